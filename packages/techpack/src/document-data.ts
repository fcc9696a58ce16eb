import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import type { ContentItem, TechpackContent } from './content.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import { gradedMeasures } from './grade.ts'
import { materialsOf } from './materials.ts'
import type { MadePrint } from './print-work.ts'
import { type QuantityField, toProduce, totalOf } from './quantities.ts'
import type { ItemSheet, WordedMeasure } from './sheet.ts'

/** What was drawn of an item; paths of files that the document shows. */
export type DrawnItem = {
  readonly sheet: ItemSheet | undefined
  /** By decoration. */
  readonly prints: Readonly<Record<string, MadePrint | undefined>>
  /** By side; null where it could not be drawn. */
  readonly pictures: Readonly<Record<string, string | null>>
  readonly artworks: Readonly<Record<string, string | null>>
  /** By side, in colours and in line. */
  readonly flats: Readonly<Record<string, readonly [string, string]>>
}

type Released = {
  readonly number: number
  readonly at: Date
  readonly author: string
  readonly hash: string
  readonly url: string
  readonly locale: Locale
  readonly paper: 'a4' | 'letter'
}

export type Rows = readonly (readonly string[])[]

/** All of the document in the reader's words: what sets it has layout alone. */
export type DocumentData = ReturnType<typeof documentData>

export function documentData(content: TechpackContent, drawn: readonly DrawnItem[], released: Released) {
  const { locale } = released
  const say = (word: DocumentWord) => documentWords[word][locale]
  const date = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeZone: 'America/Toronto',
  }).format(released.at)
  const pieces = content.items.reduce((sum, item) => sum + piecesOf(item), 0)
  return {
    words: Object.fromEntries(
      Object.entries(documentWords).map(([word, label]) => [word, (label as Label)[locale]]),
    ) as Record<DocumentWord, string>,
    language: locale,
    paper: released.paper === 'a4' ? 'a4' : 'us-letter',
    title: content.projectName,
    footer: [say('techpack'), content.projectNumber ?? '', `${say('release')} ${released.number}`, date]
      .filter(Boolean)
      .join('  ·  '),
    url: released.url,
    about: [
      [say('customer'), content.customerName],
      [say('project'), content.projectName],
      [say('projectNumber'), content.projectNumber ?? '–'],
      [say('request'), String(content.preorderNumber)],
      [say('release'), String(released.number)],
      [say('date'), date],
      [say('author'), released.author],
      [say('pieces'), String(pieces)],
    ],
    hash: released.hash,
    items: content.items.map((item, i) => itemData(item, drawn[i], locale)),
    approvals: content.approvals.map(({ proof, by, at }) => [
      `${say('proof')} ${proof}`,
      by,
      at.slice(0, 10),
    ]),
    isFirst: released.number === 1,
    differences: content.differences.map(({ name, since, differences }) => ({
      title: `${name}, ${say('release').toLowerCase()} ${since} → ${released.number}`,
      rows: differences.map(({ label, before, after }) => [
        label[locale],
        before?.[locale] ?? '–',
        after?.[locale] ?? '–',
      ]),
    })),
  }
}

function piecesOf({ quantities }: ContentItem): number {
  return quantities.reduce((sum, quantity) => sum + toProduce(quantity), 0)
}

function itemData(item: ContentItem, drawn: DrawnItem | undefined, locale: Locale) {
  const product = findProduct(item.family, item.product)
  const { document } = item
  const known = product && document ? { product, document } : undefined
  const made = known ? madeDecorations(known.document, known.product) : []
  const sizeLabel = (name: string) =>
    product?.sizes.find(size => size.name === name)?.displayLabel[locale] ?? name
  return {
    name: item.name,
    isKnown: known !== undefined,
    isDeprecated: item.isDeprecated,
    header: [
      [
        documentWords.product[locale],
        product ? `${product.product.label[locale]} ${product.product.version}` : item.product,
      ],
      [documentWords.version[locale], item.version],
      [documentWords.credits[locale], String(item.creditsUsed)],
      [documentWords.pieces[locale], String(piecesOf(item))],
    ],
    pictures: item.sides.map(side => ({
      label: documentWords[side as 'front'][locale],
      file: drawn?.pictures[side] ?? null,
    })),
    flats: (drawn?.sheet?.flats ?? []).map(({ side }) => ({
      label: documentWords[side][locale],
      colored: drawn!.flats[side]![0],
      plain: drawn!.flats[side]![1],
    })),
    drawnIn: drawn?.sheet ? sizeLabel(drawn.sheet.sizeName) : '',
    placements: made.map(each => placementRow(each, drawn?.sheet, locale)),
    materials: known
      ? materialsOf(known.document, known.product).map(material => ({
          hex: material.color.hex,
          row: [
            String(material.number),
            material.part[locale] === material.what[locale]
              ? material.what[locale]
              : `${material.part[locale]}: ${material.what[locale]}`,
            material.style[locale],
            [material.fabric[locale], material.facts?.[locale]].filter(Boolean).join(', '),
            locale === 'fr' ? `${material.color.name} ${material.color.label.fr}` : material.color.code,
            material.color.chart,
            ...usedOf(material.slot, item, drawn?.sheet, locale),
          ],
        }))
      : [],
    measures: measuresData(item, known, sizeLabel, locale),
    quantities: quantitiesData(item, sizeLabel, locale),
    artworks: made.map((each, i) => artworkData(each, i, item, drawn, locale, sizeLabel)),
  }
}

function placementRow(made: MadeDecoration, sheet: ItemSheet | undefined, locale: Locale): string[] {
  const { decoration, type, place, size, location } = made
  const placed = sheet?.placements.find(({ decorationId }) => decorationId === decoration.id)
  const base = placed?.sizes.find(({ sizeName }) => sizeName === sheet?.sizeName) ?? placed?.sizes[0]
  return [
    decoration.artwork?.filename ?? decoration.name,
    type[locale],
    place[locale],
    size ? sizeText(size, locale) : '–',
    base ? distanceText(base.down, locale) : '–',
    base ? distanceText(base.across, locale) : '–',
    `${location?.planeAngle ?? 0}°`,
  ]
}

function sizeText(
  { widthInches, heightInches }: { readonly widthInches: number; readonly heightInches: number },
  locale: Locale,
): string {
  const inches = `${inchesText(widthInches, locale)} × ${inchesText(heightInches, locale)}`
  return `${inches} (${cmText(widthInches, locale)} × ${cmText(heightInches, locale)})`
}

/** `4 1/2 in from the collar seam to the top of the print`. */
function distanceText({ from, to, inches }: WordedMeasure, locale: Locale): string {
  if (inches === 0) return documentWords.centred[locale]
  const words = documentWords
  return `${inchesText(inches, locale)} (${cmText(inches, locale)}) ${words.from[locale]} ${from[locale]} ${words.to[locale]} ${to[locale]}`
}

const units = { m2: 'm²', m: 'm', pieces: '×' } as const

/** For one piece of the drawn size or the smallest and the largest, and for all that are made. */
function usedOf(
  slot: string,
  item: ContentItem,
  sheet: ItemSheet | undefined,
  locale: Locale,
): [each: string, all: string] {
  const used = sheet?.consumption.find(row => row.slot === slot)
  if (!used) return ['–', '–']
  const amounts = used.sizes.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', { maximumFractionDigits: digits }).format(
      value,
    )
  const each = least === most ? number(least, 2) : `${number(least, 2)} – ${number(most, 2)}`
  const all = item.quantities.reduce(
    (sum, quantity) =>
      sum +
      toProduce(quantity) * (used.sizes.find(({ sizeName }) => sizeName === quantity.sizeName)?.amount ?? 0),
    0,
  )
  return [`${each} ${units[used.unit]}`, `${number(all, 1)} ${units[used.unit]}`]
}

function measuresData(
  item: ContentItem,
  known: { readonly product: Parameters<typeof gradedMeasures>[0] } | undefined,
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  const measures = known ? gradedMeasures(known.product, item.sizeNames) : []
  return {
    columns: [documentWords.point[locale], documentWords.tolerance[locale], ...item.sizeNames.map(sizeLabel)],
    rows: measures.map(({ label, tolerance, inches }) => [
      label[locale],
      `± ${inchesText(tolerance, locale)}`,
      ...inches.map(each => `${inchesText(each.inches, locale)}\n${cmText(each.inches, locale)}`),
    ]),
  }
}

const fields: readonly (readonly [QuantityField, 'order' | 'over' | 'qc' | 'marketing'])[] = [
  ['ORDER', 'order'],
  ['OVER', 'over'],
  ['QC', 'qc'],
  ['MARKETING', 'marketing'],
]

function quantitiesData({ quantities }: ContentItem, sizeLabel: (name: string) => string, locale: Locale) {
  const differs = quantities.some(({ ORDER, original }) => ORDER !== original)
  return {
    columns: ['', ...quantities.map(({ sizeName }) => sizeLabel(sizeName)), documentWords.total[locale]],
    rows: [
      ...fields.map(([field, word]) => [
        documentWords[word][locale],
        ...quantities.map(quantity =>
          field === 'OVER' && quantity.isOverSuggested ? `${quantity.OVER}*` : String(quantity[field]),
        ),
        String(totalOf(quantities, field)),
      ]),
      [
        documentWords.original[locale],
        ...quantities.map(({ original }) => String(original)),
        String(quantities.reduce((sum, { original }) => sum + original, 0)),
      ],
      [
        documentWords.produce[locale],
        ...quantities.map(quantity => String(toProduce(quantity))),
        String(quantities.reduce((sum, quantity) => sum + toProduce(quantity), 0)),
      ],
    ],
    notes: [
      ...(quantities.some(({ isOverSuggested }) => isOverSuggested)
        ? [`* ${documentWords.suggested[locale]}`]
        : []),
      ...(differs ? [`${documentWords.order[locale]}: ${documentWords.differsFromOrder[locale]}`] : []),
    ],
  }
}

function artworkData(
  made: MadeDecoration,
  index: number,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  locale: Locale,
  sizeLabel: (name: string) => string,
) {
  const { decoration, type, place, size, colors, rows } = made
  const say = (word: DocumentWord) => documentWords[word][locale]
  const kept = item.artworks.find(({ decorationId }) => decorationId === decoration.id)
  const print = drawn?.prints[decoration.id]
  const placed = drawn?.sheet?.placements.find(({ decorationId }) => decorationId === decoration.id)
  const shares = new Map(print?.shares.map(({ code, share }) => [code, share]))
  return {
    title: `${say('artwork')} ${index + 1}, ${decoration.artwork?.filename ?? decoration.name}`,
    subtitle: `${type[locale]}, ${place[locale]}`,
    file: drawn?.artworks[decoration.id] ?? null,
    background: kept?.background ?? '#DADADA',
    widthInches: size?.widthInches ?? null,
    heightInches: size?.heightInches ?? null,
    facts: [
      [say('printSize'), size ? sizeText(size, locale) : '–'],
      [say('source'), decoration.artwork?.filename ?? say('none')],
      [say('production'), kept?.production?.filename ?? say('none')],
      [say('quality'), kept?.quality ? say(kept.quality) : '–'],
      // Size and inks are told beside it.
      ...rows
        .filter(({ label }) => label.en !== 'Size' && !label.en.startsWith('Ink '))
        .map(({ label, value }) => [label[locale], value[locale]]),
      ...figuresOf(print, colors.length, locale),
    ],
    colors: colors.map(color => ({
      hex: color.hex,
      text: [
        locale === 'fr' ? `${color.name} ${color.label.fr}` : color.code,
        color.chart,
        shares.has(color.code) ? `${say('covers')} ${Math.round((shares.get(color.code) ?? 0) * 100)} %` : '',
      ]
        .filter(Boolean)
        .join(', '),
    })),
    calibration: (kept?.calibrationColors ?? []).map(({ name, hex }) => ({
      hex,
      text: `${name} ${hex}`.trim(),
    })),
    checks: (kept?.checks ?? []).map(check => check[locale]),
    placements: {
      piece: placed?.piece[locale] ?? '–',
      rows: (placed?.sizes ?? []).map(({ sizeName, down, across, fits }) => [
        sizeLabel(sizeName),
        distanceText(down, locale),
        distanceText(across, locale),
        fits ? say('yes') : say('no'),
      ]),
    },
  }
}

function figuresOf(print: MadePrint | undefined, inkCount: number, locale: Locale): Rows {
  const say = (word: DocumentWord) => documentWords[word][locale]
  if (!print) return []
  if (print.threads.length > 0) {
    const total = print.threads.reduce((sum, { stitches }) => sum + stitches, 0)
    return [
      [say('stitches'), String(total)],
      ...print.threads.map(({ code, stitches, metres }) => [
        `${say('thread')} ${code}`,
        `${stitches} ${say('stitches').toLowerCase()}, ${metres.toFixed(1)} m`,
      ]),
    ]
  }
  if (print.grid) return [[say('needles'), `${print.grid.needles} × ${print.grid.courses}`]]
  return inkCount > 0 ? [[say('screens'), String(inkCount)]] : []
}

/** A comma-separated row; what would be a formula in a sheet is text. */
export function csvCell(value: string): string {
  const text = /^[=+\-@\t]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
