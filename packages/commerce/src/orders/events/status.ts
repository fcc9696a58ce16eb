import { preorderStatuses } from '../../preorders/status.ts'
import { defineOrderEvent } from './define-order-event.ts'
import { partIn, textIn, textsIn } from './read-data.ts'

/** OR1, OR57: `isQuote?`: staff made it for its customer. */
export const created = defineOrderEvent({
  name: 'created',
  about: 'status',
  staysTold: true,
  sentence: ({ isQuote }) =>
    isQuote
      ? { en: 'made the request for the customer', fr: 'a créé la demande pour le client' }
      : { en: 'sent the request', fr: 'a envoyé la demande' },
})

/** OR19, OR58: `old: {status}, new: {status}, carrier?, trackingNumber?, trackingUrl?, declined?` (the customer's words). */
export const statusUpdated = defineOrderEvent({
  name: 'status_updated',
  about: 'status',
  staysTold: true,
  sentence: (data, { statusLabel }) => {
    const note = textIn(data, 'declined')
    if (note) return { en: `declined the quote: ${note}`, fr: `a refusé la soumission\u00a0: ${note}` }
    const now = preorderStatuses.find(each => each === partIn(data, 'new').status) ?? 'intent'
    const parcel = textsIn(data, ['carrier', 'trackingNumber', 'trackingUrl'])
    const status = [statusLabel(now), parcel].filter(Boolean).join(', ')
    return { en: `set the status to ${status}`, fr: `a mis le statut à ${status}` }
  },
})

/** OR54: `carrier?, trackingNumber?, trackingUrl?, contents?`. */
export const shipmentAdded = defineOrderEvent({
  name: 'shipment_added',
  about: 'status',
  staysTold: false,
  sentence: data => {
    const parcel = textsIn(data, ['contents', 'carrier', 'trackingNumber', 'trackingUrl'])
    return { en: `sent a parcel: ${parcel}`, fr: `a expédié un colis\u00a0: ${parcel}` }
  },
})

/** OR32: `number`, written as everywhere, without groups. */
export const orderCreated = defineOrderEvent({
  name: 'order_created',
  about: 'status',
  staysTold: true,
  follows: true,
  sentence: data => {
    const number = String(data.number)
    return { en: `made it order ${number}`, fr: `en a fait la commande ${number}` }
  },
})

export const techpackCreated = defineOrderEvent({
  name: 'techpack_created',
  about: 'details',
  staysTold: true,
  sentence: () => ({ en: 'created the techpack', fr: 'a créé la fiche technique' }),
})
