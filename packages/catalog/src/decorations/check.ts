import type { Label } from '@teamloom/kit/label.ts'
import type { Inks } from './inks.ts'
import type { OptionField, OptionValues } from './options.ts'
import type { ArtworkShape, DecorationSize, PlaceSize, Sizing } from './sizing.ts'
import type { Art, Taker } from './takes-artwork.ts'

/** A decoration with artwork, as it would be made. */
export type MadeDecoration = {
  readonly artwork: ArtworkShape & Art
  readonly place: PlaceSize
  readonly size: DecorationSize | undefined
  /** What of that size is inked. */
  readonly inked: Pick<DecorationSize, 'widthInches' | 'heightInches'> | undefined
  readonly options: OptionValues
  /** What it has to choose. */
  readonly optionFields: readonly OptionField[]
  /** The inks that are printed, by their names in the palette. */
  readonly colorNames: readonly string[]
  /** The inks of its type. */
  readonly inks: Inks
  readonly sizing: Sizing
  /** The ways in which the product takes artwork of its kind, its own too. */
  readonly ofItsKind: readonly Taker[]
}

/** What a customer should know before a decoration is made. A check never keeps anybody from designing. */
export type Check = {
  readonly key: string
  /** `plain`: always so, and nothing to do about it. */
  readonly kind: 'info' | 'warning' | 'plain'
  readonly title: Label
  readonly text: Label
  /** A vector file is the way out. */
  readonly wantsVector: boolean
  readonly applies: (made: MadeDecoration) => boolean
  /** What follows once it is ordered as it is; where nothing is said, that it is looked at before production. */
  readonly follows?: (file: string) => Words
}

export type Words = { readonly title: Label; readonly text: Label }
