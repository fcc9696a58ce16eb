import { ok, refuse } from '@teamloom/kit/result.ts'
import type { Plan } from '#api/requests/edits/plan-edit.ts'
import { findStaff } from '#api/requests/load-staff.ts'
import { mailColleague } from '#api/requests/mails/mail-colleague.ts'

/** OR55: a note, and the colleague whom it is for. */
export const addNote: Plan<'addNote'> = async (tx, { fields, loaded, actor }, services) => {
  const { text, userId } = fields
  if (userId === undefined) return ok({ input: { text, named: null } })
  const person = await findStaff(tx, userId)
  if (!person) return refuse('not_found')
  return ok({
    input: { text, named: { userId: person.id, name: `${person.firstName} ${person.lastName}` } },
    write: async () => {
      if (person.id !== actor.id) await mailColleague(tx, 'note', loaded.preorder, person, services)
    },
  })
}
