import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import type { TeamLink } from '#api/teams/team-link.ts'

const texts = {
  en: {
    // Without words of the sender's: it is no place for anybody's message.
    subject: (provider: string) => `You are invited to a team on ${provider}`,
    heading: (team: string) => `Join ${team || 'the team'}`,
    someone: 'Somebody',
    intro: (invitor: string, team: string, provider: string) =>
      `${invitor} invites you to ${team ? `the team ${team}` : 'their team'} on ${provider}, where you design custom apparel together and order it as a group.`,
    until: (date: string) => `The invitation is good until ${date}.`,
    action: 'Join the team',
    footer: (invitor: string, name: string, email: string) =>
      `You receive this mail because ${invitor} gave your address. If you do not know them, ignore it. ${name}, ${email}.`,
  },
  fr: {
    subject: (provider: string) => `Vous êtes invité à rejoindre une équipe sur ${provider}`,
    heading: (team: string) => `Rejoignez ${team || 'l’équipe'}`,
    someone: 'Une personne',
    intro: (invitor: string, team: string, provider: string) =>
      `${invitor} vous invite dans ${team ? `l’équipe ${team}` : 'son équipe'} sur ${provider}, où vous créez ensemble des vêtements personnalisés et les commandez en groupe.`,
    until: (date: string) => `L’invitation est valable jusqu’au ${date}.`,
    action: 'Rejoindre l’équipe',
    footer: (invitor: string, name: string, email: string) =>
      `Vous recevez ce courriel parce que ${invitor} a donné votre adresse. Si vous ne connaissez pas cette personne, ignorez-le. ${name}, ${email}.`,
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
  const date = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' })
  return layOutMail({
    to,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading(team),
    paragraphs: [words.intro(invitor, team, provider.name), words.until(date.format(link.expiresAt))],
    action: { label: words.action, url: `${publicUrl}/join/${link.token}` },
    footer: words.footer(invitor, provider.name, provider.supportEmail),
    replyTo: provider.supportEmail,
  })
}
