import { randomUUID } from 'node:crypto'
import { nameOfFormat } from '@teamloom/artwork/file-format.ts'
import { groundCalls } from '@teamloom/contract/ground.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { isTeamMember } from '#api/access/open-teams.ts'
import { originalKey } from '#api/assets/asset-files.ts'
import { keepMade } from '#api/assets/keep-made.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'

/** DS61: the picture stays as it is in the library and in other designs. */
export const takeGround = inSteps(groundCalls.take, async ({ actor, body, now }, database, services) => {
  const { team_id: teamId, assetVersionId } = body
  if (!actor.isStaff && !(await isTeamMember(database.read, actor.id, teamId)))
    return refuse('teamDoesntHaveAccess')
  const [source] = await database.read
    .select({
      ...getTableColumns(assets),
      assetType: assetVersions.assetType,
      contentId: readings.contentId,
      verdict: readings.verdict,
    })
    .from(assetVersions)
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(and(eq(assetVersions.id, assetVersionId), actor.isStaff ? undefined : isArtworkOpen(actor)))
  if (!source) return refuse('assetDoesntExist')
  const { verdict, contentId, assetType } = source
  if (!verdict.ok || (verdict.format !== 'png' && verdict.format !== 'jpg')) return refuse('groundNotFound')
  const holder = { team: teamId, account: actor.id }
  const bytes = await services.artwork.inTurn(
    holder,
    async lane =>
      (await services.files.withLocalCopy(originalKey(contentId), file => lane.takeGround(file))) ?? 'lost',
    3,
  )
  if (!bytes) return refuse('too_many_requests')
  if (bytes === 'lost') return refuse('assetDoesntExist')
  if (bytes.length === 0) return refuse('groundNotFound')
  const filename = nameOfFormat(source.filename, 'png')
  const asset = { id: randomUUID(), teamId, uploaderId: actor.id }
  await database.write(async tx => {
    await tx.insert(assets).values({ ...asset, filename, name: source.name, isPublic: false, createdAt: now })
    return ok(null)
  })
  const made = { asset, isNew: true, assetType, filename, bytes, recipe: null }
  return keepMade(made, holder, { ...services, database }, now)
})
