import { colorDifference } from './color-difference.ts'

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
