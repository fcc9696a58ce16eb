import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { OrderEventName } from '@teamloom/commerce/orders/events/index.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { designs, preorderEvents, users } from '#api/db/tables.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'

/** Changes of one design by one person within this time are one entry. */
const togetherMs = 10 * 60_000

const eventsOf = prepared('events_of_request', tx =>
  tx
    .select({ event: preorderEvents, firstName: users.firstName, lastName: users.lastName })
    .from(preorderEvents)
    .leftJoin(users, eq(users.id, preorderEvents.userId))
    .where(eq(preorderEvents.preorderId, sql.placeholder('preorderId')))
    .orderBy(desc(preorderEvents.createdAt), desc(preorderEvents.number)),
)

const copiesOf = prepared('copies_of_request', tx =>
  tx
    .select({ id: designs.id, name: designs.name, family: designs.family, product: designs.product })
    .from(designs)
    .where(eq(designs.preorderId, sql.placeholder('preorderId'))),
)

/** OR21: what became of a request, newest first. */
export async function loadHistory(tx: Reader, preorderId: string, origin: string): Promise<HistoryEntry[]> {
  const rows = await eventsOf(tx).execute({ preorderId })
  const isRedrawn = rows.some(({ event }) => event.name === 'purchased_design_updated')
  const byId = new Map(
    isRedrawn ? (await copiesOf(tx).execute({ preorderId })).map(copy => [copy.id, copy]) : [],
  )
  const entries: (HistoryEntry & { event: { data: Record<string, unknown> } })[] = []
  for (const { event, firstName, lastName } of rows) {
    const data = event.data as Record<string, unknown>
    const entry = {
      id: event.id,
      user:
        event.userId === null
          ? null
          : { id: event.userId, first_name: firstName ?? '', last_name: lastName ?? '' },
      created_at: event.createdAt.toISOString(),
      revision: event.revision,
      event: { name: event.name as OrderEventName, data },
    }
    if (event.name !== 'purchased_design_updated') {
      entries.push(entry)
      continue
    }
    const design = byId.get(String(data.designId))
    const sides = design ? (findProduct(design.family, design.product)?.sides ?? []) : []
    const pictures = (look: unknown) => (typeof look === 'string' ? pictureUrls(origin, look, sides) : [])
    const changed = {
      designId: data.designId,
      designName: design?.name ?? null,
      revision: data.revision,
      changes: [data.change],
      words: wordsOf(data),
      before: pictures(data.lookBefore),
      after: pictures(data.lookAfter),
    }
    const later = findTogether(entries, entry, data.designId)
    if (later) {
      const known = later.event.data
      later.event.data = {
        ...known,
        changes: [data.change, ...(known.changes as unknown[])],
        words: [...wordsOf(data), ...(known.words as unknown[])],
        before: changed.before,
      }
      continue
    }
    entries.push({ ...entry, event: { ...entry.event, data: changed } })
  }
  return entries
}

function wordsOf({ words }: Record<string, unknown>): readonly unknown[] {
  return Array.isArray(words) ? words : []
}

/**
 * The entry that a change of a design goes into, whatever else was told in between: but for another person's change of
 * it, and for a proof, which shows it as it was then.
 */
function findTogether<Entry extends HistoryEntry>(
  entries: readonly Entry[],
  entry: HistoryEntry,
  designId: unknown,
): Entry | undefined {
  const later = entries.findLast(
    ({ event: { name, data } }) =>
      name === 'proof_sent' || (name === 'purchased_design_updated' && data.designId === designId),
  )
  return later?.event.name === 'purchased_design_updated' &&
    later.user?.id === entry.user?.id &&
    Date.parse(later.created_at) - Date.parse(entry.created_at) <= togetherMs
    ? later
    : undefined
}
