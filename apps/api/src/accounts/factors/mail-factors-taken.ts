import type { Locale } from '@teamloom/kit/label.ts'
import { eq } from 'drizzle-orm'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import { users } from '#api/db/tables.ts'
import { type Recipient, recipientOf } from '#api/mails/greeting.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import type { Services } from '#api/services.ts'

/** AC66. */
export function factorsTakenMail(
  to: Recipient & { readonly email: string },
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  return linkMail('secondStepTaken', { to, path: '/login' }, locale, config)
}

export async function mailFactorsTaken(
  tx: Tx,
  userId: string,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const to = { ...recipientOf(user), email: user.email }
  await jobs.add(tx, 'mail', factorsTakenMail(to, user.language as Locale, config))
}
