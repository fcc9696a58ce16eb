import type { ColorOf } from './color-standard.ts'
import { type ContentItem, piecesOf, printWidthsOf } from './content.ts'
import { type DecorationColor, type MadeDecoration, presentColor, timesOf } from './decorations.ts'
import type { DrawnItem } from './drawn-item.ts'
import { motifGramsPerM2 } from './knitting/knit-cloths.ts'
import { isSample } from './people/personal-places.ts'
import { bandsOf } from './print-bands.ts'
import type { MadePrint } from './print-work.ts'
import { toProduce } from './quantities.ts'
import { settingsIn } from './settings/settings-in.ts'
import { hasWhiteBase } from './settings/settings-of.ts'

/** What a decoration takes of a colour: thread in metres, yarn of what is knitted in grams, ink and woven yarn in square metres of what they cover. */
export type InkFigure = {
  /** Where the colour lies: in the artwork, round a patch, white below all inks, or as the tag’s or patch’s own ground. */
  readonly kind: 'inside' | 'edge' | 'base' | 'ground'
  /** What a ground’s colour is of; absent of the others, which are what their technique has. */
  readonly of?: ColorOf
  readonly color: DecorationColor
  /** In one piece; null where it is not sewn. */
  readonly stitches: number | null
  readonly unit: 'm' | 'm2' | 'g'
  /** In one piece of the design's own width; null: not known, or otherwise in each. */
  readonly each: number | null
  /** In all pieces that are made, as wide as they are in their sizes. */
  readonly all: number | null
  /** Whether the figures are the most that it may be: of a pattern only the outer size of its pieces is known. */
  readonly isAtMost: boolean
  /** A yarn of which the knit has no stitch at this size: none is bought. */
  readonly isUnused: boolean
}

/** White by its code in our chart; inks lie beside one another, so that it lies below as much as all of them. */
const whiteInk = 'PT001'

const squareMetresPerSquareInch = 0.0254 ** 2

function areaOf(size: MadeDecoration['size']): number {
  return (size ? size.widthInches * size.heightInches : 0) * squareMetresPerSquareInch
}

type BandPrint = {
  readonly pieces: number
  readonly area: number
  readonly print: MadePrint | undefined
  /** The share of its thread that a print takes there. */
  readonly scale: number
}

/** Pieces that have a print alike, with what it is there; square metres. */
function bandPrintsOf(
  made: MadeDecoration,
  item: ContentItem,
  drawn: DrawnItem | undefined,
): readonly BandPrint[] {
  const own = drawn?.prints[made.decoration.id]
  const { size } = made
  if (!size) return [{ pieces: piecesOf(item), area: 0, print: own, scale: 1 }]
  if (isSample(made)) return wordsOfAll(made, drawn, own)
  const otherWidths: Readonly<Record<string, MadePrint | undefined>> =
    drawn?.bandPrints[made.decoration.id] ?? {}
  const printIn = (width: string) => (width in otherWidths ? otherWidths[width] : own)
  return bandsOf(
    size,
    printWidthsOf(item, made),
    item.quantities.map(({ sizeName }) => sizeName),
  ).map(({ sizeNames, ...extent }) => ({
    pieces: item.quantities
      .filter(({ sizeName }) => sizeNames.includes(sizeName))
      .reduce((sum, quantity) => sum + toProduce(quantity), 0),
    area: areaOf({ ...size, ...extent }),
    print: printIn(String(extent.widthInches)),
    scale: 1,
  }))
}

/** TP49: each line's own words take as much more than the sample as they are larger. */
function wordsOfAll(
  made: MadeDecoration,
  drawn: DrawnItem | undefined,
  print: MadePrint | undefined,
): BandPrint[] {
  return (drawn?.people ?? []).flatMap(({ line, words }) =>
    words
      .filter(({ decorationId }) => decorationId === made.decoration.id)
      .map(each => {
        const area = areaOf({ ...made.size!, ...each })
        return { pieces: line.pieces, area, print, scale: area / areaOf(made.size) }
      }),
  )
}

export function inkFigures(
  made: MadeDecoration,
  item: ContentItem,
  drawn: DrawnItem | undefined,
): readonly InkFigure[] {
  return [...groundFigures(made, item), ...artFigures(made, item, drawn)]
}

/** What a tag is woven of, or a patch cut of, below its artwork: as much in every size. */
function groundFigures(made: MadeDecoration, item: ContentItem): InkFigure[] {
  if (!made.ground) return []
  const { color, of, widthInches, heightInches } = made.ground
  const each = timesOf(made) * widthInches * heightInches * squareMetresPerSquareInch
  const all = each * piecesOf(item)
  return [
    { kind: 'ground', of, color, stitches: null, unit: 'm2', each, all, isAtMost: false, isUnused: false },
  ]
}

function artFigures(
  made: MadeDecoration,
  item: ContentItem,
  drawn: DrawnItem | undefined,
): readonly InkFigure[] {
  const print = drawn?.prints[made.decoration.id]
  const area = areaOf(made.size)
  const bands = bandPrintsOf(made, item, drawn)
  const isOfPeople = isSample(made)
  const sumOf = (amount: (band: BandPrint) => number) =>
    bands.reduce((sum, band) => sum + band.pieces * amount(band), 0)
  const isPattern = Boolean(print?.tile)
  const times = timesOf(made)
  // Of a pattern that lies on two pieces: both.
  const pieces = times * (isPattern && made.location?.twin ? 2 : 1)
  const figures = made.colors.map((color): InkFigure => {
    const thread = print?.threads.find(({ code }) => code === color.code)
    if (thread)
      return {
        kind: 'inside',
        color,
        stitches: isOfPeople ? null : times * thread.stitches,
        unit: 'm',
        each: isOfPeople ? null : times * thread.metres,
        all:
          times *
          sumOf(
            band => band.scale * (band.print?.threads.find(({ code }) => code === color.code)?.metres ?? 0),
          ),
        isAtMost: false,
        isUnused: false,
      }
    const found = print?.shares.find(({ code }) => code === color.code)?.share
    const share = made.coversPiece && !isPattern ? undefined : found
    const isKnit = Boolean(print?.grid)
    const amount = (squareMetres: number) => squareMetres * (isKnit ? motifGramsPerM2 : 1)
    return {
      kind: 'inside',
      color,
      stitches: null,
      unit: isKnit ? 'g' : 'm2',
      each: share === undefined || isOfPeople ? null : amount(share * pieces * area),
      all: share === undefined ? null : amount(share * pieces * sumOf(band => band.area)),
      isAtMost: isPattern,
      isUnused: Boolean(print?.grid) && share === 0,
    }
  })
  if (hasWhiteBase(settingsIn(made, item))) {
    const sumOf = (each: (figure: InkFigure) => number | null) =>
      figures.reduce<number | null>((sum, figure) => {
        const amount = each(figure)
        return sum === null || amount === null ? null : sum + amount
      }, 0)
    const base: InkFigure = {
      kind: 'base',
      color: presentColor(whiteInk),
      stitches: null,
      unit: 'm2',
      each: sumOf(figure => figure.each),
      all: sumOf(figure => figure.all),
      isAtMost: isPattern,
      isUnused: false,
    }
    return figures.length > 0 ? [base, ...figures] : figures
  }
  const rim = print?.rim
  if (!rim) return figures
  const { code, hex, stitches, metres } = rim
  return [
    ...figures,
    {
      kind: 'edge',
      color: made.rimColor ?? { name: code, code, chart: '', label: { en: code, fr: code }, hex },
      stitches: times * stitches,
      unit: 'm',
      each: times * metres,
      all: times * sumOf(band => band.print?.rim?.metres ?? 0),
      isAtMost: false,
      isUnused: false,
    },
  ]
}
