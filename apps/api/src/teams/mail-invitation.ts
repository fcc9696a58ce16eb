import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import type { TeamLink } from '#api/teams/team-link.ts'

const texts = {
  en: {
    // Without words of the sender's: it is no place for anybody's message.
    subject: (provider: string) => `You are invited to a team on ${provider}`,
    heading: (team: string) => `Join ${team || 'the team'}`,
    someone: 'somebody',
    intro: (hello: string, invitor: string, team: string, provider: string) =>
      `${hello}, ${invitor} invites you to ${team ? `the team ${team}` : 'their team'} on ${provider}, where you design custom apparel together and order it as a group.`,
    until: (date: string) => `The invitation is good until ${date}.`,
    action: 'Join the team',
    reason: (invitor: string) =>
      `Your address was given by ${invitor}. If you do not know them, ignore this mail.`,
  },
  fr: {
    subject: (provider: string) => `Une invitation à rejoindre une équipe sur ${provider}`,
    heading: (team: string) => `Rejoignez ${team || 'l’équipe'}`,
    someone: 'une personne',
    intro: (hello: string, invitor: string, team: string, provider: string) =>
      `${hello}, ${invitor} vous invite dans ${team ? `l’équipe ${team}` : 'son équipe'} sur ${provider}, où vous créez ensemble des vêtements personnalisés et les commandez en groupe.`,
    until: (date: string) => `L’invitation est valable jusqu’au ${date}.`,
    action: 'Rejoindre l’équipe',
    reason: (invitor: string) =>
      `Votre adresse a été donnée par ${invitor}. Si vous ne connaissez pas cette personne, ignorez ce courriel.`,
  },
} as const satisfies Record<Locale, unknown>

type Invitation = {
  readonly to: string
  readonly locale: Locale
  readonly invitorName: string
  readonly teamName: string
  readonly link: TeamLink
}

export function invitationMail(
  { to, locale, invitorName, teamName, link }: Invitation,
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const words = texts[locale]
  const invitor = nameInMail(invitorName) || words.someone
  const team = nameInMail(teamName)
  return layOutMail({
    to,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading(team),
    paragraphs: [
      words.intro(greeting(nobodyNamed, locale), invitor, team, provider.name),
      words.until(longDateText(link.expiresAt, locale, { timeZone: 'America/Toronto' })),
    ],
    action: { label: words.action, url: `${publicUrl}/join/${link.token}` },
    footer: signature(provider, locale, words.reason(invitor)),
    replyTo: provider.supportEmail,
  })
}
