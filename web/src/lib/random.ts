/** Random letters; `crypto.randomUUID` is missing where a house is reached without HTTPS. */
export function randomId(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
