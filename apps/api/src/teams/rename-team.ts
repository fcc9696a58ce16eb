import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { keepListingsOfTeam } from '#api/requests/listing/keep-listing.ts'

export const renameTeam = writes(teamCalls.rename, async ({ actor, body }, tx) => {
  const renamed = await keepListingsOfTeam(tx, body.id, () =>
    tx
      .update(teams)
      .set({ name: body.name })
      .where(and(eq(teams.id, body.id), isOpenTeam(teams.id, actor.id)))
      .returning({ id: teams.id }),
  )
  return renamed.length > 0 ? ok({}) : refuse('team_not_found')
})
