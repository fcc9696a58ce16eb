import { canPay } from '@teamloom/commerce/payments/ledger.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { cardSessions, ledgerEntries, orders } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { askOnReturn } from '#api/payments/ask-provider.ts'
import { findPaid, lockPaid } from '#api/payments/find-paid.ts'
import { loadLedger } from '#api/payments/load-ledger.ts'

const names = {
  en: (number: number) => `Order ${number}`,
  fr: (number: number) => `Commande ${number}`,
} as const satisfies Record<Locale, unknown>

/** PA7: the truth about it comes from the provider; whoever returns from its page asks what has become of it. */
const begin = inSteps(paymentCalls.begin, async ({ actor, body, now }, database, services) => {
  const { card, config } = services
  if (!card) return refuse('card_unavailable')
  const found = await findPaid(database.read, body, actor, false)
  if (!found.ok) return found
  const { preorder, order } = found.value
  const { due, currency } = await loadLedger(database.read, found.value, services)
  const amount = body.amount ?? due
  if (!canPay(amount, due)) return refuse('amount_not_due')
  const begun = await card.begin({
    preorderId: preorder.id,
    name: names[actor.language](order?.number ?? preorder.number),
    amount,
    currency,
    email: actor.email,
    locale: actor.language,
    successUrl: `${config.publicUrl}/orders/session/{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/orders`,
  })
  if (!begun) return refuse('card_unavailable')
  return database.write(async tx => {
    // It may have been edited meanwhile.
    const still = await lockPaid(tx, { preorderId: preorder.id })
    if (!still.ok) return still
    const ledger = await loadLedger(tx, still.value, services)
    if (!canPay(amount, ledger.due) || ledger.currency !== currency) return refuse('amount_not_due')
    await tx
      .insert(cardSessions)
      .values({
        id: begun.id,
        preorderId: preorder.id,
        userId: actor.id,
        amount,
        currency,
        state: 'open',
        url: begun.url,
        createdAt: now,
        expiresAt: begun.expiresAt,
      })
      .onConflictDoNothing()
    return ok({ url: begun.url, sessionId: begun.id })
  })
})

/** Somebody else's does not exist. */
const readSession = inSteps(paymentCalls.session, async ({ actor, params, now }, database, services) => {
  const isTheirs = and(eq(cardSessions.id, params.sessionId), eq(cardSessions.userId, actor.id))
  await askOnReturn(isTheirs, database, services, now)
  const [session] = await database.read
    .select({
      state: cardSessions.state,
      orderId: orders.id,
      preorderId: cardSessions.preorderId,
      amount: sql<number>`coalesce(${ledgerEntries.amount}, ${cardSessions.amount})`.mapWith(Number),
      currency: sql<string>`coalesce(${ledgerEntries.currency}, ${cardSessions.currency})`,
    })
    .from(cardSessions)
    .leftJoin(orders, eq(orders.preorderId, cardSessions.preorderId))
    .leftJoin(ledgerEntries, eq(ledgerEntries.sessionId, cardSessions.id))
    .where(isTheirs)
  return session ? ok(session) : refuse('not_found')
})

export const cardHandlers = [begin, readSession]
