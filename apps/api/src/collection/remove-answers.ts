import { goneBefore } from '@teamloom/commerce/collection/personal-data.ts'
import { inArray, sql } from 'drizzle-orm'
import {
  cartItems,
  collectionEntries,
  collectionPeople,
  collectionRoster,
  collections,
  designs,
  projects,
} from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Everything that people said of themselves, and that others said of them; carts keep quantities, and what was typed there. */
export async function removeAnswers(tx: Tx, projectIds: readonly string[]): Promise<void> {
  if (projectIds.length === 0) return
  const ids = [...projectIds]
  await tx.delete(collectionEntries).where(inArray(collectionEntries.projectId, ids))
  await tx.delete(collectionPeople).where(inArray(collectionPeople.projectId, ids))
  await tx.delete(collectionRoster).where(inArray(collectionRoster.projectId, ids))
  const theirs = tx.select({ id: designs.id }).from(designs).where(inArray(designs.projectId, ids))
  // Or what is gone would look as if it had been withdrawn.
  await tx
    .update(cartItems)
    .set({
      collected: null,
      lines: sql`with_quantities(jsonb_path_query_array(${cartItems.lines}, '$[*] ? (exists(@.person))'), ${cartItems.sizes})`,
    })
    .where(inArray(cartItems.designId, theirs))
}

/** SC8: removes the answers of collections that were closed, or last answered, so long ago. */
export async function removeOldAnswers(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  const before = goneBefore(now).toISOString()
  const found = await tx
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(collections, sql`${collections.projectId} = ${projects.id}`)
    .where(
      sql`(exists (select 1 from ${collectionEntries} e where e.project_id = ${projects.id})
        or exists (select 1 from ${collectionPeople} p where p.project_id = ${projects.id})
        or exists (select 1 from ${collectionRoster} r where r.project_id = ${projects.id}))
      and coalesce(
        case when not ${collections.isOpen} then least(${collections.closedAt}, ${collections.closesAt})
          when ${collections.closesAt} <= ${at}::timestamptz then ${collections.closesAt} end,
        (select max(e.created_at) from ${collectionEntries} e where e.project_id = ${projects.id}),
        (select max(r.created_at) from ${collectionRoster} r where r.project_id = ${projects.id}),
        (select max(p.created_at) from ${collectionPeople} p where p.project_id = ${projects.id})
      ) < ${before}::timestamptz`,
    )
    .limit(1000)
  await removeAnswers(
    tx,
    found.map(({ id }) => id),
  )
}
