import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { sweepArtwork } from '#api/assets/sweep-artwork.ts'
import { removeOldAnswers } from '#api/collection/remove-answers.ts'
import {
  apiKeys,
  approvals,
  assetShares,
  assets,
  attempts,
  cartItems,
  collectionEntries,
  collectionPeople,
  collectionRoster,
  collections,
  designs,
  idempotencyKeys,
  loginTickets,
  passwordResets,
  projects,
  reviews,
  reviewVisitors,
  sessions,
  staffAudit,
  staffInvitations,
  teamLinks,
  teamMembers,
  teamRemovals,
  teams,
  webhookDeliveries,
} from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { sumListingCounts } from '#api/requests/listing/count-listed.ts'
import { removeOldVisitors } from '#api/review/remove-visitors.ts'
import type { Dependencies } from '#api/services.ts'
import { removeInSteps } from '#api/system/in-steps.ts'
import { removeDesigns } from '#api/system/remove-designs.ts'
import { removeLooks } from '#api/system/remove-looks.ts'
import { sweepFiles } from '#api/system/sweep-files.ts'

const dayMs = 86_400_000

/**
 * Every night: what nobody needs any more goes, in steps of which each stays done: a night that is cut off goes on with
 * the next.
 */
export async function keepHouse({
  database,
  files,
  now,
}: Pick<Dependencies, 'database' | 'files' | 'now'>): Promise<void> {
  const at = now().getTime()
  const [today, aDayAgo, aMonthAgo] = [new Date(at), new Date(at - dayMs), new Date(at - 30 * dayMs)]
  // When a look was last used is known to the day.
  const unusedSince = new Date(at - 31 * dayMs)
  const { read, alone, write } = database
  await removeInSteps(alone, sessions, lt(sessions.expiresAt, today))
  await removeInSteps(alone, apiKeys, lt(apiKeys.endsAt, today))
  await removeInSteps(alone, loginTickets, lt(loginTickets.expiresAt, today))
  await removeInSteps(alone, passwordResets, lt(passwordResets.expiresAt, today))
  await removeInSteps(alone, teamLinks, lt(teamLinks.expiresAt, today))
  const isRefused = or(isNull(attempts.refusedUntil), lt(attempts.refusedUntil, today))
  await removeInSteps(alone, attempts, and(lt(attempts.windowStart, aDayAgo), isRefused))
  await removeInSteps(alone, idempotencyKeys, lt(idempotencyKeys.createdAt, aDayAgo))
  // AC63.
  await removeInSteps(alone, staffAudit, lt(staffAudit.at, twoYearsBefore(today)))
  // WH4.
  await removeInSteps(alone, webhookDeliveries, lt(webhookDeliveries.since, aMonthAgo))
  await removeInSteps(alone, staffInvitations, lt(staffInvitations.createdAt, twoYearsBefore(today)))
  await write(tx => removeOldAnswers(tx, today))
  await write(tx => removeOldVisitors(tx, today))
  await write(sumListingCounts)
  while ((await write(tx => removeGoneDesigns(tx, aMonthAgo, aDayAgo))) === designsAtOnce);
  await write(tx => removeOldTeams(tx, aMonthAgo))
  await removeLooks(alone, files, unusedSince)
  for (const folder of await write(tx => sweepArtwork(tx, today))) await files.removeFolder(folder)
  await sweepFiles(read, files, today)
  // Where uploads lay before the same were kept once.
  await files.removeFolder('uploads')
}

function twoYearsBefore(today: Date): Date {
  const day = new Date(today)
  day.setUTCFullYear(day.getUTCFullYear() - 2)
  return day
}

/** How many designs go at once, with all of their history, which may be long. */
const designsAtOnce = 200

/**
 * Removes designs that were deleted a month ago, and those of no project that were made a day ago. Answers how many
 * they were.
 */
async function removeGoneDesigns(tx: Tx, aMonthAgo: Date, aDayAgo: Date): Promise<number> {
  const isNobodys = and(isNull(designs.projectId), isNull(designs.preorderId), lt(designs.createdAt, aDayAgo))
  const gone = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(or(lt(designs.deletedAt, aMonthAgo), isNobodys))
    .limit(designsAtOnce)
  const ids = gone.map(design => design.id)
  if (ids.length > 0) {
    await tx.delete(cartItems).where(inArray(cartItems.designId, ids))
    await tx.delete(collectionEntries).where(inArray(collectionEntries.designId, ids))
    await removeDesigns(tx, ids)
  }
  return ids.length
}

/** Projects once their designs are gone; teams once nothing of theirs is left that others may still use. */
async function removeOldTeams(tx: Tx, aMonthAgo: Date): Promise<void> {
  const isGone = and(
    lt(projects.deletedAt, aMonthAgo),
    notExists(tx.select({ one: sql`1` }).from(designs).where(eq(designs.projectId, projects.id))),
  )
  const gone = tx.select({ id: projects.id }).from(projects).where(isGone)
  await tx.delete(collectionEntries).where(inArray(collectionEntries.projectId, gone))
  await tx.delete(collectionPeople).where(inArray(collectionPeople.projectId, gone))
  await tx.delete(collectionRoster).where(inArray(collectionRoster.projectId, gone))
  await tx.delete(collections).where(inArray(collections.projectId, gone))
  await tx.delete(approvals).where(inArray(approvals.projectId, gone))
  await tx.delete(reviews).where(inArray(reviews.projectId, gone))
  await tx.delete(reviewVisitors).where(inArray(reviewVisitors.projectId, gone))
  await tx.delete(projects).where(isGone)
  const old = tx.select({ id: teams.id }).from(teams).where(lt(teams.deletedAt, aMonthAgo))
  await tx.delete(teamMembers).where(inArray(teamMembers.teamId, old))
  await tx.delete(teamRemovals).where(inArray(teamRemovals.teamId, old))
  await tx.delete(teamLinks).where(inArray(teamLinks.teamId, old))
  await tx.delete(teams).where(
    and(
      lt(teams.deletedAt, aMonthAgo),
      notExists(tx.select({ one: sql`1` }).from(projects).where(eq(projects.teamId, teams.id))),
      // Its artwork may be in designs that were moved to other teams.
      notExists(tx.select({ one: sql`1` }).from(assets).where(eq(assets.teamId, teams.id))),
      notExists(tx.select({ one: sql`1` }).from(assetShares).where(eq(assetShares.teamId, teams.id))),
    ),
  )
}
