import type { Locale } from '@teamloom/kit/label.ts'
import { nameInMail } from '../access/name-in-mail.ts'

/** What a member is written about their share of an order. The organiser reads it before. */

const texts = {
  en: {
    subject: 'Your share of the team’s order',
    heading: 'Your share of the order',
    someone: 'your organizer',
    intro: (organizer: string) =>
      `Hello, ${organizer} has ordered what you gave your sizes for. The page shows your pieces and what they cost.`,
    action: 'See my share',
  },
  fr: {
    subject: 'Votre part de la commande d’équipe',
    heading: 'Votre part de la commande',
    someone: 'la personne responsable',
    intro: (organizer: string) =>
      `Bonjour, ${organizer} a commandé ce pour quoi vous avez donné vos tailles. La page indique vos pièces et leur prix.`,
    action: 'Voir ma part',
  },
} as const satisfies Record<Locale, unknown>

const dayMs = 86_400_000

/** PA15: the mail, without what only its recipient has in it. `organizer`: their first name. */
export function shareWords(organizer: string, locale: Locale) {
  const { someone, intro, ...words } = texts[locale]
  const name = nameInMail(organizer) || someone
  return { ...words, organizer: name, paragraphs: [intro(name)] }
}

/** PA15: a member is written to once a day at most. */
export function wasToldToday(toldAt: Date | null, now: Date): boolean {
  return toldAt !== null && now.getTime() - toldAt.getTime() < dayMs
}
