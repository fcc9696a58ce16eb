import fs from 'node:fs'
import path from 'node:path'
import { labelSheets, labelsOnSheet, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import { labelsOf, type PackedEntry, packingList } from '@teamloom/commerce/collection/packing.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import type { Typeset } from '#api/platform/typesetter/typesetter.ts'

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
    of: (number: number, of: number) => `${number} de ${of}`,
  },
} as const satisfies Record<Locale, unknown>

type About = {
  readonly title: string
  readonly teamName: string
  readonly language: Locale
  readonly paper: Paper
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

/** SC22: by person, with a box to tick for each design. */
export function packingPrint(entries: readonly PackedEntry[], about: About): Typeset {
  const { language, paper, title } = about
  const words = texts[language]
  const people = packingList(entries)
  const pieces = people.reduce((sum, person) => sum + person.pieces, 0)
  const date = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'medium', timeZone: about.timeZone })
  const { person, handed, pieces: ofPieces, received, page } = words
  return {
    main: 'packing.typ',
    files: {
      'packing.typ': read('packing.typ'),
      'data.json': JSON.stringify({
        title,
        language,
        paper: paper === 'letter' ? 'us-letter' : paper,
        kicker: words.kicker(about.teamName),
        sum: [
          counted(people.length, words.people, language),
          counted(pieces, words.piecesWord, language),
          date.format(about.now),
        ].join(', '),
        words: { person, handed, pieces: ofPieces, received, page },
        people: people.map(({ firstName, lastName, ...rest }) => ({
          ...rest,
          name: [lastName, firstName].filter(Boolean).join(', '),
        })),
      }),
    },
  }
}

/** SC22: a label for each piece, from the place on the first sheet that is not used yet. */
export function labelsPrint(entries: readonly PackedEntry[], from: number, about: About): Typeset {
  const { language, paper, title, teamName } = about
  const sheet = labelSheets[paper]
  const words = texts[language]
  return {
    main: 'labels.typ',
    files: {
      'labels.typ': read('labels.typ'),
      'data.json': JSON.stringify({
        title,
        language,
        sheet,
        skipped: Math.min(from, labelsOnSheet(sheet)) - 1,
        labels: labelsOf(entries).map(({ name, design, size, number, of }) => ({
          name,
          design,
          size,
          more: of > 1 ? `${teamName} · ${words.of(number, of)}` : teamName,
        })),
      }),
    },
  }
}
