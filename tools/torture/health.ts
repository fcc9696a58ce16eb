import { setTimeout as sleep } from 'node:timers/promises'
import { Violation } from './violation.ts'

export type Part = 'database' | 'files'

/**
 * The longest in which the product must say how it is, whatever is away, before whoever watches it loses patience.
 */
const mostAnswerMs = 5000
const mostWaitMs = 30_000

/** Until health says that this part is away; with none, that all is well. */
export async function waitForHealth(url: string, away?: Part): Promise<void> {
  const giveUpAt = performance.now() + mostWaitMs
  for (;;) {
    const said = await ask(url)
    if (away ? said.facts?.[away] === 'away' : said.status === 200) return
    if (performance.now() > giveUpAt)
      throw new Violation(away ? `health does not say that ${away} is away` : 'it does not recover', said)
    await sleep(50)
  }
}

type Said = { readonly status: number; readonly facts?: Readonly<Partial<Record<Part, string>>> }

async function ask(url: string): Promise<Said> {
  const signal = AbortSignal.timeout(mostAnswerMs)
  try {
    const answer = await fetch(`${url}/api/v1/health`, { signal })
    return { ...((await answer.json()) as Partial<Said>), status: answer.status }
  } catch {
    if (signal.aborted) throw new Violation('health does not answer', { afterMs: mostAnswerMs })
    return { status: 0 }
  }
}
