import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@teamloom/commerce/webhooks/webhook-events.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { webhookDeliveries, webhooks } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'

export type Happening = {
  readonly type: WebhookEvent
  /** The request or project that it is about: of one they arrive in order. */
  readonly subjectId: string
  /** What staff know it by. */
  readonly about: string
  /** Ids, numbers, amounts: of people nothing. */
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * WH4: lines an event up with what it tells of, in one transaction; `about` and `data` are asked for where anybody
 * listens.
 */
export async function tellWebhooks(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  type: WebhookEvent,
  now: Date,
  happened: () => Promise<Omit<Happening, 'type'>>,
): Promise<void> {
  // One that is removed meanwhile is waited for, and hears nothing.
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.isActive, true), sql`${type} = any(${webhooks.events})`))
    .orderBy(asc(webhooks.id))
    .for('key share')
  if (listening.length === 0) return
  const { subjectId, about, data } = await happened()
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  const times = { since: now, createdAt: now, nextAt: now }
  await tx.insert(webhookDeliveries).values(
    listening.map(({ id }) => ({
      id: randomUUID(),
      webhookId: id,
      type,
      subjectId,
      about,
      body,
      ...times,
    })),
  )
  for (const { id: webhookId } of listening) await jobs.add(tx, 'webhook', { webhookId })
}
