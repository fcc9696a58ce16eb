import { ok } from '@teamloom/kit/result.ts'
import type { Plan } from '#api/requests/edits/plan-edit.ts'
import { mailStatus } from '#api/requests/mails/mail-status.ts'

/** OR54: another parcel, whatever the status is. */
export const addShipment: Plan<'addShipment'> = async (tx, { fields }, services) => {
  const { carrier, trackingNumber, trackingUrl, contents, tellCustomer } = fields
  const about = Object.fromEntries(
    Object.entries({ carrier, trackingNumber, trackingUrl, contents }).flatMap(([key, text]) =>
      text ? [[key, text]] : [],
    ),
  )
  return ok({
    input: { about },
    also: async ({ after }) => {
      if (tellCustomer) await mailStatus(tx, after, about, services, 'shipped')
    },
  })
}
