import { flood as floodCalls, mostWaitMs, usualLimits } from '@teamloom/api/testing/flood/flood.ts'
import type { Scenario } from './scenarios.ts'
import { startServer } from './server.ts'
import { Violation } from './violation.ts'

/** Each call of the contract sixty times at once, within the usual limits, while others ask for something light. */
export const flood: Scenario = async place => {
  const server = await startServer({ ...place.environment, ...usualLimits })
  const connection = place.connection
  try {
    const flooded = await floodCalls({
      url: server.url(),
      connection,
      wanted: process.env.FLOODED,
      say: line => process.stderr.write(`teamloom: ${line}\n`),
    })
    const kept = flooded.filter(({ worstMs }) => worstMs > mostWaitMs)
    if (kept.length > 0) throw new Violation(`others wait longer than ${mostWaitMs} ms for a caller`, kept)
    const answered = flooded.flatMap(({ statuses }) => Object.entries(statuses))
    const count = (isCounted: (status: number) => boolean) =>
      answered.reduce((sum, [status, times]) => sum + (isCounted(Number(status)) ? times : 0), 0)
    return {
      scenario: 'flood',
      on: place.name,
      rounds: 1,
      acknowledged: count(status => status === 200),
      unavailable: count(status => status === 503),
      cut: count(status => status === 0),
      longestAnswerMs: Math.max(...flooded.map(({ worstMs }) => worstMs)),
      longestRecoveryMs: 0,
    }
  } finally {
    await server.end()
  }
}
