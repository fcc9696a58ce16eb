import { actsAsStaff } from '@teamloom/commerce/access/access.ts'
import { type SQL, sql } from 'drizzle-orm'
import { sessions, users } from '#api/db/tables.ts'
import { lasts } from '#api/sessions/session-store.ts'

/** What a look tells of whoever follows: as a call of theirs would be told. */
export type Follower = {
  /** Its place in the lists that were asked for, from 1. */
  readonly place: number
  readonly is_session: boolean
  readonly is_staff: boolean
  readonly has_second_factor: boolean
}

/** For `sessions`, `users` and `things`, three lists of one order. */
export const followers: SQL = sql`unnest(${sql.placeholder('sessions')}::uuid[], ${sql.placeholder('users')}::uuid[],
    ${sql.placeholder('things')}::uuid[]) with ordinality as followed(session_id, user_id, thing_id, place)
  left join ${sessions} on ${sessions.id} = followed.session_id and ${sessions.userId} = followed.user_id
  left join ${users} on ${users.id} = ${sessions.userId}`

/** All of each follower but whether they are staff, which is not asked where nothing depends on it. */
export const followerColumns: SQL = sql`followed.place::int, coalesce(${lasts}, false) as is_session,
  ${users.secondFactorSince} is not null as has_second_factor`

/** AC67: whether a follower acts as staff, as calls by HTTP decide it. */
export function isActingStaff(
  { is_staff, has_second_factor }: Follower,
  house: { readonly isFactorRequired: boolean },
): boolean {
  return actsAsStaff({ isStaff: is_staff, hasSecondFactor: has_second_factor }, house)
}
