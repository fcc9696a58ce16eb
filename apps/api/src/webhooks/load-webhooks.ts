import type { DeliveryState, WebhookEvent } from '@teamloom/commerce/webhooks/webhook-events.ts'
import type { Webhook, WebhookDelivery } from '@teamloom/contract/webhooks.ts'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { users, webhookDeliveries, webhooks } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isBehind } from '#api/webhooks/send-webhook.ts'

export const mostWebhooks = 50
const mostRecent = 24

/** Newest first. */
export async function loadWebhooks(tx: Reader, now: Date, where?: SQL): Promise<Webhook[]> {
  const rows = await tx
    .select({
      ...getTableColumns(webhooks),
      madeBy: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
      waiting: sql<number>`(select count(*)::int from webhook_deliveries d
        where d.webhook_id = ${webhooks}.id and d.state = 'waiting')`,
      recent: sql<DeliveryState[]>`array(select state from (select d.number, d.state from webhook_deliveries d
        where d.webhook_id = ${webhooks}.id order by d.number desc limit ${mostRecent}) as newest order by number)`,
    })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.userId))
    .where(where)
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
    .limit(mostWebhooks)
  return rows.map(row => ({
    id: row.id,
    url: row.url,
    events: row.events as WebhookEvent[],
    isActive: row.isActive,
    madeBy: row.madeBy,
    created_at: row.createdAt.toISOString(),
    formerSecretUntil:
      row.formerSecretUntil && now < row.formerSecretUntil ? row.formerSecretUntil.toISOString() : null,
    isFailing: row.failures > 0,
    waiting: row.waiting,
    recent: row.recent,
  }))
}

/** Newest first. */
export async function loadDeliveries(
  tx: Reader,
  where: SQL | undefined,
  limit: number,
): Promise<WebhookDelivery[]> {
  const rows = await tx
    .select({
      delivery: webhookDeliveries,
      isBehind: sql<boolean>`${webhookDeliveries.state} = 'waiting' and ${isBehind}`,
      pausedUntil: webhooks.pausedUntil,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(where))
    .orderBy(desc(webhookDeliveries.number))
    .limit(limit)
  return rows.map(({ delivery, isBehind: waits, pausedUntil }) => ({
    id: delivery.id,
    number: delivery.number,
    type: delivery.type as WebhookEvent,
    about: delivery.about,
    body: delivery.body,
    state: delivery.state as DeliveryState,
    isBehind: waits,
    tries: delivery.tries,
    created_at: delivery.createdAt.toISOString(),
    nextAt:
      delivery.state === 'waiting'
        ? new Date(Math.max(delivery.nextAt.getTime(), pausedUntil?.getTime() ?? 0)).toISOString()
        : null,
    triedAt: delivery.triedAt?.toISOString() ?? null,
    status: delivery.status,
    tookMs: delivery.tookMs,
    answer: delivery.answer,
  }))
}
