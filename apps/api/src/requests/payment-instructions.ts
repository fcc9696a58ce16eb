import { paymentDeadline, paymentReference } from '@teamloom/commerce/payments/payment-instructions.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Ledger } from '@teamloom/contract/payments.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Cents, type Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import type { Config } from '#api/config.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'

type Instructions = NonNullable<Ledger['instructions']>

/** PA10, PA11: how to pay by bank transfer or Interac what is due of an order, or a request's deposit. */
export function paymentInstructions(
  { preorder, order }: Pick<LoadedRequest, 'preorder' | 'order'>,
  { transfers }: Pick<Config, 'transfers'>,
): Instructions {
  const askedAt = order?.createdAt ?? preorder.depositAskedAt ?? preorder.updatedAt
  return {
    reference: paymentReference(preorder.number, order?.number ?? null),
    until: paymentDeadline(taxDayOf(askedAt), order?.terms?.paymentDays ?? transfers.days),
    interacEmail: transfers.interacEmail,
    bankAccount: transfers.bankAccount,
  }
}

const texts = {
  en: {
    due: 'To pay',
    until: 'Until',
    reference: 'Reference of the transfer',
    interac: 'Interac to',
    bank: 'Bank transfer to',
    ask: (email: string) => `Answer this mail or write to ${email}: we tell you where to send the transfer.`,
    card: 'Or pay by card on the page of your order.',
    several: 'It may be paid in several parts and by several people; each transfer bears the reference.',
  },
  fr: {
    due: 'À payer',
    until: 'Au plus tard le',
    reference: 'Référence du virement',
    interac: 'Interac à',
    bank: 'Virement bancaire à',
    ask: (email: string) =>
      `Répondez à ce courriel ou écrivez à ${email}\u00a0: nous vous dirons où envoyer le virement.`,
    card: 'Vous pouvez aussi payer par carte sur la page de votre commande.',
    several: 'On peut payer en plusieurs parties et à plusieurs; chaque virement porte la référence.',
  },
} as const satisfies Record<Locale, unknown>

type InMail = {
  readonly paragraphs: readonly string[]
  readonly rows: readonly (readonly [string, string])[]
}

/** How an order is paid, as a mail tells it. */
export function instructionsInMail(
  loaded: Pick<LoadedRequest, 'preorder' | 'order'>,
  due: Cents,
  config: Pick<Config, 'transfers' | 'card' | 'provider'>,
): InMail {
  const locale = loaded.preorder.locale as Locale
  const words = texts[locale]
  const { reference, until, interacEmail, bankAccount } = paymentInstructions(loaded, config)
  return {
    paragraphs: [
      ...(interacEmail || bankAccount ? [] : [words.ask(config.provider.salesEmail)]),
      words.several,
      ...(config.card ? [words.card] : []),
    ],
    rows: [
      [words.due, moneyText(due, loaded.preorder.currency as Currency, locale)],
      [words.until, longDateText(new Date(`${until}T00:00:00Z`), locale, { timeZone: 'UTC' })],
      [words.reference, reference],
      ...(interacEmail ? [[words.interac, interacEmail] as const] : []),
      ...(bankAccount ? [[words.bank, bankAccount] as const] : []),
    ],
  }
}
