import type { StaffRole } from '@teamloom/commerce/access/access.ts'
import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `You are invited to work at ${provider}`,
    heading: (provider: string) => `Join the staff of ${provider}`,
    someone: 'somebody',
    roles: {
      admin: 'an admin',
      designer: 'a designer',
      bookkeeper: 'a bookkeeper',
      workshop: 'the workshop',
    },
    and: ' and ',
    intro: (hello: string, invitor: string, roles: string, provider: string) =>
      `${hello}, ${invitor} invites you to work at ${provider} as ${roles}.`,
    until: (date: string) => `The link works once, until ${date}, and for this address alone.`,
    action: 'Join the staff',
    reason: (invitor: string) =>
      `Your address was given by ${invitor}. If you do not know them, ignore this mail.`,
  },
  fr: {
    subject: (provider: string) => `Une invitation à travailler chez ${provider}`,
    heading: (provider: string) => `Rejoignez le personnel de ${provider}`,
    someone: 'une personne',
    roles: {
      admin: 'à l’administration',
      designer: 'à la conception',
      bookkeeper: 'à la comptabilité',
      workshop: 'à l’atelier',
    },
    and: ' et ',
    intro: (hello: string, invitor: string, roles: string, provider: string) =>
      `${hello}, ${invitor} vous invite à travailler chez ${provider}, ${roles}.`,
    until: (date: string) =>
      `Le lien sert une seule fois, jusqu’au ${date}, et pour cette adresse seulement.`,
    action: 'Rejoindre le personnel',
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
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  const invitor = nameInMail(invitorName) || words.someone
  const asWhat = roles.map(role => words.roles[role]).join(words.and)
  return layOutMail({
    to,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading(provider.name),
    paragraphs: [
      words.intro(greeting(nobodyNamed, locale), invitor, asWhat, provider.name),
      words.until(longDateText(expiresAt, locale, { timeZone: 'America/Toronto' })),
    ],
    action: { label: words.action, url: `${publicUrl}/staff/join/${token}` },
    footer: signature(provider, locale, words.reason(invitor)),
    replyTo: provider.supportEmail,
  })
}
