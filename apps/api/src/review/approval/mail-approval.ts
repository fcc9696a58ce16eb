import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { users } from '#api/db/tables.ts'
import { greeting, nameFor, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    subject: (project: string) => (project ? `Your yes is asked for ${project}` : 'Your yes is asked for'),
    heading: 'Your yes is asked for',
    text: (hello: string, who: string, project: string, many: number) =>
      `${hello}, before ${project ? `${project} is ordered` : 'a project of your team is ordered'}, ${who || 'a teammate'} asks for your yes to ${many === 1 ? 'its design' : `its ${many} designs`}, or what should change.`,
    until: (when: string) => `Please answer by ${when}.`,
    action: 'Look and answer',
    reason: 'You receive this mail because a teammate asks for your yes.',
  },
  fr: {
    subject: (project: string) =>
      project ? `On demande votre accord pour ${project}` : 'On demande votre accord',
    heading: 'On demande votre accord',
    text: (hello: string, who: string, project: string, many: number) =>
      `${hello}, avant que ${project ? `${project} soit commandé` : 'un projet de votre équipe soit commandé'}, ${who || 'un membre de l’équipe'} demande votre accord sur ${many === 1 ? 'son design' : `ses ${many} designs`}, ou ce qui devrait changer.`,
    until: (when: string) => `Merci de répondre d’ici le ${when}.`,
    action: 'Regarder et répondre',
    reason: 'Vous recevez ce courriel parce qu’on demande votre accord dans votre équipe.',
  },
} as const satisfies Record<Locale, unknown>

type About = {
  readonly projectId: string
  readonly projectName: string
  readonly askedBy: string
  readonly designs: number
  readonly until: Date | null
}

/** RV21: to somebody whose yes is asked for; names only to an address that is confirmed (AC46). */
export function approvalMail(
  user: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'language' | 'unverifiedSince'>,
  { projectId, projectName, askedBy, designs, until }: About,
  { provider, publicUrl }: Pick<Services['config'], 'provider' | 'publicUrl'>,
): Mail {
  const locale: Locale = user.language === 'fr' ? 'fr' : 'en'
  const words = texts[locale]
  const to = recipientOf(user)
  const project = nameFor(to, projectName)
  const when = until && longDateText(until, locale, { timeStyle: 'short', timeZone: 'America/Toronto' })
  return layOutMail({
    to: user.email,
    locale,
    subject: words.subject(project),
    heading: words.heading,
    paragraphs: [
      words.text(greeting(to, locale), nameFor(to, askedBy), project, designs),
      ...(when ? [words.until(when)] : []),
    ],
    action: { label: words.action, url: `${publicUrl}/projects/${projectId}/feedback` },
    footer: signature(provider, locale, words.reason),
    replyTo: provider.supportEmail,
  })
}
