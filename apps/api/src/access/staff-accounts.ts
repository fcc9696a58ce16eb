import { staffRoles } from '@teamloom/commerce/access/access.ts'
import { type SQL, sql } from 'drizzle-orm'
import { userRoles } from '#api/db/tables.ts'

/** AC1: admins and designers are staff. `userId`: of the row that is looked at. */
export function isStaffAccount(userId: SQL): SQL {
  const roles = sql.raw(staffRoles.map(role => `'${role}'`).join(', '))
  return sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${userId} and ${userRoles.role} in (${roles}))`
}
