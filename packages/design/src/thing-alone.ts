import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import {
  completeOptions,
  type OptionField,
  type OptionValues,
  takesValue,
} from '@teamloom/catalog/decorations/options.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import type { PrintColor } from './document.ts'
import type { DrawnPrint } from './drawn-design.ts'
import { isOffered } from './layer-colors.ts'
import { inksOf, matchPrintColors, toneOf } from './print-colors.ts'

/** A patch, a tag or a stretch of a pattern as it is made, on no garment. */
export type Thing = Omit<DrawnPrint, 'decorationId' | 'assetVersionId' | 'location'>

export type WantedThing = {
  readonly artwork: Artwork
  /** The type's defaults are taken for what is left out. */
  readonly chosen: OptionValues
  /** Inks or threads by their names, in the order of the artwork's colours; the nearest for the rest. */
  readonly colorNames?: readonly string[] | undefined
  /** Room for it. */
  readonly widthInches: number
  readonly heightInches: number
}

type ThingRefusal = Refusal<
  | 'assetTypeNotSupported'
  | 'unknownTagName'
  | 'unknownTexture'
  | 'unknownPattern'
  | 'unknownColor'
  | 'invalidPattern'
  | 'noSizeAvailable'
>

/** What a type makes of artwork by itself, in the first of its sizes that there is room for. */
export function thingAlone(type: DecorationType, wanted: WantedThing): Result<Thing, ThingRefusal> {
  const { artwork, chosen, widthInches, heightInches } = wanted
  if (!type.surface) return refuse('assetTypeNotSupported')
  const options = completeOptions(type.options, chosen)
  const fields = type.options.fieldsWith(options)
  for (const [name, value] of Object.entries(chosen)) {
    const field = fields.find(each => each.name === name)
    if (!field || !takesValue(field, value) || !isChoosable(field, value)) return refuseOption(name, value)
  }
  const colors = colorsOf(type, wanted)
  if (!colors.ok) return colors
  const place = { maxWidthInches: widthInches, maxHeightInches: heightInches }
  const [size] = type.sizing.sizesAt(place, artwork, options)
  if (!size) return refuse('noSizeAvailable')
  const tone = toneOf(type.inks, { colors: colors.value, options })
  return ok({
    surface: type.surface,
    widthInches: size.widthInches,
    heightInches: size.heightInches,
    inks: inksOf(type.inks, { artwork, colors: colors.value }),
    ...(tone === undefined ? {} : { tone }),
    form: type.form({ artwork, size, options }),
    options,
  })
}

function colorsOf(
  { inks }: DecorationType,
  { artwork, colorNames = [] }: WantedThing,
): Result<readonly PrintColor[], ThingRefusal> {
  const matched = matchPrintColors(inks, artwork)
  const palette = chosenInksOf(inks)?.palette.colors ?? []
  const unknown = colorNames.find(name => !palette.some(color => color.name === name && isOffered(color)))
  if (unknown !== undefined || colorNames.length > matched.length)
    return refuse('unknownColor', { color: unknown ?? colorNames.at(-1) ?? '' })
  return ok(matched.map((color, index) => ({ ...color, colorName: colorNames[index] ?? color.colorName })))
}

function isChoosable(field: OptionField, value: string | number): boolean {
  if (field.kind !== 'color') return true
  const color = field.palette.colors.find(({ name }) => name === value)
  return color !== undefined && isOffered(color)
}

function refuseOption(name: string, value: string | number): Result<never, ThingRefusal> {
  const text = String(value)
  switch (name) {
    case 'tagName':
      return refuse('unknownTagName', { tagName: text })
    case 'textureName':
      return refuse('unknownTexture', { textureName: text })
    case 'patternName':
      return refuse('unknownPattern', { patternName: text })
    case 'backgroundColorName':
    case 'stitchColorName':
      return refuse('unknownColor', { color: text })
    default:
      return refuse('invalidPattern', { field: name, value })
  }
}
