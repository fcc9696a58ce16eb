import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { cmText, exactText, inchesText } from '@teamloom/kit/length.ts'
import type { ContentItem } from '../content.ts'
import type { MadeDecoration } from '../decorations.ts'
import { colon } from '../document-text.ts'
import { documentWords } from '../document-words.ts'
import type { DrawnItem, Rows } from '../drawn-item.ts'
import { nameOfFile } from '../item-files.ts'
import type { ItemSheet } from '../sheet.ts'
import { checksOfWords, checkText } from './checks-of-words.ts'
import { digitKits, digits } from './digit-counts.ts'
import { hasJoined, type MadeLine } from './made-line.ts'
import { colorOfCode, colorsData } from './people-colors.ts'
import { peopleWords } from './people-words.ts'
import { type PersonalPlace, personalPlaces, placeName } from './personal-places.ts'
import { beyondLetters, placeOfWords, topOfFile } from './place-of-words.ts'
import { captionOf, shownAt } from './shown-words.ts'
import { isHindrance, toldLabel } from './told-words.ts'
import { wordlessTexts } from './wordless.ts'

type SizeLabel = (name: string) => string

/** TP49: the pages about people, in the reader's words; null where no piece is anybody's. */
export function peopleData(
  item: Pick<ContentItem, 'quantities' | 'supplierCodes'> & {
    readonly document: Pick<DesignDocument, 'decorations'>
  },
  decorations: readonly MadeDecoration[],
  { people, sheet, files }: Pick<DrawnItem, 'people' | 'sheet' | 'files'>,
  sizeLabel: SizeLabel,
  locale: Locale,
) {
  if (people.length === 0) return null
  const places = personalPlaces(item.document, decorations)
  const say = (word: keyof typeof peopleWords) => peopleWords[word][locale]
  const pictured = people.filter(({ line }) => nameOfFile(files, 'personPicture', line.id))
  return {
    title: say('people'),
    note: say('peopleNote'),
    /** What the longest does to all, once each; how many there are of each; then what has no words. */
    told: [
      ...lookTexts(people, sizeLabel, locale),
      putOnText(people, places, locale),
      ...joinedTexts(people, places, locale),
      ...wordlessTexts(item, people, sizeLabel, locale),
    ],
    columns: [
      documentWords.size[locale],
      say('person'),
      say('pieces'),
      ...places.map(place => placeName(place, locale)),
    ],
    rows: people.map(each => personRow(each, places, sheet, sizeLabel, locale)),
    where: whereData(people, places, sheet, sizeLabel, locale),
    colors: colorsData(item, people, places, locale),
    kits: kitsData(people, places, sizeLabel, locale),
    sheet: {
      title: say('contactSheet'),
      note: [
        ...drawnAlike(pictured, sheet, sizeLabel, locale),
        ...(pictured.length < people.length ? [say('notPictured')] : []),
      ].join(' '),
      pictures: pictured.map(each => ({
        file: nameOfFile(files, 'personPicture', each.line.id),
        name: captionOf(each, places, 'name') || captionOf(each, places, 'line') || say('nobody'),
        number: captionOf(each, places, 'number') || say('noNumber'),
        size: `${sizeLabel(each.line.size)}${each.line.pieces > 1 ? ` × ${each.line.pieces}` : ''}`,
      })),
    },
  }
}

/** TP49: garments are draped in one size; what of a picture is then not its person's is said where sizes differ. */
function drawnAlike(
  pictured: readonly MadeLine[],
  sheet: ItemSheet | undefined,
  sizeLabel: SizeLabel,
  locale: Locale,
): readonly string[] {
  if (!sheet || pictured.every(({ line }) => line.size === sheet.sizeName)) return []
  return [peopleWords.drawnAlike[locale].replace('{size}', sizeLabel(sheet.sizeName))]
}

/** TP49: what the longest does to all of a list; where youths and adults have looks of their own, with the sizes that each is of. */
function lookTexts(people: readonly MadeLine[], sizeLabel: SizeLabel, locale: Locale): readonly string[] {
  const sizesOf = new Map<string, Set<string>>()
  for (const { line, told } of people)
    for (const each of told) {
      if (isHindrance(each)) continue
      const text = toldLabel(each)[locale]
      sizesOf.set(text, (sizesOf.get(text) ?? new Set()).add(sizeLabel(line.size)))
    }
  const all = new Set(people.map(({ line }) => line.size))
  return [...sizesOf].map(([text, sizes]) =>
    sizes.size === all.size ? text : `${[...sizes].join(', ')}${colon[locale]}${text}`,
  )
}

/** A file is put on as often as its line has pieces: how many in all no count of files tells. */
function putOnText(people: readonly MadeLine[], places: readonly PersonalPlace[], locale: Locale): string {
  const counts = places.map(place => {
    const worn = people.filter(each => shownAt(each, place) !== '')
    return `${placeName(place, locale)} ${worn.reduce((sum, { line }) => sum + line.pieces, 0)}`
  })
  return `${peopleWords.putOn[locale]}${colon[locale]}${counts.join('; ')}.`
}

/** TP48: where letters touch that the font joins, so that nobody asks whether they are to be cut apart. */
function joinedTexts(
  people: readonly MadeLine[],
  places: readonly PersonalPlace[],
  locale: Locale,
): readonly string[] {
  return places
    .filter(({ made }) => hasJoined(people, made.decoration.id))
    .map(place => `${placeName(place, locale)}${colon[locale]}${peopleWords.joined[locale]}`)
}

/** Inches by which accents stand above letters before it is said where their file begins: less is within what a press hits. */
const leastTold = 1 / 16

function personRow(
  person: MadeLine,
  places: readonly PersonalPlace[],
  sheet: ItemSheet | undefined,
  sizeLabel: SizeLabel,
  locale: Locale,
): string[] {
  const { line, words } = person
  const name = `${line.firstName} ${line.lastName}`.trim()
  const isBlank = places.every(place => shownAt(person, place) === '')
  const cells = places.map(place => {
    const text = shownAt(person, place)
    const put = words.find(({ decorationId }) => decorationId === place.made.decoration.id)
    if (text === '') return isBlank ? '–' : peopleWords.none[locale]
    if (!put) return `${text}\n${documentWords.missing[locale]}`
    const open = checksOfWords(put, place.made).map(check => checkText(check, locale))
    const high = `${exactText(put.letterInches, locale)} ${peopleWords.high[locale]}`
    const wide = `${exactText(put.widthInches, locale)} ${peopleWords.wide[locale]}`
    const top = topOfFile(put, place.made, line.size, sheet)
    const edge =
      top && beyondLetters(put) > leastTold
        ? [`${peopleWords.topOfFile[locale]} ${exactText(top, locale)}`]
        : []
    return [text, `${high}, ${wide}`, ...edge, ...open].join('\n')
  })
  return [
    sizeLabel(line.size),
    name || peopleWords[isBlank ? 'blank' : 'nobody'][locale],
    String(line.pieces),
    ...cells,
  ]
}

/** Heights and distances of each place in each size; the same for all of a size. */
function whereData(
  people: readonly MadeLine[],
  places: readonly PersonalPlace[],
  sheet: ItemSheet | undefined,
  sizeLabel: SizeLabel,
  locale: Locale,
) {
  const sizes = [...new Set(people.map(({ line }) => line.size))]
  const inches = (value: number) =>
    value === 0 ? '0' : `${inchesText(value, locale)} (${cmText(value, locale)})`
  const rows: Rows = places.flatMap(place => {
    const found = sizes.map(size => {
      const words = people
        .filter(({ line }) => line.size === size)
        .flatMap(each => each.words)
        .find(({ decorationId }) => decorationId === place.made.decoration.id)
      return { words, placed: words && placeOfWords(words, place.made, size, sheet) }
    })
    const ways = (['down', 'across'] as const).flatMap(way =>
      [...new Set(found.flatMap(({ placed }) => placed?.[way].rule[locale] ?? []))].map(rule => [
        '',
        rule,
        ...found.map(({ placed }) => (placed?.[way].rule[locale] === rule ? inches(placed[way].inches) : '')),
      ]),
    )
    const heights = found.map(({ words }) => (words ? exactText(words.letterInches, locale) : ''))
    return [[placeName(place, locale), peopleWords.letterHeight[locale], ...heights], ...ways]
  })
  return {
    title: peopleWords.where[locale],
    columns: [documentWords.place[locale], '', ...sizes.map(sizeLabel)],
    rows,
  }
}

function kitsData(
  people: readonly MadeLine[],
  places: readonly PersonalPlace[],
  sizeLabel: SizeLabel,
  locale: Locale,
) {
  return {
    title: peopleWords.kits[locale],
    columns: [documentWords.place[locale], documentWords.size[locale], ...digits],
    rows: digitKits(people, places).flatMap(({ decorationId, letterInches, colors, sizes }) => {
      const place = places.find(({ made }) => made.decoration.id === decorationId)
      const named = colors.map(code => (place ? colorOfCode(place.made, code, locale) : code))
      const told = `${exactText(letterInches, locale)}, ${named.join(' + ')}`
      const total = digits.map((_, at) => sizes.reduce((sum, { counts }) => sum + counts[at]!, 0))
      const row = (name: string, size: string, counts: readonly number[]) => [
        name,
        size,
        ...counts.map(count => (count === 0 ? '' : String(count))),
      ]
      return [
        row(
          place ? `${placeName(place, locale)}${colon[locale]}${told}` : told,
          documentWords.total[locale],
          total,
        ),
        ...(sizes.length > 1
          ? sizes.map(({ sizeName, counts }) => row('', sizeLabel(sizeName), counts))
          : []),
      ]
    }),
  }
}
