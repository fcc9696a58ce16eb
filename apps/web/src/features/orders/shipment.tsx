import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Who carries it, and where one can follow it. */
export function Shipment({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const sent = entry.milestones.findLast(({ name }) => name === 'shipped')
  if (!sent?.carrier && !sent?.trackingUrl) return null
  return (
    <Notice
      kind="info"
      icon={IconTruckDelivery}
      {...(sent.carrier && { text: t('orders.carriedBy', { carrier: sent.carrier }) })}
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
