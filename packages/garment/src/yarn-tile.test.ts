import { expect, test } from 'vitest'
import { mixSteps } from './mix-steps.ts'
import { yarnStepAt } from './yarn-tile.ts'

test.each([
  ['afar', 1 / 64, 1 / 40],
  ['from near', 1 / 128, 1 / 200],
])('each mix of a heather’s yarns is seen as often as every other, %s', (_, step, inches) => {
  const counts = Array.from({ length: mixSteps }, () => 0)
  for (let v = 0; v < 256; v++)
    for (let u = 0; u < 256; u++) counts[yarnStepAt(u * step, v * step, inches)]!++
  for (const count of counts) expect(count / 65536).toBeCloseTo(1 / mixSteps, 2)
})
