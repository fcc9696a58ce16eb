import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { greeting, nameFor, type Recipient } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

const texts = {
  en: {
    subject: (provider: string) => `One of your teams on ${provider} will be deleted`,
    heading: (team: string) => `${team} will be deleted`,
    someone: 'a member',
    team: 'Your team',
    intro: (hello: string, by: string, team: string, when: string) =>
      `${hello}, ${by} has asked for ${team ? `the team ${team}` : 'your team'} to be deleted, with its projects and designs. It goes on ${when}. Orders stay as they are.`,
    keep: 'Should that be a mistake, any member can keep the team on its page until then.',
    action: 'See the team',
    reason: 'You receive this mail because you are in this team.',
  },
  fr: {
    subject: (provider: string) => `Une de vos équipes sur ${provider} sera supprimée`,
    heading: (team: string) => `${team} sera supprimée`,
    someone: 'un membre',
    team: 'Votre équipe',
    intro: (hello: string, by: string, team: string, when: string) =>
      `${hello}, ${by} a demandé la suppression de ${team ? `l’équipe ${team}` : 'votre équipe'}, avec ses projets et ses designs. Elle disparaîtra le ${when}. Les commandes restent telles quelles.`,
    keep: 'Si c’est une erreur, tout membre peut garder l’équipe sur sa page d’ici là.',
    action: 'Voir l’équipe',
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
  { provider, publicUrl }: Pick<Config, 'provider' | 'publicUrl'>,
): Mail {
  const locale: Locale = member.language === 'fr' ? 'fr' : 'en'
  const words = texts[locale]
  const team = nameFor(member, teamName)
  const when = longDateText(deletesAt, locale, { timeStyle: 'short', timeZone: 'America/Toronto' })
  return layOutMail({
    to: member.email,
    locale,
    subject: words.subject(provider.name),
    heading: words.heading(team || words.team),
    paragraphs: [
      words.intro(greeting(member, locale), nameFor(member, askedBy) || words.someone, team, when),
      words.keep,
    ],
    action: { label: words.action, url: `${publicUrl}/team/${teamId}/projects` },
    footer: signature(provider, locale, words.reason),
    replyTo: provider.supportEmail,
  })
}
