import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { colorOfTechnique } from './color-standard.ts'
import { standardText, supplierText } from './color-text.ts'
import { constructionOf } from './construction.ts'
import { type ContentItem, piecesOf, printWidthsOf } from './content.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { artworkData, nameOfArtwork } from './document-artwork.ts'
import { colon, colorText, distanceText, sizeText, timesText, units } from './document-text.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import type { DrawnItem, Edition } from './drawn-item.ts'
import { hindrancesOf, stampOf } from './hindrances.ts'
import { type InkFigure, inkFigures } from './ink-figures.ts'
import { nameOfFile } from './item-files.ts'
import { knitData } from './knitting/knit-data.ts'
import { knittingOf } from './knitting/knitting.ts'
import { labelData } from './label/label-data.ts'
import { type Material, materialsOf } from './materials.ts'
import { peopleData } from './people/people-data.ts'
import { ruleRows } from './placement-rules.ts'
import { measureData } from './points-of-measure/measure-data.ts'
import { bandsOf, type PrintWidths } from './print-bands.ts'
import { countedIn, toProduce } from './quantities.ts'
import { quantitiesData } from './quantities-data.ts'
import { settingsIn } from './settings/settings-in.ts'
import { settingText } from './settings/settings-of.ts'
import { sewingData } from './sewing/sewing-data.ts'
import type { SewnOn } from './sewn-on.ts'
import type { ItemSheet, SheetSupply } from './sheet.ts'
import { boughtTrims } from './trims/bought-trims.ts'
import { buyingRows, trimData } from './trims/trim-data.ts'

/** `P (S)`: its own letters, and those by which files, tables and labels have it. */
function toldSize(label: string | undefined, name: string): string {
  if (label === undefined) return name
  // `S (youth 1-5)` has them already.
  const begins = `${label} `.toLowerCase().startsWith(`${name} `.toLowerCase())
  return begins ? label : `${label} (${name})`
}

/** `at`: its place in the techpack, from 0. */
export function itemData(item: ContentItem, at: number, drawn: DrawnItem | undefined, edition: Edition) {
  const { locale } = edition
  const product = findProduct(item.family, item.product)
  const { document } = item
  const known = product && document ? { product, document } : undefined
  const isPair = countedIn(product) === 'pairs'
  const made = known ? madeDecorations(known.document, known.product) : []
  const materials = known ? materialsOf(known.document, known.product) : []
  const sizeLabel = (name: string) =>
    toldSize(product?.sizes.find(size => size.name === name)?.displayLabel[locale], name)
  const base = drawn?.sheet ? sizeLabel(drawn.sheet.sizeName) : ''
  return {
    name: item.name,
    heading: `${at + 1}. ${item.name}`,
    isKnown: known !== undefined,
    isDeprecated: item.isDeprecated,
    /** What is knitted to its shape is told without words of sewing. */
    isSewn: (drawn?.sheet?.supplies ?? []).some(({ name }) => name === 'seams'),
    stamp: stampOf(item)?.[locale] ?? null,
    hindrances: hindrancesOf(item).map(label => label[locale]),
    header: [
      [
        documentWords.product[locale],
        product ? `${product.product.label[locale]} ${product.product.version}` : item.product,
      ],
      [documentWords.version[locale], item.version],
      [documentWords[countedIn(product)][locale], String(piecesOf(item))],
    ],
    /** `S 9, M 15` */
    sizes: item.quantities
      .filter(quantity => toProduce(quantity) > 0)
      .map(quantity => `${sizeLabel(quantity.sizeName)} ${toProduce(quantity)}`)
      .join(',  '),
    pictures: item.sides.map(side => ({
      label: documentWords[side as 'front'][locale],
      file: nameOfFile(drawn?.files, 'picture', side),
      over: nameOfFile(drawn?.files, 'overPicture', side),
    })),
    flats: (drawn?.sheet?.flats ?? []).map(({ side }) => ({
      label: documentWords[side][locale],
      colored: nameOfFile(drawn?.files, 'colored', side),
      plain: nameOfFile(drawn?.files, 'plain', side),
      placing: nameOfFile(drawn?.files, 'placing', side),
    })),
    pieces: (drawn?.sheet?.pieces ?? []).map(({ name, label }) => ({
      label: label[locale],
      file: nameOfFile(drawn?.files, 'piece', name),
    })),
    baseSize: base,
    seen: documentWords[drawn?.sheet?.isWorn ? 'seenWorn' : 'seen'][locale],
    drawnIn: base && `${documentWords.drawnIn[locale]} ${base}`,
    /** In numbers, for each size. */
    placed: drawn?.sheet?.placements ?? [],
    cutting: cuttingData(drawn, locale),
    knitting: knitData(knittingOf(item, drawn?.sheet), item.sizeNames, sizeLabel, locale),
    sewing: withMoments(sewingData(drawn?.sheet?.sewing, drawn?.files, locale), made, item, locale),
    label: known && edition.house ? labelOf(known, edition.house, item, drawn, locale) : null,
    sewnOn: sewnOnData(drawn?.sheet, sizeLabel, locale),
    placements: made.map((each, i) => placementRow(each, i + 1, item, drawn?.sheet, sizeLabel, locale)),
    materials: [
      ...materials.map(material => materialRow(material, item, drawn?.sheet, locale)),
      ...(drawn?.sheet?.supplies ?? []).map(supply => supplyRow(supply, item, locale)),
    ],
    trims: trimData(drawn?.sheet?.trims ?? [], materials, sizeLabel, locale),
    buying: buyingRows(boughtTrims(drawn?.sheet?.trims ?? [], materials, item), sizeLabel, locale),
    /** In numbers, for each size. */
    trimFigures: drawn?.sheet?.trims ?? [],
    construction: known
      ? constructionOf(known.document, known.product).map(choice => [
          partText({ part: choice.part, what: choice.element }, locale),
          choice.style[locale],
        ])
      : [],
    usesTitle: documentWords[isPair ? 'consumptionPair' : 'consumption'][locale],
    uses: usesData(materials, item, drawn?.sheet, sizeLabel, locale),
    eachTitle: documentWords[isPair ? 'eachPair' : 'each'][locale],
    inks: made.flatMap((each, i) => inkRows(each, i + 1, item, drawn, locale)),
    measures: measureData(drawn?.sheet?.measured, item.sizeNames, sizeLabel, locale),
    details: detailsData(drawn, locale),
    quantitiesTitle: documentWords[isPair ? 'quantitiesPairs' : 'quantities'][locale],
    quantities: quantitiesData(item, sizeLabel, locale),
    people: document && drawn ? peopleData({ ...item, document }, made, drawn, sizeLabel, locale) : null,
    artworks: made.map((each, i) => artworkData(each, i, item, drawn, sizeLabel, edition)),
  }
}

function labelOf(
  known: Pick<Parameters<typeof labelData>[0], 'document' | 'product'>,
  house: NonNullable<Edition['house']>,
  { sizeNames }: ContentItem,
  drawn: DrawnItem | undefined,
  locale: Locale,
) {
  return labelData({ ...known, house, sizeNames, sheet: drawn?.sheet, locale, files: drawn?.files ?? [] })
}

function detailsData(drawn: DrawnItem | undefined, locale: Locale) {
  return (drawn?.sheet?.measured.details ?? []).map(({ name, label }) => ({
    label: label[locale],
    file: nameOfFile(drawn?.files, 'detail', name),
  }))
}

/** TP51: each piece that is cut, by the number of its drawing, as large as in the drawn size. */
function cuttingData(drawn: DrawnItem | undefined, locale: Locale) {
  const { cutting, sizeName } = drawn?.sheet ?? {}
  return {
    file: nameOfFile(drawn?.files, 'cutting', 'all'),
    rows: (cutting?.pieces ?? []).map(({ number, label, note, sizes }) => {
      const size = sizes.find(each => each.sizeName === sizeName) ?? sizes[0]
      const extent = size
        ? [size.widthInches, size.heightInches].map(inches => inchesText(inches, locale))
        : []
      return [String(number), label[locale], note[locale], extent.join('\u00a0×\u00a0')]
    }),
  }
}

/** TP42: with the order of work, when each decoration has its turn. */
function withMoments(
  sewing: ReturnType<typeof sewingData>,
  made: readonly MadeDecoration[],
  item: ContentItem,
  locale: Locale,
) {
  const told = made.flatMap((each, i) =>
    settingsIn(each, item)
      .filter(({ key }) => key === 'moment')
      .map(
        setting =>
          `${i + 1}. ${each.type[locale]}, ${each.place[locale]}${colon[locale]}${settingText(setting, locale)}.`,
      ),
  )
  return { ...sewing, decorations: told }
}

function placementRow(
  made: MadeDecoration,
  number: number,
  item: ContentItem,
  sheet: ItemSheet | undefined,
  sizeLabel: (name: string) => string,
  locale: Locale,
): string[] {
  const { type, place, size, location } = made
  const placed = (sheet?.placements ?? []).filter(({ decorationId }) => decorationId === made.decoration.id)
  const base = placed.flatMap(({ piece, sizes }) => {
    const size = sizes.find(({ sizeName }) => sizeName === sheet?.sizeName) ?? sizes[0]
    return size ? [{ piece: piece[locale], size }] : []
  })
  /** Of both socks each is named. */
  const told = (way: 'down' | 'across') =>
    base
      .map(({ piece, size }) => {
        const distance = distanceText(size[way], locale)
        return base.length > 1 ? `${piece}${colon[locale]}${distance}` : distance
      })
      .join('\n')
  const covers = documentWords[coverWord(made)][locale]
  return [
    String(number),
    nameOfArtwork(made),
    type[locale],
    place[locale],
    size ? sizesText(size, printWidthsOf(item, made), item.sizeNames, sizeLabel, locale) : '–',
    told('down') || (made.coversPiece ? covers : '–'),
    told('across') || (made.coversPiece ? '' : '–'),
    `${location?.planeAngle ?? 0}°`,
  ]
}

/** TP34: pieces that are sewn on, each rule once, with its inches in each size. */
function sewnOnData(sheet: ItemSheet | undefined, sizeLabel: (name: string) => string, locale: Locale) {
  const inches = (value: number) => (value === 0 ? '0' : inchesText(value, locale))
  const all = sheet?.sewnOn ?? []
  const names = [...new Set(all.flatMap(({ sizes }) => sizes.map(({ sizeName }) => sizeName)))]
  const cells = (of: SewnOn['sizes'], each: (size: SewnOn['sizes'][number]) => string | null) =>
    names.map(name => {
      const size = of.find(({ sizeName }) => sizeName === name)
      return (size && each(size)) ?? ''
    })
  return {
    columns: [
      documentWords.sewnOn[locale],
      documentWords.piece[locale],
      documentWords.rule[locale],
      ...names.map(sizeLabel),
    ],
    rows: all.flatMap(({ what, on, sizes }) => [
      [
        what[locale],
        on[locale],
        documentWords[sizes.some(({ leanDegrees }) => leanDegrees > 0) ? 'slantedSize' : 'printSize'][locale],
        ...cells(sizes, ({ widthInches, heightInches, leanDegrees }) =>
          [
            `${inches(widthInches)} ×\n${inches(heightInches)}`,
            ...(leanDegrees > 0 ? [`${leanDegrees}°`] : []),
          ].join(',\n'),
        ),
      ],
      ...ruleRows(sizes).map(({ way, rule, inches: each }) => [
        '',
        '',
        `${documentWords[way][locale]}, ${rule[locale]}`,
        ...names.map(name => {
          const value = each[sizes.findIndex(({ sizeName }) => sizeName === name)] ?? null
          return value === null ? '' : inches(value)
        }),
      ]),
    ]),
  }
}

function coverWord({ beginsAtBack }: MadeDecoration): DocumentWord {
  if (beginsAtBack === 'seam') return 'followsSeam'
  return beginsAtBack === 'ends' ? 'beginsAtBack' : 'coversPiece'
}

/** One size, or a line for each band of sizes. */
function sizesText(
  size: Parameters<typeof bandsOf>[0],
  widths: PrintWidths,
  sizeNames: readonly string[],
  sizeLabel: (name: string) => string,
  locale: Locale,
): string {
  const bands = bandsOf(size, widths, sizeNames)
  if (bands.length < 2) return sizeText(bands[0] ?? size, locale)
  return bands
    .map(band => `${band.sizeNames.map(sizeLabel).join(', ')}${colon[locale]}${sizeText(band, locale)}`)
    .join('\n')
}

function partText({ part, what }: Pick<Material, 'part' | 'what'>, locale: Locale): string {
  return part[locale] === what[locale] ? what[locale] : `${part[locale]}${colon[locale]}${what[locale]}`
}

function materialRow(material: Material, item: ContentItem, sheet: ItemSheet | undefined, locale: Locale) {
  return {
    hex: material.color.hex,
    row: [
      String(material.number),
      partText(material, locale),
      material.style[locale],
      [material.fabric[locale], material.facts?.[locale], material.fibres?.[locale]]
        .filter(Boolean)
        .join(', '),
      `${colorText(material.color, locale)}\n${standardText(material.color.hex, material.colorOf, locale)}`,
      `${material.color.chart}\n${supplierText(item, material.colorOf, material.color.code, locale)}`,
    ],
    /** For all that are made. */
    all: (sheet?.consumption ?? [])
      .filter(({ slot }) => slot === material.slot)
      .map(used => amountText(used, allOf(used, item), locale))
      .join(', '),
  }
}

/** Thread and labels: in no colour of a chart. */
function supplyRow(supply: SheetSupply, item: ContentItem, locale: Locale) {
  return {
    hex: null,
    row: [
      String(supply.number),
      supply.what[locale],
      supply.style[locale],
      supply.facts[locale],
      supply.color[locale],
      '',
    ],
    all: amountText(supply, allOf(supply, item), locale),
  }
}

type Used = Pick<SheetSupply, 'unit' | 'sizes'>

/** Of all that are made. */
function amountText({ unit }: Used, amount: number, locale: Locale): string {
  return `${decimalText(amount, unit === 'pieces' ? 0 : 1, locale)} ${units[unit]}`
}

function allOf(used: Used, { quantities }: ContentItem): number {
  return quantities.reduce(
    (sum, quantity) =>
      sum +
      toProduce(quantity) * (used.sizes.find(({ sizeName }) => sizeName === quantity.sizeName)?.amount ?? 0),
    0,
  )
}

/** What each material takes in each size that is made. */
function usesData(
  materials: readonly Material[],
  item: ContentItem,
  sheet: ItemSheet | undefined,
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  const row = (number: number, part: string, used: Used): string[] => [
    String(number),
    part,
    units[used.unit],
    ...item.sizeNames.map(name => {
      const amount = used.sizes.find(({ sizeName }) => sizeName === name)?.amount
      return amount === undefined ? '–' : decimalText(amount, used.unit === 'pieces' ? 0 : 2, locale)
    }),
    decimalText(allOf(used, item), used.unit === 'pieces' ? 0 : 1, locale),
  ]
  return {
    columns: [
      documentWords.number[locale],
      documentWords.part[locale],
      documentWords.unit[locale],
      ...item.sizeNames.map(sizeLabel),
      documentWords.all[locale],
    ],
    rows: [
      ...materials.flatMap(material =>
        (sheet?.consumption ?? [])
          .filter(({ slot }) => slot === material.slot)
          .map(used => row(material.number, partText(material, locale), used)),
      ),
      ...(sheet?.supplies ?? []).map(supply => row(supply.number, supply.what[locale], supply)),
    ],
  }
}

/** As it is bought: a third digit for a little. */
function squareMetresText(area: number, locale: Locale): string {
  return decimalText(area, area < 0.1 ? 3 : 2, locale)
}

const kindWords = { inside: null, edge: 'rim', base: 'whiteBase', ground: 'ground' } as const

/** Each colour of a decoration, as it is bought: cover of a print, metres of thread. */
function inkRows(
  made: MadeDecoration,
  number: number,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  locale: Locale,
) {
  const named = `${made.type[locale]}, ${made.place[locale]}`
  return inkFigures(made, item, drawn).map(figure => {
    const inkOf = figure.of ?? colorOfTechnique(made.technique)
    return {
      hex: figure.color.hex,
      row: [
        String(number),
        [
          named,
          ...(kindWords[figure.kind] ? [documentWords[kindWords[figure.kind]!][locale].toLowerCase()] : []),
        ].join(', '),
        `${colorText(figure.color, locale)}\n${standardText(figure.color.hex, inkOf, locale)}`,
        `${figure.color.chart}\n${supplierText(item, inkOf, figure.color.code, locale)}`,
        ...inkTexts(figure, locale),
      ],
    }
  })
}

/** Of one piece, and of all. */
function inkTexts(
  { stitches, unit, each, all, isAtMost, isUnused }: InkFigure,
  locale: Locale,
): [string, string] {
  if (isUnused) return [documentWords.noStitch[locale], '–']
  const told = (amount: number | null, text: (amount: number) => string) =>
    amount === null ? '–' : text(amount)
  if (unit === 'm') {
    const sewn = `${decimalText(stitches ?? 0, 0, locale)} ${timesText('stitches', locale)}`
    return [
      told(each, metres => `${sewn}, ${decimalText(metres, 1, locale)} m`),
      told(all, metres => `${decimalText(metres, 0, locale)} m`),
    ]
  }
  const about = (amount: string) => (isAtMost ? `${timesText('atMost', locale)} ${amount}` : amount)
  return [
    told(each, area => about(`${decimalText(area * 10_000, area < 0.001 ? 1 : 0, locale)} cm²`)),
    told(all, area => about(`${squareMetresText(area, locale)} m²`)),
  ]
}
