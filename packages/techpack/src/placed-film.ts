import type { Label } from '@teamloom/kit/label.ts'
import type { DotRuling } from './machine/screen-ruling.ts'

/** What a film of a decoration is of. */
export type PlacedFilm = {
  /** The item's place in the techpack and its name: `2. Regatta hoodie`. */
  readonly item: string
  readonly place: Label
  /** The ink's code; null for the white base. */
  readonly code: string | null
  /** Its number in the order of printing, from 1; of the white base 0. */
  readonly ink: number
  /** MF17: how its tints are made dots, greys as they are in its drawing; null of what is solid. */
  readonly dots: DotRuling | null
  /** Inks without the white base. */
  readonly of: number
  /** The sizes that have this print. */
  readonly sizes: readonly string[]
}
