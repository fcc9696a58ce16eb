import type { Readable } from 'node:stream'
import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { machineFiles } from '#api/db/tables.ts'
import type { Dependencies } from '#api/services.ts'
import type { LoadedItem } from '#api/techpacks/load-items.ts'

/** An item with its place in the techpack, from 1, and what the order is called. */
export type NumberedItem = {
  readonly loaded: LoadedItem
  readonly number: number
  readonly projectNumber: string
  /** The order's. */
  readonly locale: Locale
}

/** A file that an item should have as it is now. */
export type WantedFile = {
  readonly kind: MachineFile['kind']
  readonly itemId: string
  /** Null of what is of a whole item. */
  readonly decorationId: string | null
  readonly format: string
  readonly name: string
  /** Another of another size, ink or setting; where it is kept once it is made. */
  readonly key: string
}

/** What was found of the files of a key. */
export type Found = Pick<typeof machineFiles.$inferInsert, 'state' | 'problem' | 'figures' | 'checks'>

export type MadeKey = {
  readonly key: string
  readonly found: Found
  /** Files that nobody knew to want before they were made. */
  readonly more?: readonly WantedFile[]
}

/** A kind of files that machines run: which an item should have, how they are made, and what is in one. */
export type MachineKind = {
  readonly wanted: (item: NumberedItem) => readonly WantedFile[]
  /** Makes the files whose keys are waited for, one after the other. */
  readonly make: (
    item: NumberedItem,
    isAwaited: (key: string) => boolean,
    house: Dependencies,
  ) => AsyncIterable<MadeKey>
  readonly read: (
    row: Pick<WantedFile, 'key' | 'format'>,
    house: Pick<Dependencies, 'files'>,
  ) => Promise<Uint8Array | string | Readable | undefined>
}

/** In it a folder of each item; they go when the item does. */
export const machineFolder = 'techpacks/machine'

/** What is made of an item alone. */
export function keptIn(itemId: string): string {
  return `${machineFolder}/${itemId}`
}

/** A file with its name, and where it lies in the store. */
export type KeptFile = { readonly name: string; readonly at: string }

/** The key of a file that is made of an item alone. */
export function keptAt({ key, format }: Pick<WantedFile, 'key' | 'format'>): string {
  return `${key}/${format}`
}

export function failed(problem: NonNullable<MachineFile['problem']>): Found {
  return { state: 'failed', problem, figures: null, checks: [] }
}
