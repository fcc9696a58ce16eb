import { randomUUID } from 'node:crypto'
import type { Locale } from '@teamloom/kit/label.ts'
import { users } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

export type NewUser = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
  readonly language: Locale
  readonly optNewsletter: boolean
  /** Null: the address is known to be theirs. */
  readonly unverifiedSince: Date | null
  readonly campaign?: string | null | undefined
}

/** Answers the id, or undefined when the email is taken; two sign-ups made at once cannot both have it. */
export async function createUser(tx: Tx, user: NewUser, now: Date): Promise<string | undefined> {
  const [created] = await tx
    .insert(users)
    .values({
      ...user,
      id: randomUUID(),
      campaign: user.campaign ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created?.id
}
