import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { userRoles, users } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/**
 * AC62: whether nobody else could give anybody a role, were this admin taken away. Held until the transaction ends: of
 * two admins who take each other away at once the second is refused. Before any account is locked.
 */
export async function isLastAdmin(tx: Tx, userId: string): Promise<boolean> {
  const isAdmin = eq(userRoles.role, 'admin')
  const admins = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(isAdmin)
    .orderBy(asc(userRoles.userId))
    .for('update')
  if (!admins.some(each => each.userId === userId)) return false
  const others = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(isAdmin, ne(users.id, userId), isNull(users.deletedAt)))
    .limit(1)
  return others.length === 0
}
