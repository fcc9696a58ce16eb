import { and, type Column, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { teamMembers, teams } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** AC2: a team, and so all that is its, is open to its members. `teamId`: of the row that is looked at. */
export function isOpenTeam(teamId: Column, userId: string | Placeholder | SQL): SQL {
  return sql`exists (select 1 from ${teamMembers} as membership join ${teams} as open_team on open_team.id = membership.team_id
    where membership.team_id = ${teamId} and membership.user_id = ${userId}::uuid and open_team.deleted_at is null)`
}

/** Whether there is such a team, whoever is in it. */
export async function isTeam(tx: Reader, teamId: string): Promise<boolean> {
  const found = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)))
  return found.length > 0
}

function selectTeam(tx: Reader, teamId: string, userId: string) {
  return (
    tx
      .select({ id: teams.id, name: teams.name, founderId: teams.founderId })
      .from(teams)
      // Of the row itself: after waiting for its lock, only that is looked at again.
      .where(and(eq(teams.id, teamId), isNull(teams.deletedAt), isOpenTeam(teams.id, userId)))
  )
}

export async function isTeamMember(tx: Reader, userId: string, teamId: string): Promise<boolean> {
  const found = await selectTeam(tx, teamId, userId)
  return found.length > 0
}

type Team = { readonly id: string; readonly name: string; readonly founderId: string | null }

/** A team of the person's, which is there until the transaction ends: whoever deletes it waits. */
export async function holdTeam(tx: Tx, teamId: string, userId: string): Promise<Team | undefined> {
  const [team] = await selectTeam(tx, teamId, userId).for('share', { of: teams })
  return team
}

/** A team of the person's, for one transaction at a time: its members and links are changed one after the other. */
export async function lockTeam(tx: Tx, teamId: string, userId: string): Promise<Team | undefined> {
  const [team] = await selectTeam(tx, teamId, userId).for('update', { of: teams })
  return team
}
