import { randomUUID } from 'node:crypto'
import type { Locale } from '@teamloom/kit/label.ts'
import { newsletterSubscribers } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { confirmationMail } from '#api/newsletter/mail-confirmation.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

const mailsADay = { most: 3, windowSeconds: 86_400 }

/** SC19: mails the link that confirms an address, unless it receives the newsletter already. */
export async function askConfirmation(
  tx: Tx,
  email: string,
  language: Locale,
  now: Date,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
): Promise<void> {
  const [subscriber] = await tx
    .insert(newsletterSubscribers)
    .values({ id: randomUUID(), email, language, createdAt: now })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { language } })
    .returning()
  const isIn = subscriber?.confirmedAt && !subscriber.leftAt
  if (subscriber && !isIn && (await takeAttempt(tx, `newsletter mail ${email}`, mailsADay, now)) === 0) {
    await jobs.add(tx, 'mail', confirmationMail(subscriber, config))
  }
}
