import type { Product } from '@teamloom/catalog/definition.ts'
import { plannedQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { holdProject } from '#api/access/open-projects.ts'
import { artworkOf, shareArtwork } from '#api/assets/share-artwork.ts'
import { designs, teams } from '#api/db/tables.ts'
import { lockDesign, openDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

export const registerDesign = writes(
  designCalls.register,
  async ({ actor, body, now }, tx, { analytics }) => {
    const row = await lockDesign(tx, body.designId, actor)
    const project = await holdProject(tx, body.projectId, actor.id)
    if (!project) return refuse('project_not_found')
    if (!row) return refuse('designIdDoesntExist')
    // Registering it again where it is changes nothing; moving it is another call.
    if (row.projectId === project.id) return ok({ id: row.id })
    if (row.projectId !== null) return refuse('conflict')
    const opened = openDesign(row)
    if (!opened) return refuse('InvalidPartsToBuild')
    const shared = await shareArtwork(tx, artworkOf([opened.document]), { from: actor, to: project.teamId })
    if (!shared.ok) return shared
    const quantity = row.quantity ?? (await plannedFor(tx, project.teamId, opened.product))
    await tx
      .update(designs)
      .set({ projectId: project.id, name: body.name || null, quantity, updatedAt: now })
      .where(eq(designs.id, row.id))
    await analytics.tell(tx, 'Design Created', actor, now, { designId: row.id, product: row.product })
    return ok({ id: row.id })
  },
)

async function plannedFor(tx: Reader, teamId: string, { pricing }: Product): Promise<number> {
  const [team] = await tx.select({ estimate: teams.projectSize }).from(teams).where(eq(teams.id, teamId))
  return plannedQuantity(team?.estimate ?? null, pricing.minQty)
}
