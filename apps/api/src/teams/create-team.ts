import { randomUUID } from 'node:crypto'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { ok } from '@teamloom/kit/result.ts'
import { teamMembers, teams } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

type NewTeam = Pick<typeof teams.$inferInsert, 'name' | 'forWho' | 'projectSize' | 'eventDate'>

/** A team whose first member is its founder. */
export async function createTeam(tx: Tx, team: NewTeam, makerId: string, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(teams).values({ ...team, id, founderId: makerId, createdAt: now })
  await tx.insert(teamMembers).values({ teamId: id, userId: makerId, joinedAt: now })
  return id
}

export const createMyTeam = writes(teamCalls.create, async ({ actor, body, now }, tx, { analytics }) => {
  const id = await createTeam(tx, body, actor.id, now)
  await analytics.tell(tx, 'Team Created', actor, now, { teamId: id })
  return ok({ id })
})
