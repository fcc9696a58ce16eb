import type { Readable } from 'node:stream'

/** Where files are kept. Keys are paths of letters, digits, `-`, `_`, `.` and `/`. */
export type Files = {
  /** Whole or not at all, and on disk when it answers. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** As `write`, from a stream; answers how many bytes there were. Throws `FileTooBig` past the most. */
  readonly writeStream: (
    key: string,
    stream: Readable,
    mostBytes: number,
  ) => Promise<{ bytes: number; etag: string }>
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  readonly size: (key: string) => Promise<number | undefined>
  readonly open: (key: string) => Promise<Readable | undefined>
  readonly copy: (from: string, to: string) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

export class FileTooBig extends Error {
  override name = 'FileTooBig'
}

const allowedKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

export function checkKey(key: string): string {
  if (!allowedKey.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`)
  return key
}
