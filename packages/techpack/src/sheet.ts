import type { Manifest, Styles } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { type Flat, type FlatSide, flatSides } from '@teamloom/pattern/flat/flat.ts'
import type { Lay } from '@teamloom/pattern/flat/lay.ts'
import { layGarment } from '@teamloom/pattern/flat/lay-garment.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { inChosenCloth } from './chosen-cloth.ts'
import { drawCloseUp, type MeasuredPrint, needsCloseUp } from './close-up.ts'
import { paddingOf } from './cloth-facts.ts'
import { type Consumption, consumptionOf } from './consumption.ts'
import { registersOf } from './cover-placements.ts'
import { piecesOfCut } from './cut-pieces.ts'
import { type CuttingSheet, cuttingSheet } from './cutting-page.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { dimensionText } from './dimension-text.ts'
import { drawnSizeOf } from './drawn-size.ts'
import { calloutsOf, centreAt, letterIn, writeFlatSheet } from './flat-sheet.ts'
import { type ItemPlacement, laidPrint, measuredSpreads, placementsOf } from './item-placements.ts'
import { type KnitShare, knitSharesOf } from './knitting/knit-shares.ts'
import { knittedInOne } from './knitting/knitted-in-one.ts'
import type { DimensionLine } from './label-places.ts'
import { materialsOf } from './materials.ts'
import { drawPictureSheets } from './picture-sheet.ts'
import { drawPieceSheets, type PieceSheet } from './piece-sheet.ts'
import { type LaidPrint, type PlacedMeasure, placePrint } from './placement.ts'
import { pieceLabels } from './placement-words.ts'
import { type MeasureSheet, measureSheet } from './points-of-measure/measure-sheet.ts'
import type { PrintWidths } from './print-bands.ts'
import { centreOf, drawPrintOnFlat } from './print-on-flat.ts'
import { type SewingDetail, sewingDetailsOf } from './sewing/sewing-details.ts'
import { type SewingRow, sewingRowsOf } from './sewing/sewing-rows.ts'
import { type SewnOn, sewnOnOf } from './sewn-on.ts'
import type { Slots } from './shown-face.ts'
import { brandLabelSize, type Supply, suppliesOf } from './supplies.ts'
import { type SheetTrim, trimSheetOf } from './trims/trim-sheet.ts'
import { trimsIn } from './trims-in.ts'

/** Numbered after the materials. */
export type SheetSupply = Omit<Supply, 'amount'> & {
  readonly number: number
  readonly sizes: readonly { readonly sizeName: string; readonly amount: number }[]
}

/** All of an item that needs its sewing pattern. */
export type ItemSheet = {
  /** Cut as it is worn, stretched: its distances are not those of it lying flat. */
  readonly isWorn: boolean
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
  /** Pieces by themselves, for the decorations that the flats do not show. */
  readonly pieces: readonly PieceSheet[]
  readonly cutting: CuttingSheet
  /** Pieces that are knitted in one, by groups. */
  readonly inOne: readonly (readonly Label[])[]
  readonly measured: MeasureSheet
  /** By side: what is laid over its picture to tell the distances of its prints; inches of the drawn size. */
  readonly overPictures: Partial<Readonly<Record<Side, string>>>
  readonly supplies: readonly SheetSupply[]
  /** Null of what has none. */
  readonly brandLabel: { readonly widthInches: number; readonly heightInches: number } | null
  readonly consumption: readonly {
    readonly slot: string
    readonly unit: Consumption['unit']
    readonly sizes: readonly { readonly sizeName: string; readonly amount: number }[]
  }[]
  /** What of each knitted piece is made in a slot's yarn. */
  readonly knitShares: readonly { readonly sizeName: string; readonly shares: readonly KnitShare[] }[]
  readonly trims: readonly SheetTrim[]
  readonly placements: readonly ItemPlacement[]
  /** Where what covers its piece is registered. */
  readonly registers: readonly ItemPlacement[]
  readonly sewnOn: readonly SewnOn[]
  /** How the drawn size is sewn. */
  readonly sewing: {
    readonly rows: readonly SewingRow[]
    readonly details: readonly SewingDetail[]
  }
}

type Asked = {
  readonly document: DesignDocument
  readonly product: Product
  readonly sizeNames: readonly string[]
  readonly locale: Locale
  /** By decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  /** Decorations in whose place each person's own words are made. */
  readonly samples?: readonly string[]
  /** Undefined of what is not baked: no picture of it is measured. */
  readonly manifest: Manifest | undefined
  /** Keeps what takes long to draw: the same styles lie the same way, whatever their colours. */
  readonly keep: <Value>(key: string, make: () => Value) => Value
}

type Laid = { readonly print: Pick<LaidPrint, 'panel'> }

function closeUpOf(
  flat: Flat,
  print: MeasuredPrint,
  made: MadeDecoration,
  laidIn: (made: MadeDecoration) => readonly Laid[],
): PieceSheet {
  const panel = laidIn(made)[0]?.print.panel ?? ''
  return drawCloseUp(flat, print, made.place, pieceLabels[panel] ?? null)
}

/** Undefined for a product without a pattern. */
export function drawSheet(asked: Asked): ItemSheet | undefined {
  const { document, product, sizeNames, locale, printWidths, samples = [], manifest, keep } = asked
  const pattern = findPattern(product.product.name)
  if (!pattern) return undefined
  const { styles, cloths } = drawnDesign(document, product)
  const worn = `${product.product.name} ${JSON.stringify(styles)}`
  const materials = materialsOf(document, product)
  const slots: Slots = new Set(materials.map(({ slot }) => slot))
  const cutIn = (size: string): Cut =>
    keep(`cut ${worn} ${size}`, () => inChosenCloth(pattern.cut(size, styles), materials))
  const made = madeDecorations(document, product)
  const drawnSize = drawnSizeOf(pattern, sizeNames)
  const drawn = cutIn(drawnSize)
  const widthsOf = ({ decoration }: MadeDecoration) => printWidths[decoration.id] ?? {}
  const base = cutIn(pattern.baseSize)
  const laidIn = (each: MadeDecoration, cut = drawn) =>
    measuredSpreads(each).flatMap(spread => {
      const print = laidPrint(each, spread, widthsOf(each), drawnSize, { cut, base })
      return print ? [{ place: spread.positionName, print, isSample: isIn(samples, each) }] : []
    })
  const suppliesIn = (size: string) =>
    keep(`supplies ${worn} ${size}`, () => suppliesOf(pattern, cutIn(size), styles, paddingOf(product)))
  const supplies = suppliesBySize(sizeNames, suppliesIn, materials.length)
  const numbered = [...materials, ...supplies.map(({ number, name }) => ({ number, slot: name }))]
  const flatOf = (side: FlatSide) =>
    keep(`flat ${worn} ${drawnSize} ${side}`, () => drawFlat(pattern, drawnSize, styles, side))
  const laidOf = (side: FlatSide) => keep(`laid ${worn} ${drawnSize} ${side}`, () => layGarment(drawn, side))
  const trimsOf = (cut: Cut) => trimsIn(pattern, cut, styles)
  const measured = measureSheet({
    product,
    sizeNames,
    baseSize: drawnSize,
    cutIn,
    trimsOf,
    flatOf,
    laidOf,
    keep,
    key: `${worn} ${drawnSize}`,
  })
  const [shown, called] = [new Set<number>(), numbered.map(({ slot }) => slot).join()]
  const closeUps: PieceSheet[] = []
  const flats = flatSides.map(side => {
    const flat = flatOf(side)
    const laid = laidOf(side)
    const callouts = keep(`callouts ${worn} ${drawnSize} ${side} ${called}`, () => calloutsOf(flat, numbered))
    const prints = made.flatMap((each, i) =>
      laidIn(each).flatMap(on => placedOn(drawn, laid, each, { ...on, number: i + 1, locale })),
    )
    for (const { number } of prints) shown.add(number)
    const small = prints.filter(print => needsCloseUp(flat, print))
    closeUps.push(...small.map(print => closeUpOf(flat, print, made[print.number - 1]!, laidIn)))
    return {
      side,
      svg: writeFlatSheet({ flat, colors: cloths, callouts }),
      plainSvg: measured.flats[side],
      placing: placingOf(flat, prints, small),
    }
  })
  const unshown = made.flatMap((each, i) =>
    shown.has(i + 1) ? [] : laidIn(each).map(on => ({ ...on, number: i + 1, made: each })),
  )
  const pieces = [...closeUps, ...drawPieceSheets(drawn, unshown, locale)]
  const sewing = keep(`sewing ${worn} ${drawnSize}`, () => sewingOf(pattern, drawn, styles, flatOf('front')))
  return {
    isWorn: drawn.pieces.some(({ wrap }) => wrap.kind === 'foot'),
    sizeName: drawnSize,
    inOne: keep(`in one ${worn}`, () => knittedInOne(drawn)),
    cutting: cuttingOf(asked, worn, drawnSize, cutIn, trimsOf, slots),
    measured,
    flats: flats.map(flat => withPlacing(flat, frameOf(pieces.length, made.length))),
    pieces,
    overPictures: manifest
      ? drawPictureSheets({
          manifest,
          styles,
          locale,
          prints: made.flatMap(each =>
            laidIn(each, base).flatMap((on, i) => pictured(base, drawn, each, on, laidIn(each)[i]!.print)),
          ),
        })
      : {},
    supplies,
    brandLabel: brandLabelSize(pattern, drawn, styles),
    consumption: consumptionBySize(pattern, sizeNames, cutIn, styles, keep, worn, slots),
    knitShares: sharesBySize(sizeNames, size => knitSharesOf(pattern, cutIn(size), styles, slots)),
    trims: keep(`trims ${worn} ${sizeNames.join()}`, () => trimSheetOf(pattern, styles, sizeNames, cutIn)),
    placements: made.flatMap(each => placementsOf(each, widthsOf(each), sizeNames, cutIn, base)),
    registers: made.flatMap(each => registersOf(each, widthsOf(each), sizeNames, cutIn)),
    sewnOn: sewnOnOf(sizeNames, cutIn, trimsOf),
    sewing,
  }
}

function sewingOf(pattern: Pattern, cut: Cut, styles: Styles, front: Flat): ItemSheet['sewing'] {
  const rows = sewingRowsOf(pattern, cut, styles)
  return { rows, details: sewingDetailsOf(front, rows) }
}

function cuttingOf(
  { product, sizeNames, keep }: Asked,
  worn: string,
  drawnSize: string,
  cutIn: (size: string) => Cut,
  trimsOf: (cut: Cut) => readonly Trim[],
  slots: Slots,
): CuttingSheet {
  const piecesIn = (size: string) => piecesOfCut(cutIn(size), trimsOf(cutIn(size)), product, slots)
  return keep(`cutting ${worn} ${[...slots].join()} ${drawnSize} ${sizeNames.join()}`, () =>
    cuttingSheet(
      piecesIn(drawnSize),
      sizeNames.map(sizeName => ({ sizeName, pieces: piecesIn(sizeName) })),
    ),
  )
}

function isIn(samples: readonly string[], { decoration }: MadeDecoration): boolean {
  return samples.includes(decoration.id)
}

function placedOn(
  base: Cut,
  laid: readonly Lay[],
  made: MadeDecoration,
  {
    print,
    number,
    isSample,
    locale,
  }: {
    readonly print: LaidPrint
    readonly number: number
    readonly isSample: boolean
    readonly locale: Locale
  },
): MeasuredPrint[] {
  const measures = seenMeasures(base, made, print)
  const drawn = measures && drawPrintOnFlat(base, laid, print, measures)
  if (!drawn) return []
  const dimensions = drawn.lines.map(
    ({ measure, line }): DimensionLine => ({
      line,
      label: dimensionText(measure.inches, isSample, locale),
    }),
  )
  return [{ number, outline: drawn.outline, dimensions, centre: centreOf(drawn) }]
}

/** Where decorations lie on a flat, without the distances of those that are drawn once more. */
function placingOf(flat: Flat, prints: readonly MeasuredPrint[], small: readonly MeasuredPrint[]) {
  const told = prints.filter(print => !small.includes(print))
  return {
    flat,
    prints,
    dimensions: told.flatMap(({ dimensions }) => dimensions),
    centres: centresOf(told).map(x => centreAt(x, flat.bounds)),
  }
}

/** In letters of the frame that it lies in. */
function withPlacing<Of extends { readonly placing: ReturnType<typeof placingOf> }>(
  { placing, ...flat }: Of,
  frame: ReturnType<typeof frameOf>,
) {
  return { ...flat, placingSvg: writeFlatSheet({ ...placing, letter: letterIn(frame, placing.flat.bounds) }) }
}

/** Each once. */
function centresOf(prints: readonly MeasuredPrint[]): number[] {
  const all = prints.flatMap(({ centre }) => (centre === null ? [] : [centre]))
  return all.filter((x, i) => all.findIndex(other => Math.abs(other - x) < 0.1) === i)
}

/** Millimetres that the document leaves each flat where decorations lie: less where pieces lie below it or many rows follow. */
function frameOf(pieces: number, decorations: number) {
  const height = pieces > 0 ? 54 : decorations > 4 ? 76 : 94
  return { width: 122, height }
}

/** Lines are drawn where the size that is baked has them, and told as of the drawn one. */
function pictured(
  baked: Cut,
  drawn: Cut,
  made: MadeDecoration,
  {
    place,
    print,
    isSample,
  }: { readonly place: string; readonly print: LaidPrint; readonly isSample: boolean },
  inDrawn: LaidPrint,
) {
  const told = seenMeasures(drawn, made, inDrawn)
  const measures = seenMeasures(baked, made, print)?.flatMap(measure => {
    const own = told?.find(({ way, from }) => way === measure.way && from === measure.from)
    return own ? [{ ...measure, inches: own.inches }] : []
  })
  return measures ? [{ place, print, measures, isSample }] : []
}

/** Undefined of what no side shows on its cloth: what covers its piece, or lies within. */
function seenMeasures(base: Cut, made: MadeDecoration, print: LaidPrint): PlacedMeasure[] | undefined {
  const placed = placePrint(base, print)
  if (!placed || made.coversPiece || made.location?.face === 'inside') return undefined
  return [placed.down, placed.across].filter(({ inches }) => Math.abs(inches) > 1 / 16)
}

function suppliesBySize(
  sizeNames: readonly string[],
  suppliesIn: (size: string) => readonly Supply[],
  before: number,
): SheetSupply[] {
  const cuts = sizeNames.map(sizeName => ({ sizeName, supplies: suppliesIn(sizeName) }))
  return (cuts[0]?.supplies ?? []).map(({ amount: _, ...supply }, i) => ({
    ...supply,
    number: before + i + 1,
    sizes: cuts.flatMap(({ sizeName, supplies }) => {
      const amount = supplies.find(({ name }) => name === supply.name)?.amount
      return amount === undefined ? [] : [{ sizeName, amount: Math.round(amount * 1000) / 1000 }]
    }),
  }))
}

function sharesBySize(sizeNames: readonly string[], sharesIn: (size: string) => KnitShare[]) {
  return sizeNames.map(sizeName => ({ sizeName, shares: sharesIn(sizeName) }))
}

function consumptionBySize(
  pattern: Pattern,
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
  styles: Parameters<typeof consumptionOf>[2],
  keep: Asked['keep'],
  worn: string,
  slots: Slots,
): ItemSheet['consumption'] {
  const rows = sizeNames.flatMap(sizeName => {
    const used = keep(`use ${worn} ${[...slots].join()} ${sizeName}`, () =>
      consumptionOf(pattern, cutIn(sizeName), styles, slots),
    )
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
