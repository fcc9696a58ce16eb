import type { Locale } from '@teamloom/kit/label.ts'
import type { HouseLabel } from './label/house-label.ts'
import type { MadePrint } from './print-work.ts'
import type { FileComparison } from './production-file/comparison.ts'
import type { ItemSheet } from './sheet.ts'

/** What was drawn of an item; paths of files that the document shows. */
export type DrawnItem = {
  readonly sheet: ItemSheet | undefined
  /** By decoration. */
  readonly prints: Readonly<Record<string, MadePrint | undefined>>
  /** By decoration: of each width that it has in some size, by the width. */
  readonly bandPrints: Readonly<Record<string, Readonly<Record<string, MadePrint | undefined>>>>
  /** By side; null where it could not be drawn. */
  readonly pictures: Readonly<Record<string, string | null>>
  /** By side: what is laid over its picture. */
  readonly overPictures: Readonly<Record<string, string>>
  readonly artworks: Readonly<Record<string, string | null>>
  /** By decoration that a file to produce from was given of; null where they could not be compared. */
  readonly comparisons: Readonly<Record<string, FileComparison | null>>
  /** By decoration, what of it the archive has. */
  readonly archived: Readonly<
    Record<string, { readonly source: boolean; readonly production: boolean; readonly preview: boolean }>
  >
  /** In its inks or threads, by decoration; null where it has the file's own colours. */
  readonly printed: Readonly<Record<string, string | null>>
  /** By side: in colours, in line with measures, in line with the decorations. */
  readonly flats: Readonly<
    Record<string, { readonly colored: string; readonly plain: string; readonly placing: string }>
  >
  /** By name: pieces with the decorations that the flats do not show. */
  readonly pieces: Readonly<Record<string, string>>
  /** By name: parts that are measured flat by themselves. */
  readonly details: Readonly<Record<string, string>>
}

export type Rows = readonly (readonly string[])[]

/** A file of the archive, and whether it is the one that is produced from. */
export type NamedFile = { readonly name: string; readonly isForProduction: boolean }

/** How the archive names what is in it. */
export type FileNames = {
  readonly locale: Locale
  /** A decoration's files, by item and decoration. */
  readonly filesOf: (itemId: string, decorationId: string) => readonly NamedFile[]
  /** Undefined of a release that is older than it is. */
  readonly house?: HouseLabel | undefined
}
