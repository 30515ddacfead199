/** Asking the house over HTTP, by the names of its OpenAPI document. */
import { CALLS, type Calls, type Problem } from './protocol.gen'

/** The problem of a house that does not answer. */
export const UNREACHABLE = 'unreachable'

/** The house said no, or could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error)
  }
}

type Asked<Name extends keyof Calls> = {
  params?: Calls[Name]['params']
  body?: Calls[Name]['body']
  /** By which the question can be taken back. */
  signal?: AbortSignal
}

export async function call<Name extends keyof Calls>(
  name: Name,
  asked: Asked<Name> = {},
): Promise<Calls[Name]['answer']> {
  const [method] = CALLS[name]
  const response = await fetch(address(name, asked.params), {
    method,
    headers: asked.body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: asked.body === undefined ? null : JSON.stringify(asked.body),
    signal: asked.signal ?? null,
  }).catch(() => {
    throw new Trouble(0, { error: UNREACHABLE })
  })
  if (!response.ok) throw new Trouble(response.status, await problem(response))
  const type = response.headers.get('Content-Type') ?? ''
  return (type.includes('json') ? response.json() : response.text()) as Promise<
    Calls[Name]['answer']
  >
}

/** Where the operation is, its places filled in and the rest behind a question mark. */
export function address<Name extends keyof Calls>(
  name: Name,
  params: Calls[Name]['params'] = {} as Calls[Name]['params'],
): string {
  const left = { ...params } as Record<string, string | number | boolean | null | undefined>
  const path = CALLS[name][1].replace(/{(\w+)}/g, (_, place: string) => {
    const value = left[place]
    delete left[place]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(left)) {
    if (value !== null && value !== undefined) query.set(key, String(value))
  }
  return query.size ? `${path}?${query}` : path
}

async function problem(response: Response): Promise<Problem> {
  return response.json().catch(() => ({ error: UNREACHABLE })) as Promise<Problem>
}
