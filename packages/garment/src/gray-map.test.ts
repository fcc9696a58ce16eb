import type { GrayMap } from '@teamloom/bakes/bake.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachGray } from './gray-map.ts'

function read(map: GrayMap): Map<string, number> {
  const values = new Map<string, number>()
  eachGray(map, (x, y, value) => values.set(`${x} ${y}`, value))
  return values
}

describe('a grey map', () => {
  test('as fine as the picture tells each pixel', () => {
    const map = { box: { x: 7, y: 3, width: 3, height: 2 }, step: 1, values: Uint8Array.of(1, 2, 3, 4, 5, 6) }
    expect([...read(map)]).toEqual([
      ['7 3', 1],
      ['8 3', 2],
      ['9 3', 3],
      ['7 4', 4],
      ['8 4', 5],
      ['9 4', 6],
    ])
  })

  test('that is coarse tells what lies between its values', () => {
    const map = { box: { x: 0, y: 0, width: 16, height: 8 }, step: 8, values: Uint8Array.of(0, 160) }
    const values = read(map)
    expect(['0 0', '15 7', '7 4', '8 4'].map(at => values.get(at))).toEqual([0, 160, 70, 90])
  })

  test('passes over what lies among idle values', () => {
    const map = { box: { x: 0, y: 0, width: 4, height: 1 }, step: 1, values: Uint8Array.of(0, 0, 9, 0) }
    const visited: [number, number][] = []
    eachGray(map, (x, _, value) => visited.push([x, value]), 0)
    expect(visited).toEqual([
      [1, 0],
      [2, 9],
      [3, 0],
    ])
  })

  test('never leaves the values that it has', () => {
    const map = fc
      .record({
        width: fc.integer({ min: 1, max: 21 }),
        height: fc.integer({ min: 1, max: 21 }),
        step: fc.constantFrom(1, 2, 4, 8),
      })
      .chain(({ width, height, step }) => {
        const count = Math.ceil(width / step) * Math.ceil(height / step)
        return fc
          .uint8Array({ minLength: count, maxLength: count })
          .map(values => ({ box: { x: 5, y: 6, width, height }, step, values }))
      })
    fc.assert(
      fc.property(map, one => {
        const values = [...read(one).values()]
        expect(values).toHaveLength(one.box.width * one.box.height)
        expect(Math.min(...values)).toBeGreaterThanOrEqual(Math.min(...one.values))
        expect(Math.max(...values)).toBeLessThanOrEqual(Math.max(...one.values))
      }),
    )
  })
})
