import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { factsOf } from '@teamloom/artwork/verdict.ts'
import { textArtCalls, textRecipeSchema } from '@teamloom/contract/text-art.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { isTeamMember } from '#api/access/open-teams.ts'
import { findOwnAsset } from '#api/assets/find-own-asset.ts'
import { keepUpload } from '#api/assets/keep-upload.ts'
import { keepVersion } from '#api/assets/keep-version.ts'
import { readContent } from '#api/assets/read-content.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import { inSteps, reads } from '#api/http/handler.ts'

/** For any type: which one is chosen on the garment. */
const assetType = 'screenprint'

/** More than any words take. */
const mostBytes = 5_000_000

export const drawText = inSteps(textArtCalls.draw, async ({ actor, body }, _, { artwork }) => {
  const holder = { team: actor.id, account: actor.id }
  const drawn = await artwork.inTurn(holder, lane => lane.letter(body), 3)
  if (!drawn) return refuse('too_many_requests')
  return 'missing' in drawn ? refuse('missingLetter', { letter: drawn.missing }) : ok({ svg: drawn.svg })
})

/** Drawn here, then kept and read as any file is. */
export const writeText = inSteps(textArtCalls.write, async ({ actor, body, now }, database, services) => {
  const { team_id: teamId, recipe } = body
  if (!actor.isStaff && !(await isTeamMember(database.read, actor.id, teamId)))
    return refuse('teamDoesntHaveAccess')
  const holder = { team: teamId, account: actor.id }
  const drawn = await services.artwork.inTurn(holder, lane => lane.letter(recipe), 3)
  if (!drawn) return refuse('too_many_requests')
  if ('missing' in drawn) return refuse('missingLetter', { letter: drawn.missing })
  const name = body.name ?? recipe.words.replace(/\s+/g, ' ')
  const filename = `${name}.svg`
  const kept = await database.write(async tx => {
    if (!body.assetId) {
      const asset = { id: randomUUID(), teamId, uploaderId: actor.id }
      await tx.insert(assets).values({ ...asset, filename, name, isPublic: false, createdAt: now })
      return ok(asset)
    }
    const own = await findOwnAsset(tx, body.assetId, actor.id)
    if (!own.ok) return own
    if (own.value.teamId !== teamId) return refuse('teamDoesntHaveAccess')
    await tx.update(assets).set({ awaitedFilename: filename, name }).where(eq(assets.id, own.value.id))
    return ok({ id: own.value.id, teamId, uploaderId: actor.id })
  })
  if (!kept.ok) return kept
  const asset = kept.value
  const dependencies = { ...services, database }
  const file = await services.files.receive(Readable.from([Buffer.from(drawn.svg)]), mostBytes)
  const put = await keepUpload(asset, file, dependencies)
  if (!put.ok) return put
  const [row] = await database.read
    .select({ contentId: assets.contentId })
    .from(assets)
    .where(eq(assets.id, asset.id))
  const reading = await readContent(must(row?.contentId ?? undefined, 'content'), holder, dependencies)
  if (reading === 'busy') return refuse('too_many_requests')
  if (reading === 'lost' || !reading.verdict.ok) return refuse('processingError')
  const version = { assetId: asset.id, assetType }
  const assetVersionId = await keepVersion(database.read, {
    ...version,
    readingId: reading.id,
    recipe,
    createdAt: now,
  })
  const { format } = reading.verdict
  const { pages: _, margins: __, ...facts } = factsOf(reading.verdict, recipe)
  return ok({ ...version, assetVersionId, filename, format, ...facts })
})

export const readText = reads(textArtCalls.read, async ({ actor, params }, tx) => {
  const [version] = await tx
    .select({ recipe: assetVersions.recipe })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(
      and(
        eq(assetVersions.id, params.id),
        actor.isStaff ? undefined : isArtworkOpen({ kind: 'person', id: actor.id }),
      ),
    )
  if (!version) return refuse('assetDoesntExist')
  return ok({ recipe: textRecipeSchema.nullable().parse(version.recipe) })
})
