/** Whether two moves mean the same, however they are written: a field that says nothing may be left
    out, and cards may be named in any order. */
export const sameMove = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`
  if (!value || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => ![null, undefined, false].includes(field))
  return `{${fields.map(([name, field]) => `${name}:${written(field)}`).sort().join()}}`
}
