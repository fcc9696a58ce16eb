import { fabricNames } from '@teamloom/bakes/fabric.ts'
import { hash } from '@teamloom/technique/noise.ts'
import { describe, expect, test } from 'vitest'
import { grainAt } from './fabric-grain.ts'
import { getFabricTile, grainStep, tileInches } from './fabric-tile.ts'
import { tileNoise } from './tile-noise.ts'

const fabrics = fabricNames.map(name => [name, getFabricTile(name)] as const)

describe.each(fabrics)('the grain of %s', (_, tile) => {
  test('takes as much light as it gives: a colour’s mean is the colour’s', () => {
    for (const { values } of tile.levels) {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      expect(Math.abs(mean * grainStep)).toBeLessThan(0.004)
    }
  })

  test('is half as fine from level to level, and fades', () => {
    const deviation = (grain: Int16Array) =>
      Math.sqrt(grain.reduce((sum, value) => sum + value * value, 0) / grain.length)
    tile.levels.slice(1).forEach((level, i) => {
      expect(level.size).toBe(tile.levels[i]!.size / 2)
      expect(deviation(level.values)).toBeLessThanOrEqual(deviation(tile.levels[i]!.values) + 0.5)
    })
  })

  test('goes on over the border of its tile', () => {
    for (const at of [0.3, 1.7, 3.2]) {
      expect(grainAt(tile, at + tileInches, at, 0.01)).toBeCloseTo(grainAt(tile, at, at, 0.01), 6)
      expect(grainAt(tile, at, at - tileInches, 0.01)).toBeCloseTo(grainAt(tile, at, at, 0.01), 6)
    }
  })
})

test('fabrics can be told apart, and a grain is the same each time', () => {
  const [jersey, fleece] = [getFabricTile('jersey'), getFabricTile('fleece')]
  expect(jersey.levels[0]!.values).not.toEqual(fleece.levels[0]!.values)
  expect(getFabricTile('jersey')).toBe(jersey)
})

describe('noise', () => {
  test('repeats over the unit square without a step', () => {
    const noise = tileNoise(8, 12, 5)
    for (const at of [0, 0.21, 0.5, 0.83]) {
      expect(noise(1 - 1e-7, at)).toBeCloseTo(noise(0, at), 3)
      expect(noise(at, 1 - 1e-7)).toBeCloseTo(noise(at, 0), 3)
    }
  })

  test('is another for another seed, and lies between 0 and 1', () => {
    const numbers = Array.from({ length: 500 }, (_, i) => hash(i % 25, Math.floor(i / 25), 3))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(new Set(numbers).size).toBeGreaterThan(490)
    expect(hash(4, 9, 3)).toBe(hash(4, 9, 3))
    expect(hash(4, 9, 3)).not.toBe(hash(4, 9, 4))
  })
})
