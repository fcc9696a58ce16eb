import type { Locale } from '@teamloom/kit/label.ts'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import { nobodyNamed } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

export function verificationMail(
  { email }: { readonly email: string },
  token: string,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  return linkMail('verification', { to: { email, ...nobodyNamed }, path: `/verify/${token}` }, locale, config)
}
