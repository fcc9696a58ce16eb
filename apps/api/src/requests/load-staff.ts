import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isStaffAccount } from '#api/access/staff-accounts.ts'
import { users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

const person = { id: users.id, first_name: users.firstName, last_name: users.lastName }
const isStaff: SQL = isStaffAccount(sql`${users.id}`)

/** Staff who may be in charge of a request, by their names. */
export function loadStaff(tx: Reader) {
  return tx.select(person).from(users).where(isStaff).orderBy(users.lastName, users.firstName).limit(200)
}

/** One of them, with how to write to them. */
export async function findStaff(tx: Reader, userId: string) {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isStaff))
  return found
}

/** Whoever it is, staff by now or not. */
export async function findPerson(tx: Reader, userId: string | null) {
  if (userId === null) return null
  const [found] = await tx.select(person).from(users).where(eq(users.id, userId))
  return found ?? null
}
