import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { lockTeam } from '#api/access/open-teams.ts'
import { projects, teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { deleteProjects, holdDesigns } from '#api/projects/delete-project.ts'

/** With all that is in it; it leaves the database after thirty days. */
export const deleteTeam = writes(teamCalls.delete, async ({ actor, params, now }, tx) => {
  await holdDesigns(tx, eq(projects.teamId, params.id), actor.id)
  const team = await lockTeam(tx, params.id, actor.id)
  if (!team) return refuse('team_not_found')
  await tx
    .update(teams)
    .set({ deletedAt: now })
    .where(and(eq(teams.id, team.id), isNull(teams.deletedAt)))
  await deleteProjects(tx, eq(projects.teamId, team.id), now)
  return ok({})
})
