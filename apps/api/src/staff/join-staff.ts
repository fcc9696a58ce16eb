import { staffRoles } from '@teamloom/commerce/access/access.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { loadStaffTerms } from '#api/access/staff-accounts.ts'
import { createUser } from '#api/accounts/create-user.ts'
import { hasAccount } from '#api/accounts/exists.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { markVerified } from '#api/accounts/verify-email.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { staffInvitations } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps, reads, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { openSession } from '#api/sessions/session-store.ts'
import { signSessionToken } from '#api/sessions/session-token.ts'
import { findInvitation, isOpenAt } from '#api/staff/invitations.ts'
import { keepTerms } from '#api/staff/set-person.ts'

export const readStaffInvitation = reads(staffCalls.invitation, async ({ params, now }, tx) => {
  const found = await findInvitation(tx, params.token, now)
  if (!found) return refuse('not_found')
  const { email, roles } = found
  return ok({ email, roles, hasAccount: await hasAccount(tx, email) })
})

/** AC62: whoever has the link has the address; a session of another account does not. */
export const joinStaff = writes(staffCalls.join, async ({ actor, params, address, now }, tx) => {
  const found = await findInvitation(tx, params.token, now)
  if (!found) return refuse('not_found')
  if (found.email !== actor.email) return refuse('another_address')
  if (!(await accept(tx, { ...found, userId: actor.id, address }, now))) return refuse('not_found')
  return ok({})
})

export const joinStaffNew = inSteps(staffCalls.joinNew, async (request, database, services) => {
  const { params, body, address, now } = request
  const { config, passwordCost } = services
  const perAddress = { most: config.limits.signupsPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(database.alone, `signup ${address}`, perAddress, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  const found = await findInvitation(database.read, params.token, now)
  if (!found) return refuse('not_found')
  if (await hasAccount(database.read, found.email)) return refuse('username_already_exists')
  const passwordHash = await hashPassword(body.password, passwordCost)
  const { email } = found
  const made = await database.write(async tx => {
    const user = { ...body, email, passwordHash, optNewsletter: false, unverifiedSince: null }
    const userId = await createUser(tx, user, now)
    if (!userId) return refuse('username_already_exists')
    if (!(await accept(tx, { ...found, userId, address }, now))) return refuse('not_found')
    return ok({ userId, actor: await openSession(tx, userId, now, request) })
  })
  if (!made.ok) return made
  request.giveSession(await signSessionToken(made.value.actor, config.sessionSecret))
  return ok({ id: made.value.userId, email })
})

type Accepted = NonNullable<Awaited<ReturnType<typeof findInvitation>>> & {
  readonly userId: string
  readonly address: string
}

/**
 * Whether the invitation was taken: of two who use it at once one takes it; what roles they have already they keep.
 */
async function accept(tx: Tx, { id, roles, userId, address }: Accepted, now: Date): Promise<boolean> {
  const taken = await tx
    .update(staffInvitations)
    .set({ endedAt: now })
    .where(and(eq(staffInvitations.id, id), isOpenAt(now)))
    .returning({ id: staffInvitations.id })
  if (taken.length === 0) return false
  const [terms] = await loadStaffTerms(tx, [userId])
  const all = staffRoles.filter(role => roles.includes(role) || terms?.roles.includes(role))
  await keepTerms(tx, userId, { roles: all, chosenAbilities: terms?.chosenAbilities ?? null })
  await markVerified(tx, userId, now)
  await recordAudit(
    tx,
    { kind: 'joined', actorId: userId, subjectId: userId, facts: { roles: all }, address },
    now,
  )
  return true
}
