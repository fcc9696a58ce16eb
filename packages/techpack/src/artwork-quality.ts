import { lightnessOf } from '@teamloom/artwork/lightness.ts'
import { rgbOfHex } from '@teamloom/artwork/pixels.ts'

export const artworkQualities = ['great', 'acceptable', 'poor'] as const
export type ArtworkQuality = (typeof artworkQualities)[number]

/** `width` and `height` in pixels. */
type File = { readonly isVector: boolean; readonly width: number; readonly height: number }
type Printed = { readonly widthInches: number; readonly heightInches: number }

/** TP6: how good a file is at the printed size; null for a file that has none. */
export function qualityOf(file: File, printed: Printed | null): ArtworkQuality | null {
  if (file.isVector) return 'great'
  if (!printed) return null
  // Half a dot is lost in the sizes' rounding.
  const dpi = Math.round(Math.min(file.width / printed.widthInches, file.height / printed.heightInches))
  if (dpi >= 200) return 'great'
  return dpi >= 150 ? 'acceptable' : 'poor'
}

/** Behind artwork on the page: light, dark, and white. */
export const backgroundColors = ['#DADADA', '#555555', '#FFFFFF'] as const
export type BackgroundColor = (typeof backgroundColors)[number]

/** Lightness, 0 to 100, from which a colour is lost on white. */
const nearWhite = 93

/** TP5: white is no ground for artwork that is white. */
export function backgroundsFor(hexes: readonly string[]): readonly BackgroundColor[] {
  return hexes.some(hex => lightnessOf(rgbOfHex(hex)) >= nearWhite)
    ? backgroundColors.filter(color => color !== '#FFFFFF')
    : backgroundColors
}
