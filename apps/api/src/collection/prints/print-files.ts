import fs from 'node:fs'
import path from 'node:path'
import { labelSheets, labelsOnSheet, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import {
  labelsOf,
  type PackedEntry,
  type PackingSort,
  packingList,
} from '@teamloom/commerce/collection/packing.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'

const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')

const texts = {
  en: {
    kicker: (team: string) => `${team}, packing list`,
    people: { one: 'person', other: 'people' },
    piecesWord: { one: 'piece', other: 'pieces' },
    person: 'Person',
    handed: 'Handed out',
    pieces: 'Pieces',
    received: 'Received by, date',
    page: 'page',
    onPage: (pieces: string) => `of ${pieces} on this page`,
    of: (number: number, of: number) => `${number} of ${of}`,
  },
  fr: {
    kicker: (team: string) => `${team}, liste de remise`,
    people: { one: 'personne', other: 'personnes' },
    piecesWord: { one: 'pièce', other: 'pièces' },
    person: 'Personne',
    handed: 'Remis',
    pieces: 'Pièces',
    received: 'Reçu par, date',
    page: 'page',
    onPage: (pieces: string) => `de ${pieces} sur cette page`,
    of: (number: number, of: number) => `${number} de ${of}`,
  },
} as const satisfies Record<Locale, unknown>

type About = {
  readonly title: string
  readonly teamName: string
  readonly language: Locale
  readonly paper: Paper
  /** The first label that is there. */
  readonly from: number
  readonly sort: PackingSort
  /** In what it differs from the answers. */
  readonly notes: readonly string[]
  readonly now: Date
  readonly timeZone: string
}

function counted(
  value: number,
  word: { readonly one: string; readonly other: string },
  language: Locale,
): string {
  const plural = new Intl.PluralRules(language).select(value)
  return `${numberText(value, language)} ${plural === 'one' ? word.one : word.other}`
}

type Part = 'packing' | 'labels'

/** The packing list, the labels, or one after the other. */
export function printOf(parts: readonly Part[], entries: readonly PackedEntry[], about: About): Typeset {
  const { title, language } = about
  const data = { packing: packingData, labels: labelsData }
  return {
    main: 'print.typ',
    files: {
      'print.typ': [
        '#let data = json("print.json")',
        '#set document(title: data.title)',
        '#set text(lang: data.language)',
        ...parts.map(part => `#include "${part}.typ"`),
      ].join('\n'),
      'print.json': JSON.stringify({ title, language }),
      ...Object.fromEntries(
        parts.flatMap(part => [
          [`${part}.typ`, read(`${part}.typ`)],
          [`${part}.json`, JSON.stringify(data[part](entries, about))],
        ]),
      ),
    },
  }
}

/** SC22: by person, with a box to tick for each design. */
function packingData(entries: readonly PackedEntry[], about: About) {
  const { language, paper, sort, title } = about
  const words = texts[language]
  const people = packingList(entries, sort)
  const pieces = counted(
    people.reduce((sum, person) => sum + person.pieces, 0),
    words.piecesWord,
    language,
  )
  const date = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'medium', timeZone: about.timeZone })
  const { person, handed, pieces: ofPieces, received, page } = words
  return {
    title,
    paper: paper === 'letter' ? 'us-letter' : paper,
    kicker: words.kicker(about.teamName),
    sum: [counted(people.length, words.people, language), pieces, date.format(about.now)].join(', '),
    notes: about.notes.join(' '),
    words: { person, handed, pieces: ofPieces, received, page, onPage: words.onPage(pieces) },
    people,
  }
}

/** SC22: a label for each piece, from the place on the first sheet that is not used yet. */
function labelsData(entries: readonly PackedEntry[], about: About) {
  const { language, paper, sort, from, teamName } = about
  const sheet = labelSheets[paper]
  const words = texts[language]
  return {
    sheet,
    skipped: Math.min(from, labelsOnSheet(sheet)) - 1,
    labels: labelsOf(entries, sort).map(({ name, design, size, words: own, number, of }) => ({
      name,
      design: own ? `${design} · ${own}` : design,
      size,
      more: of > 1 ? `${teamName} · ${words.of(number, of)}` : teamName,
    })),
  }
}
