import type { Locale } from '@teamloom/kit/label.ts'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import { nobodyNamed } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

/** To a customer whose account staff have made. */
export function madeAccountMail(
  email: string,
  token: string,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  return linkMail('madeAccount', { to: { ...nobodyNamed, email }, path: `/reset/${token}` }, locale, config)
}
