import { sql } from 'drizzle-orm'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { preorders, techpacks } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'

export type SeenRequest = {
  readonly place: number
  readonly is_session: boolean
  readonly is_staff: boolean
  /** Null: there is no such request. */
  readonly revision: number | null
  /** Null: it has no techpack. */
  readonly techpack_revision: number | null
}

/** LV19: for each whether the session lasts, whether they are staff, and how far the request and its techpack are. */
export const lookAtRequests = compileStatement<SeenRequest>(
  'look_at_requests',
  sql`select followed.place::int, ${preorders.revision}, ${techpacks.revision} as techpack_revision,
      exists (select 1 from sessions where sessions.id = followed.session_id and sessions.user_id = followed.user_id
        and sessions.expires_at > ${sql.placeholder('now')}::timestamptz) as is_session,
      ${isStaffAccount(sql`followed.user_id`)} as is_staff
    from unnest(${sql.placeholder('sessions')}::uuid[], ${sql.placeholder('users')}::uuid[], ${sql.placeholder('things')}::uuid[])
      with ordinality as followed(session_id, user_id, preorder_id, place)
    left join ${preorders} on ${preorders.id} = followed.preorder_id
    left join ${techpacks} on ${techpacks.preorderId} = followed.preorder_id
    order by followed.place`,
)
