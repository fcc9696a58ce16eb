import { hexOfRgb, type Rgb } from '@teamloom/artwork/pixels.ts'
import { placeOfColor } from '@teamloom/artwork/plates.ts'
import type { WordsOutline } from '@teamloom/artwork/words-outline.ts'
import { escapeText, type PlainInk } from '../films.ts'
import { layerOf } from '../separations.ts'

/** What words are made in: an ink for each colour of their artwork, null where it is left out; null: their own colours. */
export type WordsInks = {
  readonly colors: readonly string[]
  readonly inks: readonly (PlainInk | null)[]
} | null

export type WordsLayer = { readonly ink: PlainInk; readonly paths: readonly string[] }

/** What is cut or printed in each ink; what lies below another is not there. */
export function layersOf({ areas }: WordsOutline, inks: WordsInks): WordsLayer[] {
  const layers = new Map<string, { ink: PlainInk; paths: string[] }>()
  for (const { d, rgb } of areas) {
    const ink = inkOf(rgb, inks)
    if (!ink) continue
    const layer = layers.get(ink.code) ?? { ink, paths: [] }
    layer.paths.push(d)
    layers.set(ink.code, layer)
  }
  return [...layers.values()]
}

function inkOf(rgb: Rgb, inks: WordsInks): PlainInk | null {
  if (inks === null) return { code: hexOfRgb(rgb), hex: hexOfRgb(rgb) }
  const { first, second, share } = placeOfColor(rgb, inks.colors)
  return inks.inks[share > 0.5 ? second : first] ?? null
}

/** TP48: a person's words at true size, in inches, with a layer for each ink that is named after it. */
export function writeWords(
  { widthInches, heightInches, shown }: Pick<WordsOutline, 'widthInches' | 'heightInches' | 'shown'>,
  layers: readonly WordsLayer[],
): string {
  const drawn = layers.map(({ ink, paths }) =>
    layerOf(ink.code, `<path fill="${escapeText(ink.hex)}" fill-rule="evenodd" d="${paths.join('')}"/>`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${widthInches}in" height="${heightInches}in" viewBox="0 0 ${widthInches} ${heightInches}"><title>${escapeText(shown)}</title>${drawn.join('')}</svg>`
}
