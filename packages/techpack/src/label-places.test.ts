import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { placeLabels } from './label-places.ts'

test('words on a drawing never lie over each other', () => {
  const line = (x: number, y: number) =>
    ({
      line: [
        [x, y],
        [x + 1, y],
      ],
      label: '10 1/2 in',
    }) as const
  const lines = [line(0, 0), line(0, 0.2), line(0.5, 0.4), line(0, 0.1)]
  const boxes = placeLabels(lines, 1, []).map(({ box }) => box)
  const over = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  )
  expect(over).toEqual([])
})

test('words leave what they should not hide, where a line ends beside it', () => {
  const line = [
    [0, 5],
    [4, 5],
  ] as const
  const taken = { left: 2, right: 6, top: -5, bottom: 15 }
  const [placed] = placeLabels([{ line, label: '4 3/8 in' }], 1, [taken])
  expect(must(placed, 'label').box.right).toBeLessThanOrEqual(taken.left)
})

test('words of a short line do not stand on the line of another', () => {
  const down = {
    line: Array.from({ length: 13 }, (_, i) => [0, i / 16] as const),
    label: '3/4 in',
  }
  const across = {
    line: Array.from({ length: 13 }, (_, i) => [(i * 4) / 12, 0.9] as const),
    label: '4 in',
  }
  const [placed] = placeLabels([down, across], 1, [])
  const { left, right, top, bottom } = must(placed, 'label').box
  expect(across.line.filter(([x, y]) => x > left && x < right && y > top && y < bottom)).toEqual([])
})

test('words that find room only off their line point to it, and hide no print', () => {
  const width = {
    line: Array.from({ length: 13 }, (_, i) => [i / 12, 0] as const),
    label: '1 1/2 in',
  }
  const taken = { left: -8, right: 8, top: 0.2, bottom: 4 }
  const above = { left: -8, right: 8, top: -2.6, bottom: -0.2 }
  const [placed] = placeLabels([width], 1, [taken, above])
  const { box, leader } = must(placed, 'label')
  for (const other of [taken, above]) expect(box.bottom <= other.top || box.top >= other.bottom).toBe(true)
  expect(must(leader, 'leader')[1][1]).toBe(0)
  expect(placeLabels([width], 1, [])[0]!.leader).toBeNull()
})
