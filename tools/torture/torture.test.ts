import { expect, test } from 'vitest'
import { openEmbedded } from './place.ts'
import { scenarios } from './scenarios.ts'
import { torture } from './torture.ts'

/** A tenth of `npm run torture`. */
test.each(Object.entries(scenarios))('%s: nothing that was acknowledged is lost, twice or half', async (_, scenario) => {
  const report = await torture({ scenarios: [scenario], places: [openEmbedded], rounds: 2, seed: 1, say: () => {} })
  expect(report.violation).toBeUndefined()
  expect(report.figures.map(({ acknowledged }) => acknowledged > 0)).toEqual([true])
}, 120_000)
