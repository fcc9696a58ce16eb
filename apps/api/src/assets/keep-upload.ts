import { randomUUID } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { originalKey } from '#api/assets/asset-files.ts'
import { hasContent, loadUsedBytes, lockRoom, type Owner } from '#api/assets/storage.ts'
import { assets, contents } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { ReceivedFile } from '#api/platform/files/files.ts'
import type { Dependencies } from '#api/services.ts'

/** What arrived for an asset becomes its content: the one that there is of these bytes, or a new one. */
export async function keepUpload(
  asset: Owner & { readonly id: string },
  file: ReceivedFile,
  { database, config, now }: Pick<Dependencies, 'database' | 'config' | 'now'>,
): Promise<Result<null, Refusal<'storage_full'>>> {
  try {
    // Of nothing there is nothing to keep: the asset stays without a file.
    if (file.bytes === 0) return ok(null)
    const contentId = await database.write(async tx => {
      await lockRoom(tx, asset)
      const isMore = !(await hasContent(tx, asset, file.hash))
      const used = isMore ? await loadUsedBytes(tx, asset) : 0
      if (used + file.bytes > config.limits.teamStorageBytes) return undefined
      const id = await keepContent(tx, file, now())
      await tx.update(assets).set({ contentId: id }).where(eq(assets.id, asset.id))
      return id
    })
    if (contentId === undefined) return refuse('storage_full')
    // Also over the same bytes: whoever brought them first may not have come so far.
    await file.keep(originalKey(contentId))
    return ok(null)
  } finally {
    await file.discard()
  }
}

async function keepContent(tx: Tx, { hash, bytes }: ReceivedFile, putAt: Date): Promise<string> {
  const [kept] = await tx
    .insert(contents)
    .values({ id: randomUUID(), hash, bytes, putAt })
    .onConflictDoUpdate({ target: contents.hash, set: { putAt } })
    .returning({ id: contents.id })
  return must(kept, 'content').id
}
