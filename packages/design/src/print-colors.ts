import { colorDifference, matchColor } from '@teamloom/artwork/match-color.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Inks } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationState, PrintColor } from './document.ts'
import { isOffered } from './layer-colors.ts'

/** The palette's nearest colour for each of the artwork's; none for a type that prints the file as it is. */
export function matchPrintColors(inks: Inks, artwork: NonNullable<DecorationState['artwork']>): PrintColor[] {
  if (inks.from === 'artwork') return []
  const offered = inks.palette.colors.filter(isOffered)
  return artwork.colors.slice(0, inks.most).flatMap(hex => {
    const color = matchColor(hex, offered)
    return color ? [{ colorName: color.name, transparent: false }] : []
  })
}

/**
 * The ink of each of the artwork's colours as hex, null where it is left out. Colours beyond what the type prints go
 * with the one of the printed that is nearest to them. Null for a type that prints the file as it is.
 */
export function inksOf(
  inks: Inks,
  { artwork, colors }: Pick<DecorationState, 'artwork' | 'colors'>,
): readonly (string | null)[] | null {
  if (inks.from === 'artwork' || !artwork) return null
  const printed = colors.map(({ colorName, transparent }) =>
    transparent ? null : (findColor(colorName)?.hex ?? null),
  )
  return artwork.colors.map((hex, index) => {
    const own = index < printed.length ? index : nearestOf(hex, artwork.colors.slice(0, printed.length))
    return printed[own] ?? null
  })
}

function nearestOf(hex: string, hexes: readonly string[]): number {
  const distances = hexes.map(other => colorDifference(hex, other))
  return distances.indexOf(Math.min(...distances))
}
