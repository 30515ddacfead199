/** One tab stop for a group of buttons; arrows go from one to the next, as they lie, Home and End to
    the ends. */

const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const roving = (group: HTMLElement): (() => void) => rove(group, 0)
/** For a list that grows at its end: one comes to the newest first. */
export const rovingFromEnd = (group: HTMLElement): (() => void) => rove(group, Infinity)

function rove(group: HTMLElement, place: number): () => void {
  let held = false

  const buttons = (): HTMLElement[] =>
    [...group.querySelectorAll('button')].filter(({ inert, disabled }) => !inert && !disabled)
  const mark = (current: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === current ? 0 : -1
  }

  function settle(): void {
    const all = buttons()
    const active = document.activeElement
    const current = all.find((button) => button === active)
    if (current) return mark(current)
    const near = all[Math.min(place, all.length - 1)]
    // The one that had the focus is gone: whoever plays by keys goes on from its neighbour.
    if (held && (!active || active === document.body)) near?.focus({ preventScroll: true })
    const stops = all.filter(({ tabIndex }) => tabIndex === 0)
    mark(stops.length === 1 ? stops[0] : near)
  }

  function enters(event: FocusEvent): void {
    const all = buttons()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0) return
    place = at
    held = true
    mark(all[at])
  }

  function leaves(event: FocusEvent): void {
    const from = event.target as HTMLElement
    queueMicrotask(() => {
      if (from.isConnected && !group.contains(document.activeElement)) held = false
    })
  }

  function key(event: KeyboardEvent): void {
    const all = buttons()
    const from = all.indexOf(event.target as HTMLElement)
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const way = KEYS[event.key]
    let to: HTMLElement | undefined
    if (event.key === 'Home') to = all[0]
    else if (event.key === 'End') to = all.at(-1)
    else if (way) to = towards(all, from, way)
    else return
    event.preventDefault()
    event.stopPropagation()
    to?.focus()
  }

  const observer = new MutationObserver(settle)
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  group.addEventListener('focusin', enters)
  group.addEventListener('focusout', leaves)
  group.addEventListener('keydown', key)
  settle()
  return () => {
    observer.disconnect()
    group.removeEventListener('focusin', enters)
    group.removeEventListener('focusout', leaves)
    group.removeEventListener('keydown', key)
  }
}

/** The nearest that way; sideways, in the order of the page and round again. */
function towards(
  all: HTMLElement[],
  from: number,
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  if (x) return all.at((from + x) % all.length)
  const middle = (button: HTMLElement) => {
    const box = button.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [left, top] = middle(all[from]!)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const button of all) {
    const [across, down] = middle(button)
    const along = (down - top) * y
    if (along < 6) continue
    const far = along + 2 * Math.abs(across - left)
    if (far < least) [best, least] = [button, far]
  }
  // One row only: up and down are left and right.
  return best ?? (all.some((button) => Math.abs(middle(button)[1] - top) > 6) ? undefined : all.at((from + y) % all.length))
}
