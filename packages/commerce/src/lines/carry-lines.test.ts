import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { renewSizes } from '../pricing/size-quantities.ts'
import { carryLines, carrySlots } from './carry-lines.ts'
import type { Line } from './line.ts'
import { renewLines } from './renew-lines.ts'

const product = must(findProduct('shirt', 'tshirt'), 'product')
const slot = (id: string, kind: 'name' | 'number' | 'line') => ({ id, kind })
const ana = { first_name: 'Ana', last_name: 'Rivera', email: null }

test('a slot goes to itself, else to the first of its kind that is free (NN21)', () => {
  const from = [slot('back', 'name'), slot('chest', 'number'), slot('sleeve', 'number'), slot('year', 'line')]
  const to = [slot('a', 'number'), slot('sleeve', 'number'), slot('b', 'number'), slot('back', 'name')]
  expect([...carrySlots(from, to)]).toEqual([
    ['back', 'back'],
    ['sleeve', 'sleeve'],
    ['chest', 'a'],
  ])
  expect(carrySlots([slot('x', 'number'), slot('y', 'number')], [slot('a', 'number')]).get('y')).toBe(
    undefined,
  )
})

test('lines of people are carried with their words as they are; a size that is not made is to be chosen (NN21)', () => {
  const lines: Line[] = [
    { id: 'M', size: 'M', qty: 4 },
    { id: '1', size: 'L', qty: 2, person: ana, words: { back: 'Rivera', chest: '07', year: '2025' } },
    { id: '2', size: 'YS', qty: 1, person: null, words: { chest: '00' } },
  ]
  const slots = new Map([
    ['back', 'back'],
    ['chest', 'front'],
  ])
  expect(carryLines(product, lines, slots)).toEqual([
    { size: 'L', sizeThen: 'L', qty: 2, person: ana, words: { back: 'Rivera', front: '07' } },
    { size: '', sizeThen: 'YS', qty: 1, person: null, words: { front: '00' } },
  ])
})

test('ordered again, words of a slot that was made anew stand in that one, and those of a hidden one stay (OR38)', () => {
  const lines: Line[] = [{ id: '1', size: 'M', qty: 1, person: ana, words: { old: '07', hidden: 'X' } }]
  const sizes = renewSizes(product, [{ name: 'M', qty: 3 }])
  const again = renewLines(product, lines, sizes, new Map([['old', 'new']]))
  expect(again.filter(({ qty }) => qty > 0)).toEqual([
    { id: 'M', size: 'M', qty: 2 },
    { ...lines[0], words: { new: '07', hidden: 'X' } },
  ])
})
