import type { Locale } from '@teamloom/kit/label.ts'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

export function resetMail(
  user: Recipient & { readonly email: string },
  token: string,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  return linkMail('reset', { to: user, path: `/reset/${token}` }, locale, config)
}
