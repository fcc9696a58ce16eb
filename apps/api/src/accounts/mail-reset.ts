import type { Locale } from '@teamloom/kit/label.ts'
import { type LinkWords, linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Set a new password for ${provider}`,
    heading: 'Set a new password',
    intro: (hello: string) =>
      `${hello}, you asked for a new password. Choose it with this link within the hour; it works once.`,
    ignore: 'If it was not you, do nothing: your password stays as it is.',
    action: 'Set a new password',
  },
  fr: {
    subject: (provider: string) => `Choisissez un nouveau mot de passe pour ${provider}`,
    heading: 'Choisissez un nouveau mot de passe',
    intro: (hello: string) =>
      `${hello}, vous avez demandé un nouveau mot de passe. Choisissez-le avec ce lien d’ici une heure; il ne sert qu’une fois.`,
    ignore: 'Si vous n’avez rien demandé, ne faites rien\u00a0: votre mot de passe reste le même.',
    action: 'Choisir un nouveau mot de passe',
  },
} as const satisfies Record<Locale, LinkWords>

export function resetMail(
  user: Recipient & { readonly email: string },
  token: string,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  return linkMail(texts, user, `/reset/${token}`, locale, config)
}
