import { lightnessOf } from '@teamloom/artwork/lightness.ts'
import { rgbOfHex } from '@teamloom/artwork/pixels.ts'

/** Lightness from which a colour is lost on a pale tile. */
const paleLightness = 65

/** Artwork that shows on a dark ground only. */
export function isPale(colors: readonly string[]): boolean {
  return colors.length > 0 && colors.slice(0, 3).every(hex => lightnessOf(rgbOfHex(hex)) >= paleLightness)
}
