import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Confirm your email for ${provider}`,
    heading: 'Confirm your email',
    intro: (name: string) =>
      `Hello ${name}, with this link you confirm that the address is yours, and can invite others by email. It works for seven days.`,
    ignore: 'If you did not open an account, do nothing.',
    action: 'Confirm my email',
    footer: (name: string, email: string) => `${name}. Questions? Write to ${email}.`,
  },
  fr: {
    subject: (provider: string) => `Confirmez votre courriel pour ${provider}`,
    heading: 'Confirmez votre courriel',
    intro: (name: string) =>
      `Bonjour ${name}, avec ce lien vous confirmez que l’adresse est la vôtre et pouvez inviter d’autres personnes par courriel. Il fonctionne pendant sept jours.`,
    ignore: 'Si vous n’avez pas ouvert de compte, ne faites rien.',
    action: 'Confirmer mon courriel',
    footer: (name: string, email: string) => `${name}. Des questions? Écrivez à ${email}.`,
  },
} as const satisfies Record<Locale, unknown>

export function verificationMail(
  to: { readonly email: string; readonly firstName: string },
  token: string,
  locale: Locale,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  return layOutMail({
    to: to.email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading,
    paragraphs: [words.intro(to.firstName), words.ignore],
    action: { label: words.action, url: `${publicUrl}/verify/${token}` },
    footer: words.footer(provider.name, provider.supportEmail),
    replyTo: provider.supportEmail,
  })
}
