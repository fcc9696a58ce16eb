import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Who carries it, and where one can follow it. */
export function Shipment({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const sent = entry.milestones.findLast(({ name }) => name === 'shipped')
  const words = [
    sent?.carrier && t('orders.carriedBy', { carrier: sent.carrier }),
    sent?.trackingNumber && t('orders.tracked', { number: sent.trackingNumber }),
  ].filter(Boolean)
  if (!sent || (words.length === 0 && !sent.trackingUrl)) return null
  return (
    <Notice
      kind="info"
      icon={IconTruckDelivery}
      {...(words.length > 0 && { text: words.join(' ') })}
      action={
        sent.trackingUrl && (
          <a href={sent.trackingUrl} target="_blank" rel="noopener noreferrer">
            {t('orders.track')}
          </a>
        )
      }
    />
  )
}
