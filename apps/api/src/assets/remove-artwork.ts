import { libraryCalls } from '@teamloom/contract/library.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, sql } from 'drizzle-orm'
import { existingDesign } from '#api/access/open-designs.ts'
import { findOwnAsset } from '#api/assets/find-own-asset.ts'
import { assetShares, assets, designs, projects, teamMembers } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** AC41: out of the library, when no design shows it. */
export const removeArtwork = writes(libraryCalls.remove, async ({ actor, params, now }, tx) => {
  const own = await findOwnAsset(tx, params.id, actor.id)
  if (!own.ok) return own
  if (await isShown(tx, own.value)) return refuse('assetInUse')
  await tx.update(assets).set({ removedAt: now }).where(eq(assets.id, own.value.id))
  return ok({})
})

/** By a design of a team that may use it, or by one that a member has not put into a project yet. */
async function isShown(
  tx: Reader,
  { id, teamId }: { readonly id: string; readonly teamId: string },
): Promise<boolean> {
  const teams = sql`(select ${teamId}::uuid union all select ${assetShares.teamId} from ${assetShares} where ${assetShares.assetId} = ${id})`
  const shown = JSON.stringify({ decorations: [{ artwork: { assetId: id } }] })
  const [found] = await tx
    .select({ one: sql`1` })
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(
      sql`${existingDesign} and ${designs.document} @> ${shown}::jsonb
        and (${projects.teamId} in ${teams} or (${designs.projectId} is null and ${designs.preorderId} is null
          and ${designs.makerId} in (select ${teamMembers.userId} from ${teamMembers} where ${teamMembers.teamId} in ${teams})))`,
    )
    .limit(1)
  return found !== undefined
}
