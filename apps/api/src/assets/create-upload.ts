import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { may } from '#api/access/caller.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { assets } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { isTeam, isTeamMember } from '#api/teams/membership.ts'

type NewAsset = Pick<typeof assets.$inferInsert, 'teamId' | 'uploaderId' | 'filename' | 'isPublic'>

export const createUpload = writes(
  assetCalls.uploadUrl,
  async ({ actor, body, now, origin }, tx, { config }) => {
    const teamId = body.team_id ?? null
    // A picture of oneself is no artwork.
    if (teamId && !may(actor, 'canAddArtwork')) return refuse('notAllowed', { ability: 'canAddArtwork' })
    if (teamId && !(await isTeamMember(tx, actor.id, teamId))) return refuse('teamDoesntHaveAccess')
    const asset = { teamId, uploaderId: actor.id, filename: body.filename, isPublic: body.public }
    return ok(await openUpload(tx, asset, now, origin, config.sessionSecret))
  },
)

export const createUploadWithAdmin = writes(
  assetCalls.uploadUrlWithAdmin,
  async ({ actor, body, now, origin }, tx, { config }) => {
    const teamId = body.team_id
    if (!(await isTeam(tx, teamId))) return refuse('team_not_found')
    const asset = { teamId, uploaderId: actor.id, filename: body.filename, isPublic: body.public }
    return ok(await openUpload(tx, asset, now, origin, config.sessionSecret))
  },
)

async function openUpload(
  tx: Tx,
  asset: NewAsset,
  now: Date,
  origin: string,
  secret: string,
): Promise<{ url: string; assetId: string }> {
  const assetId = randomUUID()
  await tx.insert(assets).values({ ...asset, id: assetId, createdAt: now })
  return { url: origin + signLink(`/api/v1/uploads/${assetId}`, now, secret), assetId }
}
