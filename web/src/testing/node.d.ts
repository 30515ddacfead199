/** What the tests use of Node, which has no types here. */
declare module 'node:test' {
  export function test(claim: string, check: () => void | Promise<void>): Promise<void>
  export function beforeEach(prepare: () => void | Promise<void>): void
}

declare module 'node:assert/strict' {
  export function equal(found: unknown, wanted: unknown, message?: string): void
  export function deepEqual(found: unknown, wanted: unknown, message?: string): void
  export function ok(found: unknown, message?: string): asserts found
  export function rejects(promise: Promise<unknown>, like?: object): Promise<void>
}

declare function setImmediate(run: () => void): void
