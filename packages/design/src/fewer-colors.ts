import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import type { PrintColor } from './document.ts'

/** How many inks are printed: colours in one ink are one. */
export function inkCount(colors: readonly PrintColor[]): number {
  return new Set(colors.flatMap(({ transparent, colorName }) => (transparent ? [] : [colorName]))).size
}

/**
 * Which ink each of the artwork's colours takes when so many are left: the most used keep theirs, each other one goes
 * with the nearest of them.
 */
export function fewerColors(
  hexes: readonly string[],
  matched: readonly PrintColor[],
  count: number,
): readonly PrintColor[] {
  return matched.map((color, index) => {
    if (index < count) return color
    const distances = hexes.slice(0, count).map(hex => colorDifference(hex, hexes[index] ?? hex))
    return matched[distances.indexOf(Math.min(...distances))] ?? color
  })
}
