import { chargeLabel, isDelivery } from '@teamloom/commerce/charges/charge.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadInvoice } from '#web/data/documents.ts'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { useProvider } from '#web/data/provider.ts'
import { useTaxEstimate } from '#web/data/tax-estimate.ts'
import classes from '#web/features/orders/entry-figures.module.css'
import { DocumentButton } from '#web/features/orders/payments/document-button.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { useDiscountName } from '#web/lib/use-discount-name.ts'
import { LongName } from '#web/ui/long-name.tsx'

/** Payment, invoice, and the sums. */
export function EntryFigures({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const provider = useProvider().data
  const money = (amount: Cents | null) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, entry.currency, locale)
  const nameOf = useDiscountName()
  const estimate = useTaxEstimate(entry.taxes ? null : entry.total, entry.shippingAddress.address, {
    taxable: entry.taxable,
    exemption: entry.taxExemption,
  })
  return (
    <div className={classes.root}>
      <dl className={classes.rows}>
        <Row label={t('orders.payment')}>{t(`orders.paymentMethods.${entry.paymentMethod}`)}</Row>
        <Row label={t('orders.invoiceNumber')}>{entry.invoiceNumber ?? t('orders.toCome')}</Row>
        {entry.quoteNumber && <Row label={t('orders.quoteNumber')}>{entry.quoteNumber}</Row>}
        {entry.promoCode && <Row label={t('orders.promo')}>{entry.promoCode}</Row>}
        {entry.charges.map(charge => (
          <Row
            key={charge.id}
            label={
              <LongName
                name={
                  charge.taxed
                    ? chargeLabel(charge)[locale]
                    : t('orders.untaxed', { name: chargeLabel(charge)[locale] })
                }
              />
            }
          >
            {money(charge.amount)}
          </Row>
        ))}
        <Row label={t('orders.subtotal')}>{money(entry.subtotal)}</Row>
        <Row label={t(entry.charges.some(isDelivery) ? 'orders.shippingAbove' : 'orders.shipping')}>
          {money(entry.shipping)}
        </Row>
        {entry.discounts.map(discount => (
          <Row key={discount.id} isDiscount label={<LongName name={nameOf(discount.name)} />}>
            {`−\u00a0${money(discount.amount)}`}
          </Row>
        ))}
        {(entry.taxes ?? estimate?.taxes)?.map(tax => (
          <Row
            key={`${tax.jurisdiction} ${tax.name}`}
            label={t('orders.tax', {
              name: t(`orders.taxNames.${tax.name}`),
              percentage: numberText(tax.percentage, locale),
            })}
          >
            {money(tax.amount)}
          </Row>
        ))}
        {estimate && estimate.taxes.length > 0 && (
          <Row label={t('cart.summary.estimate')}>{money(estimate.withTaxes)}</Row>
        )}
        {entry.taxExemption && (
          <Row label={t('orders.exempt')}>{t('orders.exemptBy', { number: entry.taxExemption.number })}</Row>
        )}
        {estimate?.taxes.length === 0 && entry.taxExemption === null && (
          <Row label={t('orders.taxes')}>{t('cart.summary.atTheBorder')}</Row>
        )}
        {!entry.taxes && !estimate && <Row label={t('orders.taxes')}>{t('orders.withInvoice')}</Row>}
        <Row label={entry.taxes ? t('orders.total') : t('orders.totalBeforeTaxes')} isTotal>
          {money(entry.total)}
        </Row>
        {entry.payment && (
          <>
            <Row label={t('orders.paid')}>{money(entry.payment.paid)}</Row>
            <Row label={t('orders.balance')}>{money(entry.payment.balance)}</Row>
          </>
        )}
      </dl>
      {entry.payment?.isVoid && <p className={classes.tailored}>{t('orders.void')}</p>}
      {entry.kind === 'order' && entry.invoiceNumber !== null && (
        <p className={classes.tailored}>
          <DocumentButton
            text={t('orders.invoicePdf')}
            fileName={t('orders.invoice', { number: entry.invoiceNumber })}
            load={() => downloadInvoice(entry.id, locale)}
          />
        </p>
      )}
      {entry.total === null && provider && (
        <p className={classes.tailored}>
          {t('orders.tailored')} <a href={`mailto:${provider.salesEmail}`}>{provider.salesEmail}</a>
        </p>
      )}
      {provider && (
        <p className={classes.numbers}>
          {provider.gstNumber && t('orders.gst', { number: provider.gstNumber })}
          <br />
          {provider.qstNumber && t('orders.qst', { number: provider.qstNumber })}
        </p>
      )}
    </div>
  )
}

type RowProps = {
  readonly label: ReactNode
  readonly isDiscount?: boolean
  readonly isTotal?: boolean
  readonly children: ReactNode
}

function Row({ label, isDiscount = false, isTotal = false, children }: RowProps) {
  return (
    <div className={classes.row} data-discount={isDiscount} data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
