import { sql } from 'drizzle-orm'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { preorders, techpacks } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'
import { type Follower, followerColumns, followers } from '#api/rooms/followers.ts'

export type SeenRequest = Follower & {
  /** Null: there is no such request. */
  readonly revision: number | null
  /** Null: it has no techpack. */
  readonly techpack_revision: number | null
}

/** LV19: for each whether the session lasts, whether they are staff, and how far the request and its techpack are. */
export const lookAtRequests = compileStatement<SeenRequest>(
  'look_at_requests',
  sql`select ${followerColumns}, ${isStaffAccount(sql`followed.user_id`)} as is_staff,
      ${preorders.revision}, ${techpacks.revision} as techpack_revision
    from ${followers}
    left join ${preorders} on ${preorders.id} = followed.thing_id
    left join ${techpacks} on ${techpacks.preorderId} = followed.thing_id
    order by followed.place`,
)
