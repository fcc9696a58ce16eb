import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { describe, expect, test } from 'vitest'
import { stitchDepthOf } from './cloth-light.ts'
import { grainAt, nearGrainAt } from './fabric-grain.ts'
import { getFabricTile, tileInches } from './fabric-tile.ts'
import { correlationOf, placesOver } from './testing/correlation.ts'

const places = placesOver(tileInches, 8000)

const knits: readonly (readonly [fabric: FabricName, wales: number, courses: number])[] = [
  ['jersey', 30, 40],
  ['polyesterJersey', 30, 40],
  ['printedJersey', 30, 40],
  ['fleece', 22, 28],
  ['ribbing', 26, 34],
]

describe.each(knits)(
  'from near, %s is knit, %i wales and %i courses to the inch (RD21)',
  (fabric, wales, courses) => {
    const tile = getFabricTile(fabric)

    describe.each([150, 210, 400])('at %i pixels to the inch', perInch => {
      const lightAt = (u: number, v: number) => nearGrainAt(tile, u, v, 1 / perInch, 1)
      /** How alike the light is at places of their wales and courses, and so many of them beside and below. */
      const alike = (inWale: number | null, across: number, down: number) => {
        const from = places.map(
          ([u, v]) => [inWale === null ? u : (Math.floor(u * wales) + inWale) / wales, v] as const,
        )
        return correlationOf(
          from.map(([u, v]) => lightAt(u, v)),
          from.map(([u, v]) => lightAt(u + across / wales, v + down / courses)),
        )
      }

      test('it repeats with each wale and each course, and not between them', () => {
        for (const [across, down] of [
          [1, 0],
          [0, 1],
        ] as const) {
          expect(alike(null, across, down)).toBeGreaterThan(0.4)
          expect(alike(null, across / 2, down / 2)).toBeLessThan(0.3)
        }
      })

      test('its stitches are V’s: both legs rise from the middle of their wale, one as the other', () => {
        const [right, left] = [alike(0.65, 0.2, -0.36), alike(0.35, -0.2, -0.36)]
        expect(right).toBeGreaterThan(0.4)
        expect(left).toBeGreaterThan(0.4)
        expect(Math.abs(right - left)).toBeLessThan(0.06)
        expect(alike(0.65, 0.2, 0.36)).toBeLessThan(0.1)
        expect(alike(0.35, -0.2, 0.36)).toBeLessThan(0.1)
      })

      test('no stitch is quite as light as the next', () => {
        expect(alike(0.75, 1, 0)).toBeLessThan(0.85)
      })

      test('it takes as much light as it gives', () => {
        const mean = places.reduce((sum, [u, v]) => sum + lightAt(u, v), 0) / places.length
        expect(mean).toBeCloseTo(1, 2)
      })
    })

    test('from afar it is the grain of before, and so it is inside', () => {
      for (const [u, v] of places.slice(0, 500)) {
        for (const perInch of [17, 34, 68, 110, 130])
          expect(nearGrainAt(tile, u, v, 1 / perInch, 1)).toBe(grainAt(tile, u, v, 1 / perInch))
        const inside = stitchDepthOf({ hex: '#101010', fabric }, 'inside')
        expect(nearGrainAt(tile, u, v, 1 / 300, inside)).toBe(grainAt(tile, u, v, 1 / 300))
      }
    })

    test('coming nearer, its stitches come up slowly', () => {
      const steps = Array.from({ length: 41 }, (_, i) => 1 / (129 + i / 5))
      for (const [u, v] of places.slice(0, 200))
        steps.slice(1).forEach((inches, i) => {
          const change = nearGrainAt(tile, u, v, inches, 1) - nearGrainAt(tile, u, v, steps[i]!, 1)
          expect(Math.abs(change)).toBeLessThan(0.03)
        })
    })
  },
)

test('what is no knit has no stitches', () => {
  const tile = getFabricTile('taslan')
  expect(stitchDepthOf({ hex: '#101010', fabric: 'taslan' }, 'outside')).toBe(0)
  for (const [u, v] of places.slice(0, 500))
    expect(nearGrainAt(tile, u, v, 1 / 400, 1)).toBe(grainAt(tile, u, v, 1 / 400))
})

test('pale yarn lights its own grooves', () => {
  expect(stitchDepthOf({ hex: '#ffffff', fabric: 'jersey' }, 'outside')).toBeLessThan(0.5)
  expect(stitchDepthOf({ hex: '#141414', fabric: 'jersey' }, 'outside')).toBeGreaterThan(0.98)
})
