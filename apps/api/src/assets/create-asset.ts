import { type ArtworkFormat, nameOfFormat } from '@teamloom/artwork/file-format.ts'
import { factsOf } from '@teamloom/artwork/verdict.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { techpackproduction } from '@teamloom/catalog/decorations/techpackproduction.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { attachmentType } from '#api/assets/attachment-type.ts'
import { avatarExtensions, avatarType } from '#api/assets/avatar.ts'
import { keepVersion } from '#api/assets/keep-version.ts'
import { picturedPages } from '#api/assets/page-links.ts'
import { readContent } from '#api/assets/read-content.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { takeUpload } from '#api/assets/take-upload.ts'
import { assets, contents } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import type { Database, Reader } from '#api/platform/database/database.ts'

/** Pictures of a project's page, and what they may be. */
const projectPictureTypes = ['logo', 'cover'] as const
const projectPictureFormats = ['png', 'jpg', 'svg', 'eps', 'ai'] as const

/** What belongs to its uploader alone: a picture of oneself, and what goes with a comment. */
const ownTypes: readonly string[] = [avatarType, attachmentType]

/** About as long as a file takes that is read. */
const waitSeconds = 5

/** Reads an uploaded file for what it is, and keeps it in the forms in which it is drawn. */
export const createAsset = inSteps(
  assetCalls.create,
  async ({ actor, body, now, origin, retryAfter }, database, services) => {
    let asset = await findAsset(database.read, body.asset_id, actor)
    if (!asset) return refuse('assetDoesntExist')
    // Staff also what they put for another's team.
    if (!asset.isOpen && !(actor.isStaff && asset.uploaderId === actor.id))
      return refuse('teamDoesntHaveAccess')
    if (!body.asset_type) return refuse('assetTypeMissing')
    if (body.asset_type === techpackproduction.type && !actor.isStaff) return refuse('userNotAdmin')
    const formats = formatsOf(body.asset_type)
    // Without a team it can be a picture of oneself only.
    if (!formats || (!asset.teamId && !ownTypes.includes(body.asset_type)))
      return refuse('assetTypeNotSupported')
    const taken = await takeUpload(asset, { ...services, database })
    if (!taken.ok) return taken
    if (taken.value) asset = await findAsset(database.read, body.asset_id, actor)
    if (!asset?.contentId) return refuse('noFileGiven')
    if (body.etag && body.etag.replaceAll('"', '') !== asset.etag) return refuse('noFileGiven')

    const holder = { team: asset.teamId ?? actor.id, account: actor.id }
    const reading = await readContent(
      asset.contentId,
      holder,
      { ...services, database },
      {
        page: body.page,
        isCropped: body.crop,
      },
    )
    if (reading === 'lost') return refuse('noFileGiven')
    if (reading === 'busy') {
      retryAfter(waitSeconds)
      return refuse('too_many_requests')
    }
    const { verdict } = reading
    if (verdict.format && !formats.includes(verdict.format))
      return refuse('unsupportedFile', { format: verdict.format })
    if (!verdict.ok) {
      const { code, cause, lacks, format, foreign } = verdict
      return refuse(code, { cause, lacks, format: format ?? foreign })
    }

    const version = { assetId: asset.id, assetType: body.asset_type }
    const assetVersionId = await keepVersion(database.alone, {
      ...version,
      readingId: reading.id,
      createdAt: now,
    })
    const { format } = verdict
    const filename = await nameRightly(database, asset, format)
    const { pages, ...facts } = factsOf(verdict, null)
    const sign = (path: string) => origin + signLink(path, now, services.config.sessionSecret)
    return ok({
      ...version,
      assetVersionId,
      filename,
      format,
      ...facts,
      ...picturedPages(pages, assetVersionId, sign),
    })
  },
)

async function findAsset(tx: Reader, assetId: string, actor: Actor) {
  const [asset] = await tx
    .select({ ...getTableColumns(assets), etag: contents.hash, isOpen: isArtworkOpen(actor) })
    .from(assets)
    .leftJoin(contents, eq(contents.id, assets.contentId))
    .where(and(eq(assets.id, assetId), isNull(assets.removedAt)))
  return asset
}

/** AC18: a file that is called what it is not, by mistake, is called what it is. */
async function nameRightly(
  database: Database,
  { id, filename }: { readonly id: string; readonly filename: string },
  format: ArtworkFormat,
): Promise<string> {
  const right = nameOfFormat(filename, format)
  if (right !== filename)
    await database.alone
      .update(assets)
      .set({ filename: right })
      .where(and(eq(assets.id, id), eq(assets.filename, filename)))
  return right
}

function formatsOf(assetType: string): readonly string[] | undefined {
  if (assetType === avatarType) return avatarExtensions
  if (assetType === attachmentType) return projectPictureFormats
  if (projectPictureTypes.some(type => type === assetType)) return projectPictureFormats
  return findDecorationType(assetType)?.fileTypes.flatMap(fileType => fileType.extensions)
}
