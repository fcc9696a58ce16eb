import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nameFor, type Recipient } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    someone: 'a member',
    team: 'Your team',
    theTeam: (team: string) => (team ? `the team ${team}` : 'your team'),
    reason: 'You receive this mail because you are in this team.',
  },
  fr: {
    someone: 'un membre',
    team: 'Votre équipe',
    theTeam: (team: string) => (team ? `l’équipe ${team}` : 'votre équipe'),
    reason: 'Vous recevez ce courriel parce que vous faites partie de cette équipe.',
  },
} as const satisfies Record<Locale, unknown>

type About = {
  readonly teamId: string
  readonly teamName: string
  readonly askedBy: string
  readonly deletesAt: Date
}

/** AC45: to a member, in their language. */
export function teamDeletionMail(
  member: Recipient & { readonly email: string; readonly language: string },
  { teamId, teamName, askedBy, deletesAt }: About,
  config: Pick<Config, 'provider' | 'publicUrl' | 'mailText'>,
): Mail {
  const { provider, publicUrl } = config
  const locale: Locale = member.language === 'fr' ? 'fr' : 'en'
  const { someone, reason, team: aTeam, theTeam } = texts[locale]
  const team = nameFor(member, teamName)
  const { action, ...words } = mailWords(
    'teamDeletion',
    locale,
    {
      hello: greeting(member, locale),
      who: nameFor(member, askedBy) || someone,
      team: team || aTeam,
      theTeam: theTeam(team),
      date: longDateText(deletesAt, locale, { timeStyle: 'short', timeZone: 'America/Toronto' }),
    },
    config,
  )
  return layOutMail({
    to: member.email,
    locale,
    ...words,
    action: { label: action, url: `${publicUrl}/team/${teamId}/projects` },
    footer: signature(provider, locale, reason),
    replyTo: provider.supportEmail,
  })
}
