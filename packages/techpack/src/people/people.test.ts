import type { Line } from '@teamloom/commerce/lines/line.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { after, decorated, fresh, id, rivera, sample } from '@teamloom/design/testing/sample.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineFacts } from './line-facts.ts'
import { missingOfPeople } from './missing-of-people.ts'
import { orderedLines } from './ordered-line.ts'
import { printedLines } from './printed-lines.ts'
import { layersOf, writeWords } from './words-file.ts'
import { namesOfWords } from './words-file-name.ts'

const slot = (document: typeof fresh, number: number, place: string, kind: 'name' | 'number') =>
  after(decorated(document, number, place, rivera, 'detailedprint'), {
    action: 'setDecorationPersonal',
    decorationId: id(number),
    personal: { kind, sample: kind === 'name' ? 'RIVERA' : '10', mayBeEmpty: true },
  })
const document = slot(slot(fresh, 1, 'back', 'name'), 2, 'leftChest', 'number')
const product = sample

const lineOf = (lineId: string, size: string, name: string, number: string, qty = 1): Line => ({
  id: lineId,
  size,
  qty,
  person: { first_name: 'Ana', last_name: 'Rivera', email: 'ana@example.com' },
  words: { ...(name ? { [id(1)]: name } : {}), ...(number ? { [id(2)]: number } : {}) },
})
const [first, second] = product.sizes.map(({ name }) => name) as [string, string]

test('TP48: lines go by size, then by number as one counts, then by name; who has none comes last', () => {
  const lines = [
    lineOf('a', second, 'LI', '2'),
    lineOf('b', first, 'COHEN', ''),
    lineOf('c', first, 'ROY', '10'),
    lineOf('d', first, 'ROY', '9'),
    lineOf('e', first, 'ABE', '00'),
    lineOf('f', first, 'ABE', '0'),
    { id: first, size: first, qty: 3 },
    { id: second, size: second, qty: 0 },
  ]
  const told = orderedLines(lines, document, product)
  expect(told?.map(({ id: each }) => each)).toEqual(['f', 'd', 'e', 'c', 'b', first, 'a'])
  expect(told?.[0]).toEqual({
    id: 'f',
    size: first,
    pieces: 1,
    firstName: 'Ana',
    lastName: 'Rivera',
    words: { [id(1)]: 'ABE', [id(2)]: '0' },
  })
  // Where nobody has a piece, and where nobody is asked, a release says what it said before.
  expect(orderedLines(lines.slice(-2), document, product)).toBeUndefined()
  expect(orderedLines(lines, fresh, product)).toBeUndefined()
})

const anyWord = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'RIVERA',
    'Rivera',
    'CÔTÉ',
    'COTE',
    'O’BRIEN',
    'O-BRIEN',
    'OBRIEN',
    'x',
    '../..',
    'a/b',
    'con',
    '..',
    '李',
    '0',
    '00',
  ),
)

test('TP48: files of words have names that no two share on any system, and that lead nowhere else', () => {
  const people = fc.array(fc.tuple(fc.constantFrom(first, second), anyWord, anyWord), { maxLength: 40 })
  fc.assert(
    fc.property(people, given => {
      const lines = given.map(([size, name, number], i) => lineOf(`line${i}`, size, name, number))
      const ordered = orderedLines(lines, document, product) ?? []
      const nameFor = namesOfWords('1_Tour-hoodie', slotsOf(document), ordered)
      const names = ordered.flatMap(line => [nameFor(line, 'upperBack'), nameFor(line, 'leftChest')])
      expect(new Set(names.map(name => name.toLowerCase())).size).toBe(names.length)
      for (const name of names)
        expect(name).toMatch(/^people\/1_Tour-hoodie\/[A-Za-z0-9][\w.-]*_(upperBack|leftChest)(_\d+)?\.svg$/)
    }),
  )
})

test.each([
  // An apostrophe is no hyphen: each is told from the other.
  [
    ['O’BRIEN', "O'NEIL", 'O-BRIEN'],
    ['OBRIEN', 'ONEIL', 'O-BRIEN'],
  ],
  [
    ['CÔTÉ', 'LEBŒUF', 'ŁUKASZ', 'SØREN'],
    ['COTE', 'LEBOEUF', 'LUKASZ', 'SOREN'],
  ],
  [
    ['李', 'ИВАНОВ'],
    ['U674e', 'U418U412U410U41dU41eU412'],
  ],
  // Those that are alike have their persons beside.
  [
    ['CÔTÉ', 'COTE', 'Cote'],
    ['COTE-Ana-Rivera', 'COTE-Ana-Rivera', 'Cote-Ana-Rivera'],
  ],
] as const)('TP48: files of %j are named %j', (names, parts) => {
  const lines = names.map((name, i) => lineOf(`line${i}`, first, name, '07'))
  const ordered = orderedLines(lines, document, product) ?? []
  const nameFor = namesOfWords('1_Tour-hoodie', slotsOf(document), ordered)
  const made = new Map(ordered.map(line => [line.id, nameFor(line, 'back')]))
  const found = names.map((_, i) => made.get(`line${i}`)!.replace(/_back(_\d+)?\.svg$/, ''))
  expect(found).toEqual(parts.map(part => `people/1_Tour-hoodie/${first}_07_${part}`))
  expect(new Set(made.values()).size).toBe(names.length)
})

const outline = {
  shown: 'A & <B>',
  areas: [
    { d: 'M0 0L1 0L1 1Z', rgb: [255, 255, 255] as const },
    { d: 'M2 0L3 0L3 1Z', rgb: [200, 0, 0] as const },
    { d: 'M4 0L5 0L5 1Z', rgb: [255, 255, 255] as const },
  ],
  widthInches: 5,
  heightInches: 1,
  letterInches: 1,
  areJoined: false,
  finest: { line: null, gap: null, speck: null },
  middle: { across: 2.5, down: 0.5 },
}

test('TP48: a file of words has a layer for each ink, named after it; what is left out is not there', () => {
  const colors = ['#FFFFFF', '#C80000']
  const gold = { code: 'FILM gold', hex: '#D4A017' }
  const layers = layersOf(outline, { colors, inks: [gold, null] })
  expect(layers).toEqual([{ ink: gold, paths: ['M0 0L1 0L1 1Z', 'M4 0L5 0L5 1Z'] }])
  expect(layersOf(outline, { colors, inks: [gold, gold] })[0]?.paths).toHaveLength(3)
  expect(layersOf(outline, null).map(({ ink }) => ink.hex.toUpperCase())).toEqual(['#FFFFFF', '#C80000'])
  const svg = writeWords(outline, layers)
  expect(svg).toContain('width="5in" height="1in" viewBox="0 0 5 1"')
  expect(svg).toContain('inkscape:label="FILM gold"')
  expect(svg).toContain('<title>A &amp; &lt;B&gt;</title>')
})

test('TP12, TP48: what a line says is kept with a release, a spare’s pieces with the quantities', () => {
  const [ana] = orderedLines([lineOf('a', first, 'RIVERA', '10')], document, product) ?? []
  const spare = { ...ana!, id: first, words: {} }
  expect(lineFacts([ana!, spare], document)).toEqual([
    {
      key: 'line/a',
      label: { en: 'Ana Rivera', fr: 'Ana Rivera' },
      value: { en: `${first}, 1, RIVERA, 10`, fr: `${first}, 1, RIVERA, 10` },
    },
  ])
})

test('TP28: words without a file are told with the line, and why', () => {
  const [ana] = orderedLines([lineOf('a', first, 'RIVERĄ', '10')], document, product) ?? []
  const told = [{ kind: 'missing', words: 'RIVERĄ', letter: 'Ą' }] as const
  const file = { name: 'n.svg', role: 'words', of: `a ${id(2)}` } as const
  const missing = missingOfPeople({ name: 'Hoodie' }, document, {
    people: [{ line: ana!, words: [], told }],
    files: [file],
  })
  expect(missing).toEqual([
    {
      en: `Hoodie, ${first}, RIVERĄ: The font has no Ą for RIVERĄ.`,
      fr: `Hoodie, ${first}, RIVERĄ\u00a0: La police n’a pas de Ą pour RIVERĄ.`,
    },
  ])
  expect(
    missingOfPeople({ name: 'Hoodie' }, document, {
      people: [{ line: ana!, words: [], told: [] }],
      files: [file],
    })[0]?.en,
  ).toContain('There is no file of these words.')
})

test('TP48: a line has its words as they are put on, and as they were typed where that is otherwise', () => {
  const lines = [lineOf('a', first, 'Côté', '7'), lineOf('b', second, 'ROY', '')]
  const [cote, roy] = orderedLines(lines, document, product) ?? []
  const figures = {
    letterInches: 2,
    widthInches: 2,
    heightInches: 2,
    inks: [],
    finest: { line: null, gap: null, speck: null },
  }
  const made = (number: number, shown: string) => ({
    decorationId: id(number),
    shown,
    middle: { across: 1, down: 1 },
    ...figures,
  })
  const people = [{ line: cote!, told: [], words: [made(1, 'CÔTÉ'), made(2, '7')] }]
  expect(printedLines([cote!, roy!], document, people)).toEqual([
    { ...cote, words: { [id(1)]: 'CÔTÉ', [id(2)]: '7' }, typed: { [id(1)]: 'Côté' } },
    roy,
  ])
})
