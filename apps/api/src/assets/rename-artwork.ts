import { libraryCalls } from '@teamloom/contract/library.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { findOwnAsset } from '#api/assets/find-own-asset.ts'
import { assets } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const renameArtwork = writes(libraryCalls.rename, async ({ actor, body }, tx) => {
  const own = await findOwnAsset(tx, body.assetId, actor.id)
  if (!own.ok) return own
  await tx.update(assets).set({ name: body.name }).where(eq(assets.id, own.value.id))
  return ok({})
})
