import { matchColor } from '@teamloom/artwork/match-color.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { DecorationState, PrintColor } from './document.ts'
import { isOffered } from './layer-colors.ts'

/** The palette's nearest colour for each of the artwork's; none for a type that prints the file as it is. */
export function matchPrintColors(
  type: DecorationType,
  artwork: NonNullable<DecorationState['artwork']>,
): PrintColor[] {
  if (!type.useColorExtraction || !type.palette) return []
  const offered = type.palette.colors.filter(isOffered)
  return artwork.colors.slice(0, type.maxColorsToExtract).flatMap(hex => {
    const color = matchColor(hex, offered)
    return color ? [{ colorName: color.name, transparent: false }] : []
  })
}
