import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { dequal } from 'dequal/lite'
import type { DecorationState } from './document.ts'

type Made = Pick<DecorationType, 'inks' | 'surface'>

/** DS57: a type that prints all in one ink lays the same film as one with an ink for each colour. */
export function isSameFilmInOneInk(from: Made, to: Made): boolean {
  if (from.inks.from !== 'palette' || to.inks.from !== 'tone' || !from.surface || !to.surface) return false
  return dequal({ ...to.surface, technique: from.surface.technique }, from.surface)
}

type Laid = Pick<DecorationState, 'artwork' | 'colors' | 'positionName' | 'sizeId'>

/** DS57: artwork of one colour, in the same ink, place and size. */
export function isLaidAlike(before: Laid, after: Laid): boolean {
  return (
    before.artwork?.isFlat === true &&
    before.artwork.colors.length === 1 &&
    after.positionName === before.positionName &&
    after.sizeId === before.sizeId &&
    dequal(after.colors, before.colors)
  )
}
