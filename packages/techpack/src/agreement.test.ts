import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { locales } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import { layGarment } from '@teamloom/pattern/flat/lay-garment.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from './content.ts'
import { madeDecorations } from './decorations.ts'
import { itemData } from './document-item.ts'
import type { DrawnItem } from './drawn-item.ts'
import { printFileName } from './file-names.ts'
import { laidPrint, measuredSpreads, placementsOf } from './item-placements.ts'
import { drawPrintOnFlat } from './print-on-flat.ts'
import type { MadePrint } from './print-work.ts'
import { tablesOf } from './tables/all-tables.ts'
import { sizesApart } from './tables/decoration-tables.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'
import { emptySheet, nothingDrawn } from './testing/nothing-drawn.ts'
import { readTold } from './testing/read-told.ts'

/** The smallest, the one that is drawn and the largest: distances of the others lie between. */
function sizesOf(product: Product): string[] {
  const { sizes, baseSize } = must(findPattern(product.product.name), product.product.name)
  return [...new Set([sizes[0]!, baseSize, sizes.at(-1)!])]
}

/** In the first two inks that each may have; every third is an inch wide in the largest size. */
function withInks(document: DesignDocument, product: Product): DesignDocument {
  return {
    ...document,
    decorations: document.decorations.map(decoration => {
      const type = product.decorationTypes.find(each => each.type === decoration.type)
      const inks = type && chosenInksOf(type.inks)
      const names = (inks?.palette.colors ?? []).slice(0, Math.min(2, inks?.most ?? 0))
      return { ...decoration, colors: names.map(({ name }) => ({ colorName: name, transparent: false })) }
    }),
  }
}

/** Each with half and a quarter of its area, and no films: what is told of it is told of these. */
const printOf = (codes: readonly string[]): MadePrint => ({
  separations: null,
  films: [],
  making: null,
  base: null,
  tile: null,
  shares: codes.map((code, i) => ({ code, share: 0.5 / (i + 1) })),
  threads: [],
  rim: null,
  grid: null,
  sewn: null,
})

function told(product: Product, plain: DesignDocument) {
  const document = withInks(plain, product)
  const pattern = must(findPattern(product.product.name), product.product.name)
  const { styles } = drawnDesign(document, product)
  const sizeNames = sizesOf(product)
  const cuts = new Map(sizeNames.map(size => [size, pattern.cut(size, styles)]))
  const cutIn = (size: string) => must(cuts.get(size), size)
  const made = madeDecorations(document, product)
  const largest = sizeNames.at(-1)!
  const widths = made.map((_, i) => (i % 3 === 0 ? { [largest]: 1 } : {}))
  const item: ContentItem = {
    id: 'item',
    name: 'Item',
    version: '1.0',
    facts: [],
    family: product.family.name,
    product: product.product.name,
    document,
    lookKey: '',
    sides: [],
    creditsUsed: 0,
    isDeprecated: false,
    quantities: sizeNames.map((sizeName, i) => ({
      sizeName,
      ORDER: 30 + i,
      OVER: 1 + i,
      QC: i,
      MARKETING: 2 * i,
      original: 29,
      isOverSuggested: i === 0,
    })),
    sizeNames,
    artworks: made.map(({ decoration }, i) => ({
      decorationId: decoration.id,
      quality: 'great',
      background: '#DADADA',
      printWidths: widths[i]!,
      calibrationColors: [],
      production: null,
      checks: [],
    })),
  }
  const placements = made.flatMap((each, i) =>
    placementsOf(each, widths[i]!, sizeNames, cutIn, cutIn(pattern.baseSize)),
  )
  const prints = Object.fromEntries(
    made.map(({ decoration, colors }) => [decoration.id, printOf(colors.map(({ code }) => code))]),
  )
  const drawn: DrawnItem = {
    sheet: {
      ...emptySheet,
      sizeName: pattern.baseSize,
      placements,
    },
    ...nothingDrawn,
    prints,
  }
  const tables = Object.fromEntries(
    tablesOf([{ number: 1, item, drawn }], 'en').map(({ file, columns, rows }) => [
      file,
      rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    ]),
  )
  const [english, french] = locales.map(locale => itemData(item, 0, drawn, { locale }))
  return { document, made, widths, item, tables, english: english!, french: french!, placements, cutIn }
}

type Told = ReturnType<typeof told>
type Cell = string | number | undefined

const bare = (text: string) => text.replaceAll('\u00a0', ' ')
/** The inches of `2 7/8 in × 3.502 in (7.30 cm × 8.90 cm)`, in either language. */
function extentsIn(text: string): number[][] {
  return [...bare(text).matchAll(/(\d[\d /.,]{0,9}) (?:in|po) × (\d[\d /.,]{0,9}) (?:in|po)/g)].map(
    ([, wide, high]) => [wide!, high!].map(each => must(readMade(each), text)),
  )
}
function readMade(text: string): number | undefined {
  return /^\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : readTold(text)
}
/** Fractions are told where the thousandths of a table round to them. */
const isAsTable = (page: readonly number[][], table: readonly number[][]) =>
  page.length === table.length &&
  page.every((extent, i) => extent.every((inches, k) => Math.abs(inches - table[i]![k]!) < 0.0011))
const first = (text: string) => must(readTold(bare(text).replace(/ (in|po)(\n[^]*)?$/, '')), text)

/** Page, table, name of the file and drawing of a print are as large as each other. */
function sizeFaults({ made, widths, item, tables, english, french, cutIn }: Told, product: Product) {
  const base = must(findPattern(product.product.name), product.product.name).baseSize
  const sides = (['front', 'back'] as const).map(side => layGarment(cutIn(base), side))
  return made.flatMap(({ decoration, size, ...rest }, i) => {
    const rows = tables['decorations.csv']!.filter(row => row.decoration === i + 1)
    if (!size) return rows.length === 1 && rows[0]!.width === '' ? [] : [`${decoration.id} has no size`]
    const inTable = rows.map(({ width, height }) => [Number(width), Number(height)])
    const onPages = [english, french].map(data => extentsIn(data.placements[i]![4]!))
    const name = printFileName({
      projectNumber: '1',
      item: 1,
      positionName: decoration.positionName,
      type: decoration.type,
      ...size,
    })
    const [, wide, high] = /_([\d.]+)x([\d.]+)in$/.exec(name) ?? []
    const own = inTable.find(
      (_, at) => widths[i]![String(rows[at]!.sizes).split(sizesApart)[0]!] === undefined,
    )
    const drawn = measuredSpreads({ decoration, size, ...rest }).flatMap(spread => {
      // What covers a piece ends where the piece does; a sock is told as it is worn, and drawn as it lies.
      const piece = cutIn(base).pieces.find(({ name }) => name === spread.panel)
      if (rest.coversPiece || piece?.wrap.kind === 'foot') return []
      const print = laidPrint({ decoration, size, ...rest }, spread, widths[i]!, base, {
        cut: cutIn(base),
        base: cutIn(base),
      })
      const outline = print && sides.map(laid => drawPrintOnFlat(cutIn(base), laid, print, [])?.outline)
      const seen = outline?.find(each => each !== undefined)
      // What is turned, or lies on a piece that leans, is as wide along its upper edge.
      return seen ? [Math.hypot(seen[1]![0] - seen[0]![0], seen[1]![1] - seen[0]![1])] : []
    })
    const inBase = inTable[rows.findIndex(({ sizes }) => String(sizes).split(sizesApart).includes(base))]
    const isWrong = {
      pages: onPages.some(extents => !isAsTable(extents, inTable)),
      name: own !== undefined && (Number(wide) !== own[0] || Number(high) !== own[1]),
      sizes: rows.flatMap(({ sizes }) => String(sizes).split(sizesApart)).length !== item.sizeNames.length,
      drawing: drawn.some(width => Math.abs(width - (inBase?.[0] ?? Number.NaN)) > drawnGive),
    }
    return Object.entries(isWrong).flatMap(([what, is]) => (is ? [`${what} of ${decoration.id}`] : []))
  })
}

/** Inches by which drawn cloth gives way where it is sewn to more. */
const drawnGive = 1 / 16 + 0.05

/** Each distance of the table is on the decoration's page, in both languages, and in the data. */
function placeFaults({ made, tables, english, french }: Told) {
  return made.flatMap(({ decoration }, i) => {
    const rows = tables['placements.csv']!.filter(row => row.decoration === i + 1)
    const inData = english.placed
      .filter(({ decorationId }) => decorationId === decoration.id)
      .flatMap(({ sizes }) => sizes.flatMap(({ down, across }) => [down.inches, across.inches]))
    const onPages = [english, french].map(data => {
      const { rows: lines } = data.artworks[i]!.bySize
      return lines.flatMap(([head, ...cells]) =>
        /Down|Across|En hauteur|En largeur/.test(head!) ? cells.filter(cell => cell !== '').map(first) : [],
      )
    })
    const values = rows.map(({ value }) => Number(value))
    const sorted = (of: readonly number[]) => JSON.stringify(of.toSorted((a, b) => a - b))
    const isWrong = {
      data: JSON.stringify(inData) !== JSON.stringify(values),
      pages: onPages.some(page => sorted(page) !== sorted(values.map(toldInches))),
    }
    return Object.entries(isWrong).flatMap(([what, is]) => (is ? [`${what} of ${decoration.id}`] : []))
  })
}

/** Each ink of the design, and no other, is in the table, on the decoration's page and among what is bought. */
function colorFaults({ made, tables, english }: Told) {
  return made.flatMap(({ decoration, colors, ground }, i) => {
    // What a tag or patch is made of is told before what is on it.
    const codes = [...(ground ? [ground.color] : []), ...colors].map(({ code }) => code)
    const inTable = tables['inks.csv']!.filter(
      row => row.decoration === i + 1 && !['base', 'main'].includes(String(row.kind)),
    ).map(row => row.code)
    const onPage = english.artworks[i]!.colors.map(({ text }) => text.split(/, |\n/)[0])
    const bought = english.inks
      // The white below them is no ink of the design.
      .filter(({ row }) => row[0] === String(i + 1) && !row[1]!.endsWith('white base'))
      .map(({ row }) => row[2]!.split('\n')[0])
    const isSame = (others: readonly Cell[]) => JSON.stringify(others) === JSON.stringify(codes)
    return [inTable, onPage, bought].every(isSame) ? [] : [`colours of ${decoration.id}`]
  })
}

/** Pieces of each size: the table of the page, that of the archive and the cover. */
function quantityFaults({ item, tables, english, french }: Told) {
  const rows = tables['quantities.csv']!
  const columns = ['ordered', 'order', 'over', 'qc', 'marketing', 'to_produce']
  return [english, french].flatMap(({ quantities, sizes, header }) => {
    const isLimit = ([, first]: readonly string[]) => first!.startsWith('\u2212')
    const onPage = quantities.rows
      .filter(row => !isLimit(row))
      .map(([, ...cells]) => cells.map(cell => Number(cell.replace(/[*†]$/, ''))))
    const limits = rows.map(({ least, most }) => `\u2212${Number(most) - Number(least)} / +0`)
    const limitsOnPage = quantities.rows.find(isLimit)?.slice(1, -1)
    const inTable = columns.map(column => {
      const cells = rows.map(row => Number(row[column]))
      return [...cells, cells.reduce((sum, each) => sum + each, 0)]
    })
    const onCover = sizes.split(',  ').map(each => Number(/ (\d+)$/.exec(each)?.[1]))
    const produced = inTable.at(-1)!
    const isSame =
      JSON.stringify(onPage) === JSON.stringify(inTable) &&
      JSON.stringify(limitsOnPage) === JSON.stringify(limits) &&
      JSON.stringify([...onCover, Number(header[2]![1])]) === JSON.stringify(produced) &&
      rows.map(({ size }) => size).join() === item.sizeNames.join()
    return isSame ? [] : ['quantities']
  })
}

test.each(products.map(product => [product.product.name, product] as const))(
  'TP20: %s: document, tables, data, names of files and drawings say the same of every kind in every place',
  (_, product) => {
    const documents = designsWithEveryPlace(product)
    expect(documents.flatMap(({ decorations }) => decorations).length).toBeGreaterThan(3)
    const faults = documents.flatMap(document => {
      const all = told(product, document)
      return [...sizeFaults(all, product), ...placeFaults(all), ...colorFaults(all), ...quantityFaults(all)]
    })
    expect(faults).toEqual([])
  },
)
