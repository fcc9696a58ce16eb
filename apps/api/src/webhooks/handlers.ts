import { randomUUID } from 'node:crypto'
import { webhookCalls } from '@teamloom/contract/webhooks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { type AuditRecord, recordAudit } from '#api/audit/record-audit.ts'
import type { Config } from '#api/config.ts'
import { webhookDeliveries, webhooks } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { seal } from '#api/platform/seal.ts'
import { isPublicHost } from '#api/platform/webhook/public-address.ts'
import { newWebhookSecret } from '#api/platform/webhook/sign-webhook.ts'
import { loadDeliveries, loadWebhooks, mostWebhooks } from '#api/webhooks/load-webhooks.ts'

const formerSecretMs = 2 * 86_400_000

/** WH6: what an address alone says; where its name leads is looked at with each try. */
function checkAddress(
  url: string,
  { webhooksMayBePrivate }: Config,
): Result<null, Refusal<'webhook_not_public'>> {
  if (webhooksMayBePrivate) return ok(null)
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') return refuse('webhook_not_public', { problem: 'http' })
  return isPublicHost(hostname) === false ? refuse('webhook_not_public', { problem: 'private' }) : ok(null)
}

const listWebhooks = reads(webhookCalls.list, async ({ now }, tx) => ok(await loadWebhooks(tx, now)))

/** The audit has the host of an address alone: in the rest of it may be a secret. */
const about = (kind: AuditRecord['kind'], url: string, { actor, address }: Doer): AuditRecord => ({
  kind,
  actorId: actor.id,
  facts: { name: new URL(url).host },
  address,
})
type Doer = { readonly actor: { readonly id: string }; readonly address: string }

const makeWebhook = writes(webhookCalls.make, async (request, tx, { config }) => {
  const { actor, body, now } = request
  const checked = checkAddress(body.url, config)
  if (!checked.ok) return checked
  // Of two who make the last one at once, one does.
  await tx.execute(sql`select pg_advisory_xact_lock(7303)`)
  if ((await tx.$count(webhooks)) >= mostWebhooks) return refuse('webhooks_full')
  const [id, secret] = [randomUUID(), newWebhookSecret()]
  await tx.insert(webhooks).values({
    id,
    url: body.url,
    events: [...body.events],
    isActive: body.isActive,
    secret: seal(secret, id, config.sessionSecret),
    userId: actor.id,
    createdAt: now,
  })
  await recordAudit(tx, about('webhook_made', body.url, request), now)
  return ok({ id, secret })
})

const changeWebhook = writes(webhookCalls.change, async (request, tx, { config, jobs }) => {
  const { params, body, now } = request
  const checked = checkAddress(body.url, config)
  if (!checked.ok) return checked
  const [changed] = await tx
    .update(webhooks)
    .set({
      url: body.url,
      events: [...body.events],
      isActive: body.isActive,
      // Whoever has mended it waits for no pause.
      failures: 0,
      pausedUntil: null,
    })
    .where(eq(webhooks.id, params.id))
    .returning({ id: webhooks.id })
  if (!changed) return refuse('not_found')
  if (body.isActive) await jobs.add(tx, 'webhook', { webhookId: changed.id })
  await recordAudit(tx, about('webhook_changed', body.url, request), now)
  return ok(must((await loadWebhooks(tx, now, eq(webhooks.id, changed.id)))[0], 'webhook'))
})

/** WH7 */
const renewSecret = writes(webhookCalls.renewSecret, async (request, tx, { config }) => {
  const { params, now } = request
  const secret = newWebhookSecret()
  const [renewed] = await tx
    .update(webhooks)
    .set({
      secret: seal(secret, params.id, config.sessionSecret),
      formerSecret: webhooks.secret,
      formerSecretUntil: new Date(now.getTime() + formerSecretMs),
    })
    .where(eq(webhooks.id, params.id))
    .returning({ id: webhooks.id, url: webhooks.url })
  if (!renewed) return refuse('not_found')
  await recordAudit(tx, about('webhook_secret_renewed', renewed.url, request), now)
  return ok({ id: renewed.id, secret })
})

const removeWebhook = writes(webhookCalls.remove, async (request, tx) => {
  const [removed] = await tx
    .delete(webhooks)
    .where(eq(webhooks.id, request.params.id))
    .returning({ url: webhooks.url })
  if (!removed) return refuse('not_found')
  await recordAudit(tx, about('webhook_removed', removed.url, request), request.now)
  return ok({})
})

const listDeliveries = reads(webhookCalls.deliveries, async ({ params, query }, tx) => {
  if ((await tx.$count(webhooks, eq(webhooks.id, params.id))) === 0) return refuse('not_found')
  const { after, isOpen, limit } = query
  const found = await loadDeliveries(
    tx,
    and(
      eq(webhookDeliveries.webhookId, params.id),
      isOpen ? ne(webhookDeliveries.state, 'delivered') : undefined,
      after === undefined ? undefined : lt(webhookDeliveries.number, after),
    ),
    limit + 1,
  )
  const items = found.slice(0, limit)
  return ok({ items, next: found.length > limit ? must(items.at(-1), 'delivery').number : null })
})

const sendAgain = writes(webhookCalls.sendAgain, async ({ params, now }, tx, { jobs }) => {
  const [asked] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', since: now, nextAt: now, tries: 0 })
    .where(eq(webhookDeliveries.id, params.id))
    .returning({ webhookId: webhookDeliveries.webhookId })
  if (!asked) return refuse('not_found')
  await tx.update(webhooks).set({ pausedUntil: null }).where(eq(webhooks.id, asked.webhookId))
  await jobs.add(tx, 'webhook', asked)
  return ok(must((await loadDeliveries(tx, eq(webhookDeliveries.id, params.id), 1))[0], 'delivery'))
})

export const webhookHandlers = [
  listWebhooks,
  makeWebhook,
  changeWebhook,
  renewSecret,
  removeWebhook,
  listDeliveries,
  sendAgain,
]
