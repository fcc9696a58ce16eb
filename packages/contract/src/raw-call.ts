import type { z } from 'zod'
import type { Call } from './call.ts'

type Address = Pick<
  Call,
  | 'name'
  | 'method'
  | 'path'
  | 'access'
  | 'ability'
  | 'summary'
  | 'params'
  | 'query'
  | 'maxBodyBytes'
  | 'refusals'
> & { readonly body?: z.core.$ZodType }

/** A call that answers a file's bytes where the others answer data. */
export type FileCall = Address & {
  readonly kind: 'file'
  /** The media types that it may answer. */
  readonly media: readonly [string, ...string[]]
  /** One page shows many of them: they are counted apart from calls. */
  readonly isShownByMany?: true
}

/** A call that leads to a page of the studio: what somebody opens whose mail names an address for programs. */
export type PageCall = Address & { readonly kind: 'page' }

/** A call that takes bytes as they are, whatever they say they are, and answers data. */
export type BytesCall = Address & { readonly kind: 'bytes'; readonly data: z.core.$ZodType }

/** A call that is made by an address instead of a client: by a link, a picture, a mail program, another server. */
export type RawCall = FileCall | PageCall | BytesCall

/** Keeps the exact types of a call's schemas and refusals. */
export function defineFileCall<const C extends Omit<FileCall, 'kind'>>(
  call: C,
): C & { readonly kind: 'file' } {
  return { ...call, kind: 'file' }
}

/** Defines a call as `defineFileCall` does, of its own kind. */
export function definePageCall<const C extends Omit<PageCall, 'kind'>>(
  call: C,
): C & { readonly kind: 'page' } {
  return { ...call, kind: 'page' }
}

/** Defines a call as `defineFileCall` does, of its own kind. */
export function defineBytesCall<const C extends Omit<BytesCall, 'kind'>>(
  call: C,
): C & { readonly kind: 'bytes' } {
  return { ...call, kind: 'bytes' }
}

export const isFileCall = (call: RawCall): call is FileCall => call.kind === 'file'
