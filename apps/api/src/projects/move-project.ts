import { projectCalls } from '@teamloom/contract/projects.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { emptyCarts } from '#api/access/empty-carts.ts'
import { findProject, lockProject } from '#api/access/open-projects.ts'
import { holdTeam } from '#api/access/open-teams.ts'
import { shareArtwork } from '#api/assets/share-artwork.ts'
import { designs, projects } from '#api/db/tables.ts'
import { selectResting } from '#api/designs/kept-of-designs.ts'
import { keepOutlines, loadOutlines } from '#api/designs/outlines.ts'
import { inSteps } from '#api/http/handler.ts'
import { withdrawApproval } from '#api/review/approval/ask-approval.ts'
import { closeReviews } from '#api/review/organize-review.ts'

export const moveProject = inSteps(projectCalls.move, async ({ actor, body, now }, database) => {
  const ofProject = and(eq(designs.projectId, body.id), isNull(designs.deletedAt))!
  if (await findProject(database.read, body.id, actor.id)) await keepOutlines(database.read, ofProject)
  return database.write(async tx => {
    const project = await lockProject(tx, body.id, actor.id)
    if (!project) return refuse('project_not_found')
    const team = await holdTeam(tx, body.teamId, actor.id)
    if (!team) return refuse('team_not_found')
    if (project.teamId === team.id) return ok({ id: project.id })
    const moved = await selectResting(tx, ofProject)
    const outlines = await loadOutlines(tx, moved)
    // One in error goes along without: it can only be deleted.
    const artwork = new Set(moved.flatMap(({ id }) => outlines(id)?.artwork ?? []))
    const shared = await shareArtwork(tx, [...artwork], { from: actor, to: team.id })
    if (!shared.ok) return shared
    await tx.update(projects).set({ teamId: team.id }).where(eq(projects.id, project.id))
    await closeReviews(tx, project.id, now)
    await withdrawApproval(tx, project.id)
    await emptyCarts(tx, eq(projects.id, project.id))
    return ok({ id: project.id })
  })
})
