/** Keeping the screen awake during a match, where the browser can; elsewhere it sleeps as it likes. */

/** Browsers offer it only over HTTPS and on the machine itself. */
export const canStayAwake = 'wakeLock' in navigator

/** Stay awake until the answer is called. A screen that was put away is asked for again. */
export function stayAwake(): () => void {
  if (!canStayAwake) return () => undefined
  let lock: WakeLockSentinel | null = null
  let over = false

  async function ask(): Promise<void> {
    if (over || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      // The battery is low, or the browser does not wish to: the match goes on all the same.
    }
  }

  const seen = (): void => void ask()
  document.addEventListener('visibilitychange', seen)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release().catch(() => undefined)
  }
}
