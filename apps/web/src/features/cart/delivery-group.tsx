import { IconTruckDelivery } from '@tabler/icons-react'
import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { deliveryDates } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/cart/delivery-group.module.css'
import { deliveryDay } from '#web/lib/delivery-day.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { EventArrival } from '#web/shown/event-arrival.tsx'
import { WhyLater } from '#web/shown/why-later.tsx'

type Props = {
  readonly time: DeliveryTime
  readonly today: Date
  readonly eventDate: string | null
  readonly children: ReactNode
}

/** Items that arrive together, under when that is. */
export function DeliveryGroup({ time, today, eventDate, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { minWeeks, maxWeeks } = time
  const { from } = deliveryDates(today, time)
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
        <span className={classes.dates}>{t('cart.delivery.dates', { day: deliveryDay(from, locale) })}</span>
      </h2>
      <WhyLater time={time} start={today} />
      <EventArrival eventDate={eventDate} time={time} start={today} today={today} />
      {children}
    </section>
  )
}
