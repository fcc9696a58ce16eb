import type { Side } from '@teamloom/bakes/side.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Direction, neighbourPlace } from './neighbour-place.ts'

const directions: readonly Direction[] = ['left', 'right', 'up', 'down']

type Spot = { readonly positionName: string; readonly side: Side; readonly x: number; readonly y: number }

const spot = (positionName: string, x: number, y: number, side: Side = 'front'): Spot => ({
  positionName,
  side,
  x,
  y,
})

const at = (places: readonly Spot[]) => (name: string) =>
  places.find(({ positionName }) => positionName === name)

/** A hoodie's, about as they are seen: the wearer's left is at the right. */
const hoodie = [
  spot('centerChest', 600, 500),
  spot('leftChest', 750, 420),
  spot('rightChest', 450, 420),
  spot('fullFront', 600, 560),
  spot('pocket', 600, 850),
  spot('upperBack', 600, 420, 'back'),
  spot('fullBack', 600, 600, 'back'),
  spot('leftSleeve', 600, 700, 'left'),
]

describe('the neighbour of a place', () => {
  test.each<[string, Direction, string | undefined]>([
    ['centerChest', 'right', 'leftChest'],
    ['centerChest', 'left', 'rightChest'],
    ['centerChest', 'down', 'fullFront'],
    ['fullFront', 'down', 'pocket'],
    ['pocket', 'up', 'fullFront'],
    ['rightChest', 'right', 'leftChest'],
    ['pocket', 'down', undefined],
    // Beyond the last of a side is the next side round that has a place: nobody has one on the right.
    ['leftChest', 'right', 'leftSleeve'],
    ['rightChest', 'left', 'upperBack'],
    ['leftSleeve', 'left', 'centerChest'],
    ['leftSleeve', 'up', undefined],
  ])('of %s to the %s is %s', (from, direction, expected) => {
    const next = neighbourPlace(at(hoodie)(from)!, hoodie, direction, at(hoodie))
    expect(next?.positionName).toBe(expected)
  })

  test('that is out of sight has no neighbour on its side', () => {
    const seen = (name: string) => (name === 'leftChest' ? undefined : at(hoodie)(name))
    expect(neighbourPlace(hoodie[1]!, hoodie, 'left', seen)?.side).toBe('back')
  })

  const places = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 1400 })), {
      minLength: 1,
      maxLength: 9,
      selector: ([x, y]) => `${x} ${y}`,
    })
    .map(all => all.map(([x, y], index) => spot(`place${index}`, x, y)))

  test('lies in the direction that was asked for', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(...directions), (all, direction) => {
        const [from] = all
        const next = neighbourPlace(from!, all, direction, at(all))
        if (!next) return
        const ahead = {
          left: from!.x - next.x,
          right: next.x - from!.x,
          up: from!.y - next.y,
          down: next.y - from!.y,
        }
        expect(ahead[direction]).toBeGreaterThan(0)
      }),
    )
  })

  /** In rows, each a little off. */
  const grids = fc
    .tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(fc.integer({ min: -15, max: 15 })),
    )
    .map(([columns, rows, off]) =>
      Array.from({ length: columns * rows }, (_, index) =>
        spot(
          `place${index}`,
          100 * (index % columns) + off.next().value!,
          100 * Math.floor(index / columns) + off.next().value!,
        ),
      ),
    )

  test('in rows, every place is reached from every other', () => {
    fc.assert(
      fc.property(grids, all => {
        const reached = new Set([all[0]!.positionName])
        for (const name of reached)
          for (const direction of directions) {
            const next = neighbourPlace(at(all)(name)!, all, direction, at(all))
            if (next) reached.add(next.positionName)
          }
        expect(reached.size).toBe(all.length)
      }),
    )
  })
})
