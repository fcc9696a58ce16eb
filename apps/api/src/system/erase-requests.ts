import { eventsThatStay } from '@teamloom/commerce/orders/events/index.ts'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import {
  cardSessions,
  creditSpends,
  designs,
  designVersions,
  lineTicks,
  orderedAnswers,
  orderShares,
  preorderEvents,
  preorderItems,
  preorderListings,
  preorders,
  promoUses,
  proofAnswers,
  proofs,
  referrals,
  removedPreorderItems,
  techpackReleases,
  techpacks,
} from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { removeDesigns } from '#api/system/remove-designs.ts'
import { archiveKey } from '#api/techpacks/pack-release.ts'

/**
 * OD5: what was asked for and never bought goes; of what was bought, or paid for, stays what the law asks for, and
 * nothing that a workshop was told. Answers the folders of files to remove.
 */
export async function eraseRequests(tx: Tx, userId: string): Promise<readonly string[]> {
  const all = await tx
    .select({
      id: preorders.id,
      isKept: sql<boolean>`exists (select 1 from orders where preorder_id = preorders.id)
        or exists (select 1 from ledger_entries where preorder_id = preorders.id)`,
    })
    .from(preorders)
    .where(eq(preorders.userId, userId))
  const ids = all.map(each => each.id)
  if (ids.length === 0) return []
  const folders = await eraseReleases(tx, ids)
  await tx.delete(orderShares).where(inArray(orderShares.preorderId, ids))
  const gone = all.filter(each => !each.isKept).map(each => each.id)
  if (gone.length > 0) await removeRequests(tx, gone)
  const kept = all.filter(each => each.isKept).map(each => each.id)
  if (kept.length > 0) await scrubRequests(tx, kept)
  return folders
}

/** A release says for whom it is made. */
async function eraseReleases(tx: Tx, preorderIds: readonly string[]): Promise<readonly string[]> {
  const theirs = inArray(techpacks.preorderId, [...preorderIds])
  const ofTheirs = tx.select({ id: techpacks.id }).from(techpacks).where(theirs)
  const releases = await tx
    .delete(techpackReleases)
    .where(inArray(techpackReleases.techpackId, ofTheirs))
    .returning({ id: techpackReleases.id })
  await tx.update(techpacks).set({ customerName: '—', customerNumber: null, terms: {} }).where(theirs)
  return releases.map(({ id }) => archiveKey(id))
}

async function scrubRequests(tx: Tx, ids: string[]): Promise<void> {
  const copies = tx
    .select({ id: preorderItems.designId })
    .from(preorderItems)
    .where(inArray(preorderItems.preorderId, ids))
  await tx.delete(orderedAnswers).where(inArray(orderedAnswers.designId, copies))
  await removeProofs(tx, ids)
  const takenOut = await tx
    .delete(removedPreorderItems)
    .where(inArray(removedPreorderItems.preorderId, ids))
    .returning({ id: removedPreorderItems.designId })
  if (takenOut.length > 0)
    await removeDesigns(
      tx,
      takenOut.map(({ id }) => id),
    )
  const told = inArray(preorderEvents.preorderId, ids)
  await tx.delete(preorderEvents).where(and(told, notInArray(preorderEvents.name, [...eventsThatStay])))
  // Where a parcel went.
  await tx
    .update(preorderEvents)
    .set({ data: sql`${preorderEvents.data} - 'carrier' - 'trackingNumber' - 'trackingUrl'` })
    .where(and(told, eq(preorderEvents.name, 'status_updated')))
  // What the provider tells later, of refunds and disputes, still finds its order.
  await tx.update(cardSessions).set({ userId: null, url: '' }).where(inArray(cardSessions.preorderId, ids))
  await tx.update(preorders).set({ promoCode: null }).where(inArray(preorders.id, ids))
}

async function removeProofs(tx: Tx, preorderIds: string[]): Promise<void> {
  await tx.delete(lineTicks).where(inArray(lineTicks.preorderId, preorderIds))
  const sent = tx.select({ id: proofs.id }).from(proofs).where(inArray(proofs.preorderId, preorderIds))
  await tx.delete(proofAnswers).where(inArray(proofAnswers.proofId, sent))
  await tx.delete(proofs).where(inArray(proofs.preorderId, preorderIds))
}

async function removeRequests(tx: Tx, preorderIds: readonly string[]): Promise<void> {
  const ids = [...preorderIds]
  await removeProofs(tx, ids)
  await tx.delete(techpacks).where(inArray(techpacks.preorderId, ids))
  await tx.delete(preorderItems).where(inArray(preorderItems.preorderId, ids))
  await tx.delete(removedPreorderItems).where(inArray(removedPreorderItems.preorderId, ids))
  await tx.delete(preorderListings).where(inArray(preorderListings.preorderId, ids))
  await tx.delete(preorderEvents).where(inArray(preorderEvents.preorderId, ids))
  await tx.delete(promoUses).where(inArray(promoUses.preorderId, ids))
  await tx.delete(creditSpends).where(inArray(creditSpends.preorderId, ids))
  await tx.delete(cardSessions).where(inArray(cardSessions.preorderId, ids))
  await tx.update(referrals).set({ preorderId: null }).where(inArray(referrals.preorderId, ids))
  // The versions that others keep of their designs were made when these were asked for.
  await tx.update(designVersions).set({ preorderId: null }).where(inArray(designVersions.preorderId, ids))
  const copies = tx.select({ id: designs.id }).from(designs).where(inArray(designs.preorderId, ids))
  await removeDesigns(tx, copies)
  await tx.delete(preorders).where(inArray(preorders.id, ids))
}
