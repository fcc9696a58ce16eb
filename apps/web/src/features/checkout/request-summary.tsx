import { quantityText } from '@teamloom/commerce/pricing/item-parts.ts'
import { priceOfPieces } from '@teamloom/commerce/pricing/price-item.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine, CartSum } from '#web/data/cart-lines.ts'
import type { DeliveryPlace } from '#web/data/tax-estimate.ts'
import { OrderSummary } from '#web/features/checkout/order-summary.tsx'
import classes from '#web/features/checkout/request-summary.module.css'
import {
  AmountRows,
  BesidesRows,
  SummaryRows,
  SummaryTotal,
  useMoneyOf,
} from '#web/features/checkout/summary-rows.tsx'
import { TaxRows } from '#web/features/checkout/tax-rows.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { GarmentSides } from '#web/shown/garment-sides.tsx'
import { OpenChecks } from '#web/shown/open-checks.tsx'

type Props = {
  readonly lines: readonly CartLine[]
  readonly sum: CartSum
  /** Where it goes, as far as that is said. */
  readonly place: DeliveryPlace
  /** The field of the code. */
  readonly promo: ReactNode
  /** What stands in the way, and the button that sends it. */
  readonly action: ReactNode
}

/** What is about to be asked for, with its pictures and figures. */
export function RequestSummary({ lines, sum, place, promo, action }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = useMoneyOf(sum.currency)
  return (
    <OrderSummary
      action={
        <>
          <SummaryTotal sum={sum} />
          {action}
        </>
      }
    >
      <ul className={classes.items}>
        {lines.map(({ id, designName, designState, decoratedSides, pricing, piece, openChecks, soldAs }) => (
          <li key={id} className={classes.item}>
            <span className={classes.picture}>
              <GarmentSides
                images={designState.images}
                decoratedSides={decoratedSides}
                sizes="56px"
                iconSize={24}
              />
            </span>
            <div className={classes.names}>
              <span className={classes.name}>{designName ?? t('common.untitled')}</span>
              <span
                className={classes.pieces}
              >{`${quantityText(pricing.qty, soldAs, locale)} × ${money(piece)}`}</span>
            </div>
            <span className={classes.amount}>{money(priceOfPieces(pricing))}</span>
            <div className={classes.checks}>
              <OpenChecks checks={openChecks} />
            </div>
          </li>
        ))}
      </ul>
      <SummaryRows>
        <BesidesRows sum={sum} />
      </SummaryRows>
      {promo}
      <AmountRows sum={sum}>
        <TaxRows beforeTaxes={sum.total} currency={sum.currency} place={place} />
      </AmountRows>
    </OrderSummary>
  )
}
