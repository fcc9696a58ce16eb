import type { StaffRole } from '@teamloom/commerce/access/access.ts'
import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    someone: 'somebody',
    roles: {
      admin: 'an admin',
      designer: 'a designer',
      bookkeeper: 'a bookkeeper',
      workshop: 'the workshop',
    },
    and: ' and ',
    reason: (invitor: string) =>
      `Your address was given by ${invitor}. If you do not know them, ignore this mail.`,
  },
  fr: {
    someone: 'une personne',
    roles: {
      admin: 'à l’administration',
      designer: 'à la conception',
      bookkeeper: 'à la comptabilité',
      workshop: 'à l’atelier',
    },
    and: ' et ',
    reason: (invitor: string) =>
      `Votre adresse a été donnée par ${invitor}. Si vous ne connaissez pas cette personne, ignorez ce courriel.`,
  },
} as const satisfies Record<Locale, unknown>

type Invitation = {
  readonly to: string
  readonly locale: Locale
  readonly roles: readonly StaffRole[]
  readonly invitorName: string
  readonly token: string
  readonly expiresAt: Date
}

export function staffInvitationMail(
  { to, locale, roles, invitorName, token, expiresAt }: Invitation,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const { provider, publicUrl } = config
  const { someone, and, reason, roles: names } = texts[locale]
  const who = nameInMail(invitorName) || someone
  const { action, ...words } = mailWords(
    'staffInvitation',
    locale,
    {
      hello: greeting(nobodyNamed, locale),
      who,
      roles: roles.map(role => names[role]).join(and),
      date: longDateText(expiresAt, locale, { timeZone: 'America/Toronto' }),
    },
    config,
  )
  return layOutMail({
    to,
    locale,
    ...words,
    action: { label: action, url: `${publicUrl}/staff/join/${token}` },
    footer: signature(provider, locale, reason(who)),
    replyTo: provider.supportEmail,
  })
}
