import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const setTeamSport = writes(teamCalls.setSport, async ({ actor, body }, tx) => {
  const changed = await tx
    .update(teams)
    .set({ sport: body.sport })
    .where(and(eq(teams.id, body.id), isOpenTeam(teams.id, actor.id)))
    .returning({ id: teams.id })
  return changed.length > 0 ? ok({}) : refuse('team_not_found')
})
