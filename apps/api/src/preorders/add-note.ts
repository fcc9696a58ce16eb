import { deskCalls } from '@teamloom/contract/desk.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { writes } from '#api/http/handler.ts'
import { editRequest } from '#api/orders/edit-request.ts'
import { findStaff } from '#api/orders/load-staff.ts'
import { mailColleague } from '#api/preorders/mail-colleague.ts'

/** OR55: a note, and the colleague whom it is for. */
export const addNote = writes(deskCalls.addNote, async ({ actor, body, now, origin }, tx, services) => {
  const { preorderId, revision, dryRun, text, userId } = body
  const person = userId === undefined ? undefined : await findStaff(tx, userId)
  if (userId !== undefined && !person) return refuse('not_found')
  const named = person && { userId: person.id, name: `${person.firstName} ${person.lastName}` }
  return editRequest(
    tx,
    services,
    { actor, now, origin, preorderId, revision, dryRun },
    async ({ preorder }) =>
      ok({
        edit: { kind: 'note', text, ...(named && { named }) },
        write: async () => {
          if (person && person.id !== actor.id) await mailColleague(tx, 'note', preorder, person, services)
        },
      }),
  )
})
