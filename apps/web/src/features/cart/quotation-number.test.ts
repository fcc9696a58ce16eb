import { expect, test } from 'vitest'
import { quotationNumber } from '#web/features/cart/quotation-number.ts'

const tee = { design_id: 'tee', sizes: [{ name: 'M', qty: 20 }] }
const cap = { design_id: 'cap', sizes: [{ name: 'S', qty: 12 }] }

test('a quotation is numbered by its day and what it is for', () => {
  const number = quotationNumber('2026-11-26', [tee, cap])
  expect(number).toMatch(/^20261126-[0-9A-F]{4}$/)
  expect(quotationNumber('2026-11-26', [cap, tee])).toBe(number)
  expect(quotationNumber('2026-11-26', [tee])).not.toBe(number)
  expect(quotationNumber('2026-11-26', [cap, { ...tee, sizes: [{ name: 'M', qty: 21 }] }])).not.toBe(number)
  expect(quotationNumber('2026-11-27', [tee, cap])).not.toBe(number)
})
