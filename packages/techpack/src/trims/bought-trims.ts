import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import type { ContentItem } from '../content.ts'
import type { Material } from '../materials.ts'
import { toProduce } from '../quantities.ts'
import type { SheetTrim } from './trim-sheet.ts'
import { figureWords, trimKinds } from './trim-words.ts'

/** How much is bought of a trim in one length and colour. */
export type BoughtTrim = {
  readonly material: Material
  readonly kind: Label
  /** What it is besides: size, teeth, type. */
  readonly details: readonly Label[]
  readonly lengthInches: number
  readonly sizeNames: readonly string[]
  /** In one garment, and in all that are made. */
  readonly each: number
  readonly all: number
}

/** TP58: zips, cords, tapes and tips of an item, counted by length and colour; what no piece takes is not bought. */
export function boughtTrims(
  trims: readonly SheetTrim[],
  materials: readonly Material[],
  { quantities }: Pick<ContentItem, 'quantities'>,
): BoughtTrim[] {
  const made = new Map(quantities.map(quantity => [quantity.sizeName, toProduce(quantity)]))
  return trims.flatMap(({ slot, kind, count, figures }) => {
    const material = materials.find(each => each.slot === slot)
    const length = lengthOf(figures)
    if (!material || !length) return []
    const details = [
      ...(bySelf.some(each => each.en === kind.en) ? [] : [material.fabric]),
      ...figures.flatMap(figure => ('text' in figure && isOneOf(figure.what, boughtBy) ? figure.text : [])),
      ...widthOf(figures),
    ]
    const byLength = Map.groupBy(
      length.sizes.filter(({ sizeName }) => (made.get(sizeName) ?? 0) > 0),
      ({ value }) => value,
    )
    return [...byLength].map(([lengthInches, sizes]) => ({
      material,
      kind,
      details,
      lengthInches,
      sizeNames: sizes.map(({ sizeName }) => sizeName),
      each: count,
      all: sizes.reduce((sum, { sizeName }) => sum + count * (made.get(sizeName) ?? 0), 0),
    }))
  })
}

/** What is named by its kind alone: its cloth says no more. */
const bySelf: readonly Label[] = [
  trimKinds.cord,
  trimKinds.tip,
  trimKinds.zip,
  trimKinds.pocketZip,
  trimKinds.loop,
]

/** The width that a trim is bought in: flat, where it is folded when it is sewn on. */
function widthOf(figures: SheetTrim['figures']): Label[] {
  const widths = [figureWords.cutWidth, figureWords.width, figureWords.diameter]
  const found = widths.flatMap(width => figures.filter(({ what }) => what.en === width.en))[0]
  if (!found || !('sizes' in found) || found.unit !== 'in') return []
  const inches = found.sizes[0]!.value
  const round = found.what.en === figureWords.diameter.en
  return [
    {
      en: `${inchesText(inches, 'en')} ${round ? 'across' : 'wide'}`,
      fr: `${inchesText(inches, 'fr')} ${round ? 'de diamètre' : 'de large'}`,
    },
  ]
}

function lengthOf(figures: SheetTrim['figures']) {
  return figures.flatMap(figure =>
    'sizes' in figure && figure.unit === 'in' && isOneOf(figure.what, lengths) ? [figure] : [],
  )[0]
}

const lengths: readonly Label[] = [figureWords.cutLength, figureWords.length]
const boughtBy: readonly Label[] = [figureWords.kind, figureWords.gauge, figureWords.teeth, figureWords.end]

/** A sheet comes from another thread: its labels are copies. */
function isOneOf({ en }: Label, labels: readonly Label[]): boolean {
  return labels.some(label => label.en === en)
}
