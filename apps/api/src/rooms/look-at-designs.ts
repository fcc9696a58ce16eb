import { sql } from 'drizzle-orm'
import { isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { designs, projects } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'

export type SeenDesign = {
  readonly place: number
  readonly is_session: boolean
  readonly is_design: boolean
  readonly is_open: boolean
  readonly revision: number | null
  readonly team_id: string | null
}

/** LV11: for each whether the session lasts, whether the design is there and open to them; an order's copy is staff's. */
export const lookAtDesigns = compileStatement<SeenDesign>(
  'look_at_designs',
  sql`select followed.place::int,
      exists (select 1 from sessions where sessions.id = followed.session_id and sessions.user_id = followed.user_id
        and sessions.expires_at > ${sql.placeholder('now')}::timestamptz) as is_session,
      ${designs.id} is not null and ${designs.deletedAt} is null and ${projects.deletedAt} is null as is_design,
      coalesce(case when ${designs.preorderId} is null then ${isDesignOpenToPerson(sql`followed.user_id`)}
        else ${isStaffAccount(sql`followed.user_id`)} end, false) as is_open,
      ${designs.revision}, ${projects.teamId}
    from unnest(${sql.placeholder('sessions')}::uuid[], ${sql.placeholder('users')}::uuid[], ${sql.placeholder('things')}::uuid[])
      with ordinality as followed(session_id, user_id, design_id, place)
    left join ${designs} on ${designs.id} = followed.design_id
    left join ${projects} on ${projects.id} = ${designs.projectId}
    order by followed.place`,
)
