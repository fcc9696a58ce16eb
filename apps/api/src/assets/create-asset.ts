import { randomUUID } from 'node:crypto'
import { extensionOf } from '@teamloom/artwork/file-format.ts'
import { decorationTypes, findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { avatarExtensions, avatarType } from '#api/accounts/avatar.ts'
import { artKey, cleanSvgKey, originalKey, uploadKey } from '#api/assets/asset-files.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { isTeamMember } from '#api/teams/membership.ts'

/** As many as any type prints: changing a decoration's type later needs no new upload. */
const mostColors = Math.max(...decorationTypes.map(({ inks }) => (inks.from === 'palette' ? inks.most : 1)))

/** Reads an uploaded file for what it is, and keeps it in the forms in which it is drawn. */
export const createAsset = inSteps(
  assetCalls.create,
  async ({ actor, body, now }, database, { files, artwork }) => {
    const [asset] = await database.read.select().from(assets).where(eq(assets.id, body.asset_id))
    if (!asset) return refuse('assetDoesntExist')
    // Their own without a team, or what staff put for another's team.
    const isUploader = asset.uploaderId === actor.id && (!asset.teamId || actor.isStaff)
    const isTheirs =
      isUploader || (asset.teamId && (await isTeamMember(database.read, actor.id, asset.teamId)))
    if (!isTheirs) return refuse('teamDoesntHaveAccess')
    if (!body.asset_type) return refuse('assetTypeMissing')
    const formats = formatsOf(body.asset_type)
    // Without a team it can be a picture of oneself only.
    if (!formats || (!asset.teamId && body.asset_type !== avatarType)) return refuse('assetTypeNotSupported')
    const bytes = asset.etag ? await files.read(uploadKey(asset.id)) : undefined
    if (!bytes || bytes.length === 0) return refuse('noFileGiven')
    if (body.etag && body.etag.replaceAll('"', '') !== asset.etag) return refuse('noFileGiven')

    const accepted = { extension: extensionOf(asset.filename), formats }
    const outcome = await artwork.read(bytes, accepted, mostColors)
    if (!outcome.ok) return refuse(outcome.code)

    const { format, width, height, isVector, colors, cleanSvg, pixels, plates } = outcome.artwork
    const id = randomUUID()
    await Promise.all([
      files.copy(uploadKey(asset.id), originalKey(id)),
      files.write(artKey(id, 'pixels'), pixels),
      files.write(artKey(id, 'plates'), plates),
      ...(cleanSvg ? [files.write(cleanSvgKey(id), cleanSvg)] : []),
    ])
    const size = { width: Math.round(width), height: Math.round(height) }
    await database.read.insert(assetVersions).values({
      id,
      assetId: asset.id,
      assetType: body.asset_type,
      format,
      isVector,
      ...size,
      colors: [...colors],
      createdAt: now,
    })
    return ok({
      assetId: asset.id,
      assetVersionId: id,
      assetType: body.asset_type,
      ...size,
      isVector,
      colors: [...colors],
    })
  },
)

function formatsOf(assetType: string): readonly string[] | undefined {
  if (assetType === avatarType) return avatarExtensions
  return findDecorationType(assetType)?.fileTypes.flatMap(fileType => fileType.extensions)
}
