import { CallError } from '@teamloom/contract/client.ts'
import { describe } from './caller.ts'
import type { Place } from './place.ts'
import { openRandom } from './random.ts'
import type { Scenario } from './scenarios.ts'
import type { Figures } from './stage.ts'
import { Violation } from './violation.ts'

export type Report = {
  readonly seed: number
  readonly figures: readonly Figures[]
  /** The first promise that was not kept, with the facts; after it nothing more is tried. */
  readonly violation?: { readonly what: string; readonly facts: unknown }
}

/** Torture was told to end before all was tried. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** Each scenario in each place, on a product and data of its own. */
export async function torture(asked: {
  readonly scenarios: readonly Scenario[]
  readonly places: readonly (() => Place | Promise<Place>)[]
  readonly rounds: number
  readonly seed: number
  readonly say: (line: string) => void
  /** Told, what is tried is left, and what it stands on ended. */
  readonly stop?: AbortSignal
}): Promise<Report> {
  const { seed } = asked
  const figures: Figures[] = []
  asked.say(`seed ${seed}`)
  const stopped = untilStopped(asked.stop)
  try {
    for (const openPlace of asked.places) {
      for (const scenario of asked.scenarios) {
        const place = await openPlace()
        try {
          const figure = await Promise.race([scenario(place, asked.rounds, openRandom(seed)), stopped])
          const outcome = figure.skipped ?? `${figure.acknowledged} acknowledged`
          asked.say(`${figure.scenario}, ${figure.on}: ${outcome}`)
          figures.push(figure)
        } finally {
          await place.close()
        }
      }
    }
    return { seed, figures }
  } catch (error) {
    return { seed, figures, violation: violationOf(error) }
  }
}

/** Fails when it is told to; never, where nobody tells. */
function untilStopped(stop: AbortSignal | undefined): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const tell = () => reject(new Stopped('stopped'))
  if (stop?.aborted) tell()
  stop?.addEventListener('abort', tell, { once: true })
  // It may be told while a place is opened.
  promise.catch(() => {})
  return promise
}

function violationOf(error: unknown): NonNullable<Report['violation']> {
  if (error instanceof Violation) return { what: error.message, facts: error.facts }
  if (error instanceof CallError) return { what: 'a call is refused', facts: describe(error) }
  throw error
}
