import { projectCalls } from '@teamloom/contract/projects.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { shareArtwork } from '#api/assets/share-artwork.ts'
import { emptyCarts } from '#api/cart/empty-carts.ts'
import { designs, projects } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { lockProject } from '#api/projects/find-project.ts'
import { holdTeam } from '#api/teams/membership.ts'

export const moveProject = writes(projectCalls.move, async ({ actor, body }, tx) => {
  const project = await lockProject(tx, body.id, actor.id)
  if (!project) return refuse('project_not_found')
  const team = await holdTeam(tx, body.teamId, actor.id)
  if (!team) return refuse('team_not_found')
  if (project.teamId === team.id) return ok({ id: project.id })
  await tx.update(projects).set({ teamId: team.id }).where(eq(projects.id, project.id))
  const moved = await tx
    .select({ document: designs.document })
    .from(designs)
    .where(and(eq(designs.projectId, project.id), isNull(designs.deletedAt)))
  await shareArtwork(
    tx,
    moved.map(({ document }) => document as DesignDocument),
    team.id,
  )
  await emptyCarts(tx, eq(projects.id, project.id))
  return ok({ id: project.id })
})
