import type { Locale } from '@teamloom/kit/label.ts'
import { type LinkWords, linkMail } from '#api/accounts/link-mail.ts'
import { ownDataKey } from '#api/accounts/own-data-link.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Your data at ${provider}`,
    heading: 'Your data',
    intro: (hello: string) =>
      `${hello}, with this link you download all that we keep about you. It works for a day, and only while you are logged in.`,
    ignore: 'If it was not you, change your password: somebody else may be logged in as you.',
    action: 'Download my data',
  },
  fr: {
    subject: (provider: string) => `Vos données chez ${provider}`,
    heading: 'Vos données',
    intro: (hello: string) =>
      `${hello}, ce lien vous permet de télécharger tout ce que nous conservons à votre sujet. Il fonctionne pendant une journée, et seulement pendant que votre session est ouverte.`,
    ignore:
      'Si vous n’avez rien demandé, changez votre mot de passe\u00a0: quelqu’un d’autre est peut-être connecté à votre place.',
    action: 'Télécharger mes données',
  },
} as const satisfies Record<Locale, LinkWords>

export function ownDataMail(
  owner: Recipient & { readonly id: string; readonly email: string; readonly language: Locale },
  until: number,
  config: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret'>,
): Mail {
  const path = `/profile?data=${ownDataKey(owner.id, until, config.sessionSecret)}`
  return linkMail(texts, owner, path, owner.language, config)
}
