import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { constructionOf } from './construction.ts'
import { type ContentItem, piecesOf } from './content.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { artworkData } from './document-artwork.ts'
import { inkRows } from './document-inks.ts'
import { materialRow, partText, supplyRow, usesData } from './document-materials.ts'
import { placementRow, sewnOnData } from './document-placements.ts'
import { colon } from './document-text.ts'
import { documentWords } from './document-words.ts'
import type { DrawnItem, Edition } from './drawn-item.ts'
import { hindrancesOf, stampOf } from './hindrances.ts'
import { nameOfFile } from './item-files.ts'
import { knitData } from './knitting/knit-data.ts'
import { knittingOf } from './knitting/knitting.ts'
import { labelData } from './label/label-data.ts'
import { materialsOf } from './materials.ts'
import { peopleData } from './people/people-data.ts'
import { peopleWords } from './people/people-words.ts'
import { isSample } from './people/personal-places.ts'
import { measureData } from './points-of-measure/measure-data.ts'
import { countedIn, toProduce } from './quantities.ts'
import { quantitiesData } from './quantities-data.ts'
import { settingsIn } from './settings/settings-in.ts'
import { settingText } from './settings/settings-of.ts'
import { sewingData } from './sewing/sewing-data.ts'
import { toldSize } from './told-size.ts'
import { tooSmallOf } from './too-small.ts'
import { boughtTrims } from './trims/bought-trims.ts'
import { buyingRows, trimData } from './trims/trim-data.ts'
import { usesOf } from './uses.ts'

/** `Drawn in size M`, `Drawn in one size`; empty without a size. */
function inSize(
  word: 'drawnIn' | 'measuredIn' | 'cuttingNote' | 'knittingNote',
  size: string,
  locale: Locale,
): string {
  if (!size) return ''
  const told = documentWords[word][locale]
  // A size that says that it is one has the word already.
  if (!/^(one size|taille)/i.test(size)) return `${told} ${size}`
  return `${told.replace(/ (size|taille)$/, '')} ${size[0]!.toLowerCase()}${size.slice(1)}`
}

/** `at`: its place in the techpack, from 0. */
export function itemData(item: ContentItem, at: number, drawn: DrawnItem | undefined, edition: Edition) {
  const { locale } = edition
  const product = findProduct(item.family, item.product)
  const { document } = item
  const known = product && document ? { product, document } : undefined
  const isPair = countedIn(product) === 'pairs'
  const isSewn = (drawn?.sheet?.supplies ?? []).some(({ name }) => name === 'seams')
  const uses = usesOf(item, drawn?.sheet)
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
    isSewn,
    stamp: stampOf(item)?.[locale] ?? null,
    hindrances: hindrancesOf(item).map(label => label[locale]),
    tooSmall: known ? tooSmallOf(made, drawn?.sheet, known.product).map(label => label[locale]) : [],
    header: headerRows(item, product, locale),
    /** `S 9, M 15` */
    sizes: item.quantities
      .filter(quantity => toProduce(quantity) > 0)
      .map(quantity => `${sizeLabel(quantity.sizeName)} ${toProduce(quantity)}`)
      .join(',  '),
    ...drawingsData(item, drawn, locale),
    measuredIn: inSize('measuredIn', base, locale),
    cuttingNote: inSize(isSewn ? 'cuttingNote' : 'knittingNote', base, locale),
    seen: documentWords[drawn?.sheet?.isWorn ? 'seenWorn' : 'seen'][locale],
    /** A note that outlines and figures are of what is not made; null where all of them are made. */
    sampleNote: made.some(isSample)
      ? peopleWords[item.lines ? 'measuredSample' : 'nobodysSample'][locale]
      : null,
    drawnIn: inSize('drawnIn', base, locale),
    /** In numbers, for each size. */
    placed: [...(drawn?.sheet?.placements ?? []), ...(drawn?.sheet?.registers ?? [])],
    cutting: cuttingData(drawn, locale),
    knitting: knitData(knittingOf(item, drawn?.sheet), item.sizeNames, sizeLabel, locale),
    sewing: withMoments(sewingData(drawn?.sheet?.sewing, drawn?.files, locale), made, item, locale),
    label: known && edition.house ? labelOf(known, edition.house, item, drawn, locale) : null,
    sewnOn: sewnOnData(drawn?.sheet, sizeLabel, locale),
    placements: made.map((each, i) => placementRow(each, i + 1, item, drawn?.sheet, sizeLabel, locale)),
    materials: [
      ...materials.map(material => materialRow(material, item, uses, locale)),
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
    uses: usesData(materials, item, uses, drawn?.sheet?.supplies ?? [], sizeLabel, locale),
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

function headerRows(item: ContentItem, product: ReturnType<typeof findProduct>, locale: Locale) {
  const { label, version } = product?.product ?? {}
  return [
    [documentWords.product[locale], label ? `${label[locale]} ${version}` : item.product],
    [documentWords.version[locale], item.version],
    [documentWords[countedIn(product)][locale], String(piecesOf(item))],
  ]
}

const drawings = [
  ['colored', 'svg'],
  ['plain', 'plainSvg'],
  ['placing', 'placingSvg'],
] as const

/** Whether two drawings draw the same, in whichever order. */
function drawAlike(one: string, other: string): boolean {
  const linesIn = (svg: string) => svg.split('<').toSorted().join('<')
  // Nearly all that differ are of another length, which is known at once.
  return one.length === other.length && linesIn(one) === linesIn(other)
}

/** The drawings of each side with what each is called; one that shows the same on both is told once. */
function flatsData(drawn: DrawnItem | undefined, locale: Locale) {
  const flats = drawn?.sheet?.flats ?? []
  const isAlike = (drawing: (typeof drawings)[number][1]) =>
    flats.length === 2 && drawAlike(flats[0]![drawing], flats[1]![drawing])
  return flats.map(({ side }, at) => {
    const shown = drawings.map(([name, drawing]) => {
      const alike = isAlike(drawing)
      const label = documentWords[alike ? 'bothAlike' : side][locale]
      return [name, { label, file: alike && at > 0 ? null : nameOfFile(drawn?.files, name, side) }] as const
    })
    return Object.fromEntries(shown) as Record<
      (typeof drawings)[number][0],
      { label: string; file: string | null }
    >
  })
}

/** Each by its name among the techpack's files. */
function drawingsData(item: ContentItem, drawn: DrawnItem | undefined, locale: Locale) {
  return {
    pictures: item.sides.map(side => ({
      label: documentWords[side as 'front'][locale],
      file: nameOfFile(drawn?.files, 'picture', side),
      over: nameOfFile(drawn?.files, 'overPicture', side),
    })),
    flats: flatsData(drawn, locale),
    pieces: (drawn?.sheet?.pieces ?? []).map(({ name, label }) => ({
      label: label[locale],
      file: nameOfFile(drawn?.files, 'piece', name),
    })),
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
