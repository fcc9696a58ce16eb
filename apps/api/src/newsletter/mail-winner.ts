import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import { leaveNewsletter } from '#api/newsletter/leave-link.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const months = {
  en: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** SC23: tells the winner of a month's draw. */
export function winnerMail(
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: string },
  month: string,
  config: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret' | 'mailText'>,
): Mail {
  const locale: Locale = language === 'fr' ? 'fr' : 'en'
  const { provider } = config
  const values = {
    hello: greeting(nobodyNamed, locale),
    month: months[locale].format(new Date(`${month}-01T00:00:00Z`)),
  }
  const { action: _, ...words } = mailWords('drawWon', locale, values, config)
  return layOutMail({
    to: email,
    locale,
    ...words,
    footer: signature(provider, locale),
    replyTo: provider.salesEmail,
    leave: leaveNewsletter(id, locale, config),
  })
}
