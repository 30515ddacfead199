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

declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf-8'): string
}

declare module 'node:child_process' {
  export function execFileSync(
    command: string,
    args: string[],
    how: { cwd: string; encoding: 'utf-8'; maxBuffer: number },
  ): string
}

declare const process: { env: { [name: string]: string | undefined } }

declare module 'node:crypto' {
  interface Hash {
    update(data: string | Uint8Array): Hash
    digest(): Uint8Array
    digest(encoding: 'hex'): string
  }
  export function createHash(name: 'sha256'): Hash
}
