import { must } from '@teamloom/kit/assert.ts'
import { differenceCiede2000, modeLab65, modeRgb, parseHex, useMode as registerMode } from 'culori/fn'

registerMode(modeRgb)
registerMode(modeLab65)
const difference = differenceCiede2000()

/** CIEDE2000 (D65) between two hex colours: about 1 is just noticeable, above 10 is another colour. */
export function colorDifference(hexA: string, hexB: string): number {
  return difference(hexToColor(hexA), hexToColor(hexB))
}

/** The palette's colour nearest to the eye; undefined only for an empty palette. */
export function matchColor<Color extends { readonly hex: string }>(
  hex: string,
  palette: readonly Color[],
): Color | undefined {
  let nearest: Color | undefined
  let least = Number.POSITIVE_INFINITY
  for (const color of palette) {
    const distance = colorDifference(hex, color.hex)
    if (distance < least) {
      least = distance
      nearest = color
    }
  }
  return nearest
}

function hexToColor(hex: string) {
  return must(parseHex(hex), `colour in ${hex}`)
}
