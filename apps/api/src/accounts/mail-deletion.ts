import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type LinkWords, linkMail } from '#api/accounts/link-mail.ts'
import type { Config } from '#api/config.ts'
import type { Recipient } from '#api/mails/greeting.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = (date: string) =>
  ({
    en: {
      subject: provider => `Your ${provider} account is being deleted`,
      heading: 'Your account is being deleted',
      intro: hello => `${hello}, your account was deleted as you asked. On ${date} it is gone for good.`,
      ignore:
        'Until then you can change your mind: log in, and keep your account. Invoices and payments are kept for as long as the law asks.',
      action: 'Log in',
    },
    fr: {
      subject: provider => `Votre compte ${provider} est en cours de suppression`,
      heading: 'Votre compte est en cours de suppression',
      intro: hello =>
        `${hello}, votre compte a été supprimé comme vous l’avez demandé. Il disparaîtra définitivement le ${date}.`,
      ignore:
        'D’ici là, vous pouvez changer d’idée\u00a0: connectez-vous et gardez votre compte. Les factures et les paiements sont conservés aussi longtemps que la loi l’exige.',
      action: 'Se connecter',
    },
  }) satisfies Record<Locale, LinkWords>

/** `until`: when nothing of it is left. */
export function deletionMail(
  user: Recipient & { readonly email: string },
  until: Date,
  locale: Locale,
  config: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const date = longDateText(until, locale, { timeZone: 'America/Toronto' })
  return linkMail(texts(date), user, '/login', locale, config)
}
