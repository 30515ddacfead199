/** A group of buttons with one tab stop: arrows go from one to the next, Home and End to the ends. */
export function roving(group: HTMLElement): () => void {
  const all = (): HTMLButtonElement[] =>
    [...group.querySelectorAll('button')].filter((button) => !button.disabled)
  let current: HTMLElement | null = null

  function stop(): void {
    const buttons = all()
    if (!current || !buttons.includes(current as HTMLButtonElement)) {
      current = buttons.find((button) => button.matches('[data-first]')) ?? buttons[0] ?? null
    }
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1
  }

  function focus(event: FocusEvent): void {
    const button = (event.target as HTMLElement).closest('button')
    if (!button) return
    current = button
    stop()
  }

  function key(event: KeyboardEvent): void {
    const buttons = all()
    const place = buttons.indexOf(event.target as HTMLButtonElement)
    if (place < 0) return
    const places: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowUp: place - 1,
      ArrowRight: place + 1,
      ArrowDown: place + 1,
      Home: 0,
      End: buttons.length - 1,
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    buttons[(next + buttons.length) % buttons.length]?.focus()
  }

  const watch = new MutationObserver(stop)
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  group.addEventListener('focusin', focus)
  group.addEventListener('keydown', key)
  stop()
  return () => {
    watch.disconnect()
    group.removeEventListener('focusin', focus)
    group.removeEventListener('keydown', key)
  }
}
