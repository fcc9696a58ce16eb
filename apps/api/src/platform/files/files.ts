import type { Readable } from 'node:stream'

/** Bytes that arrived whole and are in no place yet: they are put into one, or thrown away. */
export type ReceivedFile = {
  readonly bytes: number
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly keep: (key: string) => Promise<void>
  /** Under a key that names its content: what is there already stays. */
  readonly keepOnce: (key: string) => Promise<void>
  readonly discard: () => Promise<void>
}

export type Listed = { readonly key: string; readonly bytes: number; readonly changedAt: Date }

/** From the first byte to the last, both read. */
export type ByteRange = { readonly first: number; readonly last: number }

/** Where files are kept; each may throw `Outage`. Keys are paths of letters, digits, `-`, `_`, `.` and `/`. What fails leaves nothing behind. */
export type Files = {
  /** Whole or not at all, and kept when it answers. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Under a key that names its content: of all who write it one does, and what is there stays. Whether this one did. */
  readonly writeOnce: (key: string, bytes: Uint8Array) => Promise<boolean>
  /** Kept when it answers, in no place yet. Throws `FileTooBig` past the most. */
  readonly receive: (stream: Readable, mostBytes: number) => Promise<ReceivedFile>
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  readonly open: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  readonly exists: (key: string) => Promise<boolean>
  /** Does this work with the path of a copy that other processes of this machine read, until it is done; undefined where there is no such file. */
  readonly withLocalCopy: <Done>(
    key: string,
    work: (path: string) => Promise<Done>,
  ) => Promise<Done | undefined>
  /** All files below a folder, however deep, or of all folders, in the order of their keys; from behind a key on where it is given. */
  readonly list: (folder?: string, after?: string) => AsyncIterable<Listed>
  /** Whole or not at all, over what was there; false where there is nothing to copy. */
  readonly copy: (from: string, to: string) => Promise<boolean>
  readonly remove: (key: string) => Promise<void>
  readonly removeFolder: (folder: string) => Promise<void>
  /** Whether a file could be written now. */
  readonly isWritable: () => Promise<boolean>
  /** Where anybody may put so many bytes under a key, no more and no fewer, for so many seconds; null where all comes through us. */
  readonly addressToPut: ((key: string, bytes: number, seconds: number) => string) | null
}

export class FileTooBig extends Error {
  override name = 'FileTooBig'
}

const allowedKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

export function checkKey(key: string): string {
  if (!allowedKey.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`)
  return key
}
