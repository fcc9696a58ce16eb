import { erasedOn } from '@teamloom/commerce/access/deletion.ts'
import { beyondOwn } from '@teamloom/commerce/access/staff-abilities.ts'
import { balanceOf } from '@teamloom/commerce/orders/balance.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { isLastAdmin } from '#api/access/last-admin.ts'
import { loadStaffTerms } from '#api/access/staff-accounts.ts'
import { checkOwnPassword, isStillTheirs } from '#api/accounts/check-password.ts'
import { deletionMail } from '#api/accounts/mail-deletion.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { passwordResets, sessions, users } from '#api/db/tables.ts'
import { inSteps, writes } from '#api/http/handler.ts'
import { takeOwnMail } from '#api/http/mails-to.ts'
import { recipientOf } from '#api/mails/greeting.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { type LoadedRequest, pagesOfRequests } from '#api/requests/load-requests.ts'
import { totalsOf } from '#api/requests/present-order.ts'
import type { Services } from '#api/services.ts'

/** OD2: by its owner, who says their password. */
export const deleteMe = inSteps(userCalls.deleteMe, async (request, database, services) => {
  const { actor, body, now, address, retryAfter } = request
  const asked = { email: actor.email, password: body.password, address, now, retryAfter }
  const known = await checkOwnPassword(database, services.config, asked)
  if (!known.ok) return known
  return database.write(async tx =>
    (await isStillTheirs(tx, known.value))
      ? beginDeletion(tx, actor.id, now, services)
      : refuse('wrong_password'),
  )
})

/** OD2: by an admin, on its owner's request. */
export const deleteUser = writes(
  userCalls.deleteUser,
  async ({ actor, params, address, now }, tx, services) => {
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, params.id), isNull(users.erasedAt)))
    if (found.length === 0) return refuse('not_found')
    const [their] = await loadStaffTerms(tx, [params.id])
    const beyond = their && beyondOwn(actor, their, { roles: [], chosenAbilities: null })
    if (beyond) return refuse('right_not_given', { right: beyond })
    const begun = await beginDeletion(tx, params.id, now, services)
    if (begun.ok)
      await recordAudit(
        tx,
        { kind: 'account_deleted', actorId: actor.id, subjectId: params.id, address },
        now,
      )
    return begun
  },
)

/** OD3: all is as it was, but for the sessions. */
export const restoreMe = writes(userCalls.restore, async ({ actor }, tx) => {
  await tx.update(users).set({ deletedAt: null }).where(eq(users.id, actor.id))
  return ok({})
})

/** Until then all that is theirs is there; an account that owes, or is owed, is kept, as is the last admin's. */
export async function beginDeletion(
  tx: Tx,
  userId: string,
  now: Date,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
): Promise<Result<Record<string, never>, Refusal<'account_owes' | 'last_admin'>>> {
  if (await isLastAdmin(tx, userId)) return refuse('last_admin')
  if (await hasOpenMoney(tx, userId, config)) return refuse('account_owes')
  const [user] = await tx
    .update(users)
    .set({ deletedAt: now })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({
      email: users.email,
      firstName: users.firstName,
      language: users.language,
      unverifiedSince: users.unverifiedSince,
    })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  // Asked for twice, it is counted from the first time.
  if (!user) return ok({})
  const to = { ...recipientOf(user), email: user.email }
  if (!(await takeOwnMail(tx, to, config.limits, now))) return ok({})
  await jobs.add(tx, 'mail', deletionMail(to, erasedOn(now), user.language as Locale, config))
  return ok({})
}

/** OD4: an order of theirs is not paid, was paid too much, or is being paid. */
async function hasOpenMoney(tx: Reader, userId: string, config: Services['config']): Promise<boolean> {
  const isOpen = (loaded: LoadedRequest) =>
    loaded.payments.isOpen ||
    balanceOf(loaded.preorder.status as PreorderStatus, totalsOf(loaded, config).total, loaded.payments) !== 0
  for await (const page of pagesOfRequests(tx, userId)) if (page.some(isOpen)) return true
  return false
}
