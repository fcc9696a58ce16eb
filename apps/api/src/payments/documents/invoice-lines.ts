import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabel } from '@teamloom/catalog/size-label.ts'
import { type Charge, chargeKindLabel, chargeLabel } from '@teamloom/commerce/charges/charge.ts'
import { partsText, quantityText } from '@teamloom/commerce/pricing/item-parts.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Cents, type Currency, sumCents } from '@teamloom/kit/money.ts'
import { amountText, moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { untitled } from '#api/designs/untitled.ts'
import { invoiceWords } from '#api/payments/documents/invoice-words.ts'
import type { InvoiceContent } from '#api/requests/invoices/issue-invoice.ts'

/** A line as the invoice's table shows it. */
type Line = {
  readonly name: string
  readonly lines: readonly string[]
  readonly qty: string
  readonly unit: string
  readonly total: string
}

/** An amount under a heading that tells the currency. */
export function bareAmount(amount: Cents | null, locale: Locale): string {
  return amount === null ? '–' : amountText(amount, locale)
}

export function itemLine(item: InvoiceContent['items'][number], currency: Currency, locale: Locale): Line {
  const words = invoiceWords[locale]
  const { pricePerUnit, priceOfShippingPerUnit, personal = [] } = item
  const unit =
    pricePerUnit === null || priceOfShippingPerUnit === null ? null : pricePerUnit + priceOfShippingPerUnit
  const besides = unit === null || item.total === null ? 0 : item.total - unit * item.qty
  const extra = besides - sumCents(personal.map(({ qty, price }) => qty * price))
  const product = findProduct(item.family, item.product)
  const sizes = item.sizes.map(
    ({ name, qty }) => `${sizeLabel(item, name)[locale]} ${numberText(qty, locale)}`,
  )
  return {
    name: item.designName ?? untitled[locale],
    lines: [
      [product?.product.label[locale] ?? item.product, item.projectName].filter(Boolean).join(', '),
      sizes.join(', '),
      ...personal.map(part =>
        words.personal(
          partsText([part], currency, locale, 'piece'),
          moneyText(part.qty * part.price, currency, locale),
        ),
      ),
      ...(extra > 0 ? [words.extra(bareAmount(extra, locale))] : []),
    ],
    qty: quantityText(item.qty, product?.soldAs ?? 'piece', locale),
    unit: bareAmount(unit, locale),
    total: bareAmount(item.total, locale),
  }
}

export function chargeLine(charge: Charge, locale: Locale): Line {
  return {
    name: chargeLabel(charge)[locale],
    lines: [
      ...(charge.name === '' ? [] : [chargeKindLabel(charge.kind)[locale]]),
      ...(charge.taxed ? [] : [invoiceWords[locale].untaxed]),
    ],
    qty: '',
    unit: '',
    total: bareAmount(charge.amount, locale),
  }
}
