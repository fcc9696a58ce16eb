import { canSetLooking } from '@teamloom/commerce/access/access.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { lockTeam } from '#api/access/open-teams.ts'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { teamMembers } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const setLooking = writes(teamCalls.setLooking, async ({ actor, body }, tx) => {
  const { teamId, teammateId, looksOnly } = body
  const team = await lockTeam(tx, teamId, actor.id)
  if (!team) return refuse('team_not_found')
  const isThem = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, teammateId))
  const [teammate] = await tx
    .select({ id: teamMembers.userId, isStaff: sql<boolean>`${isStaffAccount(sql`${teamMembers}.user_id`)}` })
    .from(teamMembers)
    .where(isThem)
  if (!teammate) return refuse('not_found')
  if (!canSetLooking(actor.id, teammate, team.founderId)) return refuse('looking_not_settable')
  await tx.update(teamMembers).set({ looksOnly }).where(isThem)
  return ok({})
})
