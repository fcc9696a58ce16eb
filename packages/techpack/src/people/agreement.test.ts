import { products } from '@teamloom/catalog/products/index.ts'
import { type GivenLine, givenLines } from '@teamloom/commerce/lines/given-lines.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { withChanges } from '@teamloom/commerce/lines/list-changes.ts'
import { guessListColumns } from '@teamloom/commerce/lines/list-columns.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { readList } from '@teamloom/commerce/lines/read-list.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { after, decorated, fresh, id, rivera, sample } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { madeDecorations } from '../decorations.ts'
import { peopleTables } from '../tables/people-table.ts'
import type { TableItem } from '../tables/table.ts'
import { digitKits, digits } from './digit-counts.ts'
import type { MadeLine } from './made-line.ts'
import { orderedLines } from './ordered-line.ts'
import { peopleData } from './people-data.ts'
import { personalPlaces } from './personal-places.ts'
import { pieceLabels } from './piece-labels.ts'
import { namesOfWords } from './words-file-name.ts'

const slot = (document: typeof fresh, number: number, place: string, kind: 'name' | 'number') =>
  after(decorated(document, number, place, rivera, 'detailedprint'), {
    action: 'setDecorationPersonal',
    decorationId: id(number),
    personal: { kind, sample: kind === 'name' ? 'RIVERA' : '10', mayBeEmpty: true },
  })
const document = slot(slot(fresh, 1, 'back', 'name'), 2, 'chest', 'number')
const [nameId, numberId] = [id(1), id(2)]
const slots = slotsOf(document)
const decorations = madeDecorations(document, sample)
const places = personalPlaces(document, decorations)
declare module 'vitest' {
  export interface ProvidedContext {
    /** Lists that are made up. */
    readonly lists: number
  }
}

const numRuns = inject('lists')

const sizeNames = sample.sizes.map(({ name }) => name)
const { pricing } = must(
  products.find(({ product }) => product.name === 'tshirt'),
  'shirt',
)

/** Whose a piece is, as a coach writes it down; `number` is text. */
type Wanted = { readonly size: string; readonly name: string; readonly number: string; readonly qty: number }

const anyone = fc.record({
  size: fc.constantFrom(...sizeNames),
  name: fc.constantFrom(
    '',
    'RIVERA',
    'Côté',
    'St-Pierre',
    'de la Cruz Jr',
    'O’Neil',
    'Иванов',
    '李',
    'Nguyễn',
    'Ö',
  ),
  number: fc.constantFrom('', '0', '00', '07', '7', '10', '88'),
  qty: fc.integer({ min: 1, max: 3 }),
})
const anyTeam = fc.record({
  pasted: fc.array(anyone, { minLength: 1, maxLength: 8 }),
  /** Of the line at that place; who is there no more is taken out. */
  edits: fc.array(fc.tuple(fc.nat(7), fc.option(anyone)), { maxLength: 4 }),
  newcomers: fc.array(anyone, { maxLength: 2 }),
  spares: fc.nat(4),
})

const email = (at: number) => `person${at}@example.com`

/** The list as it is read of what is pasted from a table. */
function pasted(people: readonly Wanted[]): readonly GivenLine[] {
  const heading = ['Email', 'Size', 'Number', 'Name on jersey', 'Pieces']
  const rows = [
    heading,
    ...people.map((each, at) => [email(at), each.size, each.number, each.name, String(each.qty)]),
  ]
  const about = { slots: slots.map(each => ({ ...each, mayBeEmpty: true })), sizes: sample.sizes }
  const { lines, skipped } = readList(rows, guessListColumns(rows, about), about)
  expect([skipped, lines.flatMap(({ unread }) => unread)]).toEqual([[], []])
  return lines
}

const given = ({ size, name, number, qty }: Wanted, at: number, lineId?: string): GivenLine => ({
  ...(lineId === undefined ? {} : { id: lineId }),
  size,
  qty,
  person: { first_name: '', last_name: '', email: email(at) },
  words: { ...(name ? { [nameId]: name } : {}), ...(number ? { [numberId]: number } : {}) },
})

function kept(lines: readonly (GivenLine | Line)[], before: readonly Line[], round: number): Line[] {
  let made = 0
  return givenLines(lines, {
    before,
    sizeNames,
    answered: new Map(),
    newId: () => `line ${round}.${made++}`,
  })
}

/** Words as they are put on: in capitals, of any height. */
function madeOf(lines: readonly Line[]): MadeLine[] {
  return (orderedLines(lines, document, sample) ?? []).map(line => ({
    line,
    told: [],
    words: [nameId, numberId].flatMap(decorationId => {
      const shown = line.words[decorationId]?.toUpperCase()
      const finest = { line: null, gap: null, speck: null }
      const middle = { across: 1, down: 1 }
      const figures = { letterInches: 2, widthInches: 2, heightInches: 2, middle, finest }
      return shown
        ? [{ decorationId, shown, ...figures, inks: [{ code: 'FILM white', hex: '#FFFFFF' }] }]
        : []
    }),
  }))
}

function sumsOf(pieces: readonly { readonly size: string; readonly qty: number }[]): Record<string, number> {
  return Object.fromEntries(
    quantitiesOf(pieces).flatMap(({ name, qty }) => (qty > 0 ? [[name, qty] as const] : [])),
  )
}

const count = (people: readonly Wanted[], piecesOf: (each: Wanted) => number) =>
  people.reduce((sum, each) => sum + each.qty * piecesOf(each), 0)

test('of lists that are pasted and edited, price, table, digits, labels and files say the same (NN2, NN5, NN9, NN17, TP48, TP49, TP50)', () => {
  fc.assert(
    fc.property(anyTeam, ({ pasted: people, edits, newcomers, spares }) => {
      const wanted = new Map<number, Wanted>(people.entries())
      const spare = { size: sizeNames[0]!, qty: spares, person: null, words: {} }
      const first = kept([spare, ...pasted(people)], [], 0)
      const held = first.filter(({ person }) => person)
      const changed = new Map(edits.flatMap(([at, next]) => (held[at] ? [[at, next] as const] : [])))
      for (const [at, next] of changed) {
        if (next) wanted.set(at, next)
        else wanted.delete(at)
      }
      for (const [at, each] of newcomers.entries()) wanted.set(people.length + at, each)
      const changes = {
        lines: [
          ...[...changed].flatMap(([at, next]) => (next ? [given(next, at, held[at]!.id)] : [])),
          ...newcomers.map((each, at) => given(each, people.length + at)),
        ],
        removed: [...changed].flatMap(([at, next]) => (next ? [] : [held[at]!.id])),
      }
      const lines = kept(withChanges(first, changes), first, 1)

      const all = [...wanted.values()]
      const expected = sumsOf([...all, spare])
      expect(sumsOf(lines)).toEqual(expected)
      const [names, numbers] = [
        count(all, each => Number(each.name !== '')),
        count(all, each => Number(each.number !== '')),
      ]
      const worded = wordedOf(lines)
      expect([worded[nameId] ?? 0, worded[numberId] ?? 0]).toEqual([names, numbers])
      const priced = priceItem(
        { pricing, sizeNames, creditsUsed: 0, slots },
        quantitiesOf(lines),
        'cad',
        worded,
      )
      const table = must(pricing.pricingCurrency.cad.personal, 'table')
      const each = (kind: 'name' | 'number') =>
        table[kind].filter(({ qty }) => qty <= Math.max(1, priced.qty)).at(-1)!.price
      expect(priced.priceOfPersonal).toBe(names * each('name') + numbers * each('number'))
      if (all.length === 0) return

      const made = madeOf(lines)
      expect(sumsOf(made.map(({ line }) => ({ size: line.size, qty: line.pieces })))).toEqual(expected)
      const sheet = { sheet: undefined, files: [], people: made }
      const rows = must(
        peopleData({ document, quantities: [] }, decorations, sheet, name => name, 'en'),
        'rows',
      ).rows
      expect(sumsOf(rows.map(row => ({ size: row[0]!, qty: Number(row[2]) })))).toEqual(expected)

      const digitsOf = (digit: string) => count(all, ({ number }) => number.split(digit).length - 1)
      const kits = digitKits(made, places).flatMap(({ sizes }) => sizes)
      expect(digits.map((_, at) => kits.reduce((sum, { counts }) => sum + counts[at]!, 0))).toEqual(
        digits.map(digitsOf),
      )

      const item = { family: 'hoodie', product: 'hoodie', name: 'Tour', document }
      const labels = pieceLabels([{ number: 1, item, drawn: { people: made } } as unknown as TableItem], 'en')
      expect(labels).toHaveLength(Object.values(expected).reduce((sum, qty) => sum + qty, 0))
      expect(labels.filter(({ number }) => number === '07')).toHaveLength(
        count(all, ({ number }) => Number(number === '07')),
      )

      const drawn = { people: made, sheet: undefined, files: [] }
      const [csv] = peopleTables([{ number: 1, item, drawn } as unknown as TableItem], 'en')
      const cells = (column: string) =>
        must(csv, 'people.csv').rows.map(row => row[must(csv, 'people.csv').columns.indexOf(column)] ?? '')
      // Of a column that a program adds up.
      const added = cells('size').map((size, at) => ({
        size: String(size),
        qty: Number(cells('pieces')[at]),
      }))
      expect(sumsOf(added)).toEqual(expected)
      expect(cells('put_on').reduce<number>((sum, each) => sum + Number(each), 0)).toBe(names + numbers)

      const nameFor = namesOfWords(
        '1_Tour',
        slots,
        made.map(({ line }) => line),
      )
      const files = made.flatMap(({ line, words }) =>
        words.map(({ decorationId }) => nameFor(line, decorationId === nameId ? 'back' : 'chest')),
      )
      const worn = all.reduce((sum, { name, number }) => sum + Number(name !== '') + Number(number !== ''), 0)
      expect(new Set(files).size).toBe(worn)
    }),
    { numRuns },
  )
})
