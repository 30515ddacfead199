/** The options of a game, read from the JSON Schema that the house gives. */

export type Field =
  | { name: string; kind: 'choice'; values: string[] }
  | { name: string; kind: 'yes' }
  | { name: string; kind: 'number'; least: number; most: number }
  /** So many of each, or left to the game. */
  | { name: string; kind: 'counts'; parts: Part[] }

export interface Part {
  name: string
  least: number
  most: number
}

/** The fields a person can fill in; what is nothing of this kind keeps its default. */
export function fields(schema: Record<string, any>): Field[] {
  const properties: Record<string, any> = schema.$defs?.[named(schema)]?.properties ?? {}
  return Object.entries(properties).flatMap(([field, shape]): Field[] => {
    if (Array.isArray(shape.enum)) return [{ name: field, kind: 'choice', values: shape.enum }]
    if (shape.type === 'boolean') return [{ name: field, kind: 'yes' }]
    if (shape.type === 'integer') {
      return [{ name: field, kind: 'number', least: shape.minimum ?? 0, most: shape.maximum ?? 99 }]
    }
    const parts = partsOf(schema, shape)
    return parts.length ? [{ name: field, kind: 'counts', parts }] : []
  })
}

function partsOf(schema: Record<string, any>, shape: Record<string, any>): Part[] {
  const inner = [shape, ...(shape.anyOf ?? [])].find((one) => one.$ref)
  const properties: Record<string, any> = schema.$defs?.[named(inner)]?.properties ?? {}
  const parts = Object.entries(properties)
  if (!parts.every(([, part]) => part.type === 'integer')) return []
  return parts.map(([name, part]) => ({ name, least: part.minimum ?? 0, most: part.maximum ?? 99 }))
}

const named = (shape: Record<string, any> | undefined): string => String(shape?.$ref ?? '').split('/').at(-1) ?? ''

/** Where one begins to choose: as many as there are seats, one of each and the last kind for the rest. */
export function firstCounts(parts: readonly Part[], seats: number): Record<string, number> {
  const counts = Object.fromEntries(parts.map((part) => [part.name, part.least]))
  let left = seats - parts.reduce((sum, part) => sum + part.least, 0)
  for (const [place, part] of parts.entries()) {
    const last = place === parts.length - 1
    const more = Math.max(0, last ? left : Math.min(left, 1 - part.least))
    counts[part.name] = part.least + more
    left -= more
  }
  return counts
}
