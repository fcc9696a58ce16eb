import { canRemoveTeammate } from '@teamloom/commerce/access/access.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { emptyCarts } from '#api/access/empty-carts.ts'
import { lockTeam } from '#api/access/open-teams.ts'
import { projects, teamMembers, teamRemovals, teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const removeTeammate = writes(teamCalls.removeTeammate, async ({ actor, params, now }, tx) => {
  const { teamId, teammateId } = params
  const team = await lockTeam(tx, teamId, actor.id)
  if (!team) return refuse('team_not_found')
  // Read when nobody else removes anyone: two who remove each other at once cannot both be gone.
  const members = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
  const ids = members.map(({ userId }) => userId)
  if (!ids.includes(actor.id)) return refuse('team_not_found')
  if (!ids.includes(teammateId)) return refuse('not_found')
  if (!canRemoveTeammate(actor, teammateId, { count: ids.length, founderId: team.founderId }))
    return refuse('teammate_not_removable')
  await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, teammateId)))
  if (teammateId === team.founderId)
    await tx.update(teams).set({ founderId: null }).where(eq(teams.id, teamId))
  if (teammateId !== actor.id) {
    await tx
      .insert(teamRemovals)
      .values({ teamId, userId: teammateId, removedAt: now })
      .onConflictDoUpdate({ target: [teamRemovals.teamId, teamRemovals.userId], set: { removedAt: now } })
  }
  await emptyCarts(tx, eq(projects.teamId, teamId))
  return ok({})
})
