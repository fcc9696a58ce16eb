import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gatherPins } from './gather-pins.ts'

test('near pins stand as one, where the first does (RV17)', () => {
  const pins = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 50, y: 0 },
    { id: 'c', x: 10, y: 0 },
  ]
  expect(gatherPins(pins, 20).map(({ x, pins: these }) => [x, these.map(({ id }) => id).join()])).toEqual([
    [0, 'a,c'],
    [50, 'b'],
  ])
})

test('each stands once, and no two groups touch (RV17)', () => {
  const pin = fc.record({ id: fc.uuid(), x: fc.nat(500), y: fc.nat(500) })
  fc.assert(
    fc.property(
      fc.uniqueArray(pin, { selector: ({ id }) => id }),
      fc.integer({ min: 1, max: 100 }),
      (pins, reach) => {
        const groups = gatherPins(pins, reach)
        expect(groups.flatMap(group => group.pins.map(({ id }) => id)).toSorted()).toEqual(
          pins.map(({ id }) => id).toSorted(),
        )
        for (const [at, one] of groups.entries())
          for (const other of groups.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(reach)
      },
    ),
  )
})
