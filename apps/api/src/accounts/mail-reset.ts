import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Set a new password for ${provider}`,
    heading: 'Set a new password',
    intro: (name: string) =>
      `Hello ${name}, you asked for a new password. Choose it with this link within the hour; it works once.`,
    ignore: 'If it was not you, do nothing: your password stays as it is.',
    action: 'Set a new password',
    footer: (name: string, email: string) => `${name}. Questions? Write to ${email}.`,
  },
  fr: {
    subject: (provider: string) => `Choisissez un nouveau mot de passe pour ${provider}`,
    heading: 'Choisissez un nouveau mot de passe',
    intro: (name: string) =>
      `Bonjour ${name}, vous avez demandé un nouveau mot de passe. Choisissez-le avec ce lien d’ici une heure; il ne sert qu’une fois.`,
    ignore: 'Si vous n’avez rien demandé, ne faites rien: votre mot de passe reste le même.',
    action: 'Choisir un nouveau mot de passe',
    footer: (name: string, email: string) => `${name}. Des questions? Écrivez à ${email}.`,
  },
} as const satisfies Record<Locale, unknown>

export function resetMail(
  user: { readonly email: string; readonly firstName: string },
  token: string,
  locale: Locale,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  return layOutMail({
    to: user.email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading,
    paragraphs: [words.intro(user.firstName), words.ignore],
    action: { label: words.action, url: `${publicUrl}/reset/${token}` },
    footer: words.footer(provider.name, provider.supportEmail),
    replyTo: provider.supportEmail,
  })
}
