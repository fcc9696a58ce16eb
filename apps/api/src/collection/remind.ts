import { collectionCalls } from '@teamloom/contract/collection.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq } from 'drizzle-orm'
import { isOpenNow } from '#api/collection/find-collection.ts'
import { isMissing } from '#api/collection/load-roster.ts'
import { findOwnCollection } from '#api/collection/read-collection.ts'
import { collectionRoster } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { isLongAgo } from '#api/platform/database/long-ago.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'

const dayMs = 86_400_000

/** SC15: each of those who are missing, once a day at most, those of one address by one mail. The mails are written afterwards: they may be thousands. */
export const remind = writes(collectionCalls.remind, async (request, tx, { config, jobs }) => {
  const { actor, body, now } = request
  const row = await findOwnCollection(tx, body.projectId, actor.id)
  if (!row) return refuse('project_not_found')
  if (!actor.emailVerified) return refuse('email_not_verified')
  if (!(await isOpenNow(tx, row, now))) return refuse('collectionClosed')
  const missing = await tx
    .select({ id: collectionRoster.id, email: collectionRoster.email })
    .from(collectionRoster)
    .where(
      and(
        eq(collectionRoster.projectId, row.projectId),
        body.ids ? isOneOf(collectionRoster.id, body.ids) : undefined,
        isLongAgo(collectionRoster.remindedAt, dayMs, now),
        isMissing,
      ),
    )
    .orderBy(asc(collectionRoster.email))
    .for('update')
  const { remindersPerDay, invitationsPerRecipientPerDay } = config.limits
  const perAccount = { most: remindersPerDay, windowSeconds: 86_400 }
  if (missing.length > 0) {
    const wait = await takeAttempt(tx, `remind ${actor.id}`, perAccount, now, missing.length)
    if (wait > 0) {
      request.retryAfter(wait)
      return refuse('too_many_requests')
    }
  }
  // Counted with invitations: whoever is written to often today is left alone.
  const invited = { name: 'invited', most: invitationsPerRecipientPerDay }
  const byAddress = Map.groupBy(missing, ({ email }) => email)
  const addresses = await takeMails(
    tx,
    [...byAddress.keys()].map(email => ({ email })),
    invited,
    config.limits,
    now,
  )
  const mailed = addresses.flatMap(({ email }) => byAddress.get(email) ?? [])
  if (mailed.length > 0) {
    const ids = mailed.map(({ id }) => id)
    await tx
      .update(collectionRoster)
      .set({ remindedAt: now, isBeingReminded: true })
      .where(isOneOf(collectionRoster.id, ids))
    await jobs.add(tx, 'sizeReminders', { projectId: row.projectId, organizerId: actor.id })
  }
  return ok({ reminded: mailed.length })
})
