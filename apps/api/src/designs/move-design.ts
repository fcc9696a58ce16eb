import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { emptyCarts } from '#api/access/empty-carts.ts'
import { holdProject } from '#api/access/open-projects.ts'
import { artworkOf, shareArtwork } from '#api/assets/share-artwork.ts'
import { designs } from '#api/db/tables.ts'
import { lockDesign, openDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** What it is stays as it is: a move is no change of the design. */
export const moveDesign = writes(designCalls.move, async ({ actor, body }, tx) => {
  const row = await lockDesign(tx, body.designId, actor)
  const project = await holdProject(tx, body.newProjectId, actor.id)
  // One that is in no project yet is registered, not moved.
  if (!row?.projectId) return refuse('designIdDoesntExist')
  if (!project) return refuse('project_not_found')
  if (row.projectId === project.id) return ok({})
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  await tx
    .update(designs)
    // It leaves the size-collection page of its old project.
    .set({ projectId: project.id, collectableSince: null })
    .where(eq(designs.id, row.id))
  if (row.teamId !== project.teamId) {
    const shared = await shareArtwork(tx, artworkOf([opened.document]), { from: actor, to: project.teamId })
    if (!shared.ok) return shared
    await emptyCarts(tx, eq(designs.id, row.id))
  }
  return ok({})
})
