import { sql } from 'drizzle-orm'
import { isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { designs, projects } from '#api/db/tables.ts'
import { compileStatement } from '#api/platform/database/statement.ts'
import { type Follower, followerColumns, followers, isActingStaff } from '#api/rooms/followers.ts'

export type SeenDesign = Follower & {
  readonly is_design: boolean
  /** The copy of an order, which is staff's; of all others `is_staff` is not asked. */
  readonly is_ordered: boolean
  readonly is_theirs: boolean
  readonly revision: number | null
  readonly team_id: string | null
}

/** LV11: for each whether the session lasts, whether the design is there, and what says whether it is open to them. */
export const lookAtDesigns = compileStatement<SeenDesign>(
  'look_at_designs',
  sql`select ${followerColumns},
      case when ${designs.preorderId} is null then false else ${isStaffAccount(sql`followed.user_id`)} end as is_staff,
      ${designs.id} is not null and ${designs.deletedAt} is null and ${projects.deletedAt} is null as is_design,
      ${designs.preorderId} is not null as is_ordered,
      coalesce(${isDesignOpenToPerson(sql`followed.user_id`)}, false) as is_theirs,
      ${designs.revision}, ${projects.teamId}
    from ${followers}
    left join ${designs} on ${designs.id} = followed.thing_id
    left join ${projects} on ${projects.id} = ${designs.projectId}
    order by followed.place`,
)

export function isOpenTo(seen: SeenDesign, house: { readonly isFactorRequired: boolean }): boolean {
  return seen.is_ordered ? isActingStaff(seen, house) : seen.is_theirs
}
