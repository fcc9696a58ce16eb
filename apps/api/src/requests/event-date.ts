import type { Locale } from '@teamloom/kit/label.ts'
import { eq, inArray, min } from 'drizzle-orm'
import { preorderItems, teams } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** DE3: the first of the events of the teams whose designs are ordered; null where none is known. */
export async function loadEventDate(
  tx: Reader,
  items: readonly { readonly teamId: string }[],
): Promise<string | null> {
  const ids = [...new Set(items.map(({ teamId }) => teamId))]
  const [first] = await tx
    .select({ eventDate: min(teams.eventDate) })
    .from(teams)
    .where(inArray(teams.id, ids))
  return first?.eventDate ?? null
}

/** For a mail's rows: when the event of a request is; none where nobody has said. */
export async function eventRow(
  tx: Reader,
  preorderId: string,
  locale: Locale,
): Promise<(readonly [string, string])[]> {
  const items = await tx
    .select({ teamId: preorderItems.teamId })
    .from(preorderItems)
    .where(eq(preorderItems.preorderId, preorderId))
  const date = await loadEventDate(tx, items)
  if (!date) return []
  const format = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone: 'UTC' })
  return [[{ en: 'Event', fr: 'Événement' }[locale], format.format(new Date(date))]]
}
