import { sql } from 'drizzle-orm'
import { isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { designs, projects } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'

/** Who is where, to be looked at again. */
export type Watched = { readonly sessionId: string; readonly userId: string; readonly designId: string }

export type Seen = {
  readonly place: number
  readonly is_session: boolean
  readonly is_design: boolean
  readonly is_open: boolean
  readonly revision: number | null
  readonly team_id: string | null
}

/** LV11: for each whether the session lasts, whether the design is there and open to them; an order's copy is staff's. */
export const watch = compileStatement<Seen>(
  'watch_rooms',
  sql`select watched.place::int,
      exists (select 1 from sessions where sessions.id = watched.session_id and sessions.user_id = watched.user_id
        and sessions.expires_at > ${sql.placeholder('now')}::timestamptz) as is_session,
      ${designs.id} is not null and ${designs.deletedAt} is null and ${projects.deletedAt} is null as is_design,
      coalesce(case when ${designs.preorderId} is null then ${isDesignOpenToPerson(sql`watched.user_id`)}
        else ${isStaffAccount(sql`watched.user_id`)} end, false) as is_open,
      ${designs.revision}, ${projects.teamId}
    from unnest(${sql.placeholder('sessions')}::uuid[], ${sql.placeholder('users')}::uuid[], ${sql.placeholder('designs')}::uuid[])
      with ordinality as watched(session_id, user_id, design_id, place)
    left join ${designs} on ${designs.id} = watched.design_id
    left join ${projects} on ${projects.id} = ${designs.projectId}
    order by watched.place`,
)

export function valuesOf(watched: readonly Watched[], now: Date) {
  return {
    now,
    sessions: watched.map(({ sessionId }) => sessionId),
    users: watched.map(({ userId }) => userId),
    designs: watched.map(({ designId }) => designId),
  }
}
