import { deskCalls } from '@teamloom/contract/desk.ts'
import { writes } from '#api/http/handler.ts'
import { editRequest } from '#api/orders/edit-request.ts'
import { mailStatus } from '#api/preorders/mail-status.ts'

/** OR54: another parcel, whatever the status is. */
export const addShipment = writes(deskCalls.addShipment, ({ actor, body, now, origin }, tx, services) => {
  const { preorderId, revision, dryRun, tellCustomer, ...parcel } = body
  const { carrier, trackingNumber, trackingUrl, contents } = parcel
  const about = Object.fromEntries(
    Object.entries({ carrier, trackingNumber, trackingUrl, contents }).flatMap(([key, text]) =>
      text ? [[key, text]] : [],
    ),
  )
  return editRequest(
    tx,
    services,
    { actor, now, origin, preorderId, revision, dryRun },
    { kind: 'shipment', about },
    async ({ after }) => {
      if (tellCustomer) await mailStatus(tx, after, about, services, 'shipped')
    },
  )
})
