import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import { leaveNewsletter } from '#api/newsletter/leave-link.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'

const texts = {
  en: {
    subject: (provider: string) => `Confirm the newsletter of ${provider}`,
    heading: 'One click, and you are in',
    intro: (hello: string) =>
      `${hello}, once a month you get ideas, news, and the draw of 250 dollars. Nothing is sent before you confirm.`,
    ignore: 'If you did not ask for it, do nothing.',
    action: 'Confirm',
  },
  fr: {
    subject: (provider: string) => `Confirmez l’infolettre de ${provider}`,
    heading: 'Un clic, et vous y êtes',
    intro: (hello: string) =>
      `${hello}, une fois par mois vous recevrez des idées, des nouveautés et le tirage de 250 dollars. Rien n’est envoyé avant votre confirmation.`,
    ignore: 'Si vous n’avez rien demandé, ne faites rien.',
    action: 'Confirmer',
  },
} as const satisfies Record<Locale, unknown>

export function confirmationMail(
  { id, email, language }: { readonly id: string; readonly email: string; readonly language: string },
  config: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret'>,
): Mail {
  const locale: Locale = language === 'fr' ? 'fr' : 'en'
  const words = texts[locale]
  const { provider, publicUrl, sessionSecret } = config
  return layOutMail({
    to: email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading,
    paragraphs: [words.intro(greeting(nobodyNamed, locale)), words.ignore],
    action: {
      label: words.action,
      url: `${publicUrl}/newsletter/confirm/${privateSecretOf(id, 'newsletter confirm', sessionSecret)}?lang=${locale}`,
    },
    footer: signature(provider, locale),
    replyTo: provider.supportEmail,
    leave: leaveNewsletter(id, locale, config),
  })
}
