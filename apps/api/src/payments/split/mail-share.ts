import { shareWords } from '@teamloom/commerce/payments/share-words.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { layOutMail } from '#api/mails/layout.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import { localeOf, type ShareRow, secretOf } from '#api/payments/split/load-split.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    amount: 'Your share',
    footer: (organizer: string, name: string, email: string) =>
      `You receive this mail because you gave ${organizer} your sizes. ${name}, ${email}.`,
  },
  fr: {
    amount: 'Votre part',
    footer: (organizer: string, name: string, email: string) =>
      `Vous recevez ce courriel parce que vous avez donné vos tailles à ${organizer}. ${name}, ${email}.`,
  },
} as const satisfies Record<Locale, unknown>

type Share = {
  readonly row: ShareRow
  readonly email: string
  readonly amount: Cents
  readonly loaded: LoadedRequest
}

/** Nobody without an address is written to: the organiser gives them their link. */
export async function mailShare(
  tx: Tx,
  { row, email, amount, loaded }: Share,
  services: Services,
): Promise<void> {
  const { config, jobs } = services
  const locale = localeOf(row.language)
  const { amount: amountLabel, footer } = texts[locale]
  const { subject, heading, paragraphs, action, organizer } = shareWords(loaded.user.firstName, locale)
  const currency = loaded.preorder.currency as Currency
  const mail = layOutMail({
    to: email,
    locale,
    subject,
    heading,
    paragraphs,
    rows: [[amountLabel, moneyText(amount, currency, locale)]],
    action: { label: action, url: `${config.publicUrl}/orders/share/${secretOf(row.id, services)}` },
    footer: footer(organizer, config.provider.name, config.provider.supportEmail),
  })
  await jobs.add(tx, 'mail', mail)
}
