import { expect, test } from 'vitest'
import { gapInches, headInches, labelInches, layGang } from './gang-sheets.ts'

test('MF14: each image lies there as often as it is made, with room for its label, below the head of the sheet', () => {
  const images = [
    { widthInches: 10, heightInches: 4, count: 5 },
    { widthInches: 4, heightInches: 3, count: 9 },
  ]
  const { sheets, tooLarge, used } = layGang(images)
  expect(tooLarge).toEqual([])
  const placed = sheets.flatMap(sheet => sheet.placed)
  expect(images.map((_, at) => placed.filter(({ image }) => image === at).length)).toEqual([5, 9])
  const boxes = placed.map(({ image, x, y, isTurned }) => {
    const { widthInches, heightInches } = images[image]!
    const [across, down] = [widthInches, heightInches + labelInches]
    const [width, height] = isTurned ? [down, across] : [across, down]
    return { x, y, width, height }
  })
  expect(Math.min(...boxes.map(({ y }) => y))).toBe(headInches)
  const isApart = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
    one.x + one.width + gapInches <= other.x + 1e-6 || one.y + one.height + gapInches <= other.y + 1e-6
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1))
      expect([one, other, isApart(one, other) || isApart(other, one)]).toEqual([one, other, true])
  expect(used).toBeGreaterThan(0.7)
})

test('MF14: the roll is that of which less is used up; what no roll is wide enough for is told', () => {
  const wide = { widthInches: 23, heightInches: 30, count: 1 }
  expect(layGang([wide])).toMatchObject({ rollInches: 24, tooLarge: [] })
  expect(layGang([{ widthInches: 11.3, heightInches: 30, count: 2 }]).rollInches).toBe(24)
  expect(layGang([{ widthInches: 10.7, heightInches: 30, count: 2 }]).rollInches).toBe(22)
  expect(layGang([wide, { widthInches: 25, heightInches: 25, count: 3 }]).tooLarge).toEqual([1])
})
