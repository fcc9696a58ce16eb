import { describe, expect, it } from 'vitest'
import { parsePasted, parseQuantity } from '#web/lib/parse-quantity.ts'

describe('a quantity', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['12', 12],
    [' 007 ', 7],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
  ])('reads %j as %i', (text, qty) => {
    expect(parseQuantity(text)).toEqual({ qty })
  })

  it.each(['-1', '2.5', '2,5', 'abc', '1e3', '0x10', '12 3', '٣'])('refuses %j', text => {
    expect(parseQuantity(text)).toEqual({ problem: 'notWhole' })
  })

  it('refuses more than the server counts', () => {
    expect(parseQuantity('1000000')).toEqual({ qty: 1_000_000 })
    expect(parseQuantity('1000001')).toEqual({ problem: 'tooMany' })
  })
})

describe('pasted numbers', () => {
  it.each([
    ['12\t8\t4', [12, 8, 4]],
    ['12\n8\n4\n', [12, 8, 4]],
    ['12, 8, 4', [12, 8, 4]],
    ['12 8', [12, 8]],
    ['0;3', [0, 3]],
  ])('reads %j as several', (text, numbers) => {
    expect(parsePasted(text)).toEqual(numbers)
  })

  it.each(['12', '1 200', '2,5', '12\tx', '3\t-4', ''])('leaves %j to the field', text => {
    expect(parsePasted(text)).toEqual([])
  })
})
