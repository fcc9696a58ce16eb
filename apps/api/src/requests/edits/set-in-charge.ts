import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import type { Plan } from '#api/requests/edits/plan-edit.ts'
import { findPerson, findStaff } from '#api/requests/load-staff.ts'
import { mailColleague } from '#api/requests/mails/mail-colleague.ts'

/** OR50: who answers for a request; mailed where somebody else puts them in charge. */
export const setInCharge: Plan<'setInCharge'> = async (tx, { fields, loaded, actor }, services) => {
  const { userId } = fields
  const { preorder } = loaded
  const person = await findStaff(tx, userId)
  if (!person) return refuse('not_found')
  const before = await findPerson(tx, preorder.inChargeId)
  return ok({
    input: {
      old: before && { userId: before.id, name: `${before.first_name} ${before.last_name}` },
      new: { userId, name: `${person.firstName} ${person.lastName}` },
    },
    write: async () => {
      await tx.update(preorders).set({ inChargeId: userId }).where(eq(preorders.id, preorder.id))
      if (userId !== actor.id) await mailColleague(tx, 'inCharge', preorder, person, services)
    },
  })
}
