import { eq } from 'drizzle-orm'
import { createUser } from '#api/accounts/create-user.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { userRoles, users } from '#api/db/tables.ts'
import type { Database } from '#api/platform/database/database.ts'

/** At boot: the account that the configuration names exists and is an admin. An existing password is left alone. */
export async function ensureFirstAdmin(
  database: Database,
  admin: { readonly email: string; readonly password: string },
  now: Date,
): Promise<void> {
  const email = admin.email.trim().toLowerCase()
  const passwordHash = await hashPassword(admin.password)
  await database.write(async tx => {
    const created = await createUser(
      tx,
      {
        email,
        passwordHash,
        firstName: 'Admin',
        lastName: '',
        language: 'en',
        optNewsletter: false,
        unverifiedSince: null,
      },
      now,
    )
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    const userId = created ?? user?.id
    if (userId) await tx.insert(userRoles).values({ userId, role: 'admin' }).onConflictDoNothing()
  })
}
