import { randomUUID } from 'node:crypto'
import { textArtCalls, textRecipeSchema } from '@teamloom/contract/text-art.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { isTeamMember } from '#api/access/open-teams.ts'
import { findOwnAsset } from '#api/assets/find-own-asset.ts'
import { keepMade } from '#api/assets/keep-made.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import { inSteps, reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** For any type: which one is chosen on the garment. */
const assetType = 'screenprint'

export const drawText = inSteps(textArtCalls.draw, async ({ actor, body }, _, { artwork }) => {
  const holder = { team: actor.id, account: actor.id }
  const drawn = await artwork.inTurn(holder, lane => lane.letter(body), 3)
  if (!drawn) return refuse('too_many_requests')
  return 'missing' in drawn ? refuse('missingLetter', { letter: drawn.missing }) : ok({ svg: drawn.svg })
})

/** ST31: what a team has in a font that is offered no more, it goes on with. */
async function hasWordsIn(tx: Reader, teamId: string, font: string): Promise<boolean> {
  const found = await tx
    .select({ id: assetVersions.id })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(and(eq(assets.teamId, teamId), sql`${assetVersions.recipe} ->> 'font' = ${font}`))
    .limit(1)
  return found.length > 0
}

/** Drawn here, then kept and read as any file is. */
export const writeText = inSteps(textArtCalls.write, async ({ actor, body, now }, database, services) => {
  const { team_id: teamId, recipe } = body
  if (!actor.isStaff && !(await isTeamMember(database.read, actor.id, teamId)))
    return refuse('teamDoesntHaveAccess')
  const { retired } = (await services.house.at(database.read, now)).valueOf('fonts')
  if (retired.includes(recipe.font) && !(await hasWordsIn(database.read, teamId, recipe.font)))
    return refuse('font_retired')
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
    return ok({ id: own.value.id, teamId, uploaderId: actor.id })
  })
  if (!kept.ok) return kept
  const asset = kept.value
  const isNew = !body.assetId
  const made = { asset, isNew, assetType, filename, bytes: Buffer.from(drawn.svg), recipe }
  const outcome = await keepMade(made, holder, { ...services, database }, now)
  if (outcome.ok && !isNew)
    await database.alone.update(assets).set({ filename, name }).where(eq(assets.id, asset.id))
  return outcome
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
