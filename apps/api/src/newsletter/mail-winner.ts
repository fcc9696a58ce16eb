import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import { leaveNewsletter } from '#api/newsletter/leave-link.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: 'You have won this month’s draw',
    heading: 'You have won 250 dollars',
    text: (hello: string, provider: string, month: string) =>
      `${hello}, you were drawn among the readers of ${provider}’s newsletter for ${month}: 250 dollars for team gear. Answer this mail and we tell you how to use it.`,
  },
  fr: {
    subject: 'Vous avez gagné le tirage du mois',
    heading: 'Vous avez gagné 250 dollars',
    text: (hello: string, provider: string, month: string) =>
      `${hello}, vous gagnez le tirage de l’infolettre de ${provider} pour ${month}\u00a0: 250 dollars d’équipement pour votre équipe. Répondez à ce courriel et nous vous dirons comment en profiter.`,
  },
} as const satisfies Record<Locale, unknown>

const months = {
  en: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** SC23: tells the winner of a month's draw. */
export function winnerMail(
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: string },
  month: string,
  config: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret'>,
): Mail {
  const locale: Locale = language === 'fr' ? 'fr' : 'en'
  const words = texts[locale]
  const { provider } = config
  return layOutMail({
    to: email,
    locale,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [
      words.text(
        greeting(nobodyNamed, locale),
        provider.name,
        months[locale].format(new Date(`${month}-01T00:00:00Z`)),
      ),
    ],
    footer: signature(provider, locale),
    replyTo: provider.salesEmail,
    leave: leaveNewsletter(id, locale, config),
  })
}
