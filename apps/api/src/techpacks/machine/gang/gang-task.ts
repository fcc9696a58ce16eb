import type { ArtBox } from '@teamloom/artwork/art-details.ts'
import type { Matrix } from '#api/platform/artwork/svg/matrix.ts'

/** An even-odd path in a colour; `matrix`: to inches from the upper left of its image. */
export type GangPath = { readonly d: string; readonly hex: string; readonly matrix: Matrix }

/** What an image shows: curves, or the part of a picture that is seen. */
export type GangDrawing =
  | { readonly kind: 'paths'; readonly paths: readonly GangPath[] }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly part: ArtBox }

/** An image as it is made, how often, and what it is: the order, the item and the line. */
export type GangImage = {
  readonly label: string
  readonly widthInches: number
  readonly heightInches: number
  readonly count: number
  readonly drawing: GangDrawing
}

/** Images of one film. `isCut`: cut out of coloured film along their curves, else printed and cut apart. */
export type GangTask = {
  readonly title: string
  /** Which way the sheet reads, told on it. */
  readonly side: string
  readonly images: readonly GangImage[]
  readonly isCut: boolean
}

/** `used`: the share of the film that is used, 0 to 1. `tooLarge`: labels of what no roll is wide enough for. */
export type MadeGang = {
  readonly rollInches: number
  readonly lengths: readonly number[]
  readonly used: number
  readonly tooLarge: readonly string[]
  /** Pixels to the inch of the coarsest picture that is enlarged; null where none is. */
  readonly coarsest: number | null
  readonly pdf: Uint8Array
  /** One for each sheet. */
  readonly pngs: readonly Uint8Array[]
}
