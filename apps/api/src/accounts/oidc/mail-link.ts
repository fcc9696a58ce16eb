import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, type Recipient } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Sign in at ${provider} with another account`,
    heading: (label: string) => `Let ${label} open your account`,
    intro: (hello: string, label: string) =>
      `${hello}, somebody signed in with ${label} by this address, which has an account here. If it was you, follow the link within the hour: from then on that account opens yours.`,
    ignore: 'If it was not you, do nothing: nobody gets in.',
    action: 'Let it open my account',
  },
  fr: {
    subject: (provider: string) => `Ouvrir une session chez ${provider} avec un autre compte`,
    heading: (label: string) => `Permettre à ${label} d’ouvrir votre compte`,
    intro: (hello: string, label: string) =>
      `${hello}, une connexion avec ${label} a été faite par cette adresse, qui a un compte ici. Si c’était vous, suivez le lien d’ici une heure\u00a0: ce compte ouvrira ensuite le vôtre.`,
    ignore: 'Si ce n’était pas vous, ne faites rien\u00a0: personne n’entre.',
    action: 'Lui permettre d’ouvrir mon compte',
  },
} as const satisfies Record<Locale, unknown>

type Asked = { readonly token: string; readonly label: string }

/** AC68: to the owner of the address, who alone can say so. */
export function linkOidcMail(
  to: Recipient & { readonly email: string },
  { token, label }: Asked,
  locale: Locale,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  return layOutMail({
    to: to.email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading(label),
    paragraphs: [words.intro(greeting(to, locale), label), words.ignore],
    action: { label: words.action, url: `${publicUrl}/signed-in/link/${token}` },
    footer: signature(provider, locale),
    replyTo: provider.supportEmail,
  })
}
