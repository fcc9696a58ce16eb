import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitOrder } from './split-order.ts'

const ana = { key: 'ana', garments: 3000, shipping: 100 }
const bo = { key: 'bo', garments: 6000, shipping: 200 }
const totals = { subtotal: 12_000, discounts: 1000, shipping: 400, tax: 1707 }

test('each owes their garments and shares, the organiser the spares (PA8)', () => {
  expect(splitOrder([ana, bo], totals, [])).toEqual([
    { key: 'ana', amount: 3000 - 250 + 100 + 427, isPaid: false },
    { key: 'bo', amount: 6000 - 500 + 200 + 853, isPaid: false },
    { key: 'organiser', amount: 3000 - 250 + 100 + 427, isPaid: false },
  ])
})

test('what is paid stays, and the organiser takes the difference (PA9)', () => {
  const paid = [
    { key: 'ana', amount: 3000 },
    { key: 'gone', amount: 500 },
  ]
  const lines = splitOrder([ana, bo], totals, paid)
  expect(lines.filter(({ isPaid }) => isPaid)).toEqual(paid.map(line => ({ ...line, isPaid: true })))
  expect(sumCents(lines.map(({ amount }) => amount))).toBe(13_107)
})

test('the lines sum to the total (PA8, PA9)', () => {
  const member = fc.record({ garments: fc.nat(9000), shipping: fc.nat(900) })
  fc.assert(
    fc.property(
      fc.array(member, { maxLength: 8 }),
      fc.record({ subtotal: fc.nat(90_000), shipping: fc.nat(9000), tax: fc.nat(9000), share: fc.nat(100) }),
      fc.array(fc.record({ key: fc.nat(9).map(String), amount: fc.nat(9000) }), { maxLength: 3 }),
      (members, { share, ...sums }, paid) => {
        const all = { ...sums, discounts: Math.floor((sums.subtotal * share) / 100) }
        const lines = splitOrder(
          members.map((each, index) => ({ ...each, key: String(index) })),
          all,
          [...new Map(paid.map(line => [line.key, line])).values()],
        )
        expect(sumCents(lines.map(({ amount }) => amount))).toBe(
          all.subtotal - all.discounts + all.shipping + all.tax,
        )
      },
    ),
  )
})
