import { expect, test } from 'vitest'
import { openEmbedded } from './place.ts'
import { scenarios } from './scenarios.ts'
import { torture } from './torture.ts'

/** A tenth of `npm run torture`: of each way in which something is taken away, one round; and two kills. */
const rounds = {
  kills: 2,
  launcher: 1,
  database: 2,
  folder: 1,
  disk: 1,
  uploads: 1,
  endings: 1,
  scans: 1,
} satisfies Record<keyof typeof scenarios, number>

test.for(Object.keys(scenarios) as (keyof typeof scenarios)[])(
  '%s: nothing that was acknowledged is lost, twice or half',
  { timeout: 900_000 },
  async (name, { skip }) => {
    const report = await torture({
      scenarios: [scenarios[name]],
      places: [openEmbedded],
      rounds: rounds[name],
      seed: 1,
      say: () => {},
    })
    expect(report.violation).toBeUndefined()
    skip(
      report.figures.some(({ skipped }) => skipped),
      report.figures[0]?.skipped,
    )
    expect(report.figures.map(({ acknowledged }) => acknowledged > 0)).toEqual([true])
  },
)
