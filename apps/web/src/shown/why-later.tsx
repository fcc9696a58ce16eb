import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { deliveryDates } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/event-arrival.module.css'

type Props = {
  readonly time: DeliveryTime
  /** From when the weeks of making count. */
  readonly start: Date
}

/** DE4, DE5: why a delivery comes later than its weeks alone say; nothing where it does not. */
export function WhyLater({ time, start }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { startsOn, closedDays } = deliveryDates(start, time)
  if (!startsOn && closedDays === 0) return null
  return (
    <p className={classes.why}>
      {startsOn &&
        `${t('price.later.starts', { day: longDateText(new Date(startsOn), locale, { timeZone: 'UTC' }) })} `}
      {closedDays > 0 && t('price.later.closed', countOf(closedDays, locale))}
    </p>
  )
}
