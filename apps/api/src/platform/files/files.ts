import type { Readable } from 'node:stream'

/** Bytes that arrived whole and are in no place yet: they are put into one, or thrown away. */
export type ReceivedFile = {
  readonly bytes: number
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly keep: (key: string) => Promise<void>
  readonly discard: () => Promise<void>
}

/** A file, or a folder: changed when something came into it or left it. */
export type Listed = { readonly name: string; readonly changedAt: Date }

/** Where files are kept; each may throw `Outage`. Keys are paths of letters, digits, `-`, `_`, `.` and `/`. What fails leaves nothing behind. */
export type Files = {
  /** Whole or not at all, and on disk when it answers. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** On disk when it answers. Throws `FileTooBig` past the most. */
  readonly receive: (stream: Readable, mostBytes: number) => Promise<ReceivedFile>
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  readonly open: (key: string) => Promise<Readable | undefined>
  /** The path at which another process of this machine reads it, if it is there. */
  readonly find: (key: string) => Promise<string | undefined>
  /** What lies directly in a folder; nothing when there is none. */
  readonly list: (folder: string) => Promise<readonly Listed[]>
  readonly remove: (key: string) => Promise<void>
  /** Whether a file could be written now. */
  readonly isWritable: () => Promise<boolean>
}

export class FileTooBig extends Error {
  override name = 'FileTooBig'
}

const allowedKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

export function checkKey(key: string): string {
  if (!allowedKey.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`)
  return key
}
