import { expect, test } from 'vitest'
import { fittingPayments, paymentDeadline, paymentReference } from './payment-instructions.ts'

test('a transfer is named by the order’s number, of a request by its own (PA10)', () => {
  expect(paymentReference(1001, null)).toBe('R1001')
  expect(paymentReference(1001, 20_001)).toBe('20001')
})

test('there are so many days to pay, over months and leap days (PA11)', () => {
  expect(paymentDeadline('2026-11-23', 15)).toBe('2026-12-08')
  expect(paymentDeadline('2028-02-28', 2)).toBe('2028-03-01')
})

test('a transfer is proposed for what it names and pays whole or in part, and for nothing else (PA12)', () => {
  const open = [
    { reference: '20001', invoiceNumber: '2026-7', due: 5000 },
    { reference: 'R1001', invoiceNumber: '', due: 5000 },
    { reference: '20002', invoiceNumber: '20002', due: 7000 },
  ]
  const found = (words: string, amount: number) =>
    fittingPayments(open, words, amount).map(({ reference }) => reference)
  expect(found('INTERAC e-Transfer: order 20001 wolves', 5000)).toEqual(['20001'])
  expect(found('facture 2026-7', 5000)).toEqual(['20001'])
  expect(found('acompte r1001', 5000)).toEqual(['R1001'])
  expect(found('20001', 5001)).toEqual([])
  expect(
    fittingPayments(open, '20002 20001', 5000).map(({ reference, isPart }) => [reference, isPart]),
  ).toEqual([
    ['20001', false],
    ['20002', true],
  ])
  expect(found('120001', 5000)).toEqual([])
  expect(found('', 5000)).toEqual([])
})
