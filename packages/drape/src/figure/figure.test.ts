import { findPattern } from '@teamloom/pattern/products/index.ts'
import { describe, expect, test } from 'vitest'
import { planDrape } from '../stage/drape-plan.ts'
import { ballFigure } from '../testing/small-cuts.ts'
import { magnitudeOf, subtract } from '../vector.ts'
import { type Hit, readGrid } from './distance-grid.ts'
import { coneDistance, readLimb } from './limb.ts'

const hit: Hit = { distance: 0, x: 0, y: 0, z: 0 }

describe('the distance to a body', () => {
  const { trunk } = ballFigure(3)

  test.each([
    [4, 0, 0, 1],
    [0, -5, 0, 2],
    [0, 2.4, 3.2, 1],
    [0, 0, 2, -1],
    [1.2, 0, 1.6, -1],
  ])('at (%d, %d, %d) is %d', (x, y, z, distance) => {
    readGrid(trunk, x, y, z, 9, hit)
    expect(hit.distance).toBeCloseTo(distance, 1)
    const radius = Math.hypot(x, y, z)
    expect((hit.x * x + hit.y * y + hit.z * z) / radius).toBeGreaterThan(0.98)
  })

  test('beyond the grid is far', () => {
    readGrid(trunk, 50, 0, 0, 9, hit)
    expect(hit.distance).toBeGreaterThan(8)
  })
})

describe('a limb', () => {
  const bone = { from: [0, 10, 0], to: [0, 0, 0], thick: 2, thin: 1, yielding: 0, outward: 1 } as const

  test.each([
    [5, 10, 0, 3],
    [4, 0, 0, 3],
    [0, 5, 4, 2.5],
    [0.5, 5, 0, -1],
  ])('at (%d, %d, %d) is %d away', (x, y, z, distance) => {
    readLimb([bone], x, y, z, hit)
    expect(hit.distance).toBeCloseTo(distance, 6)
    expect(coneDistance(x, y, z, bone.from, bone.to, bone.thick, bone.thin)).toBeCloseTo(distance, 6)
  })

  test('gives way towards the trunk, at its upper end only', () => {
    const soft = { ...bone, yielding: 0.8 }
    const at = (x: number, y: number) => {
      readLimb([soft], x, y, 0, hit)
      return hit.distance
    }
    expect(at(-2, 9)).toBeGreaterThan(at(2, 9) + 0.5)
    expect(at(-2, 0)).toBeCloseTo(at(2, 0), 6)
  })
})

describe.each(['hoodie', 'womanTshirt', 'mockneck', 'sweatpants'])('the figure under a %s', name => {
  const { figure } = planDrape(findPattern(name)!)

  test('has a trunk that is the same left and right', () => {
    const read = (x: number, y: number, z: number) => {
      readGrid(figure.trunk, x, y, z, 9, hit)
      return hit.distance
    }
    for (const y of [34, 38, 42, 46])
      for (const z of [-3, 0, 3])
        for (const x of [1, 4, 7]) expect(read(x, y, z)).toBeCloseTo(read(-x, y, z), 0.5)
  })

  test('is solid inside and has its limbs joined to it', () => {
    readGrid(figure.trunk, 0, 40, 0, 9, hit)
    expect(hit.distance).toBeLessThan(-1)
  })

  test('keeps the length of its limbs as it moves', () => {
    const lengths = (share: number) => {
      const { joints } = figure.poseAt(share)
      return (['left', 'right'] as const).flatMap(side => {
        const [a, b, c] = joints[side]
        return [magnitudeOf(subtract(b, a)), magnitudeOf(subtract(c, b))]
      })
    }
    const [start, end] = [lengths(0), lengths(1)]
    start.forEach((length, i) => {
      // An arm that is turned back gets a little longer as it is raised.
      expect(Math.abs(length / end[i]! - 1)).toBeLessThan(0.03)
    })
  })
})
