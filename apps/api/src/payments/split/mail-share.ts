import { shareWords } from '@teamloom/commerce/payments/share-words.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import { localeOf, type ShareRow, secretOf } from '#api/payments/split/load-split.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    amount: 'Your share',
    reason: (organizer: string) => `You receive this mail because you gave your sizes to ${organizer}.`,
  },
  fr: {
    amount: 'Votre part',
    reason: (organizer: string) =>
      `Vous recevez ce courriel parce que vous avez donné vos tailles à ${organizer}.`,
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
  const { amount: amountLabel, reason } = texts[locale]
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
    footer: signature(config.provider, locale, reason(organizer)),
    replyTo: config.provider.supportEmail,
  })
  await jobs.add(tx, 'mail', mail, { isOneOfMany: true })
}
