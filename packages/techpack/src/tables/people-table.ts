import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import { type MadeDecoration, madeDecorations, timesOf } from '../decorations.ts'
import { stampOf } from '../hindrances.ts'
import { nameOfFile } from '../item-files.ts'
import { checksOfWords, checkText } from '../people/checks-of-words.ts'
import { type MadeLine, type MadeWords, wordsKeyOf } from '../people/made-line.ts'
import { peopleWords } from '../people/people-words.ts'
import { personalPlaces } from '../people/personal-places.ts'
import { placeOfWords, topOfFile } from '../people/place-of-words.ts'
import { toldLabel } from '../people/told-words.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

/**
 * TP48: a row for each place of each line's words, with its file; one without a place of what is nobody's. None where no
 * piece is anybody's. `pieces` stands once for each line and adds up to what is ordered; `put_on` is how often a file is.
 */
export function peopleTables(items: readonly TableItem[], locale: Locale): Table[] {
  const rows = items.flatMap(each => rowsOf(each, locale))
  if (rows.length === 0) return []
  return [{ file: 'people.csv', columns, rows }]
}

const columns = [
  'item',
  'line',
  'size',
  'pieces',
  'first_name',
  'last_name',
  'slot',
  'decoration',
  'position',
  'place',
  'text',
  'letter_height',
  'width',
  'height',
  'letters_down',
  'file_top_down',
  'down_rule',
  'middle_across',
  'across_rule',
  'file_middle_down',
  'file_middle_across',
  'unit',
  'colors',
  'file',
  'put_on',
  'open_checks',
  'note',
  'stamp',
]

function rowsOf({ number, item, drawn }: TableItem, locale: Locale): Table['rows'] {
  const product = findProduct(item.family, item.product)
  const { document } = item
  if (!product || !document || drawn.people.length === 0) return []
  const stamp = stampOf(item)?.[locale] ?? ''
  const personal = personalPlaces(document, madeDecorations(document, product))
  return drawn.people.flatMap(person => {
    const { line } = person
    const about = (pieces: number | '') => [number, line.id, line.size, pieces, line.firstName, line.lastName]
    const places = personal.filter(({ slotId }) => line.words[slotId] !== undefined)
    if (places.length === 0) return [[...about(line.pieces), ...nothing, stamp]]
    return places.map(({ made, number: decoration, kind, slotId }, at) => {
      const words = person.words.find(({ decorationId }) => decorationId === made.decoration.id)
      return [
        ...about(at === 0 ? line.pieces : ''),
        kind,
        decoration,
        made.decoration.positionName,
        made.place[locale],
        words?.shown ?? line.words[slotId] ?? '',
        ...(words ? figuresOf(words, made, person, drawn.sheet, locale) : noFigures),
        nameOfFile(drawn.files, 'words', wordsKeyOf(line.id, made.decoration.id)) ?? '',
        words ? line.pieces * timesOf(made) : '',
        words
          ? checksOfWords(words, made)
              .map(check => checkText(check, locale))
              .join('; ')
          : '',
        noteOf(words, person, locale),
        stamp,
      ]
    })
  })
}

/** What keeps words from being made; of those that are, what nobody has to ask. */
function noteOf(words: MadeWords | undefined, { told }: MadeLine, locale: Locale): string {
  if (!words) return told.map(each => toldLabel(each)[locale]).join(' ')
  return words.areJoined ? peopleWords.joinedNote[locale] : ''
}

const nothing: readonly string[] = Array.from({ length: 21 }, () => '')
const noFigures: readonly string[] = Array.from({ length: 12 }, () => '')

function figuresOf(
  words: MadeWords,
  made: MadeDecoration,
  { line }: MadeLine,
  sheet: TableItem['drawn']['sheet'],
  locale: Locale,
): readonly (string | number)[] {
  const placed = placeOfWords(words, made, line.size, sheet)
  const top = topOfFile(words, made, line.size, sheet)
  return [
    plainNumber(words.letterInches),
    plainNumber(words.widthInches),
    plainNumber(words.heightInches),
    placed ? toldInches(placed.down.inches) : '',
    top === undefined ? '' : plainNumber(top),
    placed?.down.rule[locale] ?? '',
    placed ? toldInches(placed.across.inches) : '',
    placed?.across.rule[locale] ?? '',
    plainNumber(words.middle.down),
    plainNumber(words.middle.across),
    'in',
    words.inks.map(({ code }) => code).join(';'),
  ]
}
