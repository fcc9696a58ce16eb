import type { Line } from '@teamloom/commerce/lines/line.ts'
import { after, decorated, fresh, id, rivera, sample } from '@teamloom/design/testing/sample.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TableItem } from '../tables/table.ts'
import { orderedLines } from './ordered-line.ts'
import { pieceLabels } from './piece-labels.ts'

const slot = (document: typeof fresh, number: number, place: string, kind: 'name' | 'number') =>
  after(decorated(document, number, place, rivera, 'detailedprint'), {
    action: 'setDecorationPersonal',
    decorationId: id(number),
    personal: { kind, sample: kind === 'name' ? 'RIVERA' : '10', mayBeEmpty: true },
  })
const document = slot(slot(fresh, 1, 'back', 'name'), 2, 'chest', 'number')
const [first, second] = sample.sizes.map(({ name }) => name) as [string, string]

/** An item with these lines, whose names are put on in capitals. */
function itemOf(lines: readonly Line[], number = 1): TableItem {
  const people = (orderedLines(lines, document, sample) ?? []).map(line => ({
    line,
    told: [],
    words: [1, 2].flatMap(each => {
      const shown = line.words[id(each)]?.toUpperCase()
      const middle = { across: 1, down: 1 }
      const figures = { letterInches: 2, widthInches: 2, heightInches: 2, middle, inks: [] }
      return shown ? [{ decorationId: id(each), shown, ...figures }] : []
    }),
  }))
  const item = { family: 'hoodie', product: 'hoodie', name: 'Tour hoodie', document }
  return { number, item, drawn: { people } } as unknown as TableItem
}

const lineOf = (lineId: string, size: string, name: string, number: string, qty: number): Line => ({
  id: lineId,
  size,
  qty,
  person: { first_name: 'Ana', last_name: 'Roy', email: 'ana@example.com' },
  words: { ...(name ? { [id(1)]: name } : {}), ...(number ? { [id(2)]: number } : {}) },
})

test('TP50: a label says what is put on, whose it is and which of several, in both languages', () => {
  const item = itemOf(
    [
      lineOf('a', first, 'Rivera', '07', 2),
      lineOf('b', second, '', '', 1),
      { id: first, size: first, qty: 2 },
    ],
    3,
  )
  const about = { item: '3. Tour hoodie', size: first, stamp: '' }
  const rivera = { ...about, lineId: 'a', name: 'RIVERA', number: '07' }
  const spare = { ...about, lineId: first, name: '', number: '', person: 'Spare, without words' }
  expect(pieceLabels([item], 'en')).toEqual([
    { ...rivera, person: 'Ana Roy', among: '1 of 2' },
    { ...rivera, person: 'Ana Roy', among: '2 of 2' },
    { ...spare, among: '1 of 2' },
    { ...spare, among: '2 of 2' },
    // Without words it is known by whose it is.
    { ...about, size: second, lineId: 'b', name: 'Ana Roy', number: '', person: '', among: '' },
  ])
  expect(pieceLabels([item], 'fr')[1]?.among).toBe('2 sur 2')
  expect(JSON.stringify(pieceLabels([item], 'en'))).not.toContain('@')
  // TP30
  const unapproved = { ...item, item: { ...item.item, isApproved: false } }
  const stamps = pieceLabels([unapproved], 'fr').map(({ stamp }) => stamp)
  expect(new Set(stamps)).toEqual(new Set(['NON APPROUVÉ · NE PAS PRODUIRE']))
})

test('TP50: labels are as many as pieces, by line, for every list', () => {
  const anyLine = fc.tuple(
    fc.constantFrom(first, second),
    fc.constantFrom('', 'Roy'),
    fc.constantFrom('', '0', '00'),
    fc.nat(4),
  )
  const anyLines = fc.array(anyLine, { maxLength: 20 })
  fc.assert(
    fc.property(anyLines, fc.nat(5), (given, spare) => {
      const held = given.map(([size, name, number, qty], i) => lineOf(`line${i}`, size, name, number, qty))
      const lines: readonly Line[] = [...held, { id: first, size: first, qty: spare }]
      const labels = pieceLabels([itemOf(lines)], 'en')
      const isOfPeople = held.some(({ qty }) => qty > 0)
      for (const { id: lineId, qty } of lines) {
        const of = labels.filter(label => label.lineId === lineId)
        expect(of).toHaveLength(isOfPeople ? qty : 0)
      }
    }),
  )
})
