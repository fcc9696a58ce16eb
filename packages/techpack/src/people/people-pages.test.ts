import type { Line } from '@teamloom/commerce/lines/line.ts'
import { after, decorated, fresh, id, rivera, sample } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeDecorations } from '../decorations.ts'
import { digitKits } from './digit-counts.ts'
import type { MadeLine } from './made-line.ts'
import { orderedLines } from './ordered-line.ts'
import { peopleData } from './people-data.ts'
import { personalPlaces } from './personal-places.ts'

const slot = (document: typeof fresh, number: number, place: string, kind: 'name' | 'number') =>
  after(decorated(document, number, place, rivera, 'detailedprint'), {
    action: 'setDecorationPersonal',
    decorationId: id(number),
    personal: { kind, sample: kind === 'name' ? 'RIVERA' : '10', mayBeEmpty: true },
  })
const document = slot(slot(fresh, 1, 'back', 'name'), 2, 'leftChest', 'number')
const decorations = madeDecorations(document, sample)
const places = personalPlaces(document, decorations)
const [first, second] = sample.sizes.map(({ name }) => name) as [string, string]

/** Inches between letters of a name. */
let gap = 0.1

function madeLines(people: readonly (readonly [size: string, name: string, number: string, qty: number])[]) {
  const lines = people.map(
    ([size, name, number, qty], i): Line => ({
      id: `line${i}`,
      size,
      qty,
      person: { first_name: 'Ana', last_name: name, email: null },
      words: { ...(name ? { [id(1)]: name } : {}), ...(number ? { [id(2)]: number } : {}) },
    }),
  )
  return (orderedLines(lines, document, sample) ?? []).map(
    (line): MadeLine => ({
      line,
      told: [{ kind: 'lower', of: 'name', inches: 1.5 }],
      words: [1, 2].flatMap(number => {
        const shown = line.words[id(number)]
        if (shown === undefined) return []
        const [letterInches, widthInches, heightInches] = number === 1 ? [1.5, 9, 1.75] : [4, 6, 4]
        const middle = { across: widthInches / 2, down: heightInches / 2 }
        const inks = [{ code: 'FILM white', hex: '#FFFFFF' }]
        const finest = { line: 0.2, gap: number === 1 ? gap : null, speck: null }
        return [
          { decorationId: id(number), shown, letterInches, widthInches, heightInches, middle, inks, finest },
        ]
      }),
    }),
  )
}

const sheetless = { sheet: undefined, files: [] }
const told = (people: readonly MadeLine[], locale: 'en' | 'fr' = 'en') =>
  peopleData({ document, quantities }, decorations, { ...sheetless, people }, name => name, locale)
const produced = (sizeName: string, ORDER: number, OVER = 0, isOverSuggested = false) => ({
  sizeName,
  ORDER,
  OVER,
  QC: 0,
  MARKETING: 0,
  original: ORDER,
  isOverSuggested,
})
let quantities = [produced(first, 2), produced(second, 1)]

test('TP49: each line has its row with its person, words and their size in inches, in both languages', () => {
  const people = madeLines([
    [second, 'ROY', '7', 1],
    [first, 'LI', '', 2],
  ])
  expect(told(people)?.rows).toEqual([
    [first, 'Ana LI', '2', 'LI\n1.50\u00a0in (3.8\u00a0cm) high, 9.00\u00a0in (22.9\u00a0cm) wide', 'none'],
    [
      second,
      'Ana ROY',
      '1',
      'ROY\n1.50\u00a0in (3.8\u00a0cm) high, 9.00\u00a0in (22.9\u00a0cm) wide',
      '7\n4.00\u00a0in (10.2\u00a0cm) high, 6.00\u00a0in (15.2\u00a0cm) wide',
    ],
  ])
  expect(told(people, 'fr')?.rows[0]?.[3]).toBe(
    'LI\n1,50\u00a0po (3,8\u00a0cm) de haut, 9,00\u00a0po (22,9\u00a0cm) de large',
  )
  // What the longest does to all is said once, and how many prints the files make.
  expect(told(people)?.told).toEqual([
    'Names: all are 1.50\u00a0in (3.8\u00a0cm) high and 75% as wide as the font for that height, with letters nearer to each other, for the longest.',
    'Put on in all: 1. Name, back 3; 2. Number, leftchest 1.',
    'Nothing is made beyond this list.',
  ])
  expect(told([])).toBeNull()
})

test('TP49: what the longest does is told with the sizes that it is done in, where it is not done in all', () => {
  const [youth, adult] = madeLines([
    [first, 'LI', '', 1],
    [second, 'ROY', '', 1],
  ])
  const narrower: MadeLine = { ...must(youth, 'line'), told: [{ kind: 'narrower', of: 'name', percent: 81 }] }
  expect(told([narrower, must(adult, 'line')])?.told.slice(0, 2)).toEqual([
    `${first}: Names: letters of all are 81% as wide, for the longest.`,
    expect.stringMatching(new RegExp(`^${second}: Names: all are 1.50`)),
  ])
})

test('TP48: that letters of a script touch is told once for each place where some do, in both languages', () => {
  const lines = madeLines([
    [first, 'Ana', '7', 1],
    [second, 'Roy', '8', 1],
  ])
  const joined = lines.map(line => ({
    ...line,
    words: line.words.map((each, at) => (at === 0 ? { ...each, areJoined: true as const } : each)),
  }))
  const touching = (people: readonly MadeLine[], locale: 'en' | 'fr') =>
    told(people, locale)?.told.filter(text => /touch/.test(text))
  expect(touching(lines, 'en')).toEqual([])
  expect(touching(joined, 'en')).toEqual([
    '1. Name, back: letters touch where the font joins them, as they should: each word is cut in one, as its file has it.',
  ])
  expect(touching(joined, 'fr')).toEqual([
    expect.stringMatching(/^1\. .*\u00a0: des lettres se touchent .* d’un seul tenant/),
  ])
})

test('TP49: the sheet of pictures says in which size all are drawn, where some are of another', () => {
  const people = madeLines([
    [first, 'LI', '7', 1],
    [second, 'ROY', '8', 1],
  ])
  const files = people.map(({ line }) => ({
    name: `${line.id}.jpg`,
    role: 'personPicture' as const,
    of: line.id,
    bytes: new Uint8Array(),
  }))
  const noteOf = (sizeName: string, lines: readonly MadeLine[], locale: 'en' | 'fr' = 'en') =>
    peopleData(
      { document, quantities },
      decorations,
      { people: lines, files, sheet: { sizeName, placements: [] } as never },
      name => `size ${name}`,
      locale,
    )?.sheet.note
  expect(noteOf(first, people)).toContain(`drawn in the cut of size size ${first};`)
  expect(noteOf(second, people, 'fr')).toContain(`dans la coupe de la taille size ${second};`)
  expect(noteOf(first, people.slice(0, 1))).toBe('')
})

test('TP49: how many of each size have no words is told, of the list and beyond it', () => {
  const people = madeLines([
    [first, 'LI', '', 2],
    [first, '', '', 4],
    [second, 'ROY', '7', 3],
  ])
  const wordless = (locale: 'en' | 'fr' = 'en') => told(people, locale)?.told.slice(2)
  quantities = [produced(first, 6, 1), produced(second, 3, 1, true)]
  expect(wordless()).toEqual([
    `Pieces of this list without words: ${first} 4.`,
    `Made beyond this list (over, quality checks, marketing), without words either: ${first} 1.`,
  ])
  expect(wordless('fr')?.[0]).toBe(`Pièces de cette liste sans mots\u00a0: ${first} 4.`)
  quantities = [produced(first, 6), produced(second, 1)]
  expect(wordless()?.slice(1)).toEqual([
    'Nothing is made beyond this list.',
    `Fewer to produce than this list has (ask whose): ${second} 2.`,
  ])
})

test('TP49: colours of words have their target and how far a lot may be off, once for each place', () => {
  const people = madeLines([
    [first, 'LI', '7', 1],
    [second, 'ROY', '8', 1],
  ])
  expect(told(people)?.colors.rows).toEqual(
    ['1. Name, back', '2. Number, leftchest'].map(place => ({
      hex: '#FFFFFF',
      row: [
        place,
        '#FFFFFF,\u00a0ΔE00\u00a0≤\u00a02.0\nL*\u00a0100.0\u00a0a*\u00a00.0\u00a0b*\u00a00.0',
        'no supplier code',
      ],
    })),
  )
})

test('TP49: digits of kits come to those of the numbers, by size, height and colours, for every list', () => {
  const anyPeople = fc.array(
    fc.tuple(
      fc.constantFrom(first, second),
      fc.constantFrom('', 'ROY'),
      fc.stringMatching(/^\d{0,3}$/),
      fc.integer({ min: 1, max: 4 }),
    ),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(anyPeople, given => {
      const people = madeLines(given)
      const kits = digitKits(people, places)
      expect(kits.length).toBeLessThan(2)
      for (const size of [first, second])
        for (let digit = 0; digit < 10; digit++) {
          const counted = kits[0]?.sizes.find(({ sizeName }) => sizeName === size)?.counts[digit] ?? 0
          const wanted = given
            .filter(([each]) => each === size)
            .reduce((sum, [, , number, qty]) => sum + qty * (number.split(String(digit)).length - 1), 0)
          expect(counted).toBe(wanted)
        }
    }),
  )
})

test('TP52: what of a person’s own words is finer than can be made is told with them, with what it measures and the least', () => {
  gap = 0.008
  const people = madeLines([[first, 'LI', '7', 1]])
  gap = 0.1
  const cells = (locale: 'en' | 'fr') => told(people, locale)?.rows[0]?.slice(3)
  expect(cells('en')).toEqual([
    'LI\n1.50\u00a0in (3.8\u00a0cm) high, 9.00\u00a0in (22.9\u00a0cm) wide\nA gap is too narrow: about 0.008\u00a0in, at least 0.014\u00a0in',
    '7\n4.00\u00a0in (10.2\u00a0cm) high, 6.00\u00a0in (15.2\u00a0cm) wide',
  ])
  expect(cells('fr')?.[0]).toContain(
    'Un espace est trop étroit\u00a0: environ 0,008\u00a0po, au moins 0,014\u00a0po',
  )
})
