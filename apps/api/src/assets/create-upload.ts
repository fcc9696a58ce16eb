import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { may } from '#api/access/caller.ts'
import { isTeam, isTeamMember } from '#api/access/open-teams.ts'
import { findOwnAsset } from '#api/assets/find-own-asset.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { type FullRoom, findFullRoom, type Owner } from '#api/assets/storage.ts'
import type { Config } from '#api/config.ts'
import { assets } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

type NewAsset = Owner & { readonly filename: string; readonly isPublic: boolean }

export const createUpload = writes(
  assetCalls.uploadUrl,
  async ({ actor, body, now, origin }, tx, { config }) => {
    const teamId = body.team_id ?? null
    // A picture of oneself is no artwork.
    if (teamId && !may(actor, 'canAddArtwork')) return refuse('notAllowed', { ability: 'canAddArtwork' })
    if (teamId && !(await isTeamMember(tx, actor.id, teamId))) return refuse('teamDoesntHaveAccess')
    const asset = { teamId, uploaderId: actor.id, filename: body.filename, isPublic: body.public }
    if (body.asset_id) return openNewVersion(tx, { ...asset, id: body.asset_id }, now, origin, config)
    return openUpload(tx, asset, now, origin, config)
  },
)

export const createUploadWithAdmin = writes(
  assetCalls.uploadUrlWithAdmin,
  async ({ actor, body, now, origin }, tx, { config }) => {
    const teamId = body.team_id
    if (!(await isTeam(tx, teamId))) return refuse('team_not_found')
    const asset = { teamId, uploaderId: actor.id, filename: body.filename, isPublic: body.public }
    return openUpload(tx, asset, now, origin, config)
  },
)

/** What is put there takes the place of the asset's file; the versions that there are stay as they are. */
async function openNewVersion(
  tx: Tx,
  { id, teamId, uploaderId, filename }: NewAsset & { readonly id: string },
  now: Date,
  origin: string,
  { limits, sessionSecret }: Config,
): Promise<
  Result<{ url: string; assetId: string }, Refusal<FullRoom | 'assetDoesntExist' | 'teamDoesntHaveAccess'>>
> {
  const own = teamId ? await findOwnAsset(tx, id, uploaderId) : refuse('assetDoesntExist')
  if (!own.ok) return own
  if (own.value.teamId !== teamId) return refuse('teamDoesntHaveAccess')
  const full = await findFullRoom(tx, { teamId, uploaderId }, 1, limits)
  if (full) return refuse(full)
  await tx.update(assets).set({ awaitedFilename: filename }).where(eq(assets.id, id))
  return ok({ url: origin + signLink(`/api/v1/uploads/${id}`, now, sessionSecret), assetId: id })
}

async function openUpload(
  tx: Tx,
  asset: NewAsset,
  now: Date,
  origin: string,
  { limits, sessionSecret }: Config,
): Promise<Result<{ url: string; assetId: string }, Refusal<FullRoom>>> {
  // Told now, before anything is sent.
  const full = await findFullRoom(tx, asset, 1, limits)
  if (full) return refuse(full)
  const assetId = randomUUID()
  await tx.insert(assets).values({ ...asset, id: assetId, createdAt: now })
  return ok({ url: origin + signLink(`/api/v1/uploads/${assetId}`, now, sessionSecret), assetId })
}
