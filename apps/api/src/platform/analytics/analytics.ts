import { randomUUID } from 'node:crypto'
import type { AnalyticsEvent, EventName } from '#api/platform/analytics/event.ts'
import type { Writer } from '#api/platform/database/database.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'

/** Whose doing it was; a server's own has nobody, nor has a visitor's. */
type Teller =
  | { readonly kind: 'person'; readonly id: string; readonly campaign: string | null }
  | { readonly kind: 'service' | 'public' }

export type Analytics = {
  /** Inside the transaction: sent if, and only if, it commits. */
  readonly tell: (
    tx: Writer,
    name: EventName,
    by: Teller,
    now: Date,
    properties?: AnalyticsEvent['properties'],
  ) => Promise<void>
}

/** `off`, `log` for a line in the log, or a collector that is posted each event as JSON. */
export type AnalyticsTarget = 'off' | 'log' | { readonly collectorUrl: string }

export function openAnalytics(target: AnalyticsTarget, jobs: Jobs): Analytics {
  if (target === 'off') return { tell: async () => {} }
  return {
    tell: (tx, name, by, now, properties = {}) =>
      jobs.add(tx, 'analytics', {
        id: randomUUID(),
        name,
        at: now.toISOString(),
        userId: by.kind === 'person' ? by.id : null,
        campaign: by.kind === 'person' ? by.campaign : null,
        properties,
      }),
  }
}

const patienceMs = 10_000

/** Takes an event to where it goes; throws when it did not arrive, and is tried again then. */
export async function sendEvent(
  event: AnalyticsEvent,
  target: AnalyticsTarget,
  log: (event: AnalyticsEvent) => void,
): Promise<void> {
  if (target === 'off') return
  if (target === 'log') return log(event)
  const answer = await fetch(target.collectorUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': event.id },
    body: JSON.stringify(event),
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the collector answers ${answer.status}`)
}
