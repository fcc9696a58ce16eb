import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import { leaveNewsletter } from '#api/newsletter/leave-link.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'

export function confirmationMail(
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: string },
  config: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret' | 'mailText'>,
): Mail {
  const locale: Locale = language === 'fr' ? 'fr' : 'en'
  const hello = greeting(nobodyNamed, locale)
  const { action, ...words } = mailWords('newsletterConfirm', locale, { hello }, config)
  const { provider, publicUrl, sessionSecret } = config
  return layOutMail({
    to: email,
    locale,
    ...words,
    action: {
      label: action,
      url: `${publicUrl}/newsletter/confirm/${privateSecretOf(id, 'newsletter confirm', sessionSecret)}?lang=${locale}`,
    },
    footer: signature(provider, locale),
    replyTo: provider.supportEmail,
    leave: leaveNewsletter(id, locale, config),
  })
}
