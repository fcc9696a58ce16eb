import { colorDifference, matchColor } from '@teamloom/artwork/match-color.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { Inks } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationState, PrintColor } from './document.ts'
import { isOffered } from './layer-colors.ts'

/**
 * An ink of the palette for each of the artwork's colours, no ink twice while there are others: whichever colour is
 * nearest to one has it, so that white stays white. None for a type that prints the file as it is.
 */
export function matchPrintColors(inks: Inks, artwork: NonNullable<DecorationState['artwork']>): PrintColor[] {
  if (inks.from === 'artwork') return []
  const offered = inks.palette.colors.filter(isOffered)
  return matchEach(artwork.colors.slice(0, inks.most), offered).map(({ name }) => ({
    colorName: name,
    transparent: false,
  }))
}

function matchEach(hexes: readonly string[], palette: readonly PaletteColor[]): PaletteColor[] {
  const pairs = hexes
    .flatMap((hex, index) => palette.map(color => ({ index, color, apart: colorDifference(hex, color.hex) })))
    .sort((a, b) => a.apart - b.apart)
  const matched = new Map<number, PaletteColor>()
  const taken = new Set<string>()
  for (const { index, color } of pairs) {
    if (matched.has(index) || taken.has(color.name)) continue
    matched.set(index, color)
    taken.add(color.name)
  }
  return hexes.flatMap((hex, index) => matched.get(index) ?? matchColor(hex, palette) ?? [])
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
