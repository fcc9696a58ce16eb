import type { Locale } from '@teamloom/kit/label.ts'
import { type LinkWords, linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import { nobodyNamed } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Your account at ${provider}`,
    heading: 'We have made you an account',
    intro: (hello: string) =>
      `${hello}, we have made you an account, for a quote of custom apparel that you will get from us. Choose a password with this link within 30 days; it works once.`,
    ignore: 'If you did not ask us for anything, do nothing: without a password nobody opens the account.',
    action: 'Choose a password',
  },
  fr: {
    subject: (provider: string) => `Votre compte chez ${provider}`,
    heading: 'Nous vous avons ouvert un compte',
    intro: (hello: string) =>
      `${hello}, nous vous avons ouvert un compte, pour une soumission de vêtements personnalisés que vous recevrez de nous. Choisissez un mot de passe avec ce lien d’ici 30 jours; il ne sert qu’une fois.`,
    ignore:
      'Si vous ne nous avez rien demandé, ne faites rien\u00a0: sans mot de passe, personne n’ouvre le compte.',
    action: 'Choisir un mot de passe',
  },
} as const satisfies Record<Locale, LinkWords>

/** To a customer whose account staff have made. */
export function madeAccountMail(
  email: string,
  token: string,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  return linkMail(texts, { ...nobodyNamed, email }, `/reset/${token}`, locale, config)
}
