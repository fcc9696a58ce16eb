import { randomUUID } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { artworkFolder, originalKey } from '#api/assets/asset-files.ts'
import { type FullRoom, findFullRoom, hasContent, lockRooms, type Owner } from '#api/assets/storage.ts'
import { assets, contents, replacedContents } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import type { ReceivedFile } from '#api/platform/files/files.ts'
import { Outage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'

type Arrived = Omit<ReceivedFile, 'keep'>

/**
 * What arrived for an asset becomes its content: the one that there is of these bytes, or a new one, whose file is in
 * its place before any row says so. What a failure leaves there without a row goes in the night.
 */
export async function keepUpload(
  asset: Owner & { readonly id: string },
  file: Arrived,
  { database, files, config, now }: Pick<Dependencies, 'database' | 'files' | 'config' | 'now'>,
): Promise<Result<null, Refusal<FullRoom>>> {
  try {
    // Of nothing there is nothing to keep: the asset stays without a file.
    if (file.bytes === 0) return ok(null)
    // Of bytes that are known the file is brought afterwards: it may have been lost.
    const known = await findContent(database.read, file.hash)
    const ownId = randomUUID()
    if (!known) await file.keepOnce(originalKey(ownId))
    const { full, contentId } = await database.write(async tx => {
      await lockRooms(tx, asset)
      const full = (await hasContent(tx, asset, file.hash))
        ? undefined
        : await findFullRoom(tx, asset, file.bytes, config.limits)
      if (full) return { full }
      const id = known ? await touchContent(tx, known, now()) : await keepContent(tx, ownId, file, now())
      if (id) await replaceContent(tx, asset.id, id, now())
      return { contentId: id }
    })
    if (known && contentId === known) await file.keepOnce(originalKey(known))
    if (!known && contentId !== ownId) await files.removeFolder(artworkFolder(ownId))
    if (full) return refuse(full)
    // Swept away at this moment: putting it again makes a new one.
    if (contentId === undefined) throw new Outage('a content that is swept')
    return ok(null)
  } finally {
    await file.discard()
  }
}

/** What was there before takes room until it is gone. */
async function replaceContent(tx: Tx, assetId: string, contentId: string, replacedAt: Date): Promise<void> {
  const isBefore = and(eq(assets.id, assetId), ne(assets.contentId, contentId))
  const [before] = await tx.select({ contentId: assets.contentId }).from(assets).where(isBefore)
  if (before?.contentId)
    await tx
      .insert(replacedContents)
      .values({ assetId, contentId: before.contentId, replacedAt })
      .onConflictDoUpdate({
        target: [replacedContents.assetId, replacedContents.contentId],
        set: { replacedAt },
      })
  const filename = sql`coalesce(${assets.awaitedFilename}, ${assets.filename})`
  await tx.update(assets).set({ contentId, filename, awaitedFilename: null }).where(eq(assets.id, assetId))
}

async function findContent(tx: Reader, hash: string): Promise<string | undefined> {
  const [found] = await tx.select({ id: contents.id }).from(contents).where(eq(contents.hash, hash))
  return found?.id
}

/** Keeps a content from being swept for now; undefined when it is gone. */
async function touchContent(tx: Tx, id: string, putAt: Date): Promise<string | undefined> {
  const [touched] = await tx
    .update(contents)
    .set({ putAt })
    .where(eq(contents.id, id))
    .returning({ id: contents.id })
  return touched?.id
}

/** The id of who was first with these bytes. */
async function keepContent(tx: Tx, id: string, { hash, bytes }: Arrived, putAt: Date): Promise<string> {
  const [kept] = await tx
    .insert(contents)
    .values({ id, hash, bytes, putAt })
    .onConflictDoUpdate({ target: contents.hash, set: { putAt } })
    .returning({ id: contents.id })
  return must(kept, 'content').id
}
