import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { sweepArtwork } from '#api/assets/sweep-artwork.ts'
import { removeOldAnswers } from '#api/collection/remove-answers.ts'
import {
  assetShares,
  assets,
  attempts,
  cartItems,
  collectionEntries,
  collectionPeople,
  collectionRoster,
  collections,
  designs,
  designVersions,
  idempotencyKeys,
  looks,
  passwordResets,
  projects,
  sessions,
  teamLinks,
  teamMembers,
  teamRemovals,
  teams,
} from '#api/db/tables.ts'
import { sumListingCounts } from '#api/orders/count-listed.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Dependencies } from '#api/services.ts'
import { removeDesigns } from '#api/system/remove-designs.ts'
import { sweepFiles } from '#api/system/sweep-files.ts'

const dayMs = 86_400_000

/** Every night: what nobody needs any more goes. */
export async function keepHouse({
  database,
  files,
  now,
}: Pick<Dependencies, 'database' | 'files' | 'now'>): Promise<void> {
  const at = now().getTime()
  const aDayAgo = new Date(at - dayMs)
  const aMonthAgo = new Date(at - 30 * dayMs)
  // When a look was last used is known to the day.
  const unusedSince = new Date(at - 31 * dayMs)
  const gone = await database.write(async tx => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(at)))
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(at)))
    await tx.delete(teamLinks).where(lt(teamLinks.expiresAt, new Date(at)))
    await tx
      .delete(attempts)
      .where(
        and(
          lt(attempts.windowStart, aDayAgo),
          or(isNull(attempts.refusedUntil), lt(attempts.refusedUntil, new Date(at))),
        ),
      )
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, aDayAgo))

    await removeOldAnswers(tx, new Date(at))
    await sumListingCounts(tx)

    const goneDesigns = await tx
      .select({ id: designs.id })
      .from(designs)
      .where(
        or(
          lt(designs.deletedAt, aMonthAgo),
          and(isNull(designs.projectId), isNull(designs.preorderId), lt(designs.createdAt, aDayAgo)),
        ),
      )
      .limit(10_000)
    const ids = goneDesigns.map(design => design.id)
    if (ids.length > 0) {
      await tx.delete(cartItems).where(inArray(cartItems.designId, ids))
      await tx.delete(collectionEntries).where(inArray(collectionEntries.designId, ids))
      await removeDesigns(tx, ids)
    }

    await removeOldTeams(tx, aMonthAgo)

    const unused = await tx
      .delete(looks)
      .where(
        and(
          lt(looks.lastUsedAt, unusedSince),
          notExists(tx.select({ one: sql`1` }).from(designs).where(sql`${designs.lookKey} = ${looks.key}`)),
          // What an order's history, request and proofs show stays as long as they do.
          sql`${looks.key} not in (select data ->> 'lookBefore' from preorder_events
            where name = 'purchased_design_updated' and data ->> 'lookBefore' is not null)`,
          sql`${looks.key} not in (select data ->> 'lookAfter' from preorder_events
            where name = 'purchased_design_updated' and data ->> 'lookAfter' is not null)`,
          sql`${looks.key} not in (select asked ->> 'lookKey' from preorder_items where asked is not null)`,
          // So does what a techpack's releases show.
          sql`${looks.key} not in (select item ->> 'lookKey' from techpack_releases,
            jsonb_array_elements(content -> 'items') item)`,
          notExists(
            tx
              .select({ one: sql`1` })
              .from(designVersions)
              .where(sql`${designVersions.lookKey} = ${looks.key}`),
          ),
        ),
      )
      .returning({ key: looks.key })
    const pictures = unused.map(({ key }) => `pictures/${key.slice(0, 2)}/${key}`)
    return [...pictures, ...(await sweepArtwork(tx, new Date(at)))]
  })
  for (const folder of gone) await files.remove(folder)
  await sweepFiles(database.read, files, new Date(at))
  // Where uploads lay before the same were kept once.
  await files.remove('uploads')
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
