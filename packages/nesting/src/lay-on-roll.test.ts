import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LaidOut, layOnRoll, type Rectangle, type Roll, usedShare } from './lay-on-roll.ts'

const gap = 0.25
const roll = { width: 22, longest: 100, gap }

const eighths = (least: number, most: number) =>
  fc.integer({ min: 8 * least, max: 8 * most }).map(count => count / 8)
const rectangle = fc.record({ width: eighths(1, 16), height: eighths(1, 16) })

/** Boxes of all, as they lie. */
function boxesOf(rectangles: readonly Rectangle[], { sheets }: LaidOut) {
  return sheets.map(({ laid }) =>
    laid.map(({ at, x, y, isTurned }) => {
      const { width, height } = rectangles[at]!
      const [across, down] = isTurned ? [height, width] : [width, height]
      return { at, left: x, top: y, right: x + across, bottom: y + down }
    }),
  )
}

/** Pairs that are nearer than the gap, what reaches out of its sheet, and what is missing or laid twice. */
function faultsOf(rectangles: readonly Rectangle[], out: LaidOut, { width, longest }: Roll): string[] {
  const hair = 1e-6
  const boxes = boxesOf(rectangles, out)
  const near = boxes.flatMap(sheet =>
    sheet.flatMap((one, i) =>
      sheet.slice(i + 1).flatMap(other => {
        const across = Math.max(other.left - one.right, one.left - other.right)
        const down = Math.max(other.top - one.bottom, one.top - other.bottom)
        return Math.max(across, down) < gap - hair ? [`${one.at} beside ${other.at}`] : []
      }),
    ),
  )
  const outside = boxes.flatMap((sheet, n) =>
    sheet.flatMap(({ at, left, top, right, bottom }) => {
      const { length } = out.sheets[n]!
      const isIn =
        left >= -hair && top >= -hair && right <= width + hair && bottom <= length + hair && length <= longest
      return isIn ? [] : [`${at} outside`]
    }),
  )
  const all = [...boxes.flat().map(({ at }) => at), ...out.tooLarge].toSorted((a, b) => a - b)
  const isWhole = all.length === rectangles.length && all.every((at, i) => at === i)
  return [...near, ...outside, ...(isWhole ? [] : ['not each once'])]
}

test('MF14: nothing lies on another, nearer than a quarter of an inch or outside, in 10,000 lists', () => {
  fc.assert(
    fc.property(fc.array(rectangle, { maxLength: 24 }), fc.constantFrom(22, 24), (list, width) => {
      const on = { ...roll, width, longest: 40 }
      expect(faultsOf(list, layOnRoll(list, on), on)).toEqual([])
    }),
    { numRuns: 10_000, seed: 47 },
  )
})

test('MF14: mixed lists use 85 % of the better roll and more', () => {
  const word = fc.record({ width: eighths(3, 12), height: eighths(1, 2) })
  const numeral = fc.record({ width: eighths(3, 8), height: fc.constant(8) })
  const crest = fc.record({ width: eighths(2, 12), height: eighths(2, 12) })
  fc.assert(
    fc.property(fc.array(fc.oneof(word, numeral, crest), { minLength: 30, maxLength: 120 }), list => {
      const shares = [22, 24].map(width => {
        const on = { ...roll, width }
        return usedShare(list, layOnRoll(list, on).sheets, on)
      })
      expect(Math.max(...shares)).toBeGreaterThan(0.85)
    }),
    { numRuns: 300, seed: 47 },
  )
})

test('MF14: what is too large however it is turned is told, and the rest is laid', () => {
  const list = [
    { width: 30, height: 23 },
    { width: 30, height: 4 },
    { width: 4, height: 4 },
  ]
  const out = layOnRoll(list, roll)
  expect(out.tooLarge).toEqual([0])
  expect(faultsOf(list, out, roll)).toEqual([])
  expect(out.sheets[0]!.laid.find(({ at }) => at === 1)?.isTurned).toBe(true)
})

test('MF14: more than a sheet holds goes on another', () => {
  const list = Array.from({ length: 40 }, () => ({ width: 10, height: 10 }))
  const out = layOnRoll(list, { ...roll, longest: 60 })
  expect(out.sheets.map(({ laid }) => laid.length)).toEqual([10, 10, 10, 10])
  expect(layOnRoll([], roll)).toEqual({ sheets: [], tooLarge: [] })
})
