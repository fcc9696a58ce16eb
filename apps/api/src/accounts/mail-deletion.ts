import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

/** `until`: when nothing of it is left. */
export function deletionMail(
  user: Recipient & { readonly email: string },
  until: Date,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const date = longDateText(until, locale, { timeZone: 'America/Toronto' })
  return linkMail('deletion', { to: user, path: '/login', values: { date } }, locale, config)
}
