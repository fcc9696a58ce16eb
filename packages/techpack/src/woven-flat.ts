import type { foldOf } from '@teamloom/catalog/decorations/woventag.ts'

/** Inches at each end that are turned in. */
const turnedIn = 3 / 8

/** How wide and high a label is woven that is so large once it is folded; one without a fold of its own hangs over an edge. */
export function wovenFlat(
  fold: ReturnType<typeof foldOf>,
  widthInches: number,
  heightInches: number,
): readonly [widthInches: number, heightInches: number] {
  switch (fold) {
    case 'loop fold':
      return [widthInches, 2 * heightInches + 2 * turnedIn]
    case 'straight':
    case 'mitred':
      return [widthInches + 2 * turnedIn, heightInches]
    case null:
      return [widthInches, 2 * heightInches]
  }
}
