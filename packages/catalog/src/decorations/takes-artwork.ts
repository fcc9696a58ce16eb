import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { acceptsFormat, type FileType } from './files.ts'
import { chosenInksOf, type Inks } from './inks.ts'

export type Taker = {
  readonly fileTypes: readonly FileType[]
  /** Left out: any raster is taken; `flat`: only one of flat colours, no more than the type's inks. */
  readonly rasters?: 'flat'
  readonly inks: Inks
}
export type Art = Pick<Artwork, 'format' | 'isVector' | 'isFlat' | 'colors'>

/** Whether artwork can be made that way: its format is read and, where rasters have to be flat, its colours are few enough. */
export function takesArtwork(type: Taker, { format, isVector, isFlat, colors }: Art): boolean {
  if (!acceptsFormat(type, format)) return false
  if (isVector || type.rasters !== 'flat') return true
  return isFlat !== false && colors.length <= (chosenInksOf(type.inks)?.most ?? Number.POSITIVE_INFINITY)
}
