import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { deliveryDates } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { useState } from 'react'
import { useLocale } from '#web/lib/i18n.ts'

/** `Dec 17 – Feb 4`, counted from today. */
export function DeliveryDates({ time }: { readonly time: DeliveryTime }) {
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const { from, to } = deliveryDates(today, time)
  const format = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-CA' : 'en-CA', {
    month: 'short',
    day: 'numeric',
  })
  return `${format.format(from)} – ${format.format(to)}`
}
