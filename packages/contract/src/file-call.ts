import type { z } from 'zod'
import type { Call } from './call.ts'

/** A call that answers a file's bytes where the others answer data. */
export type FileCall = Pick<
  Call,
  'name' | 'method' | 'path' | 'access' | 'summary' | 'params' | 'query' | 'maxBodyBytes' | 'refusals'
> & {
  readonly body?: z.core.$ZodType
  /** The media types that it may answer. */
  readonly media: readonly [string, ...string[]]
}

/** Keeps the exact types of a call's schemas and refusals. */
export function defineFileCall<const C extends FileCall>(call: C): C {
  return call
}
