import { z } from 'zod/mini'

/** A bitmap as a page shows it: its own pixels, and how many of them lie on an inch each way. */
export const bitmapSchema = z.object({
  width: z.number(),
  height: z.number(),
  acrossPpi: z.number(),
  downPpi: z.number(),
})

export type PageBitmap = z.output<typeof bitmapSchema>

/** What is so narrow is no picture but a tone that is stretched, as programs save gradients and shadows. */
export const mostOfTone = 2

/** Pixels to the inch of the coarsest; null without any. */
export function coarsestOf(bitmaps: readonly PageBitmap[]): number | null {
  const densities = bitmaps
    .filter(({ width, height }) => Math.min(width, height) > mostOfTone)
    .map(({ acrossPpi, downPpi }) => Math.min(acrossPpi, downPpi))
    .filter(ppi => ppi > 0 && Number.isFinite(ppi))
  return densities.length > 0 ? Math.min(...densities) : null
}

/** Whether some are photographs in colours of a profile, which whoever draws the page would leave behind, or in inks, which programs take for other colours. */
export function hasProfiledPhotographs(table: string): boolean {
  return /^ {0,8}\d+ +\d+ image +\d+ +\d+ +(?:icc|cmyk) +\d+ +\d+ +(?:jpeg|jpx) /m.test(table)
}

/** In the table of `pdfimages -list`: with its object or place, and how dense it is in whole pixels. */
const row =
  /^ {0,8}\d+ +\d+ (?:image|mask|smask|stencil) +(\d+) +(\d+) +\S+ +\S+ +\d+ +\S+ +\S+ +(?:\[inline\]|\d+ +\d+) +(\d+) +(\d+) /gm

export function listedBitmaps(table: string): readonly PageBitmap[] {
  return [...table.matchAll(row)].map(([, ...numbers]) => {
    const [width = 0, height = 0, acrossPpi = 0, downPpi = 0] = numbers.map(Number)
    return { width, height, acrossPpi, downPpi }
  })
}
