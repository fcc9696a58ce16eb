import { canPay } from '@teamloom/commerce/payments/ledger.ts'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { cardSessions, orderShares } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps } from '#api/http/handler.ts'
import { askOnReturn } from '#api/payments/ask-provider.ts'
import { loadLedger } from '#api/payments/load-ledger.ts'
import { awaitedShares, piecesOf, type ShareRow, splitNow } from '#api/payments/split/load-split.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { idOfPrivateSecret } from '#api/platform/private-links.ts'
import { findRequest, type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'
import type { Services } from '#api/services.ts'

type OwnShare = {
  readonly row: ShareRow
  readonly loaded: LoadedRequest
  readonly amount: number
  readonly isPaid: boolean
  /** PA18: whether the share is on its way by card. */
  readonly isAwaited: boolean
}

function idOfShare(secret: string, { config }: Services): string | undefined {
  return idOfPrivateSecret(secret, 'order share', config.sessionSecret)
}

/** Whose link it is, and what they owe now; an order that was cancelled has no shares. */
async function findShare<Place extends Reader>(
  tx: Place,
  secret: string,
  services: Services,
  load: (tx: Place, preorderId: string) => Promise<LoadedRequest | undefined>,
): Promise<OwnShare | undefined> {
  const id = idOfShare(secret, services)
  const [row] = id ? await tx.select().from(orderShares).where(eq(orderShares.id, id)) : []
  const loaded = row && (await load(tx, row.preorderId))
  if (!loaded?.order || !isOrdered(loaded.preorder.status as PreorderStatus)) return undefined
  const { lines } = await splitNow(tx, loaded, services)
  const line = lines.find(({ key }) => key === row?.key)
  if (!row || !line) return undefined
  const isAwaited = !line.isPaid && (await awaitedShares(tx, row.preorderId)).has(row.id)
  return { row, loaded, amount: line.amount, isPaid: line.isPaid, isAwaited }
}

const readShare = inSteps(splitCalls.share, async ({ params, now }, database, services) => {
  const id = idOfShare(params.secret, services)
  if (id) await askOnReturn(eq(cardSessions.shareId, id), database, services, now)
  const found = await findShare(database.read, params.secret, services, findRequest)
  if (!found) return refuse('not_found')
  const { row, loaded, amount, isPaid, isAwaited } = found
  return ok({
    orderNumber: must(loaded.order, 'order').number,
    organiser: loaded.user.firstName,
    first_name: row.firstName,
    last_name: row.lastName,
    pieces: piecesOf(row, loaded),
    amount,
    currency: loaded.preorder.currency as Currency,
    isPaid,
    isAwaited,
    canPayByCard: services.card !== null,
  })
})

const names = {
  en: (number: number) => `Your share of order ${number}`,
  fr: (number: number) => `Votre part de la commande ${number}`,
} as const satisfies Record<Locale, unknown>

/** Whoever has a link could make the provider busy. */
const begunPerHour = { most: 20, windowSeconds: 3600 }

/** PA7: pays a member's own line, whole, while the order still needs it. */
const payShare = inSteps(splitCalls.payShare, async ({ params, now, retryAfter }, database, services) => {
  const { card, config } = services
  if (!card) return refuse('card_unavailable')
  const found = await findShare(database.read, params.secret, services, findRequest)
  if (!found) return refuse('not_found')
  const { row, loaded, amount, isPaid, isAwaited } = found
  const { preorder, order } = loaded
  const { due } = await loadLedger(database.read, loaded, services)
  if (isPaid || isAwaited || !canPay(amount, due)) return refuse('amount_not_due')
  const wait = await takeAttempt(database.alone, `pay share ${row.id}`, begunPerHour, now)
  if (wait > 0) {
    retryAfter(wait)
    return refuse('too_many_requests')
  }
  const locale: Locale = row.language === 'fr' ? 'fr' : 'en'
  const page = `${config.publicUrl}/orders/share/${params.secret}`
  const begun = await card.begin({
    preorderId: preorder.id,
    name: names[locale](must(order, 'order').number),
    amount,
    currency: preorder.currency as Currency,
    email: row.email ?? loaded.user.email,
    locale,
    successUrl: `${page}?paid=1`,
    cancelUrl: page,
  })
  if (!begun) return refuse('card_unavailable')
  return database.write(async tx => {
    // It may have been edited, or paid, meanwhile.
    const still = await findShare(tx, params.secret, services, lockRequest)
    if (!still || still.isPaid || still.isAwaited || still.amount !== amount) return refuse('amount_not_due')
    const ledger = await loadLedger(tx, still.loaded, services)
    if (!canPay(amount, ledger.due)) return refuse('amount_not_due')
    await tx
      .insert(cardSessions)
      .values({
        id: begun.id,
        preorderId: preorder.id,
        shareId: row.id,
        amount,
        currency: preorder.currency as 'cad' | 'usd',
        state: 'open',
        url: begun.url,
        createdAt: now,
        expiresAt: begun.expiresAt,
      })
      .onConflictDoNothing()
    return ok({ url: begun.url })
  })
})

export const shareHandlers = [readShare, payShare]
