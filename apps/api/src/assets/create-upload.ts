import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { may } from '#api/access/caller.ts'
import { isTeam, isTeamMember } from '#api/access/open-teams.ts'
import { findOwnAsset } from '#api/assets/find-own-asset.ts'
import { linkSeconds, signLink } from '#api/assets/signed-links.ts'
import { type FullRoom, findFullRoom, mostGuestFiles, type Owner } from '#api/assets/storage.ts'
import { arrivedKey, mayPutPastUs } from '#api/assets/take-upload.ts'
import { assets } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { type Request, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

type NewAsset = Owner & { readonly filename: string; readonly isPublic: boolean }

export const createUpload = writes(
  assetCalls.uploadUrl,
  async ({ actor, body, now, origin, address, retryAfter }, tx, services) => {
    const teamId = body.team_id ?? null
    if (actor.isGuest) {
      const mayAdd = await takeGuestFile(tx, { id: actor.id, address, now, retryAfter })
      if (!mayAdd.ok) return mayAdd
    }
    // A picture of oneself is no artwork.
    if (teamId && !may(actor, 'canAddArtwork')) return refuse('notAllowed', { ability: 'canAddArtwork' })
    if (teamId && !(await isTeamMember(tx, actor.id, teamId))) return refuse('teamDoesntHaveAccess')
    const asset = { teamId, uploaderId: actor.id, filename: body.filename, isPublic: body.public }
    const wanted = { bytes: body.bytes, now, origin }
    if (body.asset_id) return openNewVersion(tx, { ...asset, id: body.asset_id }, wanted, services)
    return openUpload(tx, asset, wanted, services)
  },
)

/** AC70: files of one address, whoever its guests are. */
const guestFilesPerAddress = { most: 200, windowSeconds: 3600 }

async function takeGuestFile(
  tx: Tx,
  {
    id,
    address,
    now,
    retryAfter,
  }: Pick<Request<typeof assetCalls.uploadUrl>, 'address' | 'now' | 'retryAfter'> & { readonly id: string },
): Promise<Result<null, Refusal<'sign_up_first' | 'too_many_requests'>>> {
  const files = await tx.$count(assets, eq(assets.uploaderId, id))
  if (files >= mostGuestFiles) return refuse('sign_up_first')
  const wait = await takeAttempt(tx, `guest file ${address}`, guestFilesPerAddress, now)
  if (wait > 0) retryAfter(wait)
  return wait > 0 ? refuse('too_many_requests') : ok(null)
}

export const createUploadWithAdmin = writes(
  assetCalls.uploadUrlWithAdmin,
  async ({ actor, body, now, origin }, tx, services) => {
    const teamId = body.team_id
    if (!(await isTeam(tx, teamId))) return refuse('team_not_found')
    const asset = { teamId, uploaderId: actor.id, filename: body.filename, isPublic: body.public }
    return openUpload(tx, asset, { bytes: body.bytes, now, origin }, services)
  },
)

/** How many bytes are to be sent, where it was told; before which address our own stands. */
type Wanted = { readonly bytes: number | undefined; readonly now: Date; readonly origin: string }

type Address = { readonly url: string; readonly assetId: string; readonly isDirect?: true }

/** What is put there takes the place of the asset's file; the versions that there are stay as they are. */
async function openNewVersion(
  tx: Tx,
  { id, teamId, uploaderId, filename }: NewAsset & { readonly id: string },
  wanted: Wanted,
  services: Services,
): Promise<Result<Address, Refusal<FullRoom | 'assetDoesntExist' | 'teamDoesntHaveAccess'>>> {
  const own = teamId ? await findOwnAsset(tx, id, uploaderId) : refuse('assetDoesntExist')
  if (!own.ok) return own
  if (own.value.teamId !== teamId) return refuse('teamDoesntHaveAccess')
  const full = await findFullRoom(tx, { teamId, uploaderId }, wanted.bytes ?? 1, services.config.limits)
  if (full) return refuse(full)
  await tx.update(assets).set({ awaitedFilename: filename }).where(eq(assets.id, id))
  return ok(await addressOf(tx, { id, uploaderId }, wanted, services))
}

async function openUpload(
  tx: Tx,
  asset: NewAsset,
  wanted: Wanted,
  services: Services,
): Promise<Result<Address, Refusal<FullRoom>>> {
  // Told now, before anything is sent.
  const full = await findFullRoom(tx, asset, wanted.bytes ?? 1, services.config.limits)
  if (full) return refuse(full)
  const id = randomUUID()
  await tx.insert(assets).values({ ...asset, id, createdAt: wanted.now })
  return ok(await addressOf(tx, { id, uploaderId: asset.uploaderId }, wanted, services))
}

/** The store's own where it takes uploads and the caller said how much it sends, and has not had too many; else ours. */
async function addressOf(
  tx: Tx,
  { id: assetId, uploaderId }: { readonly id: string; readonly uploaderId: string },
  { bytes, now, origin }: Wanted,
  { files, config }: Services,
): Promise<Address> {
  const isDirect =
    bytes !== undefined && files.addressToPut && (await mayPutPastUs(tx, { uploaderId, bytes, now }))
  if (files.addressToPut && isDirect)
    return { url: files.addressToPut(arrivedKey(assetId), bytes, linkSeconds), assetId, isDirect }
  return { url: origin + signLink(`/api/v1/uploads/${assetId}`, now, config.sessionSecret), assetId }
}
