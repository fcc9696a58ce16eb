import { projectCalls } from '@teamloom/contract/projects.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { lockProject } from '#api/access/open-projects.ts'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { cartItems, designs, projects } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** Projects with their designs, which leave every cart at once, and all the database after thirty days. */
export async function deleteProjects(tx: Tx, which: SQL, now: Date): Promise<void> {
  const gone = await tx
    .update(projects)
    .set({ deletedAt: now })
    .where(and(which, isNull(projects.deletedAt)))
    .returning({ id: projects.id })
  const ids = gone.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(designs)
    .set({ deletedAt: now })
    .where(and(inArray(designs.projectId, ids), isNull(designs.deletedAt)))
  const theirs = tx.select({ id: designs.id }).from(designs).where(inArray(designs.projectId, ids))
  await tx.delete(cartItems).where(inArray(cartItems.designId, theirs))
}

/**
 * The designs of projects that a person may delete, before those and their team: whoever changes, orders or collects
 * one of them holds it first, and these after.
 */
export function holdDesigns(tx: Tx, which: SQL, userId: string): Promise<unknown> {
  return holdDesignsOf(tx, and(which, isOpenTeam(projects.teamId, userId)))
}

/** Holds the designs of projects, as `holdDesigns` does, whoever deletes them. */
export function holdDesignsOf(tx: Tx, which: SQL | undefined): Promise<unknown> {
  return tx
    .select({ id: designs.id })
    .from(projects)
    .innerJoin(designs, eq(designs.projectId, projects.id))
    .where(which)
    .orderBy(designs.id)
    .for('no key update', { of: designs })
}

export const deleteProject = writes(projectCalls.delete, async ({ actor, params, now }, tx) => {
  await holdDesigns(tx, eq(projects.id, params.id), actor.id)
  const project = await lockProject(tx, params.id, actor.id)
  if (!project) return refuse('project_not_found')
  await deleteProjects(tx, eq(projects.id, project.id), now)
  return ok({})
})
