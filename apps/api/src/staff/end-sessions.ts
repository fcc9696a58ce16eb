import { beyondOwn } from '@teamloom/commerce/access/staff-abilities.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, ne } from 'drizzle-orm'
import { loadStaffTerms } from '#api/access/staff-accounts.ts'
import { mailFactorsTaken } from '#api/accounts/factors/mail-factors-taken.ts'
import { holdFactors, removeAllFactors } from '#api/accounts/factors/second-factor.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { sessions } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { loadPeople } from '#api/staff/load-people.ts'

export const listPeople = reads(staffCalls.people, async ({ actor, now }, tx) =>
  ok(await loadPeople(tx, actor, now)),
)

/** AC66: for somebody who has lost theirs; a password alone lets them in then. */
export const removeFactors = writes(
  staffCalls.removeFactors,
  async ({ actor, body, address, now }, tx, services) => {
    const { userId } = body
    const [terms] = await loadStaffTerms(tx, [userId])
    if (!terms) return refuse('not_found')
    const beyond = beyondOwn(actor, terms, { roles: [], chosenAbilities: null })
    if (beyond) return refuse('right_not_given', { right: beyond })
    await holdFactors(tx, userId)
    if (!(await removeAllFactors(tx, userId))) return refuse('not_found')
    await recordAudit(tx, { kind: 'factors_taken', actorId: actor.id, subjectId: userId, address }, now)
    await mailFactorsTaken(tx, userId, services)
    return ok(await loadPeople(tx, actor, now))
  },
)

/** AC62: ends the sessions of somebody who holds no more than oneself. */
export const endSessions = writes(staffCalls.endSessions, async ({ actor, body, address, now }, tx) => {
  const { userId } = body
  const [terms] = await loadStaffTerms(tx, [userId])
  if (!terms) return refuse('not_found')
  const beyond = beyondOwn(actor, terms, { roles: [], chosenAbilities: null })
  if (beyond) return refuse('right_not_given', { right: beyond })
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, actor.sessionId)))
    .returning({ id: sessions.id })
  const facts = { devices: ended.length }
  await recordAudit(tx, { kind: 'sessions_ended', actorId: actor.id, subjectId: userId, facts, address }, now)
  return ok(await loadPeople(tx, actor, now))
})
