import { nameInMail } from '@teamloom/commerce/collection/personal-data.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { closingText } from '#api/collection/closing-text.ts'
import type { CollectionRow } from '#api/collection/find-collection.ts'
import type { Config } from '#api/config.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'

const texts = {
  en: {
    unnamed: 'Team Swag',
    someone: 'Your organizer',
    subject: 'Your size is still missing',
    heading: (project: string) => `Your size for ${project}`,
    intro: (organizer: string, team: string) =>
      `${organizer}${team ? ` of ${team}` : ''} is still waiting for your sizes. It takes a minute, and no account.`,
    until: (date: string) => `The page closes ${date}.`,
    action: 'Give my sizes',
    stop: 'No more reminders for this project',
    footer: (organizer: string, name: string, email: string) =>
      `You receive this mail because ${organizer} put your address on the list. ${name}, ${email}.`,
  },
  fr: {
    unnamed: 'Team Swag',
    someone: 'La personne responsable',
    subject: 'Il manque encore votre taille',
    heading: (project: string) => `Votre taille pour ${project}`,
    intro: (organizer: string, team: string) =>
      `${organizer}${team ? `, de ${team},` : ''} attend encore vos tailles. Cela prend une minute, sans compte.`,
    until: (date: string) => `La page se ferme le ${date}.`,
    action: 'Donner mes tailles',
    stop: 'Plus de rappels pour ce projet',
    footer: (organizer: string, name: string, email: string) =>
      `Vous recevez ce courriel parce que ${organizer} a mis votre adresse sur la liste. ${name}, ${email}.`,
  },
} as const satisfies Record<Locale, unknown>

type Reminder = {
  readonly person: { readonly id: string; readonly email: string; readonly language: string }
  readonly row: CollectionRow
  readonly organizer: string
}

export function reminderMail(
  { person, row, organizer }: Reminder,
  { provider, publicUrl, sessionSecret }: Pick<Config, 'provider' | 'publicUrl' | 'sessionSecret'>,
): Mail {
  const locale: Locale = person.language === 'fr' ? 'fr' : 'en'
  const words = texts[locale]
  const name = nameInMail(organizer) || words.someone
  const until = closingText(row, locale)
  const secret = privateSecretOf(person.id, 'size reminders', sessionSecret)
  return layOutMail({
    to: person.email,
    locale,
    subject: words.subject,
    heading: words.heading(nameInMail(row.name) || words.unnamed),
    paragraphs: [words.intro(name, nameInMail(row.teamName)), ...(until ? [words.until(until)] : [])],
    action: { label: words.action, url: `${publicUrl}/sizes/${row.token}` },
    footer: words.footer(name, provider.name, provider.supportEmail),
    replyTo: provider.supportEmail,
    leave: {
      label: words.stop,
      page: `${publicUrl}/sizes/stop/${secret}?lang=${locale}`,
      oneClick: `${publicUrl}/api/v1/projects/collection/stop/${secret}`,
    },
  })
}
