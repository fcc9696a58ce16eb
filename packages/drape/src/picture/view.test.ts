import { sides } from '@teamloom/bakes/side.ts'
import { describe, expect, test } from 'vitest'
import { project, turn, views } from './view.ts'

const lens = {
  width: 1200,
  height: 1400,
  pixelsPerInch: 34,
  axis: { x: 600, y: 700 },
  middle: 45,
  distance: 170,
}

/** x to the wearer's left, y up, z to the front. */
const left = [10, 45, 0]
const front = [0, 45, 10]

describe('the camera', () => {
  test.each(sides)('of the %s has the middle in the middle, and an inch there as 34 pixels', side => {
    expect(Array.from(project([0, 45, 0], views[side], lens))).toEqual([600, 700, 0])
    expect(project([0, 46, 0], views[side], lens)[1]).toBeCloseTo(700 - 34, 4)
  })

  test.each([
    ['front', 'on the right', 1],
    ['back', 'on the left', -1],
  ] as const)('of the %s sees the wearer’s left %s', (side, _, sign) => {
    expect(Math.sign(project(left, views[side], lens)[0]! - 600)).toBe(sign)
  })

  test.each([
    ['left', 'on the left', -1],
    ['right', 'on the right', 1],
  ] as const)('of the %s side sees the front %s', (side, _, sign) => {
    expect(Math.sign(project(front, views[side], lens)[0]! - 600)).toBe(sign)
  })

  test.each([
    ['front', front],
    ['left', left],
    ['back', [0, 45, -10]],
    ['right', [-10, 45, 0]],
  ] as const)('of the %s has its own side nearest', (side, point) => {
    expect(project(point, views[side], lens)[2]).toBe(10)
    expect(turn(Float32Array.of(point[0] / 10, 0, point[2] / 10), views[side])[2]).toBe(1)
  })

  test('sees what is nearer a little larger', () => {
    const width = (z: number) => project([5, 45, z], views.front, lens)[0]! - 600
    expect(width(6) / width(0)).toBeCloseTo(170 / 164, 5)
  })
})
