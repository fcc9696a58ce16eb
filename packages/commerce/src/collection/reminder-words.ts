import type { Locale } from '@teamloom/kit/label.ts'
import { nameInMail } from '../access/name-in-mail.ts'
import { closingText } from './closing-words.ts'
import { pageName } from './page-name.ts'

/** What those who are missing are written: by mail, and where the team talks. The organizer reads it before. */

const texts = {
  en: {
    unnamed: 'Team Swag',
    someone: 'your organizer',
    subject: 'Your size is still missing',
    heading: (project: string) => `Your size for ${project}`,
    intro: (organizer: string, team: string) =>
      `Hello, ${organizer}${team ? ` of ${team}` : ''} is still waiting for your sizes. It takes a minute, and no account.`,
    missing: (names: string) => `Still missing: ${names}.`,
    until: (date: string) => `The page closes ${date}.`,
    action: 'Give my sizes',
    chat: (project: string, until: string, url: string) =>
      `Hello! ${project}: your size is still missing. It takes a minute${until}: ${url}`,
    chatUntil: (date: string) => `, until ${date}`,
  },
  fr: {
    unnamed: 'Team Swag',
    someone: 'la personne responsable',
    subject: 'Il manque encore votre taille',
    heading: (project: string) => `Votre taille pour ${project}`,
    intro: (organizer: string, team: string) =>
      `Bonjour, ${organizer}${team ? `, de ${team},` : ''} attend encore vos tailles. Cela prend une minute, sans compte.`,
    missing: (names: string) => `Il manque encore\u00a0: ${names}.`,
    until: (date: string) => `La page se ferme le ${date}.`,
    action: 'Donner mes tailles',
    chat: (project: string, until: string, url: string) =>
      `Bonjour! ${project}\u00a0: il manque encore votre taille. C’est l’affaire d’une minute${until}\u00a0: ${url}`,
    chatUntil: (date: string) => `, jusqu’au ${date}`,
  },
} as const satisfies Record<Locale, unknown>

export type ReminderAbout = {
  readonly organizer: string
  readonly team: string
  readonly project: string
  readonly closesAt: Date | null
  readonly timeZone: string
  /** Whose sizes are missing, where several people have one address. */
  readonly names?: readonly string[]
}

/** SC9, SC15: the mail, without what only its recipient has in it. */
export function reminderWords(
  { organizer, team, project, closesAt, timeZone, names = [] }: ReminderAbout,
  locale: Locale,
) {
  const words = texts[locale]
  const name = nameInMail(organizer) || words.someone
  const missing = names.map(nameInMail).filter(Boolean)
  const list = new Intl.ListFormat(`${locale}-CA`, { type: 'conjunction' })
  return {
    organizer: name,
    subject: words.subject,
    heading: words.heading(nameInMail(pageName({ project, team })) || words.unnamed),
    paragraphs: [
      words.intro(name, nameInMail(team)),
      ...(missing.length > 0 ? [words.missing(list.format(missing))] : []),
      ...(closesAt ? [words.until(closingText(closesAt, timeZone, locale))] : []),
    ],
    action: words.action,
  }
}

/** A line for where the team talks. */
export function chatReminder(
  { project, team, closesAt, timeZone }: Pick<ReminderAbout, 'project' | 'team' | 'closesAt' | 'timeZone'>,
  url: string,
  locale: Locale,
): string {
  const words = texts[locale]
  const until = closesAt ? words.chatUntil(closingText(closesAt, timeZone, locale)) : ''
  return words.chat(pageName({ project, team }), until, url)
}
