import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import type { Config } from '#api/config.ts'
import { assets, assetVersions, contents, readings, replacedContents, teams, users } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** Whose room a file takes: its team's; of no team, its uploader's. */
export type Owner = { readonly teamId: string | null; readonly uploaderId: string }

/** Which room is taken: the team's, or that of all teams that its founder has. */
export type FullRoom = 'storage_full' | 'account_storage_full'

type Limits = Pick<Config['limits'], 'teamStorageBytes' | 'accountStorageBytes'>

/** AC70: the most that a guest may keep, files and bytes. */
export const [mostGuestFiles, guestStorageBytes] = [20, 200e6]

/** AC36, AC50: which room `bytes` more would go beyond; undefined when there is as much left. */
export async function findFullRoom(
  tx: Reader,
  owner: Owner,
  bytes: number,
  { teamStorageBytes, accountStorageBytes }: Limits,
): Promise<FullRoom | undefined> {
  if ((await loadUsedBytes(tx, [isOwners(owner)])) + bytes > teamStorageBytes) return 'storage_full'
  const account = await findAccount(tx, owner)
  if (!account) return undefined
  const { id: accountId, isGuest } = account
  const isOfAccount = [
    sql`${assets.teamId} = any(array(select ${teams.id} from ${teams} where ${teams.founderId} = ${accountId}))`,
    isOwners({ teamId: null, uploaderId: accountId }),
  ]
  const used = await loadUsedBytes(tx, isOfAccount)
  return used + bytes > (isGuest ? guestStorageBytes : accountStorageBytes)
    ? 'account_storage_full'
    : undefined
}

/** Whether the owner has a file of these bytes already: it takes no more room. */
export async function hasContent(tx: Reader, owner: Owner, hash: string): Promise<boolean> {
  const found = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.hash, hash), isContentOf([isOwners(owner)])))
  return found.length > 0
}

/** Until the transaction ends nobody else takes of the owner's room, or of its account's. */
export async function lockRooms(tx: Tx, owner: Owner): Promise<void> {
  const { teamId } = owner
  const account = await findAccount(tx, owner)
  if (account)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('no key update')
  if (teamId) await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update')
}

/** Whose room over all teams it takes: who founded the team and is in it; none where that is staff, who make them for others. */
async function findAccount(
  tx: Reader,
  { teamId, uploaderId }: Owner,
): Promise<{ readonly id: string; readonly isGuest: boolean } | undefined> {
  if (!teamId) return { id: uploaderId, isGuest: false }
  const [founder] = await tx
    .select({ id: users.id, isGuest: users.isGuest })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.founderId))
    .where(and(eq(teams.id, teamId), sql`not ${isStaffAccount(sql`${teams.founderId}`)}`))
  return founder
}

function isOwners({ teamId, uploaderId }: Owner): SQL {
  return sql`${teamId ? eq(assets.teamId, teamId) : and(isNull(assets.teamId), eq(assets.uploaderId, uploaderId))}`
}

/** By what was put and by what was made of it to draw it. `isTheirs`: of an asset, each of which may hold. */
async function loadUsedBytes(tx: Reader, isTheirs: readonly SQL[]): Promise<number> {
  const made = sql`(select sum(${readings.bytes}) from ${readings} where ${readings.contentId} = ${contents.id})`
  const [used] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${contents.bytes} + coalesce(${made}, 0)), 0)` })
    .from(contents)
    .where(isContentOf(isTheirs))
  return Number(used?.bytes)
}

/** What was put last for one of the assets, has become a version of one, or was replaced and is not gone yet. */
function isContentOf(isTheirs: readonly SQL[]): SQL {
  const parts = isTheirs.flatMap(isOf => [
    sql`select ${assets.contentId} from ${assets} where ${isOf}`,
    sql`select ${readings.contentId} from ${assets}
      join ${assetVersions} on ${assetVersions.assetId} = ${assets.id}
      join ${readings} on ${readings.id} = ${assetVersions.readingId}
      where ${isOf}`,
    sql`select ${replacedContents.contentId} from ${assets}
      join ${replacedContents} on ${replacedContents.assetId} = ${assets.id}
      where ${isOf}`,
  ])
  return sql`${contents.id} in (${sql.join(parts, sql` union all `)})`
}
