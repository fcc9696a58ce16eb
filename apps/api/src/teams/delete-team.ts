import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { isOpenTeam, lockTeam } from '#api/access/open-teams.ts'
import { designs, projects, teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { deleteProjects } from '#api/projects/delete-project.ts'

/** With all that is in it; it leaves the database after thirty days. */
export const deleteTeam = writes(teamCalls.delete, async ({ actor, params, now }, tx) => {
  await holdDesigns(tx, params.id, actor.id)
  const team = await lockTeam(tx, params.id, actor.id)
  if (!team) return refuse('team_not_found')
  await tx
    .update(teams)
    .set({ deletedAt: now })
    .where(and(eq(teams.id, team.id), isNull(teams.deletedAt)))
  await deleteProjects(tx, eq(projects.teamId, team.id), now)
  return ok({})
})

/** Before their team: a request that has one of them holds it first, and its team after. */
function holdDesigns(tx: Tx, teamId: string, userId: string): Promise<unknown> {
  return tx
    .select({ id: designs.id })
    .from(projects)
    .innerJoin(designs, eq(designs.projectId, projects.id))
    .where(and(eq(projects.teamId, teamId), isOpenTeam(projects.teamId, userId)))
    .orderBy(projects.id, designs.id)
    .for('no key update')
}
