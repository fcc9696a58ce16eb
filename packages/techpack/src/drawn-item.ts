import type { Locale } from '@teamloom/kit/label.ts'
import type { ItemFile } from './item-files.ts'
import type { HouseLabel } from './label/house-label.ts'
import type { MadeLine } from './people/made-line.ts'
import type { MadePrint } from './print-work.ts'
import type { FileComparison } from './production-file/comparison.ts'
import type { ItemSheet } from './sheet.ts'

/** What was drawn of an item. */
export type DrawnItem = {
  readonly sheet: ItemSheet | undefined
  /** By decoration. */
  readonly prints: Readonly<Record<string, MadePrint | undefined>>
  /** By decoration: of each width that it has in some size, by the width. */
  readonly bandPrints: Readonly<Record<string, Readonly<Record<string, MadePrint | undefined>>>>
  /** By decoration that a file to produce from was given of; null where they could not be compared. */
  readonly comparisons: Readonly<Record<string, FileComparison | null>>
  /** Its lines, with the words that are put on each; none where no piece is anybody's. */
  readonly people: readonly MadeLine[]
  /** All that could be made of it. */
  readonly files: readonly ItemFile[]
}

export type Rows = readonly (readonly string[])[]

/** In whose language a document is, and from which house. */
export type Edition = {
  readonly locale: Locale
  /** Undefined of a release that is older than it is. */
  readonly house?: HouseLabel | undefined
}
