import { libraryCalls } from '@teamloom/contract/library.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { existingDesign, isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { findArtwork } from '#api/assets/find-artwork.ts'
import { designs, projects } from '#api/db/tables.ts'
import { changeDesign } from '#api/designs/change-design.ts'
import { inSteps } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** AC42: each design by a change of its own, so that whoever has it open sees it and can take it back. */
export const replaceArtwork = inSteps(
  libraryCalls.replace,
  async ({ actor, body, now }, database, services) => {
    const user = { kind: 'person', id: actor.id } as const
    const before = await findArtwork(database.read, body.assetVersionId, user)
    const after = await findArtwork(database.read, body.newAssetVersionId, user)
    if (!before) return refuse('assetDoesntExist', { assetVersionId: body.assetVersionId })
    if (!after) return refuse('assetDoesntExist', { assetVersionId: body.newAssetVersionId })
    const changed: { id: string; name: string | null }[] = []
    if (before.assetVersionId === after.assetVersionId) return ok(changed)
    for (const { id, name, decorationIds } of await loadUsers(database.read, before.assetVersionId, actor)) {
      let isChanged = false
      for (const decorationId of decorationIds) {
        const { assetId, assetVersionId } = after
        const change = { action: 'setDecorationAsset', decorationId, assetId, assetVersionId } as const
        const outcome = await changeDesign({ designId: id, change, by: actor, now }, database, services)
        isChanged ||= outcome.ok
      }
      if (isChanged) changed.push({ id, name })
    }
    return ok(changed)
  },
)

type User = { readonly id: string; readonly name: string | null; readonly decorationIds: readonly string[] }

/** The designs that show the version and that the person may change, each with its decorations that do. */
async function loadUsers(
  tx: Reader,
  assetVersionId: string,
  { id: userId, looksOnlyIn }: Actor,
): Promise<readonly User[]> {
  const shown = JSON.stringify({ decorations: [{ artwork: { assetVersionId } }] })
  const isLookedAt =
    looksOnlyIn.length === 0 ? sql`false` : sql`coalesce(${inArray(projects.teamId, looksOnlyIn)}, false)`
  return tx
    .select({
      id: designs.id,
      name: designs.name,
      decorationIds: sql<
        string[]
      >`array(select e ->> 'id' from jsonb_array_elements(${designs.document} -> 'decorations') e
        where e -> 'artwork' ->> 'assetVersionId' = ${assetVersionId})`,
    })
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(
      sql`${existingDesign} and ${isDesignOpenToPerson(userId)} and not ${isLookedAt} and ${designs.document} @> ${shown}::jsonb`,
    )
    .orderBy(designs.updatedAt, designs.id)
}
