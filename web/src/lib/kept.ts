/** What the browser keeps for us. Where it keeps nothing, the page works all the same. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`veillee.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`veillee.${name}`)
    else localStorage.setItem(`veillee.${name}`, value)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
