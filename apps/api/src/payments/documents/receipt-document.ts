import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import type { Config } from '#api/config.ts'
import type { ledgerEntries } from '#api/db/tables.ts'
import { documentWords } from '#api/payments/documents/document-words.ts'
import { addressLines, dayText, letterhead, sourcesOf } from '#api/payments/documents/letterhead.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'

const texts = {
  en: {
    payment: 'Receipt',
    refund: 'Refund receipt',
    number: (number: number) => `No. ${number}`,
    date: (day: string) => `Date: ${day}`,
    from: 'Customer',
    of: 'Payment of',
    refundOf: 'Refund of',
    order: (number: number) => `Order ${number}`,
    request: (number: number) => `Order request ${number}, deposit`,
    invoice: 'Invoice',
    method: 'Method',
    reference: 'Reference',
    received: 'Received',
    paidBack: 'Paid back',
    taxes: 'The taxes stand on the invoice; this receipt is of the payment alone.',
    reversed: 'This entry was a mistake, and is reversed.',
    foot: (name: string, number: number) => `${name}, receipt ${number}`,
    page: 'Page',
  },
  fr: {
    payment: 'Reçu',
    refund: 'Reçu de remboursement',
    number: (number: number) => `Nº ${number}`,
    date: (day: string) => `Date\u00a0: ${day}`,
    from: 'Client',
    of: 'Paiement de',
    refundOf: 'Remboursement de',
    order: (number: number) => `Commande ${number}`,
    request: (number: number) => `Demande de commande ${number}, acompte`,
    invoice: 'Facture',
    method: 'Mode de paiement',
    reference: 'Référence',
    received: 'Reçu',
    paidBack: 'Remboursé',
    taxes: 'Les taxes figurent sur la facture; ce reçu ne vaut que pour le paiement.',
    reversed: 'Cette écriture était une erreur et a été contrepassée.',
    foot: (name: string, number: number) => `${name}, reçu ${number}`,
    page: 'Page',
  },
} as const satisfies Record<Locale, unknown>

type Entry = typeof ledgerEntries.$inferSelect

/** PA14: that a payment came in, or went back. */
export function receiptDocument(
  entry: Entry,
  { preorder, order }: LoadedRequest,
  { locale, isReversed }: { readonly locale: Locale; readonly isReversed: boolean },
  config: Pick<Config, 'provider'>,
): Typeset {
  const words = texts[locale]
  const isRefund = entry.amount < 0
  const kind = isRefund ? words.refund : words.payment
  const money = moneyText(Math.abs(entry.amount), entry.currency, locale)
  const data = {
    language: locale,
    title: `${kind} ${entry.number}`,
    provider: letterhead(config.provider, locale),
    logo: null,
    kind,
    about: [words.number(entry.number), words.date(dayText(taxDayOf(entry.receivedAt), locale))],
    stamp: isReversed ? words.reversed : null,
    parties: [{ title: words.from, lines: addressLines(preorder.billingAddress as Address, locale) }],
    rows: [
      {
        label: isRefund ? words.refundOf : words.of,
        value: order ? words.order(order.number) : words.request(preorder.number),
      },
      ...(order ? [{ label: words.invoice, value: preorder.invoiceNumber || String(order.number) }] : []),
      { label: words.method, value: documentWords[locale].methods[entry.method] },
      ...(entry.reference ? [{ label: words.reference, value: entry.reference }] : []),
    ],
    sums: [{ label: isRefund ? words.paidBack : words.received, amount: money }],
    terms: [words.taxes],
    foot: words.foot(config.provider.name, entry.number),
    page: words.page,
  }
  return {
    main: 'receipt.typ',
    files: { ...sourcesOf('receipt.typ'), 'data.json': JSON.stringify(data) },
  }
}
