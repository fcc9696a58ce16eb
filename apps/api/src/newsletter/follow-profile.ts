import { randomUUID } from 'node:crypto'
import type { Locale } from '@teamloom/kit/label.ts'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers } from '#api/db/tables.ts'
import { askConfirmation } from '#api/newsletter/ask-confirmation.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

type Subscriber = { readonly email: string; readonly language: string }

/** SC19: the switch in the profile is the same subscription; on, an address that is not confirmed is asked by mail. */
export async function followProfile(
  tx: Tx,
  person: Subscriber & { readonly emailVerified: boolean; readonly language: Locale },
  isOn: boolean,
  now: Date,
  services: Pick<Services, 'config' | 'jobs'>,
): Promise<void> {
  const { email, language, emailVerified } = person
  if (isOn && emailVerified) await joinNewsletter(tx, person, now)
  else if (isOn) await askConfirmation(tx, email, language, now, services)
  else
    await tx.update(newsletterSubscribers).set({ leftAt: now }).where(eq(newsletterSubscribers.email, email))
}

/** SC19: somebody who asked for it, and has confirmed that the address is theirs. */
export async function joinNewsletter(tx: Tx, { email, language }: Subscriber, now: Date): Promise<void> {
  const joined = { confirmedAt: now, leftAt: null }
  await tx
    .insert(newsletterSubscribers)
    .values({ id: randomUUID(), email, language, createdAt: now, ...joined })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: joined })
}
