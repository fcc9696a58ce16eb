import { userCalls } from '@teamloom/contract/user.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { presentUser } from '#api/accounts/present-user.ts'
import { users } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'

export const readMe = reads(userCalls.me, async ({ actor }) => ok(presentUser(actor)))

export const updateMe = writes(userCalls.updateMe, async ({ actor, body }, tx) => {
  const changes = {
    firstName: body.firstName ?? actor.firstName,
    lastName: body.lastName ?? actor.lastName,
    language: body.language ?? actor.language,
    optNewsletter: body.optNewsletter ?? actor.optNewsletter,
  }
  await tx.update(users).set(changes).where(eq(users.id, actor.id))
  return ok(presentUser({ ...actor, ...changes }))
})

export const setCurrency = writes(userCalls.setCurrency, async ({ actor, body }, tx) => {
  await tx.update(users).set({ currency: body.currency }).where(eq(users.id, actor.id))
  return ok({ currency: body.currency })
})
