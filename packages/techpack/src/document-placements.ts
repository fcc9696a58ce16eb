import type { Locale } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { type ContentItem, printWidthsOf } from './content.ts'
import { coverText } from './cover-text.ts'
import { type MadeDecoration } from './decorations.ts'
import { nameOfArtwork } from './document-artwork.ts'
import { colon, distanceText, sizeText } from './document-text.ts'
import { documentWords } from './document-words.ts'
import type { ItemPlacement } from './item-placements.ts'
import { peopleWords } from './people/people-words.ts'
import { isSample } from './people/personal-places.ts'
import { ruleRows } from './placement-rules.ts'
import { bandsOf, type PrintWidths } from './print-bands.ts'
import type { SewnOn } from './sewn-on.ts'
import type { ItemSheet } from './sheet.ts'

export function placementRow(
  made: MadeDecoration,
  number: number,
  item: ContentItem,
  sheet: ItemSheet | undefined,
  sizeLabel: (name: string) => string,
  locale: Locale,
): string[] {
  const { type, place, size, location } = made
  const ofIt = ({ decorationId }: ItemPlacement) => decorationId === made.decoration.id
  const placed = (sheet?.placements ?? []).filter(ofIt)
  const base = placed.flatMap(({ piece, sizes }) => {
    const size = sizes.find(({ sizeName }) => sizeName === sheet?.sizeName) ?? sizes[0]
    return size ? [{ piece: piece[locale], size }] : []
  })
  /** The distance on the drawn size; on a pair of socks each is named. */
  const told = (way: 'down' | 'across') =>
    base
      .map(({ piece, size }) => {
        const distance = distanceText(size[way], locale)
        return base.length > 1 ? `${piece}${colon[locale]}${distance}` : distance
      })
      .join('\n')
  const covers = coverText(
    made,
    (sheet?.registers ?? []).filter(ofIt).flatMap(({ sizes }) => sizes),
    locale,
  )
  const marked = (text: string) => (isSample(made) ? `${text}\n${peopleWords.sample[locale]}` : text)
  return [
    String(number),
    marked(nameOfArtwork(made)),
    type[locale],
    place[locale],
    size
      ? marked(
          [
            sizesText(size, printWidthsOf(item, made), item.sizeNames, sizeLabel, locale),
            ...(made.repeat && made.coversPiece ? [documentWords.asPiece[locale]] : []),
          ].join('\n'),
        )
      : '–',
    told('down') || (made.coversPiece ? covers : '–'),
    told('across') || (made.coversPiece ? '' : '–'),
    `${location?.planeAngle ?? 0}°`,
  ]
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

/** TP34: pieces that are sewn on, each rule once, with its inches in each size. */
export function sewnOnData(
  sheet: ItemSheet | undefined,
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
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
