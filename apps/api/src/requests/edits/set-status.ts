import { type PreorderStatus, usualNextStatuses } from '@teamloom/commerce/preorders/status.ts'
import { ok } from '@teamloom/kit/result.ts'
import type { Plan } from '#api/requests/edits/plan-edit.ts'
import { mailStatus } from '#api/requests/mails/mail-status.ts'
import { makeProof, nextProofNumber } from '#api/requests/proofs/proofs.ts'
import { tell } from '#api/requests/tell.ts'

/** OR19, OR34, OR37: any status from any; a proof goes out with the customer's review. */
export const setStatus: Plan<'setStatus'> = async (tx, { fields, loaded, actor, now }, services) => {
  const { status, carrier, trackingNumber, trackingUrl, note, tellCustomer } = fields
  const about = {
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(trackingUrl ? { trackingUrl } : {}),
  }
  const doing = { preorderId: loaded.preorder.id, userId: actor.id, now, jobs: services.jobs }
  return ok({
    input: { status, about },
    also: async ({ before, after }) => {
      if (status === 'inreviewbycustomer') {
        const proofNumber = await makeProof(tx, after, note || null, doing)
        await tell(tx, doing, { name: 'proof_sent', data: { proofNumber, note: note || null } })
      }
      const isUsual = usualNextStatuses(before.preorder.status as PreorderStatus).includes(status)
      if (tellCustomer ?? isUsual)
        await mailStatus(
          tx,
          after,
          { ...about, note: status === 'inreviewbycustomer' ? note : undefined },
          services,
        )
    },
  })
}

/** OR34: sends a proof as it was once more, or another after changes, whatever the status is. */
export const sendProof: Plan<'sendProof'> = async (tx, { fields, loaded, actor, now }, services) => {
  const { note, tellCustomer = true } = fields
  const preorderId = loaded.preorder.id
  const text = note || null
  return ok({
    input: { number: await nextProofNumber(tx, preorderId), note: text },
    also: async ({ after }) => {
      await makeProof(tx, after, text, { preorderId, userId: actor.id, now, jobs: services.jobs })
      if (tellCustomer) await mailStatus(tx, after, { note }, services, 'inreviewbycustomer')
    },
  })
}
