import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { piecesOf, type TechpackContent } from './content.ts'
import { itemData } from './document-item.ts'
import { colon } from './document-text.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import type { DrawnItem } from './drawn-item.ts'
import { stampOfAll } from './hindrances.ts'
import { missingOf, unwrittenText } from './missing.ts'
import { termRows } from './order-terms.ts'
import { finishingText, packingText, samplesText } from './packing.ts'
import { countedIn } from './quantities.ts'
import { totalsOf, totalWords } from './quantities-data.ts'

/** What a release is said to be. */
export type Released = {
  readonly number: number
  readonly at: Date
  readonly author: string
  readonly hash: string
  /** Where the techpack is; null where nobody outside gets to. */
  readonly url: string | null
  readonly locale: Locale
  readonly paper: 'a4' | 'letter'
  /** Up to this one, newest first. */
  readonly log: readonly {
    readonly number: number
    readonly at: Date
    readonly author: string
    readonly reason: string | null
  }[]
  /** Letters that no font has. */
  readonly unwritten: readonly string[]
  /** Pictures of an item before and after, where these differ. */
  readonly changedPictures: Readonly<
    Record<
      string,
      { readonly before: readonly (string | null)[]; readonly after: readonly (string | null)[] }
    >
  >
}

/** All of the document in the reader's words: what sets it has layout alone. */
export type DocumentData = ReturnType<typeof documentData>

export function documentData(content: TechpackContent, drawn: readonly DrawnItem[], released: Released) {
  const { locale } = released
  const say = (word: DocumentWord) => documentWords[word][locale]
  const dates = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    dateStyle: 'long',
    timeZone: 'America/Toronto',
  })
  const date = dates.format(released.at)
  const shipDate = shipDateRows(content, locale, dates)
  const eventRows = content.eventDate
    ? [[say('eventDate'), dates.format(new Date(`${content.eventDate}T12:00:00Z`))]]
    : []
  const pieces = content.items.reduce((sum, item) => sum + piecesOf(item), 0)
  return {
    words: Object.fromEntries(
      Object.entries(documentWords).map(([word, label]) => [word, (label as Label)[locale]]),
    ) as Record<DocumentWord, string>,
    language: locale,
    paper: released.paper === 'a4' ? 'a4' : 'us-letter',
    title: content.projectName,
    author: released.author,
    keywords: [content.projectNumber, content.customerName].filter(Boolean).join(', '),
    footer: [say('techpack'), content.projectNumber ?? '', `${say('release')} ${released.number}`, date]
      .filter(Boolean)
      .join('  ·  '),
    url: released.url,
    about: [
      [say('customer'), content.customerName],
      ...(content.customerNumber ? [[say('customerNumber'), content.customerNumber]] : []),
      [say('project'), content.projectName],
      [say('projectNumber'), content.projectNumber ?? say('numberNotSet')],
      ...(content.numbers ?? []).map(({ label, text }) => [label[locale], text]),
      [say('request'), String(content.preorderNumber)],
      ...(content.orderedAt ? [[say('ordered'), dates.format(new Date(content.orderedAt))]] : []),
      ...eventRows,
      ...shipDate,
      [say('release'), String(released.number)],
      [say('date'), date],
      [say('author'), released.author],
      [say(countWord(content)), String(pieces)],
    ],
    shipTo: shipToLines(content, locale),
    dates: [
      ...(content.orderedAt ? [[say('ordered'), dates.format(new Date(content.orderedAt))]] : []),
      ...eventRows,
      ...shipDate,
    ],
    governs: say('governs'),
    orderNotes: orderNotes(content, locale, dates),
    log: released.log.map(({ number, at, author, reason }) => [
      String(number),
      dates.format(at),
      author,
      reason ?? '–',
    ]),
    totals: totalsData(content, locale),
    hash: released.hash,
    /** The stamp that is about all items. */
    stamp: stampOfAll(content.items)?.[locale] ?? null,
    items: content.items.map((item, i) => itemData(item, i, drawn[i], { locale, house: content.house })),
    missing: [
      ...content.items.flatMap((item, i) => {
        const made = drawn[i]
        return made ? missingOf(item, made) : []
      }),
      ...(released.unwritten.length > 0 ? [unwrittenText(released.unwritten)] : []),
    ].map(label => label[locale]),
    approvals: content.approvals.map(({ proof, item, by, at }) => [
      `${say('proof')} ${proof}`,
      item ?? '',
      by,
      dates.format(new Date(at)),
    ]),
    isFirst: released.number === 1,
    differences: content.differences.map(each => differenceData(each, released, say)),
  }
}

function differenceData(
  { id, name, since, differences }: TechpackContent['differences'][number],
  released: Released,
  say: (word: DocumentWord) => string,
) {
  const { locale } = released
  return {
    pictures: changedPictures(released, id, say),
    title: `${name}, ${say('release').toLowerCase()} ${since} → ${released.number}`,
    rows: differences.map(({ label, before, after }) => [
      label[locale],
      before?.[locale] ?? '–',
      after?.[locale] ?? '–',
    ]),
  }
}

function countWord({ items }: TechpackContent): 'pieces' | 'pairs' | 'piecesAndPairs' {
  const words = new Set(items.map(({ family, product }) => countedIn(findProduct(family, product))))
  return words.size > 1 ? 'piecesAndPairs' : ([...words][0] ?? 'pieces')
}

/** A release that is older than it is says nothing of it. */
function shipDateRows(
  { wantedShipDate }: TechpackContent,
  locale: Locale,
  dates: Intl.DateTimeFormat,
): string[][] {
  if (wantedShipDate === undefined) return []
  const told =
    wantedShipDate === null
      ? documentWords.shipDateNotSet[locale]
      : dates.format(new Date(`${wantedShipDate}T12:00:00Z`))
  return [[documentWords.shipDate[locale], told]]
}

/** Whom to ask, how many are made and how they are packed. */
function orderNotes(
  { contact, items, terms = {} }: TechpackContent,
  locale: Locale,
  dates: Intl.DateTimeFormat,
): string[][] {
  const say = (word: DocumentWord) => documentWords[word][locale]
  const decides = contact ? `; ${say('decides')} ${contact.name}` : ''
  return [
    ...(contact
      ? [
          [say('contact'), `${contact.name}, ${contact.email}`],
          [say('samplesTo'), samplesText(contact, locale)],
        ]
      : []),
    [
      say('strikeOffs'),
      terms.sampleSent === undefined ? `${say('strikeOffsUnset')}${decides}` : say('strikeOffsSet'),
    ],
    ...termRows(terms, locale, dates, decides),
    ...beyondOrderRows(items, locale),
    [say('counts'), say('countsText')],
    [say('finishing'), finishingText(items)[locale]],
    [say('packing'), packingText(items)[locale]],
  ]
}

/** Where what is made beside the order goes; none where nothing is. */
function beyondOrderRows(items: TechpackContent['items'], locale: Locale): string[][] {
  const isAny = items.some(({ quantities }) => quantities.some(({ QC, MARKETING }) => QC + MARKETING > 0))
  return isAny ? [[documentWords.beyondOrder[locale], documentWords.beyondOrderText[locale]]] : []
}

/** Where the order is shipped, as a label has it, and whom to call. */
function shipToLines({ shipTo = [], shipToCountry, shipToPhone }: TechpackContent, locale: Locale): string[] {
  const country = shipToCountry && new Intl.DisplayNames(`${locale}-CA`, { type: 'region' }).of(shipToCountry)
  return [
    ...shipTo,
    ...(country ? [country] : []),
    ...(shipToPhone ? [`${documentWords.phone[locale]}${colon[locale]}${shipToPhone}`] : []),
  ]
}

/** Pieces and pairs of all items: order, over, quality checks, marketing, to produce. */
function totalsData({ items }: TechpackContent, locale: Locale) {
  const rows = items.map(totalsOf)
  return ([...totalWords, 'produce'] as const).map((word, i) => [
    documentWords[word][locale],
    String(rows.reduce((sum, row) => sum + (row[i] ?? 0), 0)),
  ])
}

function changedPictures(
  { changedPictures: changed }: Released,
  itemId: string,
  say: (word: DocumentWord) => string,
) {
  const pictures = changed[itemId]
  if (!pictures) return []
  return [
    { label: say('before'), files: pictures.before },
    { label: say('now'), files: pictures.after },
  ]
}
