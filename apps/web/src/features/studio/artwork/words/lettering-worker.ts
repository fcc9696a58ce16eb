import { packArt } from '@teamloom/artwork/art-file.ts'
import { drawForPerson } from '@teamloom/artwork/draw-for-person.ts'
import { drawWords, type LetterFont, missingLetter } from '@teamloom/artwork/draw-words.ts'
import { type Fitted, fitWords, type Room, type Setting } from '@teamloom/artwork/fit-words.ts'
import { fonts as allFonts } from '@teamloom/artwork/fonts.ts'
import { inWholeUnits, type LaidWords } from '@teamloom/artwork/lay-letters.ts'
import { measurePaints } from '@teamloom/artwork/paint-colors.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expose, transfer } from 'comlink'
import { create } from 'fontkit'

/** Makes artwork of words as the server does: the same fonts, the same outlines, as many pixels. */

/** Pixels of the longest side, as many as the server draws artwork from. */
const longestPixels = 1024

const fonts = new Map<string, Promise<LetterFont>>()

function openFont(id: string): Promise<LetterFont> {
  let font = fonts.get(id)
  if (!font) {
    font = fetchFont(id)
    font.catch(() => fonts.delete(id))
    fonts.set(id, font)
  }
  return font
}

async function fetchFont(id: string): Promise<LetterFont> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- fonts are files, not calls
  const response = await fetch(`/api/v1/fonts/${id}.woff2`)
  if (!response.ok) throw new Error(`${response.status} ${id}`)
  return create(new Uint8Array(await response.arrayBuffer()))
}

export type DrawnWords = Pick<LaidWords, 'width' | 'height' | 'crown'> & {
  /** The colours that are seen, most used first. */
  readonly colors: readonly string[]
  /** An art file. */
  readonly plates: Uint8Array
  readonly pixels: Pixels
}

const letteringWorker = {
  /** The first letter that the font does not have, where there is one. */
  async draw(recipe: TextRecipe): Promise<DrawnWords | { readonly missing: string }> {
    const drawn = drawWords(recipe, await openFont(recipe.font))
    if ('missing' in drawn) return drawn
    const laid = inWholeUnits(drawn.laid)
    const { width, height, crown } = laid
    const pixels = paint(laid)
    const colors = seenColors(pixels, laid)
    const plates = packArt({ kind: 'plates', plates: cutPlates(pixels, colors) })
    return transfer({ width, height, crown, colors, plates, pixels }, [plates.buffer, pixels.rgba.buffer])
  },

  /** How all words of a list are set in a place. */
  async fit(recipe: TextRecipe, list: readonly string[], room: Room): Promise<Fitted> {
    return fitWords(recipe, await openFont(recipe.font), list, room)
  },

  /** A person's words in the colours of the sample, in their order. */
  async drawFor(recipe: TextRecipe, words: string, setting: Setting, colors: readonly string[]) {
    const drawn = drawForPerson(recipe, await openFont(recipe.font), words, setting)
    if ('missing' in drawn) return drawn
    const { laid, widthInches, heightInches } = drawn
    const pixels = paint(laid)
    const plates = packArt({ kind: 'plates', plates: cutPlates(pixels, colors) })
    return transfer({ widthInches, heightInches, plates, pixels }, [plates.buffer, pixels.rgba.buffer])
  },

  /** For each font that lacks one of these letters, the first that it lacks. */
  async lacking(letters: string): Promise<Readonly<Record<string, string>>> {
    const found: Record<string, string> = {}
    for (const { id } of allFonts) {
      const missing = missingLetter(letters, await openFont(id))
      if (missing !== undefined) found[id] = missing
    }
    return found
  },
}

export type LetteringWorker = typeof letteringWorker

function paint({ path, left, top, width, height, coats }: LaidWords): Pixels {
  const scale = longestPixels / Math.max(width, height)
  const size = [width, height].map(side => Math.max(1, Math.round(side * scale))) as [number, number]
  const canvas = new OffscreenCanvas(...size)
  const context = must(canvas.getContext('2d', { willReadFrequently: true }), '2d context')
  context.scale(size[0] / width, size[1] / height)
  context.translate(-left, -top)
  context.lineJoin = 'round'
  const outline = new Path2D(path)
  for (const { hex, lineWidth } of coats) {
    context.fillStyle = hex
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no list
    context.fill(outline)
    if (lineWidth === 0) continue
    context.strokeStyle = hex
    context.lineWidth = lineWidth
    context.stroke(outline)
  }
  const { data } = context.getImageData(0, 0, ...size)
  return { width: size[0], height: size[1], rgba: new Uint8Array(data.buffer) }
}

function seenColors(pixels: Pixels, { coats }: LaidWords): readonly string[] {
  const hexes = [...new Set(coats.map(({ hex }) => hex))]
  const uses = measurePaints(pixels, hexes)
  const seen = hexes
    .map((hex, index) => ({ hex, count: uses[index]?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ hex }) => hex)
  return seen.length > 0 ? seen : hexes.slice(-1)
}

expose(letteringWorker)
