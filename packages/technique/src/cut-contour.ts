import { type Contour, contourOf } from '@teamloom/artwork/piece-contour.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { Work } from './technique.ts'
import { keepFew } from './thread/keep-few.ts'

/** A piece and the artwork on it. Inches: those of the piece. */
export type Cut = Pick<Work, 'art' | 'inks' | 'form' | 'widthInches' | 'heightInches'>

const contours = keepFew<Contour>(4)

/** Where a piece is cut that follows its artwork, in the inks that are not left out; undefined of any other. */
export function cutContour({ art, inks, form, ...box }: Cut): Contour | undefined {
  if (form.kind !== 'piece' || form.outline !== 'contour') return undefined
  const { widthInches, heightInches } = box
  const size = { widthInches: form.artWidthInches, heightInches: form.artHeightInches }
  const key = JSON.stringify([widthInches, heightInches, size, inks?.map(ink => ink === null)])
  return contours(art, key, () => contourOf(pixelsOf(art, inks), { widthInches, heightInches }, size))
}

function pixelsOf(art: Work['art'], inks: Work['inks']): Pixels {
  if (art.kind === 'pixels') return art.pixels
  const { plates } = art
  const isEach = inks !== null && inks.length >= plates.count
  return inkPlates(plates, isEach ? inks : Array.from({ length: plates.count }, () => '#000000'))
}
