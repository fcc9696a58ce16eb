import type { Art } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { type Making, makeForm } from '@teamloom/artwork/form.ts'
import { groundOf, withoutGround } from '@teamloom/artwork/ground.ts'
import { type Outline, outlineOf, overlapOf } from '@teamloom/artwork/outline-overlap.ts'
import { hexOfRgb, type Pixels } from '@teamloom/artwork/pixels.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { FileComparison } from './comparison.ts'

/** Both are as their readings keep them, whose pixels are bounded. */
export type FilesToCompare = {
  readonly file: Art
  readonly art: Art
  readonly making: Making
  readonly inks: FileComparison['inks']
}

/** How many colours are looked at: beside them edges and roundings are colours too. */
const mostColors = 12

/** Undefined where one of them shows nothing. */
export function compareFiles(work: FilesToCompare): FileComparison | undefined {
  const { file, inks } = work
  if (file.kind !== 'pixels') return undefined
  const made = madeOutlines(work)
  const ground = groundOf(file.pixels)
  const bare = ground && withoutGround(file.pixels, ground)
  const matches = [
    ...pairs(file.pixels, made).map(pair => ({ ...pair, pixels: file.pixels, hasGround: false })),
    ...(bare ? pairs(bare, made).map(pair => ({ ...pair, pixels: bare, hasGround: true })) : []),
  ]
  const best = matches.reduce<(typeof matches)[number] | undefined>(
    (most, each) => (most && most.overlap >= each.overlap ? most : each),
    undefined,
  )
  if (!best) return undefined
  return {
    overlap: best.overlap,
    proportion: best.proportion,
    fileColors: extractColors(best.pixels, mostColors),
    inks,
    // A ground that the design has too is none.
    hasGround: best.hasGround && !inks.some(({ hex }) => ground && hex === hexOfRgb(ground)),
  }
}

function pairs(pixels: Pixels, made: readonly Outline[]) {
  const outline = outlineOf(pixels)
  if (!outline) return []
  return made.map(each => ({
    overlap: overlapOf(outline, each),
    proportion: outline.proportion / each.proportion,
  }))
}

/** Outlines of the artwork, and of what it is made into: a patch, a tile of a pattern, stitches. */
function madeOutlines({ art, making }: FilesToCompare): Outline[] {
  const pixels = art.kind === 'pixels' ? art.pixels : inkPlates(art.plates, making.inks ?? [])
  const made = makeForm(pixels, making)
  return [pixels, made].flatMap(each => outlineOf(each) ?? [])
}
