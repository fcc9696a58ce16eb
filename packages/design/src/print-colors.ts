import { colorDifference, labDifference, labOf } from '@teamloom/artwork/color-difference.ts'
import { lightnessOf } from '@teamloom/artwork/lightness.ts'
import { matchColor } from '@teamloom/artwork/match-color.ts'
import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { chosenInksOf, type Inks } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationState, PrintColor } from './document.ts'
import { isOffered } from './layer-colors.ts'

/** CIEDE2000 below which a print does not stand out. */
export const leastDifference = 12

/**
 * An ink of the palette for each of the artwork's colours, no ink twice while there are others: whichever colour is
 * nearest to one has it, so that white stays white. A type of one ink has the first of them that reads on the cloth.
 * None for a type that leaves no ink to choose.
 */
export function matchPrintColors(
  inks: Inks,
  artwork: Pick<NonNullable<DecorationState['artwork']>, 'colors'>,
  clothHex?: string,
): PrintColor[] {
  const chosen = chosenInksOf(inks)
  if (!chosen) return []
  const offered = chosen.palette.colors.filter(isOffered)
  const matched =
    inks.from === 'tone'
      ? [inkThatReads(artwork.colors, offered, clothHex)].filter(ink => ink !== undefined)
      : matchEach(artwork.colors.slice(0, chosen.most), offered)
  return matched.map(({ name }) => ({ colorName: name, transparent: false }))
}

/**
 * The ink of the artwork's most used colour that is seen on the cloth; where none is, of all inks the one furthest from
 * it in lightness.
 */
function inkThatReads(
  hexes: readonly string[],
  palette: readonly PaletteColor[],
  clothHex: string | undefined,
): PaletteColor | undefined {
  const inks = (hexes.length > 0 ? hexes : ['#000000']).flatMap(hex => matchColor(hex, palette) ?? [])
  if (clothHex === undefined) return inks[0]
  const cloth = lightnessOf(rgbOfHex(clothHex))
  const apart = ({ hex }: PaletteColor) => Math.abs(lightnessOf(rgbOfHex(hex)) - cloth)
  return (
    inks.find(({ hex }) => colorDifference(hex, clothHex) >= leastDifference) ??
    palette.toSorted((a, b) => apart(b) - apart(a))[0]
  )
}

/** The ink most like one that is lost on its cloth, by their names, that stands out from it well. */
export function inkApart(inks: Inks, inkName: string, clothName: string): string | undefined {
  const [ink, cloth] = [findColor(inkName), findColor(clothName)]
  if (!ink || !cloth) return undefined
  const offered = chosenInksOf(inks)?.palette.colors.filter(isOffered) ?? []
  const apart = offered.filter(({ hex }) => colorDifference(hex, cloth.hex) >= 2 * leastDifference)
  const likeness = ({ hex }: PaletteColor) => colorDifference(hex, ink.hex)
  return apart.toSorted((a, b) => likeness(a) - likeness(b))[0]?.name
}

function matchEach(hexes: readonly string[], palette: readonly PaletteColor[]): PaletteColor[] {
  const inks = palette.map(color => ({ color, lab: labOf(color.hex) }))
  const pairs = hexes
    .map(labOf)
    .flatMap((lab, index) =>
      inks.map(ink => ({ index, color: ink.color, apart: labDifference(lab, ink.lab) })),
    )
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

/** Whether a type of one ink prints what is light of an artwork: on cloth that is darker than the ink, and is its dark. */
export function printsLight(
  inks: Inks,
  ink: string | null | undefined,
  clothHex: string | undefined,
): boolean {
  if (inks.from !== 'tone' || !ink || clothHex === undefined) return false
  return lightnessOf(rgbOfHex(ink)) > lightnessOf(rgbOfHex(clothHex))
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
