import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { isDelivery } from '@teamloom/commerce/charges/charge.ts'
import type { Logo } from '@teamloom/commerce/house/logo.ts'
import type { OrderedFrom } from '@teamloom/commerce/house/ordered-from.ts'
import { paymentDeadline } from '@teamloom/commerce/payments/payment-instructions.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { numberFormat } from '@teamloom/kit/number-format.ts'
import { documentWords } from '#api/payments/documents/document-words.ts'
import { bareAmount, chargeLine, itemLine } from '#api/payments/documents/invoice-lines.ts'
import { invoiceWords } from '#api/payments/documents/invoice-words.ts'
import {
  addressLines,
  dayText,
  letterhead,
  logoFile,
  logoName,
  sourcesOf,
} from '#api/payments/documents/letterhead.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import type { InvoiceContent } from '#api/requests/invoices/issue-invoice.ts'

type About = {
  readonly revision: number
  /** The last one there is. */
  readonly newest: number
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string
  readonly isVoid: boolean
  readonly locale: Locale
}

/** PA13: an invoice as it was issued, with all that the tax offices of Canada and Québec ask for. */
export function invoiceDocument(
  content: InvoiceContent,
  { revision, newest, issuedOn, isVoid, locale }: About,
  { from, logo }: { readonly from: OrderedFrom; readonly logo: Logo },
): Typeset {
  const words = invoiceWords[locale]
  const currency = content.currency as Currency
  const shipping = content.shippingAddress as Address
  const { invoiceNumber, charges = [], taxExemption, numbers = [] } = content
  const until = paymentDeadline(content.orderedOn, from.paymentDays)
  const data = {
    language: locale,
    title: words.title(invoiceNumber),
    provider: letterhead(from, locale),
    logo: logo && logoName(logo),
    kind: words.kind,
    about: [
      words.number(invoiceNumber),
      words.order(content.orderNumber),
      ...numbers.map(({ label, text }) => words.noted(label[locale], text)),
      words.date(dayText(content.orderedOn, locale)),
      ...(revision > 1
        ? [`${words.revision(revision)}, ${words.issued(dayText(issuedOn, locale)).toLowerCase()}`]
        : []),
    ],
    stamp: revision < newest ? words.replaced(newest) : isVoid ? words.void : null,
    parties: [
      { title: words.billTo, lines: addressLines(content.customer as Address, locale) },
      { title: words.deliverTo, lines: addressLines(shipping, locale) },
    ],
    columns: words.columns,
    items: [
      ...content.items.map(item => itemLine(item, currency, locale)),
      ...charges.map(charge => chargeLine(charge, locale)),
    ],
    sums: sumsOf(content, locale),
    terms: [
      ...(isVoid || revision < newest ? [] : [words.terms(dayText(until, locale), content.orderNumber)]),
      ...(from.invoiceTerms[locale] ? [from.invoiceTerms[locale]] : []),
      ...(taxExemption ? [words.exempt[taxExemption.from](taxExemption.number)] : []),
      ...(shipping.address.country === 'CA' ? [] : [words.duties]),
    ],
    foot: words.foot(from.name, invoiceNumber),
    page: words.page,
  }
  return {
    main: 'invoice.typ',
    files: { ...sourcesOf('invoice.typ'), ...logoFile(logo), 'data.json': JSON.stringify(data) },
  }
}

/** From the subtotal to what is due. */
function sumsOf(content: InvoiceContent, locale: Locale) {
  const words = invoiceWords[locale]
  const shared = documentWords[locale]
  const currency = content.currency as Currency
  const { subtotal, charges = [], total } = content
  return [
    { label: words.subtotal, amount: bareAmount(subtotal, locale) },
    {
      label: charges.some(isDelivery) ? words.shippingAbove : words.shipping,
      amount: bareAmount(content.shipping, locale),
    },
    ...content.discountLines.map(({ name, amount }) => ({
      label: shared.discounts[name] ?? `${words.discount}, ${name}`,
      amount: `−\u00a0${bareAmount(amount, locale)}`,
    })),
    ...content.taxes.map(({ name, percentage, amount }) => ({
      label: `${shared.taxes[name]} ${shared.percentage(numberOf(percentage, locale))}`,
      amount: bareAmount(amount, locale),
    })),
    {
      label: words.total(currency.toUpperCase()),
      amount: total === null ? '–' : moneyText(total, currency, locale),
    },
  ]
}

/** `9.975`: three digits at most, as the rates have. */
function numberOf(percentage: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 3 }).format(percentage)
}
