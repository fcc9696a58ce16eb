import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { teamMembers, teams } from '#api/db/tables.ts'

/** AC2: a team, and so all that is its, is open to its members. `teamId`: of the row that is looked at. */
export function isOpenTeam(teamId: Column, userId: string | Placeholder): SQL {
  return sql`exists (select 1 from ${teamMembers} as membership join ${teams} as open_team on open_team.id = membership.team_id
    where membership.team_id = ${teamId} and membership.user_id = ${userId}::uuid and open_team.deleted_at is null)`
}
