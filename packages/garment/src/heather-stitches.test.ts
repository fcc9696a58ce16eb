import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { describe, expect, test } from 'vitest'
import { heatherOf } from './heather-stitches.ts'
import { mixSteps } from './mix-steps.ts'
import { correlationOf, placesOver } from './testing/correlation.ts'
import { fleckStepAt } from './yarn-tile.ts'

const places = placesOver(4, 8000)

describe.each(['jersey', 'fleece', 'ribbing', 'knit', 'polar'] satisfies FabricName[])(
  'a heather of %s',
  fabric => {
    const stepAt = heatherOf(fabric)

    test('is of its flecks alone from afar', () => {
      for (const [u, v] of places.slice(0, 500))
        for (const perInch of [20, 49, 51, 90, 130])
          expect(stepAt(u, v, 1 / perInch)).toBe(fleckStepAt(u, v, 1 / perInch))
    })

    test.each([150, 210, 400])(
      'shows each mix as often as every other, %i pixels to the inch (RD21)',
      perInch => {
        const counts = Array.from({ length: mixSteps }, () => 0)
        for (const [u, v] of placesOver(4, 65536)) counts[stepAt(u, v, 1 / perInch)]!++
        for (const count of counts) expect(Math.abs(count / 65536 - 1 / mixSteps)).toBeLessThan(0.007)
      },
    )

    test('from near is dark where it is from afar (RD21)', () => {
      const over = (mixAt: (u: number, v: number) => number) =>
        places.slice(0, 1000).map(([u, v]) => {
          let sum = 0
          for (let y = 0; y < 16; y++) for (let x = 0; x < 16; x++) sum += mixAt(u + x / 320, v + y / 320)
          return sum
        })
      const near = over((u, v) => stepAt(u, v, 1 / 210))
      const whole = over((u, v) => fleckStepAt(u, v, 1 / 100))
      expect(correlationOf(near, whole)).toBeGreaterThan(0.5)
    })
  },
)

test.each([
  ['jersey', 30],
  ['fleece', 22],
] as const)(
  'from near a heather of %s has no streaks: beside each other its stitches have their own fibres (RD21)',
  (fabric, wales) => {
    const stepAt = heatherOf(fabric)
    for (const perInch of [150, 210, 400]) {
      const beside = correlationOf(
        places.map(([u, v]) => stepAt(u, v, 1 / perInch)),
        places.map(([u, v]) => stepAt(u + 0.5 / wales, v, 1 / perInch)),
      )
      expect(beside).toBeLessThan(0.3)
    }
  },
)
