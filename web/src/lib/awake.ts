/** Keeping the screen awake: by a wake lock, or where there is none, by a small silent video. */
import mp4 from './awake.mp4'
import webm from './awake.webm'

/** Before the video is over; one that loops by itself, Safari lets the screen sleep beside. */
const AGAIN = 1
const TOUCHES = ['pointerup', 'keydown'] as const

/** Stay awake until the answer is called. A screen that was put away is asked for again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let video: HTMLVideoElement | null = null
  let over = false

  async function ask(): Promise<void> {
    if (over || document.visibilityState !== 'visible') return
    try {
      // Browsers have it only over HTTPS and on the machine itself, and refuse it as they like.
      lock = await navigator.wakeLock.request('screen')
      if (over) await lock.release()
    } catch {
      if (!over) play()
    }
  }

  function play(): void {
    video ??= silentVideo()
    // Before the first touch no page may play anything: it is tried again then.
    if (navigator.userActivation?.hasBeenActive ?? true) void video.play().catch(() => undefined)
  }

  const seen = (): void => void ask()
  const touched = (): void => {
    if (video?.paused) play()
  }
  document.addEventListener('visibilitychange', seen)
  for (const touch of TOUCHES) document.addEventListener(touch, touched)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', seen)
    for (const touch of TOUCHES) document.removeEventListener(touch, touched)
    video?.remove()
    void lock?.release().catch(() => undefined)
  }
}

/** `tools/awake_video.py` wrote it. It must be in the page, and in sight, to count. */
function silentVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  video.className = 'awake'
  video.playsInline = true
  video.disableRemotePlayback = true
  video.setAttribute('aria-hidden', 'true')
  for (const [src, type] of [
    [webm, 'video/webm'],
    [mp4, 'video/mp4'],
  ] as const) {
    video.append(Object.assign(document.createElement('source'), { src, type }))
  }
  video.addEventListener('timeupdate', () => {
    if (video.currentTime > AGAIN) video.currentTime = 0
  })
  document.body.append(video)
  return video
}
