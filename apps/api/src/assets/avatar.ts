import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { eq } from 'drizzle-orm'
import { openUnlistedPictures } from '#api/assets/unlisted-pictures.ts'
import { users } from '#api/db/tables.ts'

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
