import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabel } from '@teamloom/catalog/size-label.ts'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { chargeKindLabel, chargeLabel, isDelivery } from '@teamloom/commerce/charges/charge.ts'
import { paymentDeadline } from '@teamloom/commerce/payments/payment-instructions.ts'
import { partsText, quantityText } from '@teamloom/commerce/pricing/item-parts.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Cents, type Currency, sumCents } from '@teamloom/kit/money.ts'
import { amountText, moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { numberFormat } from '@teamloom/kit/number-format.ts'
import type { Config } from '#api/config.ts'
import { untitled } from '#api/designs/untitled.ts'
import { documentWords } from '#api/payments/documents/document-words.ts'
import { addressLines, dayText, letterhead, sourcesOf } from '#api/payments/documents/letterhead.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import type { InvoiceContent } from '#api/requests/invoices/issue-invoice.ts'

const texts = {
  en: {
    kind: 'Invoice',
    title: (number: string) => `Invoice ${number}`,
    number: (number: string) => `No. ${number}`,
    revision: (revision: number) => `Revision ${revision}`,
    date: (day: string) => `Date: ${day}`,
    order: (number: number) => `Order ${number}`,
    noted: (name: string, text: string) => `${name}: ${text}`,
    issued: (day: string) => `Issued ${day}`,
    void: 'Void: nothing is due of this invoice.',
    replaced: (revision: number) => `Replaced by revision ${revision}.`,
    billTo: 'Billed to',
    deliverTo: 'Delivered to',
    columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
    personal: (sum: string, amount: string) => `${sum} = ${amount}, in the amount`,
    extra: (amount: string) => `Extra sizes: ${amount}, in the amount`,
    subtotal: 'Subtotal',
    shipping: 'Shipping, in each price',
    shippingAbove: 'Shipping, in the amounts above',
    untaxed: 'Not taxed',
    discount: 'Discount',
    total: (currency: string) => `Total (${currency})`,
    terms: (day: string, reference: number) =>
      `Terms: payable by ${day}. Write ${reference} in each transfer; it may be paid in several parts.`,
    exempt: {
      all: (number: string) => `Exempt of all taxes: certificate ${number}.`,
      federal: (number: string) => `Exempt of GST and HST: certificate ${number}.`,
      provincial: (number: string) => `Exempt of provincial taxes: certificate ${number}.`,
    },
    duties:
      'Delivered outside Canada: no Canadian tax is charged. Duties and taxes at import are the recipient’s.',
    foot: (name: string, number: string) => `${name}, invoice ${number}`,
    page: 'Page',
  },
  fr: {
    kind: 'Facture',
    title: (number: string) => `Facture ${number}`,
    number: (number: string) => `Nº ${number}`,
    revision: (revision: number) => `Révision ${revision}`,
    date: (day: string) => `Date\u00a0: ${day}`,
    order: (number: number) => `Commande ${number}`,
    noted: (name: string, text: string) => `${name}\u00a0: ${text}`,
    issued: (day: string) => `Émise le ${day}`,
    void: 'Annulée\u00a0: rien n’est dû de cette facture.',
    replaced: (revision: number) => `Remplacée par la révision ${revision}.`,
    billTo: 'Facturé à',
    deliverTo: 'Livré à',
    columns: ['Description', 'Quantité', 'Prix unitaire', 'Montant'],
    personal: (sum: string, amount: string) => `${sum} = ${amount}, dans le montant`,
    extra: (amount: string) => `Grandes tailles\u00a0: ${amount}, dans le montant`,
    subtotal: 'Sous-total',
    shipping: 'Livraison, comprise dans chaque prix',
    shippingAbove: 'Livraison, comprise dans les montants ci-dessus',
    untaxed: 'Non taxable',
    discount: 'Rabais',
    total: (currency: string) => `Total (${currency})`,
    terms: (day: string, reference: number) =>
      `Conditions\u00a0: payable au plus tard le ${day}. Inscrivez ${reference} dans chaque virement; on peut payer en plusieurs parties.`,
    exempt: {
      all: (number: string) => `Exempté de toutes les taxes\u00a0: certificat ${number}.`,
      federal: (number: string) => `Exempté de la TPS et de la TVH\u00a0: certificat ${number}.`,
      provincial: (number: string) => `Exempté des taxes provinciales\u00a0: certificat ${number}.`,
    },
    duties:
      'Livré hors du Canada\u00a0: aucune taxe canadienne n’est perçue. Les droits et taxes à l’importation sont au destinataire.',
    foot: (name: string, number: string) => `${name}, facture ${number}`,
    page: 'Page',
  },
} as const satisfies Record<Locale, unknown>

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
  config: Pick<Config, 'provider' | 'transfers'>,
): Typeset {
  const words = texts[locale]
  const shared = documentWords[locale]
  const currency = content.currency as Currency
  const bare = (amount: Cents | null) => (amount === null ? '–' : amountText(amount, locale))
  const shipping = content.shippingAddress as Address
  const { subtotal, invoiceNumber, charges = [], taxExemption, numbers = [] } = content
  const until = paymentDeadline(content.orderedOn, config.transfers.days)
  const data = {
    language: locale,
    title: words.title(invoiceNumber),
    provider: letterhead(config, locale),
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
      ...content.items.map(item => {
        const unit =
          item.pricePerUnit === null || item.priceOfShippingPerUnit === null
            ? null
            : item.pricePerUnit + item.priceOfShippingPerUnit
        const { personal = [] } = item
        const besides = unit === null || item.total === null ? 0 : item.total - unit * item.qty
        const extra = besides - sumCents(personal.map(({ qty, price }) => qty * price))
        const product = findProduct(item.family, item.product)
        return {
          name: item.designName ?? untitled[locale],
          lines: [
            [product?.product.label[locale] ?? item.product, item.projectName].filter(Boolean).join(', '),
            item.sizes
              .map(({ name, qty }) => `${sizeLabel(item, name)[locale]} ${numberText(qty, locale)}`)
              .join(', '),
            ...personal.map(part =>
              words.personal(
                partsText([part], currency, locale, 'piece'),
                moneyText(part.qty * part.price, currency, locale),
              ),
            ),
            ...(extra > 0 ? [words.extra(bare(extra))] : []),
          ],
          qty: quantityText(item.qty, product?.soldAs ?? 'piece', locale),
          unit: bare(unit),
          total: bare(item.total),
        }
      }),
      ...charges.map(charge => ({
        name: chargeLabel(charge)[locale],
        lines: [
          ...(charge.name === '' ? [] : [chargeKindLabel(charge.kind)[locale]]),
          ...(charge.taxed ? [] : [words.untaxed]),
        ],
        qty: '',
        unit: '',
        total: bare(charge.amount),
      })),
    ],
    sums: [
      { label: words.subtotal, amount: bare(subtotal) },
      {
        label: charges.some(isDelivery) ? words.shippingAbove : words.shipping,
        amount: bare(content.shipping),
      },
      ...content.discountLines.map(({ name, amount }) => ({
        label: shared.discounts[name] ?? `${words.discount}, ${name}`,
        amount: `−\u00a0${bare(amount)}`,
      })),
      ...content.taxes.map(({ name, percentage, amount }) => ({
        label: `${shared.taxes[name]} ${shared.percentage(numberOf(percentage, locale))}`,
        amount: bare(amount),
      })),
      {
        label: words.total(currency.toUpperCase()),
        amount: content.total === null ? '–' : moneyText(content.total, currency, locale),
      },
    ],
    terms: [
      ...(isVoid || revision < newest ? [] : [words.terms(dayText(until, locale), content.orderNumber)]),
      ...(taxExemption ? [words.exempt[taxExemption.from](taxExemption.number)] : []),
      ...(shipping.address.country === 'CA' ? [] : [words.duties]),
    ],
    foot: words.foot(config.provider.name, invoiceNumber),
    page: words.page,
  }
  return {
    main: 'invoice.typ',
    files: { ...sourcesOf('invoice.typ'), 'data.json': JSON.stringify(data) },
  }
}

/** `9.975`: three digits at most, as the rates have. */
function numberOf(percentage: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 3 }).format(percentage)
}
