import { expect, test } from 'vitest'
import { effectsOfChange } from './effects-of-change.ts'

type Detail = Parameters<typeof effectsOfChange>[0]

const proof = (state: string) =>
  ({ proofNumber: 2, items: [{ designId: 'a', state }] }) as unknown as Detail['proof']
const order = (isVoid: boolean) =>
  ({ invoice: { invoice_number: '20001', isVoid } }) as unknown as Detail['order']
const atWorkshop = { release: 3, at: '2027-01-01T00:00:00.000Z', isChanged: false }
const namesOf = (detail: Partial<Detail>, designId = 'a') =>
  effectsOfChange({ proof: null, order: null, atWorkshop: null, ...detail }, designId).map(
    ({ name, number }) => `${name} ${number}`,
  )

test('a request that nothing hangs on yet is changed without a word (OR59)', () => {
  expect(namesOf({})).toEqual([])
})

test('what the workshop has, an invoice, an approval are told, the gravest first (OR59)', () => {
  expect(namesOf({ proof: proof('approved'), order: order(false), atWorkshop })).toEqual([
    'released 3',
    'invoiced 20001',
    'approved 2',
  ])
})

test('a proof that waits is told of the designs that are in it and can be answered; a void invoice is none (OR59)', () => {
  expect(namesOf({ proof: proof('open') })).toEqual(['asked 2'])
  expect(namesOf({ proof: proof('open') }, 'b')).toEqual([])
  expect(namesOf({ proof: proof('outdated'), order: order(true) })).toEqual([])
})
