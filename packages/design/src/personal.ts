import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { DecorationSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { BandHeights } from '@teamloom/catalog/personal-heights.ts'
import type { DecorationState, Personal } from './document.ts'

/** Whether a decoration's words can be each person's own: written here, in a type that is made piece by piece. */
export function canBePersonal(
  type: Pick<DecorationType, 'perPiece'>,
  artwork: DecorationState['artwork'],
  kind: PersonalKind,
): boolean {
  return artwork?.details?.capital !== undefined && type.perPiece?.kinds.includes(kind) === true
}

/** Heights as far as a place has them. */
export function heightsWithin(heights: BandHeights, sizes: readonly DecorationSize[]): BandHeights {
  const [least, most] = [sizes[0]?.letterInches, sizes.at(-1)?.letterInches]
  if (least === undefined || most === undefined) return heights
  const within = (inches: number) => Math.min(most, Math.max(least, inches))
  return { adult: within(heights.adult), youth: within(heights.youth) }
}

/** A decoration in a size of another choice or place: words that are each person's own take its height, youths' no more. */
export function inSize(
  state: DecorationState,
  size: DecorationSize | undefined,
  sizes: readonly DecorationSize[],
): DecorationState {
  const sized = { ...state, sizeId: size?.id ?? null }
  const { personal } = state
  if (!personal || size?.letterInches === undefined) return sized
  const heights = heightsWithin({ adult: size.letterInches, youth: personal.heights.youth }, sizes)
  const { set: _, ...own } = personal
  return { ...sized, personal: { ...own, heights } }
}

/** A decoration with one set of words for all. */
export function withoutPersonal({ personal: _, linkedTo: __, ...state }: DecorationState): DecorationState {
  return state
}

export function withPersonal(state: DecorationState, personal: Personal): DecorationState {
  return { ...state, personal, sizeId: `h${personal.heights.adult}` }
}
