import { randomUUID } from 'node:crypto'
import type { Locale } from '@teamloom/kit/label.ts'
import { newsletterSubscribers } from '#api/db/tables.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { confirmationMail } from '#api/newsletter/mail-confirmation.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

const confirmations = { name: 'newsletter mail', most: 3 }

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
  if (!subscriber || isIn) return
  for (const allowed of await takeMails(tx, [subscriber], confirmations, config.limits, now))
    await jobs.add(tx, 'mail', confirmationMail(allowed, config), { isOneOfMany: true })
}
