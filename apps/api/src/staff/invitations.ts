import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '@teamloom/commerce/access/access.ts'
import { beyondOwn, type StaffAbility } from '@teamloom/commerce/access/staff-abilities.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { loadStaffTerms } from '#api/access/staff-accounts.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { staffInvitations, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import { secondsUntilMail, takeMails } from '#api/http/mails-to.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'
import { loadPeople } from '#api/staff/load-people.ts'
import { staffInvitationMail } from '#api/staff/mail-invitation.ts'

const validMs = 7 * 86_400_000

/** What is kept of a link that was mailed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** AC62: nobody invites to more than they hold themselves. */
function beyondActor(actor: Actor, roles: readonly StaffRole[]): StaffAbility | undefined {
  return beyondOwn(actor, { roles: [], chosenAbilities: null }, { roles, chosenAbilities: null })
}

/** Accepted, taken back and past ones open nothing. */
export const isOpenAt = (now: Date) =>
  and(isNull(staffInvitations.endedAt), gt(staffInvitations.expiresAt, now))

type Asking = {
  readonly actor: Actor
  readonly address: string
  readonly now: Date
  readonly retryAfter: (seconds: number) => void
}

type Sent = { readonly email: string; readonly roles: readonly StaffRole[] }

/** Mails a link of its own, and keeps its hash; false when its owner was written to often today. */
async function send(
  tx: Tx,
  id: string,
  { email, roles }: Sent,
  { actor, now, retryAfter }: Asking,
  { config, jobs }: Services,
): Promise<boolean> {
  const { invitationsPerHour, invitationsPerRecipientPerDay: most } = config.limits
  const perAccount = { most: invitationsPerHour, windowSeconds: 3600 }
  const wait = await takeAttempt(tx, `invite ${actor.id}`, perAccount, now)
  const taken =
    wait === 0 ? await takeMails(tx, [{ email }], { name: 'invited', most }, config.limits, now) : []
  if (taken.length === 0) {
    retryAfter(wait || (await secondsUntilMail(tx, email, 'invited', now)))
    return false
  }
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + validMs)
  const kept = { tokenHash: hashOfToken(token), invitedBy: actor.id, createdAt: now, expiresAt }
  await tx
    .insert(staffInvitations)
    .values({ id, email, roles: [...roles], ...kept })
    .onConflictDoUpdate({ target: staffInvitations.id, set: kept })
  const [known] = await tx.select({ language: users.language }).from(users).where(eq(users.email, email))
  const locale = (known?.language ?? actor.language) as Locale
  const invitorName = `${actor.firstName} ${actor.lastName}`.trim()
  const mail = staffInvitationMail({ to: email, locale, roles, invitorName, token, expiresAt }, config)
  await jobs.add(tx, 'mail', mail)
  return true
}

export const invite = writes(staffCalls.invite, async (request, tx, services) => {
  const { actor, body, address, now } = request
  const beyond = beyondActor(actor, body.roles)
  if (beyond) return refuse('right_not_given', { right: beyond })
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, body.email))
  if (account && (await loadStaffTerms(tx, [account.id])).length > 0) return refuse('already_staff')
  await tx
    .update(staffInvitations)
    .set({ endedAt: now })
    .where(and(eq(staffInvitations.email, body.email), isNull(staffInvitations.endedAt)))
  const id = randomUUID()
  const roles = [...new Set(body.roles)]
  if (!(await send(tx, id, { email: body.email, roles }, request, services)))
    return refuse('too_many_requests')
  const facts = { invitationId: id, roles }
  await recordAudit(tx, { kind: 'invited', actorId: actor.id, facts, address }, now)
  return ok(await loadPeople(tx, actor, now))
})

export const inviteAgain = writes(staffCalls.inviteAgain, async (request, tx, services) => {
  const { actor, params, address, now } = request
  const found = await holdInvitation(tx, params.id, now)
  if (!found) return refuse('not_found')
  const beyond = beyondActor(actor, found.roles)
  if (beyond) return refuse('right_not_given', { right: beyond })
  if (!(await send(tx, found.id, found, request, services))) return refuse('too_many_requests')
  const facts = { invitationId: found.id, roles: found.roles }
  await recordAudit(tx, { kind: 'invitation_sent_again', actorId: actor.id, facts, address }, now)
  return ok(await loadPeople(tx, actor, now))
})

export const takeBackInvitation = writes(staffCalls.takeBack, async ({ actor, params, address, now }, tx) => {
  const found = await holdInvitation(tx, params.id, now)
  if (!found) return refuse('not_found')
  const beyond = beyondActor(actor, found.roles)
  if (beyond) return refuse('right_not_given', { right: beyond })
  await tx.update(staffInvitations).set({ endedAt: now }).where(eq(staffInvitations.id, found.id))
  const facts = { invitationId: found.id, roles: found.roles }
  await recordAudit(tx, { kind: 'invitation_taken_back', actorId: actor.id, facts, address }, now)
  return ok(await loadPeople(tx, actor, now))
})

async function holdInvitation(tx: Tx, id: string, now: Date) {
  const [found] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isOpenAt(now)))
    .for('update')
  return found && asInvitation(found)
}

function asInvitation({ id, email, roles }: typeof staffInvitations.$inferSelect) {
  return { id, email: must(email ?? undefined, 'email of an open invitation'), roles: roles as StaffRole[] }
}

/** The one that a mailed link opens; undefined when it is none, or over. */
export async function findInvitation(tx: Reader, token: string, now: Date) {
  const [found] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, hashOfToken(token)), isOpenAt(now)))
  return found && asInvitation(found)
}
