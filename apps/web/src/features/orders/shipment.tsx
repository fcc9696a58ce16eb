import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { Notice } from '#web/ui/notice.tsx'

type Parcel = OrderEntry['milestones'][number]

/** Each parcel: what is in it, who carries it, and where one can follow it; the newest first. */
export function Shipment({ entry }: { readonly entry: OrderEntry }) {
  const parcels = entry.milestones.filter(
    each =>
      each.name === 'shipped' && (each.contents ?? each.carrier ?? each.trackingNumber ?? each.trackingUrl),
  )
  return parcels.toReversed().map(parcel => <ParcelNotice key={parcel.created_at} parcel={parcel} />)
}

function ParcelNotice({ parcel }: { readonly parcel: Parcel }) {
  const { t } = useTranslation()
  const words = [
    parcel.contents && t('orders.parcelOf', { contents: parcel.contents }),
    parcel.carrier && t('orders.carriedBy', { carrier: parcel.carrier }),
    parcel.trackingNumber && t('orders.tracked', { number: parcel.trackingNumber }),
  ].filter(Boolean)
  return (
    <Notice
      kind="info"
      icon={IconTruckDelivery}
      {...(words.length > 0 && { text: words.join(' ') })}
      action={
        parcel.trackingUrl && (
          <a href={parcel.trackingUrl} target="_blank" rel="noopener noreferrer">
            {t('orders.track')}
          </a>
        )
      }
    />
  )
}
