import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookedEntry, bookedTaxes, chargedBy, invoiceChanges, taxOf, totalOf } from './books.ts'
import { journalOf } from './journal.ts'

const cents = fc.integer({ min: 0, max: 5_000_000 })
const charged = fc.tuple(cents, cents, cents).map(([net, GST, QST]) =>
  chargedBy({
    total: net + GST + QST,
    taxes: [
      { name: 'GST', amount: GST },
      { name: 'QST', amount: QST },
    ],
  }),
)
const moments = fc.array(
  fc.record({ at: fc.constant(new Date(0)), charged: fc.option(charged, { nil: null, freq: 4 }) }),
  { maxLength: 12 },
)

test('changes of an invoice sum to what is in force, and none changes nothing (BK2)', () => {
  fc.assert(
    fc.property(moments, list => {
      const changes = invoiceChanges(list)
      const last = list.at(-1)?.charged
      expect(changes.reduce((sum, change) => sum + totalOf(change), 0)).toBe(last ? totalOf(last) : 0)
      expect(changes.reduce((sum, change) => sum + taxOf(change), 0)).toBe(last ? taxOf(last) : 0)
      expect(
        changes.filter(({ net, taxes }) => net === 0 && bookedTaxes.every(name => taxes[name] === 0)),
      ).toEqual([])
    }),
  )
})

test('an invoice is charged, adjusted, void, and charged anew (BK2)', () => {
  const of = (total: number) => ({ at: new Date(0), charged: chargedBy({ total, taxes: [] }) })
  const told = invoiceChanges([of(100), of(130), of(130), { at: new Date(0), charged: null }, of(90)])
  expect(told.map(({ kind, net }) => [kind, net])).toEqual([
    ['invoice', 100],
    ['adjustment', 30],
    ['void', -130],
    ['invoice', 90],
  ])
  expect(chargedBy({ total: null, taxes: [] }).net).toBe(0)
  expect(chargedBy({ total: 107, taxes: [{ name: 'RST', amount: 7 }] }).taxes.PST).toBe(7)
})

test('lines of a journal sum to nothing, and what is receivable is what is charged and not paid (BK3)', () => {
  const entry = fc.record({ charged, received: fc.integer({ min: -5_000_000, max: 5_000_000 }) })
  fc.assert(
    fc.property(fc.array(entry), entries => {
      const lines = entries.flatMap(each =>
        journalOf({ ...each.charged, received: each.received } as BookedEntry),
      )
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      const owed = lines.filter(({ account }) => account === 'receivable')
      expect(owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(
        entries.reduce((sum, each) => sum + totalOf(each.charged) - each.received, 0),
      )
    }),
  )
})
