import { expect, test } from 'vitest'
import { piecesOf, quantityOf, summed, withQuantity } from '#web/features/collect/selection.ts'

const line = (size: string, quantity = 1) => ({ id: 'tee', size, quantity })

test('a line is added, changed up to 25, and gone at none', () => {
  const one = withQuantity([], line('M'), 1)
  expect(one).toEqual([line('M')])
  expect(withQuantity(one, line('M'), 40)).toEqual([line('M', 25)])
  expect(withQuantity(one, line('M'), 0)).toEqual([])
  expect(withQuantity(one, line('L'), 0)).toEqual(one)
})

test('lines that came one after the other are shown as one', () => {
  const selection = summed([line('M', 2), line('L', 1), line('M', 3)])
  expect(selection).toEqual([line('M', 5), line('L', 1)])
  expect([piecesOf(selection), quantityOf(selection, line('M'))]).toEqual([6, 5])
  // More than one sending holds: it is kept, made less, and no more.
  const many = summed([line('M', 20), line('M', 20)])
  expect(many).toEqual([line('M', 40)])
  expect(withQuantity(many, line('M'), 41)).toEqual(many)
  expect(withQuantity(many, line('M'), 39)).toEqual([line('M', 39)])
})
