import type { Locale } from '@teamloom/kit/label.ts'
import { linkMail } from '#api/accounts/link-mail.ts'
import { ownDataKey } from '#api/accounts/own-data-link.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

export function ownDataMail(
  owner: Recipient & { readonly id: string; readonly email: string; readonly language: Locale },
  until: number,
  config: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret' | 'mailText'>,
): Mail {
  const path = `/profile?data=${ownDataKey(owner.id, until, config.sessionSecret)}`
  return linkMail('ownData', { to: owner, path }, owner.language, config)
}
