/** The options of a game, read from the JSON Schema that the house gives. */

export type Field =
  | { name: string; kind: 'choice'; values: string[] }
  | { name: string; kind: 'yes' }
  | { name: string; kind: 'number'; least: number; most: number }

/** The fields a person can fill in; what is neither a choice nor a number keeps its default. */
export function fields(schema: Record<string, any>): Field[] {
  const name = String(schema.$ref ?? '').split('/').at(-1) ?? ''
  const properties: Record<string, any> = schema.$defs?.[name]?.properties ?? {}
  return Object.entries(properties).flatMap(([field, shape]): Field[] => {
    if (Array.isArray(shape.enum)) return [{ name: field, kind: 'choice', values: shape.enum }]
    if (shape.type === 'boolean') return [{ name: field, kind: 'yes' }]
    if (shape.type === 'integer') {
      return [{ name: field, kind: 'number', least: shape.minimum ?? 0, most: shape.maximum ?? 99 }]
    }
    return []
  })
}
