import type { Readable } from 'node:stream'
import type { DrawnItem } from '@teamloom/techpack/drawn-item.ts'
import type { ItemFile } from '@teamloom/techpack/item-files.ts'

/** `bytes`: a file that is large, or made in a moment, is opened when it is written; undefined: it is gone by then. */
export type MadeFile = ItemFile & {
  readonly bytes: Uint8Array | string | (() => Promise<Readable | Uint8Array | string | undefined>)
}

/** An item with its files, which the document and the archive are made of. */
export type MadeItem = Omit<DrawnItem, 'files'> & { readonly files: readonly MadeFile[] }
