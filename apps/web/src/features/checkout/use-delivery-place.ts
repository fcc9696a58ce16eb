import { isRegionOf } from '@teamloom/commerce/addresses/regions.ts'
import { useState } from 'react'
import { useAddresses } from '#web/data/preorders.ts'
import type { DeliveryPlace } from '#web/data/tax-estimate.ts'
import { checkoutDraftStore } from '#web/features/checkout/checkout-draft-store.ts'

const storageKey = 'teamloom-delivery-place'

/** Where it is likely delivered: what was said here or at the delivery step, else where the last request went. */
export function useDeliveryPlace(userId: string | undefined) {
  const last = useAddresses().data?.shippingAddress?.address
  const [said, setSaid] = useState(readSaid)
  const drafted = userId === undefined ? undefined : checkoutDraftStore.read(userId)?.shipping
  const known = said ?? drafted ?? last
  return {
    place: known && isRegionOf(known.country, known.state) ? known : undefined,
    setPlace: (place: DeliveryPlace) => {
      sessionStorage.setItem(storageKey, JSON.stringify(place))
      setSaid(place)
    },
  }
}

function readSaid(): DeliveryPlace | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as DeliveryPlace | null) ?? undefined
  } catch {
    return undefined
  }
}
