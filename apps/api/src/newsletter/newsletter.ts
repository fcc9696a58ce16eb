import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers, users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { writes } from '#api/http/handler.ts'
import { askConfirmation } from '#api/newsletter/ask-confirmation.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'

/** SC19: answers alike, whether the address is known or not. */
export const subscribe = writes(newsletterCalls.subscribe, async (request, tx, services) => {
  const { body, now, address } = request
  const perAddress = { most: services.config.limits.answersPerAddressPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(tx, `newsletter ${address}`, perAddress, now)
  if (wait > 0) {
    request.retryAfter(wait)
    return refuse('too_many_requests')
  }
  await askConfirmation(tx, body.email, body.lang, now, services)
  return ok({})
})

export const confirm = writes(newsletterCalls.confirm, async ({ params, now }, tx, { config }) => {
  const id = idOfPrivateSecret(params.token, 'newsletter confirm', config.sessionSecret)
  if (id) await setSubscribed(tx, id, { confirmedAt: now, leftAt: null }, true)
  return ok({})
})

export const unsubscribe = writes(newsletterCalls.unsubscribe, async ({ params, now }, tx, { config }) => {
  const id = idOfPrivateSecret(params.token, 'newsletter leave', config.sessionSecret)
  if (id) await setSubscribed(tx, id, { leftAt: now }, false)
  return ok({})
})

/** The switch in the profile is the same subscription. */
async function setSubscribed(
  tx: Tx,
  id: string,
  set: { readonly confirmedAt?: Date; readonly leftAt: Date | null },
  optNewsletter: boolean,
): Promise<void> {
  const [subscriber] = await tx
    .update(newsletterSubscribers)
    .set(set)
    .where(eq(newsletterSubscribers.id, id))
    .returning({ email: newsletterSubscribers.email })
  if (subscriber) await tx.update(users).set({ optNewsletter }).where(eq(users.email, subscriber.email))
}

export const newsletterHandlers = [subscribe, confirm, unsubscribe]
