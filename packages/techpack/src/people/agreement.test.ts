import { products } from '@teamloom/catalog/products/index.ts'
import { packOrder } from '@teamloom/commerce/collection/pack-order.ts'
import { labelsOf, packingList } from '@teamloom/commerce/collection/packing.ts'
import { type GivenLine, givenLines } from '@teamloom/commerce/lines/given-lines.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { withChanges } from '@teamloom/commerce/lines/list-changes.ts'
import { guessListColumns } from '@teamloom/commerce/lines/list-columns.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { readList } from '@teamloom/commerce/lines/read-list.ts'
import { wordedOf } from '@teamloom/commerce/lines/worded-pieces.ts'
import { partsOfItem, personalOf } from '@teamloom/commerce/pricing/item-parts.ts'
import { priceCart } from '@teamloom/commerce/pricing/price-cart.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import { taxRatesFor } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { after, decorated, fresh, id, rivera, sample } from '@teamloom/design/testing/sample.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { madeDecorations } from '../decorations.ts'
import { peopleTables } from '../tables/people-table.ts'
import type { TableItem } from '../tables/table.ts'
import { digitKits, digits } from './digit-counts.ts'
import { type MadeLine, wordsKeyOf } from './made-line.ts'
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
const someLine = fc.nat(11)
/** What is done to a list, one after the other; a line is told by its place among those of people then. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('paste' as const),
    people: fc.array(anyone, { minLength: 1, maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant('edit' as const),
    edits: fc.array(fc.tuple(someLine, anyone), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), places: fc.array(someLine, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('add' as const), people: fc.array(anyone, { minLength: 1, maxLength: 2 }) }),
  fc.record({ kind: fc.constant('spare' as const), size: fc.constantFrom(...sizeNames), qty: fc.nat(4) }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never
const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 6 })

const email = (at: number) => `person${at}@example.com`

/** The list as it is read of what is pasted from a table. */
function pasted(people: readonly (readonly [at: number, each: Wanted])[]): readonly GivenLine[] {
  const heading = ['Email', 'Size', 'Number', 'Name on jersey', 'Pieces']
  const rows = [
    heading,
    ...people.map(([at, each]) => [email(at), each.size, each.number, each.name, String(each.qty)]),
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

/** What a list should come to, kept beside it by the simplest means. */
type Model = { readonly wanted: Map<number, Wanted>; readonly spares: Map<string, number>; met: number }

/** The list after a step, and the model with it. */
function stepped(before: readonly Line[], step: Step, round: number, model: Model): Line[] {
  const { wanted, spares } = model
  const newcomers = (people: readonly Wanted[]) =>
    people.map(each => {
      const at = model.met++
      wanted.set(at, each)
      return [at, each] as const
    })
  const idOf = (at: number) =>
    must(
      before.find(({ person }) => person?.email === email(at)),
      'line',
    ).id
  const there = [...wanted.keys()]
  const changed = (lines: readonly GivenLine[], removed: readonly string[] = []) =>
    kept(withChanges(before, { lines, removed }), before, round)
  switch (step.kind) {
    case 'paste':
      return changed(pasted(newcomers(step.people)))
    case 'add':
      return changed(newcomers(step.people).map(([at, each]) => given(each, at)))
    case 'edit': {
      const edits = new Map(
        step.edits.flatMap(([place, each]) =>
          there.length > 0 ? [[there[place % there.length]!, each]] : [],
        ),
      )
      for (const [at, each] of edits) wanted.set(at, each)
      return changed([...edits].map(([at, each]) => given(each, at, idOf(at))))
    }
    case 'remove': {
      const gone = new Set(step.places.flatMap(place => there[place] ?? []))
      for (const at of gone) wanted.delete(at)
      return changed([], [...gone].map(idOf))
    }
    case 'spare': {
      const { size, qty } = step
      spares.set(size, qty)
      return changed([{ id: size, size, qty, person: null, words: {} }])
    }
  }
}

function listAfter(steps: readonly Step[]) {
  const model: Model = { wanted: new Map(), spares: new Map(), met: 0 }
  let lines: Line[] = []
  for (const [round, step] of steps.entries()) lines = stepped(lines, step, round, model)
  const all = [...model.wanted.values()]
  const spares = [...model.spares].map(([size, qty]) => ({ size, qty }))
  return {
    lines,
    all,
    spares,
    expected: sumsOf([...all, ...spares]),
    names: count(all, each => Number(each.name !== '')),
    numbers: count(all, each => Number(each.number !== '')),
  }
}

const item = { family: 'hoodie', product: 'hoodie', name: 'Tour', document }
const quebec = taxRatesFor({ country: 'CA', state: 'QC' }, '2026-11-01', [])
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0)

test('of lists that are pasted, edited and thinned out, prices, cart, request and invoice agree to the cent (NN2, NN5, NN9, NN10, NN17, PR17, TX7)', () => {
  fc.assert(
    fc.property(
      anySteps,
      fc.constantFrom('cad' as const, 'usd' as const),
      fc.nat(9000),
      (steps, currency, granted) => {
        const { lines, expected, names, numbers } = listAfter(steps)
        expect(sumsOf(lines)).toEqual(expected)
        const pieces = sumOf(Object.values(expected))
        const worded = wordedOf(lines)
        expect([worded[nameId] ?? 0, worded[numberId] ?? 0]).toEqual([names, numbers])
        const priced = priceItem(
          { pricing, sizeNames, creditsUsed: 0, slots },
          quantitiesOf(lines),
          currency,
          worded,
        )
        const table = must(pricing.pricingCurrency[currency].personal, 'table')
        const each = (kind: 'name' | 'number') =>
          table[kind].filter(({ qty }) => qty <= Math.max(1, pieces)).at(-1)!.price
        const ofWords = { name: names * each('name'), number: numbers * each('number') }
        expect([priced.qty, priced.priceOfPersonal]).toEqual([pieces, ofWords.name + ofWords.number])

        // What cart and invoice tell: so many at so much, which multiply out.
        const parts = partsOfItem(priced)
        expect(sumOf(parts.map(({ qty, price }) => qty * price))).toBe(priced.total)
        expect(personalOf([priced]).map(({ words, qty, price }) => [words, qty, qty * price])).toEqual(
          (
            [
              ['name', names, ofWords.name],
              ['number', numbers, ofWords.number],
            ] as const
          ).filter(([, qty]) => qty > 0),
        )
        const cart = priceCart([priced, priced], currency)
        expect(cart.price! + cart.priceOfShipping!).toBe(2 * priced.total!)

        // The request, whose lines are those of its invoice.
        const discounts = [{ id: 'promo', name: 'Promo', amount: granted }]
        const totals = totalOrder([priced, priced], discounts, quebec)
        expect(totals.subtotal! + totals.shipping!).toBe(2 * priced.total!)
        expect(totals.lines.map(({ subtotal, shipping }) => subtotal + shipping)).toEqual([
          priced.total,
          priced.total,
        ])
        expect(sumOf(totals.lines.map(({ total }) => total))).toBe(totals.total)
        expect(sumOf(totals.lines.map(({ discount }) => discount))).toBe(Math.min(granted, totals.subtotal!))
        for (const [at, { amount }] of totals.taxes.entries())
          expect(sumOf(totals.lines.map(({ taxes }) => taxes[at]!))).toBe(amount)
      },
    ),
    { numRuns },
  )
})

test('of such lists, table, people.csv, digits, labels, films and packing list agree to the piece (NN2, NN5, NN17, SC22, SC30, TP48, TP49, TP50)', () => {
  fc.assert(
    fc.property(anySteps, steps => {
      const { lines, all, spares, expected, names, numbers } = listAfter(steps)
      packs(lines, all, spares)
      if (all.length === 0) return

      const made = madeOf(lines)
      expect(sumsOf(made.map(({ line }) => ({ size: line.size, qty: line.pieces })))).toEqual(expected)
      const nameFor = namesOfWords(
        '1_Tour',
        slots,
        made.map(({ line }) => line),
      )
      const files = made.flatMap(({ line, words }) =>
        words.map(({ decorationId }) => ({
          role: 'words' as const,
          of: wordsKeyOf(line.id, decorationId),
          name: nameFor(line, decorationId === nameId ? 'back' : 'chest'),
        })),
      )
      const drawn = { people: made, sheet: undefined, files }
      const rows = must(
        peopleData({ document, quantities: [] }, decorations, drawn, name => name, 'en'),
        'rows',
      ).rows
      expect(sumsOf(rows.map(row => ({ size: row[0]!, qty: Number(row[2]) })))).toEqual(expected)

      const digitsOf = (digit: string) => count(all, ({ number }) => number.split(digit).length - 1)
      const kits = digitKits(made, places).flatMap(({ sizes }) => sizes)
      expect(digits.map((_, at) => sumOf(kits.map(({ counts }) => counts[at]!)))).toEqual(
        digits.map(digitsOf),
      )

      const items = [{ number: 1, item, drawn } as unknown as TableItem]
      const labels = pieceLabels(items, 'en')
      expect(labels).toHaveLength(sumOf(Object.values(expected)))
      expect(
        tally(labels.filter(({ lineId }) => !sizeNames.includes(lineId)).map(({ number }) => number)),
      ).toEqual(tally(all.flatMap(each => Array.from({ length: each.qty }, () => each.number))))

      const csv = must(peopleTables(items, 'en')[0], 'people.csv')
      const cells = (column: string) => csv.rows.map(row => row[csv.columns.indexOf(column)] ?? '')
      // Of a column that a program adds up.
      const added = cells('size').map((size, at) => ({
        size: String(size),
        qty: Number(cells('pieces')[at]),
      }))
      expect(sumsOf(added)).toEqual(expected)
      expect(sumOf(cells('put_on').map(Number))).toBe(names + numbers)
      // Each film is told once, as often as it is put on: what is laid on a sheet.
      const told = cells('file').filter(file => file !== '')
      expect(told.toSorted()).toEqual(files.map(({ name }) => name).toSorted())
      const worn = sumOf(all.map(({ name, number }) => Number(name !== '') + Number(number !== '')))
      expect(new Set(told).size).toBe(worn)
      expect(cells('put_on').filter(each => Number(each) > 0)).toHaveLength(worn)
    }),
    { numRuns },
  )
})

function tally(texts: readonly string[]): Record<string, number> {
  return sumsOf(texts.map(size => ({ size, qty: 1 })))
}

/** What is handed out: each person's pieces with their words, what is nobody's beside them. */
function packs(
  lines: readonly Line[],
  all: readonly Wanted[],
  spares: readonly { readonly size: string; readonly qty: number }[],
): void {
  const answers = lines.flatMap(({ size, qty, person, words = {} }) =>
    person
      ? [
          {
            design_id: 'tour',
            size,
            quantity: qty,
            email: person.email ?? '',
            words: [words[nameId], words[numberId]],
          },
        ]
      : [],
  )
  const { packed, spare, beyond } = packOrder(answers, new Map([['tour', quantitiesOf(lines)]]))
  expect(beyond).toEqual([])
  expect(sumsOf(spare.map(({ size, quantity }) => ({ size, qty: quantity })))).toEqual(sumsOf(spares))
  const entries = packed.map(each => ({
    email: each.email,
    firstName: '',
    lastName: '',
    design: 'Tour',
    size: each.size,
    sizeAt: sizeNames.indexOf(each.size),
    quantity: each.quantity,
    words: each.words.filter(Boolean).join(' '),
  }))
  const list = packingList(entries)
  expect(sumOf(list.map(({ pieces }) => pieces))).toBe(count(all, () => 1))
  const textOf = ({ size, name, number, qty }: Wanted) => {
    const words = [name, number].filter(Boolean).join(' ')
    return `${words ? `${size} · ${words}` : size}${qty > 1 ? ` × ${qty}` : ''}`
  }
  expect(list.flatMap(person => person.lines.map(({ sizes }) => sizes)).toSorted()).toEqual(
    all.map(textOf).toSorted(),
  )
  expect(sumsOf(labelsOf(entries, 'garment').map(({ size }) => ({ size, qty: 1 })))).toEqual(sumsOf(all))
}
