import { findUntold } from '#api/payments/find-untold.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'

/** Figures of what the provider has not told an end of. */
export function watchProvider(
  { gauges }: Pick<Metrics, 'gauges'>,
  { read }: Pick<Database, 'read'>,
  now: () => Date,
): void {
  const helps = {
    teamloom_card_untold: 'Card payments and refunds, over a minute old, of which no end was told.',
    teamloom_card_untold_oldest_seconds: 'How old the oldest of them is.',
  }
  gauges('kind', helps, async () => {
    const at = now()
    const untold = Object.entries(await findUntold(read, at))
    const ages = (rows: readonly { readonly at: Date }[]) =>
      rows.map(each => (at.getTime() - each.at.getTime()) / 1000)
    return {
      teamloom_card_untold: new Map(untold.map(([kind, rows]) => [kind, rows.length])),
      teamloom_card_untold_oldest_seconds: new Map(
        untold.map(([kind, rows]) => [kind, Math.max(0, ...ages(rows))]),
      ),
    }
  })
}
