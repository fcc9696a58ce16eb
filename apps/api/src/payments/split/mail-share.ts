import { nameInMail } from '@teamloom/commerce/collection/personal-data.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import { type ShareRow, secretOf } from '#api/payments/split/load-split.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    subject: 'Your share of the team’s order',
    heading: 'Your share of the order',
    someone: 'Your organizer',
    intro: (organizer: string) =>
      `${organizer} has ordered what you gave your sizes for. The page shows your pieces and what they cost.`,
    amount: 'Your share',
    action: 'See my share',
    footer: (organizer: string, name: string, email: string) =>
      `You receive this mail because you gave ${organizer} your sizes. ${name}, ${email}.`,
  },
  fr: {
    subject: 'Votre part de la commande d’équipe',
    heading: 'Votre part de la commande',
    someone: 'La personne responsable',
    intro: (organizer: string) =>
      `${organizer} a commandé ce pour quoi vous avez donné vos tailles. La page indique vos morceaux et leur prix.`,
    amount: 'Votre part',
    action: 'Voir ma part',
    footer: (organizer: string, name: string, email: string) =>
      `Vous recevez ce courriel parce que vous avez donné vos tailles à ${organizer}. ${name}, ${email}.`,
  },
} as const satisfies Record<Locale, unknown>

type Share = { readonly row: ShareRow; readonly amount: Cents; readonly loaded: LoadedRequest }

/** Nobody without an address is written to: the organiser gives them their link. */
export async function mailShare(tx: Tx, { row, amount, loaded }: Share, services: Services): Promise<void> {
  if (!row.email) return
  const { config, jobs } = services
  const locale: Locale = row.language === 'fr' ? 'fr' : 'en'
  const words = texts[locale]
  const organizer = nameInMail(loaded.user.firstName) || words.someone
  const currency = loaded.preorder.currency as Currency
  const mail = layOutMail({
    to: row.email,
    locale,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.intro(organizer)],
    rows: [[words.amount, moneyText(amount, currency, locale)]],
    action: { label: words.action, url: `${config.publicUrl}/orders/share/${secretOf(row.id, services)}` },
    footer: words.footer(organizer, config.provider.name, config.provider.supportEmail),
  })
  await jobs.add(tx, 'mail', mail)
}
