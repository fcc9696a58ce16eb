import { deskCalls } from '@teamloom/contract/desk.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { editRequest } from '#api/orders/edit-request.ts'
import { findPerson, findStaff } from '#api/orders/load-staff.ts'
import { mailColleague } from '#api/preorders/mail-colleague.ts'

/** OR50: who answers for a request; mailed where somebody else puts them in charge. */
export const setInCharge = writes(
  deskCalls.setInCharge,
  async ({ actor, body, now, origin }, tx, services) => {
    const { preorderId, revision, dryRun, userId } = body
    const person = await findStaff(tx, userId)
    if (!person) return refuse('not_found')
    const name = `${person.firstName} ${person.lastName}`
    return editRequest(
      tx,
      services,
      { actor, now, origin, preorderId, revision, dryRun },
      async ({ preorder }) => {
        const before = await findPerson(tx, preorder.inChargeId)
        const old = before && { userId: before.id, name: `${before.first_name} ${before.last_name}` }
        return ok({
          edit: { kind: 'inCharge', old, new: { userId, name } },
          write: async () => {
            await tx.update(preorders).set({ inChargeId: userId }).where(eq(preorders.id, preorderId))
            if (userId !== actor.id) await mailColleague(tx, 'inCharge', preorder, person, services)
          },
        })
      },
    )
  },
)
