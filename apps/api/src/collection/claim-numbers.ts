import { sql } from 'drizzle-orm'
import { type Claim, findKeptForOthers } from '#api/collection/kept-numbers.ts'
import type { Tx } from '#api/platform/database/database.ts'

/**
 * SC34, SC36: makes the claims of these entries what the entries say; undefined, or the first number that another holder
 * has, or a list keeps for somebody else. Their designs are held, so that no list is saved meanwhile.
 * The database decides of two at once. What is new is claimed before anything is let go, and in one order, so that no two
 * calls wait for each other.
 */
export async function claimNumbers(tx: Tx, entryIds: readonly string[]): Promise<Claim | undefined> {
  if (entryIds.length === 0) return undefined
  const ids = sql`any(${sql.param([...entryIds])}::uuid[])`
  const wanted = sql`select entry.id, entry.project_id, entry.design_id, said.key::uuid as slot_id,
      said.value as number, coalesce(entry.person_id, entry.id) as holder
    from (select * from collection_entries where id = ${ids} for key share) as entry,
      jsonb_each_text(entry.numbers) as said`
  // An entry that is somebody else's now, or of another design, claims anew.
  await tx.execute(sql`delete from collection_numbers claim using collection_entries entry
    where entry.id = ${ids} and claim.entry_id = entry.id
      and (claim.holder, claim.design_id) <> (coalesce(entry.person_id, entry.id), entry.design_id)`)
  const kept = await findKeptForOthers(tx, wanted)
  if (kept) return kept
  await tx.execute(sql`insert into collection_numbers (entry_id, project_id, design_id, slot_id, number, holder)
    select * from (${wanted}) as wanted order by design_id, slot_id, number, id on conflict do nothing`)
  const { rows } = await tx.execute<Claim>(sql`select number, slot_id as "slotId", design_id as "designId"
    from (${wanted}) as wanted
    where not exists (select 1 from collection_numbers claim
      where claim.entry_id = wanted.id and claim.slot_id = wanted.slot_id and claim.number = wanted.number)
    order by design_id, slot_id, number limit 1`)
  if (rows[0]) return rows[0]
  await tx.execute(sql`delete from collection_numbers claim using collection_entries entry
    where entry.id = ${ids} and claim.entry_id = entry.id
      and claim.number is distinct from (entry.numbers ->> claim.slot_id::text)`)
  return undefined
}
