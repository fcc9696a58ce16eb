import { expect, test } from 'vitest'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { waitingOf } from '#web/features/orders/waiting.ts'

const entry = (id: string, more: Partial<OrderEntry>) =>
  ({ id, proofToAnswer: null, payment: null, ...more }) as OrderEntry

test('a proof waits for its answer, an order for what is left of it; proofs come first', () => {
  const payment = { paid: 0, balance: 1200, isVoid: false }
  const unpaid = entry('unpaid', { payment })
  const proof = entry('proof', { proofToAnswer: 2 })
  expect(
    waitingOf([
      unpaid,
      entry('placed', {}),
      entry('paid', { payment: { ...payment, balance: 0 } }),
      entry('owed back', { payment: { ...payment, balance: -300 } }),
      entry('cancelled', { payment: { ...payment, isVoid: true } }),
      entry('without a price', { payment: { ...payment, balance: null } }),
      proof,
    ]),
  ).toEqual([
    { kind: 'proof', entry: proof },
    { kind: 'payment', entry: unpaid, balance: 1200 },
  ])
})
