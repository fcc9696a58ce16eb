import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { assets, assetVersions, contents, readings, teams, users } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Whose room a file takes: its team's; of no team, its uploader's. */
export type Owner = { readonly teamId: string | null; readonly uploaderId: string }

/** AC36: how much of an owner's room is taken, by what was put and by what was made of it to draw it. */
export async function loadUsedBytes(tx: Tx, owner: Owner): Promise<number> {
  const made = sql`(select sum(${readings.bytes}) from ${readings} where ${readings.contentId} = ${contents.id})`
  const [used] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${contents.bytes} + coalesce(${made}, 0)), 0)` })
    .from(contents)
    .where(isContentOf(owner))
  return Number(used?.bytes)
}

/** Whether the owner has a file of these bytes already: it takes no more room. */
export async function hasContent(tx: Tx, owner: Owner, hash: string): Promise<boolean> {
  const found = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.hash, hash), isContentOf(owner)))
  return found.length > 0
}

/** Until the transaction ends nobody else takes of the owner's room. */
export async function lockRoom(tx: Tx, { teamId, uploaderId }: Owner): Promise<void> {
  await (teamId
    ? tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update')
    : tx.select({ id: users.id }).from(users).where(eq(users.id, uploaderId)).for('no key update'))
}

/** What was put last for one of the owner's assets, or has become a version of one. */
function isContentOf({ teamId, uploaderId }: Owner): SQL {
  const isTheirs = teamId
    ? eq(assets.teamId, teamId)
    : and(isNull(assets.teamId), eq(assets.uploaderId, uploaderId))
  return sql`${contents.id} in (
    select ${assets.contentId} from ${assets} where ${isTheirs}
    union all
    select ${readings.contentId} from ${assets}
      join ${assetVersions} on ${assetVersions.assetId} = ${assets.id}
      join ${readings} on ${readings.id} = ${assetVersions.readingId}
      where ${isTheirs})`
}
