import type { Locale } from '@teamloom/kit/label.ts'
import { type LinkWords, linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import { nobodyNamed } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `Confirm your email for ${provider}`,
    heading: 'Confirm your email',
    intro: (hello: string) =>
      `${hello}, with this link you confirm that the address is yours, and can invite others by email. It works for seven days.`,
    ignore: 'If you did not open an account, do nothing.',
    action: 'Confirm my email',
  },
  fr: {
    subject: (provider: string) => `Confirmez votre courriel pour ${provider}`,
    heading: 'Confirmez votre courriel',
    intro: (hello: string) =>
      `${hello}, avec ce lien vous confirmez que l’adresse est la vôtre et pouvez inviter d’autres personnes par courriel. Il fonctionne pendant sept jours.`,
    ignore: 'Si vous n’avez pas ouvert de compte, ne faites rien.',
    action: 'Confirmer mon courriel',
  },
} as const satisfies Record<Locale, LinkWords>

export function verificationMail(
  { email }: { readonly email: string },
  token: string,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  return linkMail(texts, { email, ...nobodyNamed }, `/verify/${token}`, locale, config)
}
