import type { Locale } from '@teamloom/kit/label.ts'
import { linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

type Asked = { readonly token: string; readonly label: string }

/** AC68: to the owner of the address, who alone can say so. */
export function linkOidcMail(
  to: Recipient & { readonly email: string },
  { token, label }: Asked,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const path = `/signed-in/link/${token}`
  return linkMail('oidcLink', { to, path, values: { service: label } }, locale, config)
}
