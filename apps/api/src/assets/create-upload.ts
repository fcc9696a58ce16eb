import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { assets } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { isTeamMember } from '#api/teams/membership.ts'

export const createUpload = writes(
  assetCalls.uploadUrl,
  async ({ actor, body, now, origin }, tx, { config }) => {
    const teamId = body.team_id ?? null
    if (teamId && !(await isTeamMember(tx, actor.id, teamId))) return refuse('teamDoesntHaveAccess')
    const assetId = randomUUID()
    await tx.insert(assets).values({
      id: assetId,
      teamId,
      uploaderId: actor.id,
      filename: body.filename,
      isPublic: body.public,
      createdAt: now,
    })
    const path = `/api/v1/uploads/${assetId}`
    return ok({ url: origin + signLink(path, now, config.sessionSecret), assetId })
  },
)
