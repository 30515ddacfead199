/** Two letters for each name, no two alike at one table. */

const LETTER = /[\p{L}\p{N}]/gu

export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    for (const two of candidates(name)) {
      if (taken.has(two.toUpperCase())) continue
      taken.add(two.toUpperCase())
      return two
    }
    return ''
  })
}

/** The first letters of its words, then its first letter with any other, then with a number. */
function* candidates(name: string): Generator<string, undefined> {
  const words = name.split(/[\s'’-]+/).map((word) => word.match(LETTER) ?? []).filter((word) => word.length)
  const [first = '?', ...others] = words.flat()
  const head = first.toUpperCase()
  for (const word of words.slice(1)) yield head + word[0]!.toUpperCase()
  for (const letter of others) yield head + letter.toLowerCase()
  for (let number = 1; number < 10; number++) yield `${head}${number}`
  for (let number = 0; ; number++) yield `${number}`.padStart(2, '0')
}
