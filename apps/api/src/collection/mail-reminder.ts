import { reminderWords } from '@teamloom/commerce/collection/reminder-words.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { CollectionRow } from '#api/collection/find-collection.ts'
import type { Config } from '#api/config.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'

const texts = {
  en: {
    stop: 'No more reminders for this project',
    reason: (organizer: string) => `You receive this mail because ${organizer} put your address on the list.`,
  },
  fr: {
    stop: 'Plus de rappels pour ce projet',
    reason: (organizer: string) =>
      `Vous recevez ce courriel parce que votre adresse a été mise sur la liste par ${organizer}.`,
  },
} as const satisfies Record<Locale, unknown>

type Reminder = {
  readonly person: { readonly id: string; readonly email: string; readonly language: string }
  /** The names whose sizes are missing, where several people have the address. */
  readonly names: readonly string[]
  readonly row: CollectionRow
  readonly organizer: string
}

export function reminderMail(
  { person, names, row, organizer }: Reminder,
  { provider, publicUrl, sessionSecret }: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret'>,
): Mail {
  const locale: Locale = person.language === 'fr' ? 'fr' : 'en'
  const { stop, reason } = texts[locale]
  const words = reminderWords({ ...row, organizer, team: row.teamName, project: row.name, names }, locale)
  const secret = privateSecretOf(person.id, 'size reminders', sessionSecret)
  return layOutMail({
    to: person.email,
    locale,
    subject: words.subject,
    heading: words.heading,
    paragraphs: words.paragraphs,
    action: { label: words.action, url: `${publicUrl}/sizes/${row.token}` },
    footer: signature(provider, locale, reason(words.organizer)),
    replyTo: provider.supportEmail,
    leave: {
      label: stop,
      page: `${publicUrl}/sizes/stop/${secret}?lang=${locale}`,
      oneClick: `${publicUrl}/api/v1/projects/collection/stop/${secret}`,
    },
  })
}
