import type { Locale } from '@teamloom/kit/label.ts'
import type { preorders, users } from '#api/db/tables.ts'
import { greeting, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { eventRow } from '#api/requests/event-date.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    inCharge: {
      subject: (number: number) => `You are in charge of pre-order ${number}`,
      heading: 'You are in charge',
      text: (hello: string, number: number) =>
        `${hello}, a colleague has put you in charge of pre-order ${number}.`,
    },
    note: {
      subject: (number: number) => `A note for you in pre-order ${number}`,
      heading: 'A note for you',
      text: (hello: string, number: number) =>
        `${hello}, a colleague has left a note for you in the history of pre-order ${number}.`,
    },
    open: 'Open the pre-order',
  },
  fr: {
    inCharge: {
      subject: (number: number) => `Vous êtes responsable de la précommande ${number}`,
      heading: 'Vous êtes responsable',
      text: (hello: string, number: number) =>
        `${hello}, un collègue vous a confié la précommande ${number}.`,
    },
    note: {
      subject: (number: number) => `Une note pour vous dans la précommande ${number}`,
      heading: 'Une note pour vous',
      text: (hello: string, number: number) =>
        `${hello}, un collègue a laissé une note pour vous dans l’historique de la précommande ${number}.`,
    },
    open: 'Ouvrir la précommande',
  },
} as const satisfies Record<Locale, unknown>

/** In their own language, and without anybody's words; with when its event is. */
export async function mailColleague(
  tx: Tx,
  about: 'inCharge' | 'note',
  { id, number }: Pick<typeof preorders.$inferSelect, 'id' | 'number'>,
  person: typeof users.$inferSelect,
  { jobs, config }: Services,
): Promise<void> {
  const locale = person.language as Locale
  const { open, [about]: words } = texts[locale]
  await jobs.add(
    tx,
    'mail',
    layOutMail({
      to: person.email,
      locale,
      subject: words.subject(number),
      heading: words.heading,
      paragraphs: [words.text(greeting(recipientOf(person), locale), number)],
      rows: await eventRow(tx, id, locale),
      action: { label: open, url: `${config.publicUrl}/purchased/preorder/${id}` },
      footer: signature(config.provider, locale),
      replyTo: config.provider.salesEmail,
    }),
  )
}
