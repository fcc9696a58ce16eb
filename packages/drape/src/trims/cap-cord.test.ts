import { hangDrawstring } from '@teamloom/pattern/blocks/drawcord.ts'
import type { CordTipTrim } from '@teamloom/pattern/trim.ts'
import { describe, expect, test } from 'vitest'
import type { Sheet } from '../surface/surface.ts'
import type { Vec } from '../vector.ts'
import { capCord } from './cap-cord.ts'

const face = { part: 'hood', element: 'tips', layer: 'tip' }
const trims = hangDrawstring(
  'left',
  { on: 'hood', face: 'outside', at: [0, 0] },
  { cord: face, tip: face, eyelet: face },
  6,
)
const tips = trims.filter((trim): trim is CordTipTrim => trim.kind === 'cordTip')
const sheet: Sheet = {
  region: { ...face, panel: 'tip', face: 'outside', fabric: 'metal' },
  relief: 0,
}
/** Straight down from the origin, seen from the front. */
const line = Array.from({ length: 51 }, (_, i): Vec => [0, -i * 0.12, 0])
const end = -6

test('a drawstring has two kinds of tips for each of its cords', () => {
  expect(tips.map(({ name }) => name)).toEqual([
    'round-metal-left',
    'round-dipped-left',
    'flat-metal-left',
    'flat-dipped-left',
  ])
})

describe.each(tips)('the tip $name', tip => {
  const { position } = capCord(tip, line, [0, 0, 1], sheet)
  const points = Array.from({ length: position.length / 3 }, (_, i) => [
    ...position.subarray(i * 3, i * 3 + 3),
  ])
  const half = tip.cord.width / 2

  test('covers the last of the cord, and a little more', () => {
    const heights = points.map(([, y]) => y!)
    expect(Math.min(...heights)).toBeLessThan(end)
    expect(Math.min(...heights)).toBeGreaterThan(end - 0.2)
    expect(Math.max(...heights)).toBeGreaterThan(end + 0.6)
    expect(Math.max(...heights)).toBeLessThan(end + 1)
  })

  test('begins under the cord’s surface and then lies over it', () => {
    const widthAt = (from: number, to: number) =>
      Math.max(...points.filter(([, y]) => y! >= end + from && y! <= end + to).map(([x]) => Math.abs(x!)))
    expect(widthAt(0.79, 0.81)).toBeLessThan(half)
    expect(widthAt(0.3, 0.5)).toBeGreaterThan(half)
    expect(widthAt(0.3, 0.5)).toBeLessThan(half * 1.4)
  })
})
