import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Actor } from '#api/access/caller.ts'
import type { Config } from '#api/config.ts'
import { greeting } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    device: 'Device',
    unknown: 'not told',
    address: 'From',
    day: 'On',
  },
  fr: {
    device: 'Appareil',
    unknown: 'inconnu',
    address: 'Depuis',
    day: 'Le',
  },
} as const satisfies Record<Locale, unknown>

type To = Pick<Actor, 'email' | 'firstName' | 'emailVerified' | 'language'>
type SignedIn = { readonly device: string; readonly address: string; readonly at: Date }

/** AC64: to staff, whose accounts open the shop's. */
export function newDeviceMail(
  to: To,
  { device, address, at }: SignedIn,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const { provider, publicUrl } = config
  const labels = texts[to.language]
  const { action, ...words } = mailWords(
    'newDevice',
    to.language,
    { hello: greeting(to, to.language) },
    config,
  )
  return layOutMail({
    to: to.email,
    locale: to.language,
    ...words,
    rows: [
      [labels.device, device || labels.unknown],
      [labels.address, address],
      [labels.day, longDateText(at, to.language, { timeZone: 'America/Toronto' })],
    ],
    action: { label: action, url: `${publicUrl}/resetpassword` },
    footer: signature(provider, to.language),
    replyTo: provider.supportEmail,
  })
}
