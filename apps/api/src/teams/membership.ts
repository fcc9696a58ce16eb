import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { teamMembers, teams } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** For a condition: the teams that a person is in and that exist. */
export function teamIdsOf(userId: string): SQL {
  return sql`(select ${teamMembers.teamId} from ${teamMembers} join ${teams} on ${teams.id} = ${teamMembers.teamId}
    where ${teamMembers.userId} = ${userId} and ${teams.deletedAt} is null)`
}

export async function isTeamMember(tx: Tx, userId: string, teamId: string): Promise<boolean> {
  const found = await tx
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teams.id, teamId), eq(teamMembers.userId, userId), isNull(teams.deletedAt)))
  return found.length > 0
}
