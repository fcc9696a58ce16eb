import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nobodyNamed } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import type { TeamLink } from '#api/teams/team-link.ts'

const texts = {
  en: {
    someone: 'somebody',
    team: 'the team',
    theTeam: (team: string) => (team ? `the team ${team}` : 'their team'),
    reason: (invitor: string) =>
      `Your address was given by ${invitor}. If you do not know them, ignore this mail.`,
  },
  fr: {
    someone: 'une personne',
    team: 'l’équipe',
    theTeam: (team: string) => (team ? `l’équipe ${team}` : 'son équipe'),
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
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const { provider, publicUrl } = config
  const { someone, reason, team: aTeam, theTeam } = texts[locale]
  const who = nameInMail(invitorName) || someone
  const team = nameInMail(teamName)
  const date = longDateText(link.expiresAt, locale, { timeZone: 'America/Toronto' })
  const { action, ...words } = mailWords(
    'teamInvitation',
    locale,
    { hello: greeting(nobodyNamed, locale), who, team: team || aTeam, theTeam: theTeam(team), date },
    config,
  )
  return layOutMail({
    to,
    locale,
    ...words,
    action: { label: action, url: `${publicUrl}/join/${link.token}` },
    footer: signature(provider, locale, reason(who)),
    replyTo: provider.supportEmail,
  })
}
