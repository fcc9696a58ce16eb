import { expect, test } from 'vitest'
import { mixSteps } from './mix-steps.ts'
import { yarnStepAt } from './yarn-tile.ts'

test('each mix of a heather’s yarns is seen as often as every other', () => {
  const counts = Array.from({ length: mixSteps }, () => 0)
  for (let v = 0; v < 256; v++) for (let u = 0; u < 256; u++) counts[yarnStepAt(u / 64, v / 64)]!++
  for (const count of counts) expect(count / 65536).toBeCloseTo(1 / mixSteps, 2)
})
