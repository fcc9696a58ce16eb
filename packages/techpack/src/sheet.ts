import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { type Flat, type FlatSide, flatSides } from '@teamloom/pattern/flat/flat.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { outlineOf } from '@teamloom/shape/panel.ts'
import { type Consumption, consumptionOf } from './consumption.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { calloutsOf, type NumberedOutline, writeFlatSheet } from './flat-sheet.ts'
import type { DimensionLine } from './label-places.ts'
import { materialsOf } from './materials.ts'
import { type LaidPrint, type PlacedMeasure, placePrint } from './placement.ts'
import { ruleOf } from './placement-rules.ts'
import { pieceLabels, printMarks, references } from './placement-words.ts'
import { drawPrintOnFlat } from './print-on-flat.ts'

/** A distance, and in words how the rule is laid. */
export type WordedMeasure = {
  readonly from: Label
  readonly to: Label
  readonly rule: Label
  readonly inches: number
}

export type SizePlacement = {
  readonly sizeName: string
  readonly down: WordedMeasure
  readonly across: WordedMeasure
  readonly fits: boolean
}

/** All of an item that needs its sewing pattern. */
export type ItemSheet = {
  /** The size of the drawings. */
  readonly sizeName: string
  readonly flats: readonly {
    readonly side: FlatSide
    /** In the design's colours, with the numbers of its materials. */
    readonly svg: string
    /** In line, with the points of measure. */
    readonly plainSvg: string
    /** In line, with where the decorations lie, by their numbers. */
    readonly placingSvg: string
  }[]
  readonly consumption: readonly {
    readonly slot: string
    readonly unit: Consumption['unit']
    readonly sizes: readonly { readonly sizeName: string; readonly amount: number }[]
  }[]
  readonly placements: readonly {
    readonly decorationId: string
    readonly piece: Label
    readonly sizes: readonly SizePlacement[]
  }[]
}

type Asked = {
  readonly document: DesignDocument
  readonly product: Product
  readonly sizeNames: readonly string[]
  readonly locale: Locale
  /** Keeps what takes long to draw: the same styles lie the same way, whatever their colours. */
  readonly keep: <Value>(key: string, make: () => Value) => Value
}

/** Undefined for a product without a pattern. */
export function drawSheet({ document, product, sizeNames, locale, keep }: Asked): ItemSheet | undefined {
  const pattern = findPattern(product.product.name)
  if (!pattern) return undefined
  const { styles, cloths } = drawnDesign(document, product)
  const worn = `${product.product.name} ${JSON.stringify(styles)}`
  const cutIn = (size: string): Cut => keep(`cut ${worn} ${size}`, () => pattern.cut(size, styles))
  const materials = materialsOf(document, product)
  const made = madeDecorations(document, product)
  const base = cutIn(pattern.baseSize)
  const flats = flatSides.map(side => {
    const flat = keep(`flat ${worn} ${side}`, () => drawFlat(pattern, pattern.baseSize, styles, side))
    const slots = materials.map(({ slot }) => slot).join()
    const callouts = keep(`callouts ${worn} ${side} ${slots}`, () => calloutsOf(flat, materials))
    const prints = made.flatMap((each, i) => placedOn(base, flat, each, i + 1, locale))
    return {
      side,
      svg: writeFlatSheet({ flat, colors: cloths, callouts }),
      plainSvg: writeFlatSheet({ flat, dimensions: flat.measures.map(measure => measured(measure, locale)) }),
      placingSvg: writeFlatSheet({
        flat,
        prints,
        dimensions: prints.flatMap(print => print.dimensions),
      }),
    }
  })
  return {
    sizeName: pattern.baseSize,
    flats,
    consumption: consumptionBySize(pattern, sizeNames, cutIn, styles, keep, worn),
    placements: made.flatMap(each => placementsOf(each, sizeNames, cutIn)),
  }
}

/** The cut pieces of a size, at true scale. */
export function cutPieces(document: DesignDocument, product: Product, sizeName: string) {
  const pattern = must(findPattern(product.product.name), product.product.name)
  const cut = pattern.cut(sizeName, drawnDesign(document, product).styles)
  const laid = cut.trims.flatMap(trim => (trim.kind === 'laid' ? [trim.panel] : []))
  return [...cut.pieces, ...laid].map(panel => ({ name: panel.name, outline: outlineOf(panel) }))
}

function laidPrint({ location, size }: MadeDecoration): LaidPrint | undefined {
  if (!location || !size) return undefined
  const { panel, centerU, centerV, planeAngle } = location
  return {
    panel,
    centerU,
    centerV,
    planeAngle,
    widthInches: size.widthInches,
    heightInches: size.heightInches,
  }
}

function worded(measure: PlacedMeasure): WordedMeasure {
  const { from, to, inches } = measure
  return {
    from: references[from],
    to: printMarks[to],
    rule: ruleOf(measure),
    inches: Math.round(Math.abs(inches) * 1000) / 1000,
  }
}

function placementsOf(
  made: MadeDecoration,
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
): ItemSheet['placements'] {
  const print = laidPrint(made)
  if (!print || made.coversPiece) return []
  const sizes = sizeNames.flatMap((sizeName): SizePlacement[] => {
    const placed = placePrint(cutIn(sizeName), print)
    if (!placed) return []
    return [{ sizeName, down: worded(placed.down), across: worded(placed.across), fits: placed.fits }]
  })
  const piece = pieceLabels[print.panel] ?? { en: print.panel, fr: print.panel }
  return [{ decorationId: made.decoration.id, piece, sizes }]
}

function placedOn(
  base: Cut,
  flat: Flat,
  made: MadeDecoration,
  number: number,
  locale: Locale,
): (NumberedOutline & { readonly dimensions: readonly DimensionLine[] })[] {
  const print = laidPrint(made)
  const placed = print && placePrint(base, print)
  if (!print || !placed || made.coversPiece || made.location?.face === 'inside') return []
  const drawn = drawPrintOnFlat(
    base,
    flat.side,
    print,
    [placed.down, placed.across].filter(({ inches }) => Math.abs(inches) > 1 / 16),
  )
  if (!drawn) return []
  const dimensions = drawn.lines.map(
    ({ measure, line }): DimensionLine => ({
      line,
      label: inchesText(Math.abs(measure.inches), locale),
    }),
  )
  return [{ number, outline: drawn.outline, dimensions }]
}

function measured({ line, inches }: Flat['measures'][number], locale: Locale): DimensionLine {
  return { line, label: inchesText(inches, locale) }
}

function consumptionBySize(
  pattern: Pattern,
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
  styles: Parameters<typeof consumptionOf>[2],
  keep: Asked['keep'],
  worn: string,
): ItemSheet['consumption'] {
  const rows = sizeNames.flatMap(sizeName => {
    const used = keep(`use ${worn} ${sizeName}`, () => consumptionOf(pattern, cutIn(sizeName), styles))
    return [...used].flatMap(([slot, amounts]) =>
      amounts.map(({ unit, amount }) => ({ key: `${slot} ${unit}`, slot, unit, sizeName, amount })),
    )
  })
  return [...Map.groupBy(rows, ({ key }) => key).values()].map(same => ({
    slot: same[0]!.slot,
    unit: same[0]!.unit,
    sizes: same.map(({ sizeName, amount }) => ({ sizeName, amount: Math.round(amount * 1000) / 1000 })),
  }))
}
