import { inArray, min } from 'drizzle-orm'
import { teams } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** DE3: of the teams whose designs are ordered, the first. */
export async function loadEventDate(
  tx: Tx,
  items: readonly { readonly teamId: string }[],
): Promise<string | null> {
  const ids = [...new Set(items.map(({ teamId }) => teamId))]
  const [first] = await tx
    .select({ eventDate: min(teams.eventDate) })
    .from(teams)
    .where(inArray(teams.id, ids))
  return first?.eventDate ?? null
}
