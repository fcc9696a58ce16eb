import { expect, test } from 'vitest'
import { arcAfterLift, liftBetween } from '#web/features/studio/artwork/words/arc-lift.ts'

test('what is lifted bends, what is drawn down hangs, and the way back is as long', () => {
  expect(arcAfterLift(0, 20, 400)).toBeGreaterThan(20)
  expect(arcAfterLift(0, -20, 400)).toBe(-arcAfterLift(0, 20, 400))
  for (const arc of [-120, -30, 0, 45, 170])
    expect(arcAfterLift(arc, liftBetween(arc, 90, 400), 400)).toBe(90)
})

test('half a circle rises by half of what it is wide, and no hand bends further', () => {
  expect(liftBetween(0, 180, 400)).toBeCloseTo(100)
  expect(arcAfterLift(0, 1000, 400)).toBe(180)
  expect(arcAfterLift(0, -1000, 400)).toBe(-180)
})

test('what is nearly straight is straight', () => {
  expect(arcAfterLift(0, 1, 400)).toBe(0)
  expect(arcAfterLift(30, liftBetween(30, 2, 400), 400)).toBe(0)
})
