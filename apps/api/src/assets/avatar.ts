import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { and, eq } from 'drizzle-orm'
import { openUnlistedPictures } from '#api/assets/unlisted-pictures.ts'
import { assets, assetVersions, users } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

export const avatarType = 'avatar'

/** Files that a picture of oneself may be. */
export const avatarExtensions = ['png', 'jpg', 'svg'] as const

/** Pictures of people, as long as they are theirs. */
export const avatarPictures = openUnlistedPictures({
  call: assetFiles.avatar,
  purpose: 'avatar',
  size: 256,
  isShown: async (tx, versionId) => (await tx.$count(users, eq(users.avatarAssetVersionId, versionId))) > 0,
})

/** Whether the version is a picture that the person uploaded to be theirs. */
export async function isOwnAvatar(tx: Reader, assetVersionId: string, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: assetVersions.id })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(
      and(
        eq(assetVersions.id, assetVersionId),
        eq(assetVersions.assetType, avatarType),
        eq(assets.uploaderId, userId),
      ),
    )
  return found.length > 0
}
