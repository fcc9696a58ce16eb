import { IconShieldCheck } from '@tabler/icons-react'
import { quantityText } from '@teamloom/commerce/pricing/item-parts.ts'
import { priceOfPieces } from '@teamloom/commerce/pricing/price-item.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine, CartSum } from '#web/data/cart-lines.ts'
import type { DeliveryPlace } from '#web/data/tax-estimate.ts'
import classes from '#web/features/checkout/cart-summary.module.css'
import { OrderSummary } from '#web/features/checkout/order-summary.tsx'
import {
  AmountRows,
  BesidesRows,
  SummaryRow,
  SummaryRows,
  SummaryTotal,
  useMoneyOf,
} from '#web/features/checkout/summary-rows.tsx'
import { PlaceField, TaxRows } from '#web/features/checkout/tax-rows.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { HeldButton } from '#web/ui/held-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly lines: readonly CartLine[]
  readonly sum: CartSum
  /** Where it goes, once that is known. */
  readonly place: DeliveryPlace | undefined
  readonly onPlace: (place: DeliveryPlace) => void
  /** Why the next step cannot be taken yet. */
  readonly reason: 'fault' | 'minimum' | 'deprecated' | 'approval' | 'offline' | 'saving' | undefined
  readonly onContinue: () => void
  readonly onHeld: () => void
}

/** The cart's figures, and the way on to the delivery. */
export function CartSummary({ lines, sum, place, onPlace, reason, onContinue, onHeld }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const money = useMoneyOf(sum.currency)
  const isShort = !sum.hasMinimum || !sum.hasMinimumPerSize
  const minimumId = useId()
  return (
    <OrderSummary
      action={
        <>
          <SummaryTotal sum={sum} />
          <div data-screen-only>
            {isShort ? <Notice id={minimumId} kind="info" text={t('cart.minimum')} /> : <span />}
          </div>
          <HeldButton
            reason={reason && t(`cart.reason.${reason}`)}
            reasonId={reason === 'minimum' ? minimumId : undefined}
            onClick={onContinue}
            onHeld={onHeld}
          >
            {t('cart.continue')}
          </HeldButton>
        </>
      }
      note={
        <div data-screen-only>
          <p className={classes.note}>
            <IconShieldCheck size={20} stroke={1.6} aria-hidden />
            <span>{t('cart.noPayment')}</span>
          </p>
        </div>
      }
    >
      <SummaryRows>
        {lines.map(line => (
          <SummaryRow
            key={line.id}
            label={t('cart.summary.line', {
              name: line.designName ?? t('common.untitled'),
              n: quantityText(line.pricing.qty, line.soldAs, locale),
              price: money(line.piece),
            })}
            value={money(priceOfPieces(line.pricing))}
          />
        ))}
        <BesidesRows sum={sum} />
      </SummaryRows>
      <AmountRows sum={sum}>
        <TaxRows beforeTaxes={sum.total} currency={sum.currency} place={place} />
      </AmountRows>
      <div data-screen-only>
        <div className={classes.place}>
          <PlaceField place={place} onPlace={onPlace} />
        </div>
      </div>
    </OrderSummary>
  )
}
