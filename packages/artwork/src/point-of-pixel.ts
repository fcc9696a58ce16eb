/** A share of an artwork's width or height, to a ten-thousandth. */
export function rounded(share: number): number {
  return Math.round(10_000 * share) / 10_000
}

/** The middle of a picture's pixel, from 0 to 1 across and down; `i` counts them by rows. */
export function pointAt(
  i: number,
  width: number,
  height: number,
): { readonly u: number; readonly v: number } {
  return { u: rounded(((i % width) + 0.5) / width), v: rounded((Math.floor(i / width) + 0.5) / height) }
}
