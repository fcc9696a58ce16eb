import { drawingOf, type LaidWords } from '@teamloom/artwork/lay-letters.ts'
import { measureDetails } from '@teamloom/artwork/measure-details.ts'
import type { FinestOfWords } from '@teamloom/artwork/words-outline.ts'
import { drawnPixels, rasterizeSvg } from '#api/platform/artwork/rasterize.ts'

/** Pixels to the inch at which letters are looked at; of high numerals, in which little is fine, fewer. */
const perInch = 200
const mostPixels = 500_000

/** What is finest in words, as artwork is measured. `unit`: inches to one of the drawing's. */
export function finestOfWords(laid: LaidWords, unit: number): FinestOfWords {
  const [width, height] = [laid.width * unit, laid.height * unit]
  const scale = Math.min(perInch, Math.sqrt(mostPixels / (width * height)))
  const longest = Math.min(drawnPixels, Math.ceil(Math.max(width, height) * scale))
  const { size: _, ...pixels } = rasterizeSvg(drawingOf(laid), longest)
  const hexes = [...new Set(laid.coats.map(({ hex }) => hex))]
  const { line, gap, speck } = measureDetails(pixels, hexes, true)
  const inches = (spot: { readonly size: number } | null) => spot && Math.round(spot.size * width * 1e4) / 1e4
  return { line: inches(line), gap: inches(gap), speck: inches(speck) }
}
