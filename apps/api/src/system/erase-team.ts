import { and, eq, inArray, sql } from 'drizzle-orm'
import { assets, assetVersions, designs, projects, teams } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Before every night that could be asked for: what was deleted then goes at once. */
const longAgo = new Date(0)

/** OD5: a team that nobody is left in, with all that is its own; what others still show stays. */
export async function eraseTeam(tx: Tx, teamId: string): Promise<void> {
  const theirs = tx.select({ id: projects.id }).from(projects).where(eq(projects.teamId, teamId))
  await tx.update(designs).set({ deletedAt: longAgo }).where(inArray(designs.projectId, theirs))
  await tx.update(projects).set({ deletedAt: longAgo, name: '—' }).where(eq(projects.teamId, teamId))
  await tx.update(teams).set({ deletedAt: longAgo, name: '—' }).where(eq(teams.id, teamId))
  // Other teams have received it, or it is on what was ordered.
  const isShown = sql`(exists (select 1 from asset_shares where asset_id = ${assets.id})
    or exists (select 1 from techpack_files f join asset_versions v on v.id = f.asset_version_id
      where v.asset_id = ${assets.id})
    or exists (select 1 from designs d
      where d.id in (select design_id from preorder_items where team_id = ${teamId}
        union all select design_id from removed_preorder_items where item ->> 'teamId' = ${teamId})
      and d.document -> 'decorations' @> jsonb_build_array(jsonb_build_object('artwork',
        jsonb_build_object('assetId', ${assets.id}::text)))))`
  const unshown = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.teamId, teamId), sql`not ${isShown}`))
  const ids = unshown.map(asset => asset.id)
  if (ids.length === 0) return
  await tx.delete(assetVersions).where(inArray(assetVersions.assetId, ids))
  await tx.delete(assets).where(inArray(assets.id, ids))
}
