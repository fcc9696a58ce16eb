import { describe, expect, test } from 'vitest'
import {
  fingerDown,
  fingerMoved,
  fingerUp,
  noFingers,
  swipeOf,
} from '#web/features/studio/stage/touch/fingers.ts'
import { fitted } from '#web/lib/zoom.ts'

const two = (view = fitted) =>
  fingerDown(fingerDown(noFingers, 1, { x: -50, y: 0 }, view), 2, { x: 50, y: 0 }, view)

describe('two fingers on the garment', () => {
  test('twice as far apart show it twice as large', () => {
    const [, view] = fingerMoved(two(), 2, { x: 150, y: 0 })
    expect(view?.zoom).toBe(2)
  })

  test('keep between them what was between them', () => {
    const from = { zoom: 2, panX: 30, panY: -10 }
    const [moved] = fingerMoved(two(from), 1, { x: -20, y: 40 })
    const [, view] = fingerMoved(moved, 2, { x: 180, y: 40 })
    // The spot under the middle of both, before and after, in pixels of the garment unenlarged.
    expect((80 - (view?.panX ?? 0)) / (view?.zoom ?? 1)).toBeCloseTo((0 - 30) / 2)
    expect((40 - (view?.panY ?? 0)) / (view?.zoom ?? 1)).toBeCloseTo((0 + 10) / 2)
  })

  test('move it along without enlarging it', () => {
    const from = { zoom: 2, panX: 0, panY: 0 }
    const [moved] = fingerMoved(two(from), 1, { x: -20, y: 25 })
    expect(fingerMoved(moved, 2, { x: 80, y: 25 })[1]).toEqual({ zoom: 2, panX: 30, panY: 25 })
  })

  test('brought together show all of it, and no less', () => {
    expect(fingerMoved(two(), 2, { x: -40, y: 0 })[1]).toEqual(fitted)
  })

  test('do nothing more once one is up, and what the other does is no tap', () => {
    const one = fingerUp(two(), 1)
    expect(fingerMoved(one, 2, { x: 200, y: 0 })[1]).toBeNull()
    expect(one.wereTwo).toBe(true)
    expect(fingerUp(one, 2)).toEqual(noFingers)
  })

  test('are not two where a third comes down', () => {
    expect(fingerMoved(fingerDown(two(), 3, { x: 0, y: 9 }, fitted), 2, { x: 99, y: 0 })[1]).toBeNull()
  })
})

test('a finger turns the garment as a hand would, and not where it goes up or down', () => {
  expect([swipeOf(-60, 10), swipeOf(60, 10), swipeOf(40, 0), swipeOf(60, 50)]).toEqual([
    'right',
    'left',
    null,
    null,
  ])
})
