import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Actor } from '#api/access/caller.ts'
import type { Config } from '#api/config.ts'
import { greeting } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `A new device signed in at ${provider}`,
    heading: 'A new device signed in',
    intro: (hello: string) => `${hello}, your account was signed in to on a device that we do not know.`,
    device: 'Device',
    unknown: 'not told',
    address: 'From',
    day: 'On',
    ignore:
      'If it was you, there is nothing to do. If not, set a new password at once: all devices are signed out then.',
    action: 'Set a new password',
  },
  fr: {
    subject: (provider: string) => `Un nouvel appareil s’est connecté chez ${provider}`,
    heading: 'Un nouvel appareil s’est connecté',
    intro: (hello: string) =>
      `${hello}, un appareil que nous ne connaissons pas s’est connecté à votre compte.`,
    device: 'Appareil',
    unknown: 'inconnu',
    address: 'Depuis',
    day: 'Le',
    ignore:
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
    action: 'Choisir un nouveau mot de passe',
  },
} as const satisfies Record<Locale, unknown>

type To = Pick<Actor, 'email' | 'firstName' | 'emailVerified' | 'language'>
type SignedIn = { readonly device: string; readonly address: string; readonly at: Date }

/** AC64: to staff, whose accounts open the shop's. */
export function newDeviceMail(
  to: To,
  { device, address, at }: SignedIn,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[to.language]
  return layOutMail({
    to: to.email,
    locale: to.language,
    subject: words.subject(provider.name),
    heading: words.heading,
    paragraphs: [words.intro(greeting(to, to.language)), words.ignore],
    rows: [
      [words.device, device || words.unknown],
      [words.address, address],
      [words.day, longDateText(at, to.language, { timeZone: 'America/Toronto' })],
    ],
    action: { label: words.action, url: `${publicUrl}/resetpassword` },
    footer: signature(provider, to.language),
    replyTo: provider.supportEmail,
  })
}
