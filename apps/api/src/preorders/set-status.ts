import { type PreorderStatus, usualNextStatuses } from '@teamloom/commerce/preorders/status.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { ok } from '@teamloom/kit/result.ts'
import { writes } from '#api/http/handler.ts'
import { editRequest } from '#api/orders/edit-request.ts'
import { makeProof, nextProofNumber } from '#api/orders/proofs.ts'
import { tell } from '#api/orders/tell.ts'
import { mailStatus } from '#api/preorders/mail-status.ts'

/** OR19, OR34, OR37: any status from any; a proof goes out with the customer's review. */
const setStatus = writes(deskCalls.setStatus, ({ actor, body, now, origin }, tx, services) => {
  const { preorderId, revision, dryRun, status, carrier, trackingNumber, trackingUrl, note, tellCustomer } =
    body
  const about = {
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(trackingUrl ? { trackingUrl } : {}),
  }
  const doing = { preorderId, userId: actor.id, now }
  return editRequest(
    tx,
    services,
    { actor, now, origin, preorderId, revision, dryRun },
    { kind: 'status', status, about },
    async ({ before, after }) => {
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
  )
})

/** The same proof again, or another after changes, whatever the status is. */
const sendProof = writes(deskCalls.sendProof, ({ actor, body, now, origin }, tx, services) => {
  const { preorderId, revision, dryRun, note, tellCustomer = true } = body
  const text = note || null
  return editRequest(
    tx,
    services,
    { actor, now, origin, preorderId, revision, dryRun },
    async () => ok({ edit: { kind: 'proof', number: await nextProofNumber(tx, preorderId), note: text } }),
    async ({ after }) => {
      await makeProof(tx, after, text, { preorderId, userId: actor.id, now })
      if (tellCustomer) await mailStatus(tx, after, { note }, services, 'inreviewbycustomer')
    },
  )
})

export const statusHandlers = [setStatus, sendProof]
