import { describe, expect, test } from 'vitest'
import { regionOf } from '../stage/region-of.ts'
import type { Surface } from '../surface/surface.ts'
import { bakeLight, smoothLight } from './bake-light.ts'
import { growRayTree, isBlocked } from './ray-tree.ts'
import { radianceFrom } from './studio.ts'

/** A point that looks at the camera of the front, and a wall of a given half width before it. */
function scene(halfWidth: number): { surface: Surface; tree: ReturnType<typeof growRayTree> } {
  const w = halfWidth
  const wall = [-w, -w, 1, w, -w, 1, w, w, 1, -w, w, 1]
  return {
    surface: {
      sheets: [
        { region: regionOf({ part: 'b', element: 'b', layer: 'b' }, 'p', 'outside', 'jersey'), relief: 0 },
      ],
      position: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
      normal: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
      u: new Float32Array(3),
      v: new Float32Array(3),
      point: Int32Array.of(0, 1, 2),
      place: Int32Array.of(0, 1, 2),
      sheet: Uint16Array.of(0),
    },
    tree: growRayTree(wall, [0, 1, 2, 0, 2, 3]),
  }
}

const all = Uint8Array.of(1, 1, 1)
const bake = (halfWidth: number, wanted = all) => {
  const { surface, tree } = scene(halfWidth)
  return bakeLight(surface, tree, ['front', 'back'], 256, wanted)
}

describe('light on a point', () => {
  test('is all of the sky’s where nothing is before it, and less the more is', () => {
    const open = [0.001, 0.5, 1, 3, 200].map(halfWidth => bake(halfWidth).openness[0]!)
    expect(open[0]).toBe(1)
    expect(open).toEqual(open.toSorted((a, b) => b - a))
    expect(open[2]).toBeLessThan(0.75)
    expect(open[4]).toBe(0)
  })

  test('comes from the front for the front’s rig: the lamps turn with the camera', () => {
    const { flow } = bake(0.001)
    const [front, back] = [flow.front!, flow.back!]
    expect(front[2]).toBeGreaterThan(0)
    expect(front[1]).toBeGreaterThan(0)
    expect(front[2]! / back[2]!).toBeGreaterThan(1.1)
  })

  test('is the same each time, whichever others are wanted', () => {
    const [whole, one] = [bake(1), bake(1, Uint8Array.of(1, 0, 0))]
    expect(one.flow.front!.slice(0, 3)).toEqual(whole.flow.front!.slice(0, 3))
    expect(Array.from(one.flow.front!.slice(3))).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('is evened out along the surface, and not beyond what was looked at', () => {
    const { surface } = scene(1)
    const light = {
      flow: { front: Float32Array.of(9, 0, 0, 0, 0, 0, 0, 0, 0) },
      openness: Float32Array.of(1, 0, 0),
    }
    const smooth = smoothLight(light, surface, all, 1)
    expect(smooth.openness[0]).toBeCloseTo(0.4, 6)
    expect(smooth.openness[1]).toBeCloseTo(0.3, 6)
    expect(smoothLight(light, surface, Uint8Array.of(1, 0, 0), 2).openness).toEqual(light.openness)
  })
})

test('every direction has some light, and the key’s the most', () => {
  const key = [-0.713, 0.604, 0.352] as const
  for (let angle = 0; angle < 6.3; angle += 0.2)
    for (let y = -1; y <= 1; y += 0.25) {
      const around = Math.sqrt(1 - y * y)
      const light = radianceFrom(around * Math.cos(angle), y, around * Math.sin(angle))
      expect(light).toBeGreaterThan(0.1)
      expect(light).toBeLessThanOrEqual(radianceFrom(...key) + 1e-6)
    }
})

describe('a ray', () => {
  const grid = Array.from({ length: 20 }, (_, i) => i)
  const position = grid.flatMap(i => [i, 0, 0, i + 0.9, 0, 0, i, 0.9, 0])
  const tree = growRayTree(
    position,
    Array.from({ length: 60 }, (_, i) => i),
  )

  test.each(grid)('meets triangle %d and not the gap beside it', i => {
    expect(isBlocked(tree, i + 0.2, 0.2, -3, 0, 0, 1, 10)).toBe(true)
    expect(isBlocked(tree, i + 0.7, 0.7, -3, 0, 0, 1, 10)).toBe(false)
  })

  test('ends where it is told to', () => {
    expect(isBlocked(tree, 4.2, 0.2, -3, 0, 0, 1, 2)).toBe(false)
    expect(isBlocked(tree, 4.2, 0.2, -3, 0, 0, -1, 10)).toBe(false)
  })
})
