import type { DecorationSize } from '@teamloom/catalog/decorations/sizing.ts'
import { firstSize } from './sizes.ts'

/** From how many times its width on a place's usual size is far larger. */
const farLarger = 1.5

/** The size that new artwork has at a place, for one that looks lost there; undefined when it does not. */
export function offeredSize(
  sizes: readonly DecorationSize[],
  widthInches: number,
): DecorationSize | undefined {
  const usual = firstSize(sizes)
  return usual && usual.widthInches >= farLarger * widthInches ? usual : undefined
}

/** The size so many sizes larger or smaller, as far as there are any; undefined for a size that is none of them. */
export function stepSize(
  sizes: readonly DecorationSize[],
  sizeId: string | undefined,
  steps: number,
): DecorationSize | undefined {
  const at = sizes.findIndex(({ id }) => id === sizeId)
  return at < 0 ? undefined : sizes[Math.max(0, Math.min(sizes.length - 1, at + steps))]
}
