import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { presentUser } from '#api/accounts/present-user.ts'
import { avatarType } from '#api/assets/avatar.ts'
import { isOwnUpload } from '#api/assets/find-own-asset.ts'
import { users } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { followProfile } from '#api/newsletter/follow-profile.ts'
import { keepListingsOf } from '#api/requests/listing/keep-listing.ts'

export const readMe = reads(userCalls.me, async ({ actor, origin }, _, { config }) =>
  ok(presentUser(actor, origin, config)),
)

export const updateMe = writes(userCalls.updateMe, async ({ actor, body, now, origin }, tx, services) => {
  const picture = body.avatarAssetVersionId
  if (picture && !(await isOwnUpload(tx, picture, avatarType, actor.id))) return refuse('assetDoesntExist')
  // Only what is given: another tab may be changing the rest.
  const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const change = async () => {
    if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.id, actor.id))
  }
  await (body.firstName || body.lastName ? keepListingsOf(tx, actor.id, change) : change())
  const { optNewsletter, language = actor.language } = body
  if (optNewsletter !== undefined) {
    await followProfile(tx, { ...actor, language }, optNewsletter, now, services)
  }
  return ok(presentUser({ ...actor, ...changes }, origin, services.config))
})

export const setCurrency = writes(userCalls.setCurrency, async ({ actor, body }, tx) => {
  await tx.update(users).set({ currency: body.currency }).where(eq(users.id, actor.id))
  return ok({ currency: body.currency })
})
