import { isGivenUp, pauseAfter } from '@teamloom/commerce/webhooks/retries.ts'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { webhookDeliveries, webhooks } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { unseal } from '#api/platform/seal.ts'
import type { Secret } from '#api/platform/secret.ts'
import { type Posted, postWebhook } from '#api/platform/webhook/post-webhook.ts'
import { webhookHeaders } from '#api/platform/webhook/sign-webhook.ts'
import type { Dependencies } from '#api/services.ts'

/** Longer than a try takes: past it, whoever was sending is gone. */
const sendingMs = 60_000
/** So long at a stretch; then others have their turn. */
const stretchMs = 20_000

type Sending = Pick<Dependencies, 'database' | 'jobs' | 'config' | 'now'>
type Taken = {
  readonly webhook: typeof webhooks.$inferSelect
  readonly delivery: typeof webhookDeliveries.$inferSelect
}

/** WH5: sends what is due to one of them, one delivery after the other; whoever comes while another process does leaves it to that. */
export async function sendWebhook(
  { webhookId }: { readonly webhookId: string },
  services: Sending,
): Promise<void> {
  const { database, jobs, config, now } = services
  const began = performance.now()
  for (;;) {
    const taken = await database.write(tx => takeNext(tx, webhookId, now()))
    if (!taken) return
    const { id, body } = taken.delivery
    const at = now()
    const tried = performance.now()
    const posted = await postWebhook({
      url: taken.webhook.url,
      body,
      headers: webhookHeaders({ id, body, at }, secretsOf(taken.webhook, config.sessionSecret, at)),
      allowsPrivate: config.webhooksMayBePrivate,
    })
    const tookMs = Math.round(performance.now() - tried)
    const isTired = performance.now() - began > stretchMs
    const goesOn = await database.write(async tx => {
      const pause = await keepAnswer(tx, taken, { ...posted, tookMs, at, now: now() })
      if (pause > 0) await jobs.add(tx, 'webhook', { webhookId }, { isOneOfMany: true, afterSeconds: pause })
      else if (isTired) await jobs.add(tx, 'webhook', { webhookId })
      return pause === 0 && !isTired
    })
    if (!goesOn) return
  }
}

/** The one that holds, and beside it for a while the one before. */
function secretsOf(webhook: Taken['webhook'], sessionSecret: Secret, at: Date): readonly string[] {
  const { id, secret, formerSecret, formerSecretUntil } = webhook
  const sealed = [
    secret,
    ...(formerSecret && formerSecretUntil && at < formerSecretUntil ? [formerSecret] : []),
  ]
  return sealed.flatMap(each => unseal(each, id, sessionSecret) ?? [])
}

/**
 * The delivery that is due and behind no other of its subject, of several the least tried, taken for this process alone. Without one the
 * webhook is free again in the transaction that has looked.
 */
async function takeNext(tx: Tx, webhookId: string, now: Date): Promise<Taken | undefined> {
  const isFree = (column: typeof webhooks.sendingUntil | typeof webhooks.pausedUntil) =>
    or(isNull(column), lte(column, now))
  const [webhook] = await tx
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.id, webhookId),
        eq(webhooks.isActive, true),
        isFree(webhooks.sendingUntil),
        isFree(webhooks.pausedUntil),
      ),
    )
    .for('no key update')
  if (!webhook) return undefined
  const [delivery] = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAt, now),
        sql`not ${isBehind}`,
      ),
    )
    // One that is refused each time keeps no other from being tried.
    .orderBy(webhookDeliveries.tries, webhookDeliveries.number)
    .limit(1)
  if (!delivery) return undefined
  await tx
    .update(webhooks)
    .set({ sendingUntil: new Date(now.getTime() + sendingMs) })
    .where(eq(webhooks.id, webhookId))
  return { webhook, delivery }
}

/** WH5: one before it, of the same subject, is still to arrive. */
export const isBehind = sql<boolean>`exists (select from webhook_deliveries earlier
  where earlier.webhook_id = ${webhookDeliveries.webhookId} and earlier.subject_id = ${webhookDeliveries.subjectId}
    and earlier.state = 'waiting' and earlier.number < ${webhookDeliveries.number})`

type Answered = Posted & { readonly tookMs: number; readonly at: Date; readonly now: Date }

/** Keeps what became of a try. Answers the seconds in which nothing is sent, 0 where it was taken. */
async function keepAnswer(tx: Tx, { webhook, delivery }: Taken, answered: Answered): Promise<number> {
  const { status, answer, tookMs, at, now } = answered
  const isTaken = status !== null && status >= 200 && status < 300
  const tries = delivery.tries + 1
  const failures = isTaken ? 0 : webhook.failures + 1
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const isOver = isTaken || isGivenUp(delivery.since, now)
  await tx
    .update(webhookDeliveries)
    .set({
      state: isTaken ? 'delivered' : isOver ? 'gaveUp' : 'waiting',
      tries,
      nextAt: isOver ? delivery.nextAt : after(pauseAfter(tries)),
      triedAt: at,
      status,
      tookMs,
      answer,
    })
    .where(eq(webhookDeliveries.id, delivery.id))
  const pause = isTaken ? 0 : pauseAfter(failures)
  await tx
    .update(webhooks)
    .set({ failures, pausedUntil: isTaken ? null : after(pause), sendingUntil: null })
    .where(eq(webhooks.id, webhook.id))
  return pause
}

/** Every minute: what is due and of which no job tells any more, as those of a process that is gone. */
export async function wakeWebhooks({ database, jobs, now }: Sending): Promise<void> {
  const at = now()
  await database.write(async tx => {
    const due = await tx
      .selectDistinct({ id: webhooks.id })
      .from(webhooks)
      .innerJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
      .where(
        and(
          eq(webhooks.isActive, true),
          eq(webhookDeliveries.state, 'waiting'),
          lte(webhookDeliveries.nextAt, at),
          or(isNull(webhooks.pausedUntil), lte(webhooks.pausedUntil, at)),
          or(isNull(webhooks.sendingUntil), lt(webhooks.sendingUntil, at)),
        ),
      )
    for (const { id: webhookId } of due) await jobs.add(tx, 'webhook', { webhookId })
  })
}
