import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { matchColor } from '@teamloom/artwork/match-color.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { chosenInksOf, type Inks } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationState, PrintColor } from './document.ts'
import { isOffered } from './layer-colors.ts'

/**
 * An ink of the palette for each of the artwork's colours, no ink twice while there are others: whichever colour is
 * nearest to one has it, so that white stays white. None for a type that leaves no ink to choose.
 */
export function matchPrintColors(inks: Inks, artwork: NonNullable<DecorationState['artwork']>): PrintColor[] {
  const chosen = chosenInksOf(inks)
  if (!chosen) return []
  const offered = chosen.palette.colors.filter(isOffered)
  const hexes = inks.from === 'tone' ? [artwork.colors[0] ?? '#000000'] : artwork.colors.slice(0, chosen.most)
  return matchEach(hexes, offered).map(({ name }) => ({ colorName: name, transparent: false }))
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

/** The one ink or mark that all of the artwork is in, null where it is left out; undefined for other types. */
export function toneOf(
  inks: Inks,
  { colors, options }: Pick<DecorationState, 'colors' | 'options'>,
): string | null | undefined {
  if (inks.from === 'pressed') return inks.hexOf(options)
  if (inks.from !== 'tone') return undefined
  const [ink] = colors
  return ink && !ink.transparent ? (findColor(ink.colorName)?.hex ?? null) : null
}

/**
 * The ink of each of the artwork's colours as hex, null where it is left out. Colours beyond what the type prints go
 * with the one of the printed that is nearest to them. Null for a type that does not print them apart.
 */
export function inksOf(
  inks: Inks,
  { artwork, colors }: Pick<DecorationState, 'artwork' | 'colors'>,
): readonly (string | null)[] | null {
  if (inks.from !== 'palette' || !artwork) return null
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
