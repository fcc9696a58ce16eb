import { expect, test } from 'vitest'
import { heatherOf } from './heather-stitches.ts'
import { mixSteps } from './mix-steps.ts'

const yarnStepAt = heatherOf('jersey')

test.each([
  ['afar', 1 / 64, 1 / 40],
  ['whole', 1 / 64, 1 / 80],
  ['from near', 1 / 127.3, 1 / 200],
])('each mix of a heather’s yarns is seen as often as every other, %s', (_, step, inches) => {
  const counts = Array.from({ length: mixSteps }, () => 0)
  for (let v = 0; v < 256; v++)
    for (let u = 0; u < 256; u++) counts[yarnStepAt(u * step, v * step, inches)]!++
  for (const count of counts) expect(count / 65536).toBeCloseTo(1 / mixSteps, 2)
})

test('from no distance are a heather’s flecks seen as blocks: side by side, spots are of different texels', () => {
  for (const perInch of [40, 60, 80, 100, 120, 200, 400]) {
    const rows = Array.from({ length: 400 }, (_, row) =>
      Array.from({ length: 40 }, (__, column) =>
        yarnStepAt((column + 0.5) / perInch, (row + 0.5) / perInch, 1 / perInch),
      ).join(''),
    )
    const same = rows.filter((row, i) => row === rows[i - 1])
    expect(same.length, `${perInch} to the inch`).toBe(0)
  }
})
