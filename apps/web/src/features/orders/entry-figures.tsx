import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import classes from '#web/features/orders/entry-figures.module.css'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** Payment, invoice, and the sums. */
export function EntryFigures({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const provider = useProvider().data
  const money = (amount: Cents | null) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, entry.currency, locale)
  return (
    <div className={classes.root}>
      <dl className={classes.rows}>
        <Row label={t('orders.payment')}>{t(`orders.paymentMethods.${entry.paymentMethod}`)}</Row>
        <Row label={t('orders.invoiceNumber')}>{entry.invoiceNumber ?? t('orders.toCome')}</Row>
        {entry.quoteNumber && <Row label={t('orders.quoteNumber')}>{entry.quoteNumber}</Row>}
        {entry.promoCode && <Row label={t('orders.promo')}>{entry.promoCode}</Row>}
        <Row label={t('orders.subtotal')}>
          {money(entry.subtotal === null || entry.shipping === null ? null : entry.subtotal + entry.shipping)}
        </Row>
        <Row label={t('orders.shipping')}>{t('orders.included')}</Row>
        {entry.discounts.map(discount => (
          <Row
            key={discount.id}
            isDiscount
            label={discount.name === 'first_order' ? t('orders.firstOrder') : discount.name}
          >
            {`−\u00a0${money(discount.amount)}`}
          </Row>
        ))}
        {entry.taxes ? (
          entry.taxes.map(tax => (
            <Row key={tax.name} label={tax.name}>
              {money(tax.amount)}
            </Row>
          ))
        ) : (
          <Row label={t('orders.taxes')}>{t('orders.withInvoice')}</Row>
        )}
        <Row label={t('orders.total')} isTotal>
          {money(entry.total)}
        </Row>
      </dl>
      {entry.total === null && provider && (
        <p className={classes.tailored}>
          {t('orders.tailored')} <a href={`mailto:${provider.salesEmail}`}>{provider.salesEmail}</a>
        </p>
      )}
      {provider && (
        <p className={classes.numbers}>
          {t('orders.gst', { number: provider.gstNumber })}
          <br />
          {t('orders.qst', { number: provider.qstNumber })}
        </p>
      )}
    </div>
  )
}

type RowProps = {
  readonly label: string
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
