import { designCalls } from '@teamloom/contract/designs.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { shareArtwork } from '#api/assets/share-artwork.ts'
import { emptyCarts } from '#api/cart/empty-carts.ts'
import { designs } from '#api/db/tables.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'
import { holdProject } from '#api/projects/find-project.ts'

/** What it is stays as it is: a move is no change of the design. */
export const moveDesign = writes(designCalls.move, async ({ actor, body }, tx) => {
  const project = await holdProject(tx, body.newProjectId, actor.id)
  const row = await lockDesign(tx, body.designId, actor)
  // One that is in no project yet is registered, not moved.
  if (!row?.projectId) return refuse('designIdDoesntExist')
  if (!project) return refuse('project_not_found')
  if (row.projectId === project.id) return ok({})
  await tx
    .update(designs)
    // It leaves the size-collection page of its old project.
    .set({ projectId: project.id, collectableSince: null })
    .where(eq(designs.id, row.id))
  if (row.teamId !== project.teamId) {
    await shareArtwork(tx, [row.document as DesignDocument], project.teamId)
    await emptyCarts(tx, eq(designs.id, row.id))
  }
  return ok({})
})
