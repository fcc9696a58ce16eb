import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartSum } from '#web/data/cart-lines.ts'
import classes from '#web/features/checkout/summary-rows.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { useDiscountName } from '#web/lib/use-discount-name.ts'

export function SummaryRows({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.rows}>{children}</dl>
}

type RowProps = {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly kind?: 'discount' | 'quiet'
}

export function SummaryRow({ label, value, kind }: RowProps) {
  return (
    <div className={classes.row} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Subtotal, shipping, discounts: below the items. */
export function AmountRows({ sum, children }: { readonly sum: CartSum; readonly children?: ReactNode }) {
  const { t } = useTranslation()
  const money = useMoneyOf(sum.currency)
  const nameOf = useDiscountName()
  return (
    <SummaryRows>
      <SummaryRow label={t('cart.summary.subtotal')} value={money(sum.price)} />
      <SummaryRow label={t('cart.summary.shipping')} value={money(sum.priceOfShipping)} />
      {sum.discounts.map(discount => (
        <SummaryRow
          key={discount.id}
          kind="discount"
          label={nameOf(discount.name)}
          value={`−\u00a0${money(discount.amount)}`}
        />
      ))}
      {children}
    </SummaryRows>
  )
}

/** What is beside the price of a piece: words of people, larger sizes. */
export function BesidesRows({ sum }: { readonly sum: CartSum }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = useMoneyOf(sum.currency)
  const told = (qty: number, price: Cents) => ({ n: numberText(qty, locale), price: money(price) })
  return (
    <>
      {sum.personal.map(({ words, qty, price }) => (
        <SummaryRow
          key={`${words} ${price}`}
          label={t(`cart.summary.personal.${words}`, told(qty, price))}
          value={money(qty * price)}
        />
      ))}
      {sum.extraSizes.map(({ qty, price }) => (
        <SummaryRow
          key={price}
          label={t('cart.summary.extraSizes', told(qty, price))}
          value={money(qty * price)}
        />
      ))}
    </>
  )
}

export function SummaryTotal({ sum }: { readonly sum: CartSum }) {
  const { t } = useTranslation()
  const money = useMoneyOf(sum.currency)
  return (
    <div className={classes.total}>
      <span className={classes.totalLabel}>{t('cart.summary.total')}</span>
      <span className={classes.totalAmount}>
        <span className={classes.figure} data-testid="cart-total">
          {money(sum.total)}
        </span>
        <span className={classes.currency}>
          {t('cart.summary.beforeTaxes', { currency: sum.currency.toUpperCase() })}
        </span>
      </span>
    </div>
  )
}

/** In words where there is no price yet. */
export function useMoneyOf(currency: Currency): (amount: Cents | null) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return amount => (amount === null ? t('cart.summary.undetermined') : moneyText(amount, currency, locale))
}
