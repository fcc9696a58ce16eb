import { type StaffRole, staffRoles } from '@teamloom/commerce/access/access.ts'
import { type StaffAbility, type StaffTerms } from '@teamloom/commerce/access/staff-abilities.ts'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { userRoles, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** AC1: admins and designers are staff. `userId`: of the row that is looked at. */
export function isStaffAccount(userId: SQL): SQL {
  const roles = sql.raw(staffRoles.map(role => `'${role}'`).join(', '))
  return sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${userId} and ${userRoles.role} in (${roles}))`
}

/** What each of these accounts has as staff; those that are no staff are left out. */
export async function loadStaffTerms(
  tx: Reader,
  userIds: readonly string[],
): Promise<readonly (StaffTerms & { readonly id: string; readonly roles: readonly StaffRole[] })[]> {
  const rows = await tx
    .select({
      id: users.id,
      chosenAbilities: users.staffAbilities,
      roles: sql<string[]>`array(select role from ${userRoles} where user_id = ${users}.id order by role)`,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return rows.flatMap(({ id, chosenAbilities, roles }) => {
    const known = staffRoles.filter(role => roles.includes(role))
    return known.length > 0
      ? [{ id, roles: known, chosenAbilities: chosenAbilities as StaffAbility[] | null }]
      : []
  })
}
