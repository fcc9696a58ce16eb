import { IconTruckDelivery } from '@tabler/icons-react'
import { deliveryDates } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryDays } from '#web/features/cart/delivery-day.ts'
import classes from '#web/features/cart/delivery-group.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly minWeeks: number
  readonly maxWeeks: number
  readonly today: Date
  readonly children: ReactNode
}

/** Items that arrive together, under when that is. */
export function DeliveryGroup({ minWeeks, maxWeeks, today, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { from, to } = deliveryDates(today, { minWeeks, maxWeeks })
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <IconTruckDelivery size={18} stroke={1.6} aria-hidden />
        <span>
          {t(minWeeks === maxWeeks ? 'cart.delivery.exactWeeks' : 'cart.delivery.weeks', {
            from: minWeeks,
            to: maxWeeks,
          })}
        </span>
        <span className={classes.dates}>{t('cart.delivery.dates', deliveryDays(from, to, locale))}</span>
      </h2>
      {children}
    </section>
  )
}
