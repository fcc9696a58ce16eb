import { randomUUID } from 'node:crypto'
import type { LedgerEntry } from '@teamloom/commerce/payments/ledger.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { and, eq, gt, lt, notInArray, or, type SQL } from 'drizzle-orm'
import { cardEvents, cardSessions, ledgerEntries } from '#api/db/tables.ts'
import { keepPaidShares } from '#api/payments/split/keep-paid-shares.ts'
import type { CardDispute, CardEvent, CardRefund, CardSession } from '#api/platform/card/provider-objects.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { type LoadedRequest, lockRequest } from '#api/requests/load-requests.ts'
import { type Doing, tell } from '#api/requests/tell.ts'

/** `early`: it is about something that we have not heard of yet, and is to be told again. */
export type Heard = 'done' | 'early'

/** When, and by which other programs hear of it. */
export type Hearing = Pick<Doing, 'now' | 'jobs'>

/** Each event once, in any order, all of it in the transaction that is answered for. */
export async function hearProvider(tx: Tx, event: CardEvent, hearing: Hearing): Promise<Heard> {
  const { now } = hearing
  const [isNew] = await tx
    .insert(cardEvents)
    .values({ id: event.id, kind: event.type, receivedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!isNew) return 'done'
  const toldAt = event.created === undefined ? now : new Date(event.created * 1000)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return hearSession(tx, event.data.object, hearing)
    case 'checkout.session.expired':
      return endSession(tx, event.data.object.id, 'expired')
    case 'checkout.session.async_payment_failed':
      return endSession(tx, event.data.object.id, 'failed')
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return hearRefund(tx, event.data.object, hearing, toldAt)
    case 'charge.dispute.funds_withdrawn':
      return bookDispute(tx, event.data.object, 'withdrawn', hearing, toldAt)
    case 'charge.dispute.funds_reinstated':
      return bookDispute(tx, event.data.object, 'reinstated', hearing, toldAt)
  }
}

/** Clocks of ours and of the provider’s. */
const apartMs = 5 * 60_000

/**
 * What is heard of a payment that is not booked: it is another shop's on the same account, unless it may be of a
 * session of which nothing was told yet, and which was there by then.
 */
async function ofNoneOfOurs(tx: Reader, toldAt: Date, now: Date): Promise<Heard> {
  const [untold] = await tx
    .select({ id: cardSessions.id })
    .from(cardSessions)
    .where(
      and(
        or(
          eq(cardSessions.state, 'processing'),
          and(eq(cardSessions.state, 'open'), gt(cardSessions.expiresAt, new Date(now.getTime() - apartMs))),
        ),
        lt(cardSessions.createdAt, new Date(toldAt.getTime() + apartMs)),
      ),
    )
    .limit(1)
  return untold ? 'early' : 'done'
}

/** What has become of a payment, told by the provider or asked of it. */
export async function hearSession(tx: Tx, session: CardSession, hearing: Hearing): Promise<Heard> {
  if (session.payment_status === 'paid') return bookPayment(tx, session, hearing)
  if (session.status === 'expired') return endSession(tx, session.id, 'expired')
  if (session.status !== 'complete') return 'done'
  const { payment_intent: intent } = session
  const isRefused = typeof intent === 'object' && refusedPayments.has(intent?.status ?? '')
  return isRefused ? endSession(tx, session.id, 'failed') : awaitSession(tx, session.id)
}

/** Stripe's words for a payment that its bank has not made. */
const refusedPayments: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

/** PA18: its bank confirms it in a while, or says no. */
function awaitSession(tx: Tx, id: string): Promise<Heard> {
  return setSession(tx, id, 'processing', eq(cardSessions.state, 'open'))
}

async function setSession(
  tx: Tx,
  id: string,
  state: 'processing' | 'expired' | 'failed',
  where: SQL,
): Promise<Heard> {
  const [known] = await tx
    .select({ preorderId: cardSessions.preorderId })
    .from(cardSessions)
    .where(eq(cardSessions.id, id))
  if (!known) return 'done'
  await lockRequest(tx, known.preorderId)
  await tx
    .update(cardSessions)
    .set({ state })
    .where(and(eq(cardSessions.id, id), where))
  await keepListing(tx, known.preorderId)
  return 'done'
}

type Booking = {
  readonly providerId: string
  readonly amount: Cents
  readonly currency: string
  readonly state: LedgerEntry['state']
  readonly refunds?: string
  readonly sessionId?: string
}

async function bookPayment(tx: Tx, session: CardSession, hearing: Hearing): Promise<Heard> {
  const [known] = await tx.select().from(cardSessions).where(eq(cardSessions.id, session.id))
  const preorderId = known?.preorderId ?? session.metadata?.preorderId
  const loaded = preorderId ? await lockRequest(tx, preorderId) : undefined
  // Another's shop, on the same account.
  if (!loaded) return 'done'
  const providerId = idOf(session.payment_intent) ?? session.id
  const { amount_total: amount, currency } = session
  const state = currency === loaded.preorder.currency ? 'paid' : 'unsettled'
  await tx.update(cardSessions).set({ state }).where(eq(cardSessions.id, session.id))
  return book(
    tx,
    loaded,
    { providerId, amount: amount ?? 0, currency: currency ?? none, state: 'booked', sessionId: session.id },
    hearing,
  )
}

/** What was paid is never taken back by what comes late. */
function endSession(tx: Tx, id: string, state: 'expired' | 'failed'): Promise<Heard> {
  return setSession(tx, id, state, notInArray(cardSessions.state, ['paid', 'unsettled']))
}

const statesOfRefunds: Readonly<Record<string, LedgerEntry['state']>> = {
  succeeded: 'booked',
  failed: 'failed',
  canceled: 'failed',
}

/** What has become of a refund, told or asked for. */
export async function hearRefund(
  tx: Tx,
  refund: CardRefund,
  hearing: Hearing,
  toldAt = hearing.now,
): Promise<Heard> {
  const payment = await findPayment(tx, idOf(refund.payment_intent))
  const loaded = payment && (await lockRequest(tx, payment.preorderId))
  if (!payment || !loaded) return ofNoneOfOurs(tx, toldAt, hearing.now)
  const state = statesOfRefunds[refund.status ?? ''] ?? 'pending'
  const entryId = refund.metadata?.entryId
  const asked = or(
    eq(ledgerEntries.providerId, refund.id),
    entryId ? eq(ledgerEntries.id, entryId) : undefined,
  )
  const [known] = await tx.select().from(ledgerEntries).where(asked)
  if (!known)
    return book(
      tx,
      loaded,
      {
        providerId: refund.id,
        amount: -refund.amount,
        currency: refund.currency,
        state,
        refunds: payment.id,
      },
      hearing,
    )
  // One that failed after it was booked is told last; one that is late says `pending` of what is done.
  if (state === 'pending' || known.state === 'failed') return 'done'
  const bookedAt = state === 'booked' && known.state === 'pending' ? hearing.now : known.bookedAt
  const unbookedAt = state === 'failed' && known.state === 'booked' ? hearing.now : known.unbookedAt
  await tx
    .update(ledgerEntries)
    .set({ state, providerId: refund.id, bookedAt, unbookedAt })
    .where(eq(ledgerEntries.id, known.id))
  await keepPaidShares(tx, known.preorderId, hearing.now)
  await keepListing(tx, known.preorderId)
  if (state !== known.state) await tellRefund(tx, { ...known, state }, hearing)
  return 'done'
}

/** PA17: what became of a refund that was on its way. */
export async function tellRefund(
  tx: Tx,
  { preorderId, method, amount, currency, state }: typeof ledgerEntries.$inferSelect,
  hearing: Hearing,
): Promise<void> {
  const data = { method, amount, currency, state }
  await tell(tx, { preorderId, userId: null, ...hearing }, { name: 'refund_settled', data })
}

async function bookDispute(
  tx: Tx,
  dispute: CardDispute,
  outcome: 'withdrawn' | 'reinstated',
  hearing: Hearing,
  toldAt: Date,
): Promise<Heard> {
  const payment = await findPayment(tx, idOf(dispute.payment_intent))
  const loaded = payment && (await lockRequest(tx, payment.preorderId))
  if (!payment || !loaded) return ofNoneOfOurs(tx, toldAt, hearing.now)
  const amount = outcome === 'withdrawn' ? -dispute.amount : dispute.amount
  const providerId = `${dispute.id}:${outcome}`
  return book(
    tx,
    loaded,
    { providerId, amount, currency: dispute.currency, state: 'booked', refunds: payment.id },
    hearing,
  )
}

/** ISO 4217's for no currency. */
const none = 'xxx'

/** Money in another currency than the order's is shown as failed: staff settle it with the provider. */
async function book(tx: Tx, loaded: LoadedRequest, booking: Booking, hearing: Hearing): Promise<Heard> {
  const { now } = hearing
  const { preorder } = loaded
  const { providerId, amount, currency, state, refunds, sessionId } = booking
  const booked = await tx
    .insert(ledgerEntries)
    .values({
      id: randomUUID(),
      preorderId: preorder.id,
      method: 'card',
      amount,
      currency,
      state: currency === preorder.currency ? state : 'failed',
      reference: providerId,
      refunds: refunds ?? null,
      providerId,
      isProviders: true,
      sessionId: sessionId ?? null,
      receivedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ method: ledgerEntries.method, amount: ledgerEntries.amount, state: ledgerEntries.state })
  if (booked[0]) {
    const data = { ...booked[0], currency, reference: providerId, reverses: null }
    await tell(tx, { preorderId: preorder.id, userId: null, ...hearing }, { name: 'payment_recorded', data })
    await keepPaidShares(tx, preorder.id, now)
  }
  await keepListing(tx, preorder.id)
  return 'done'
}

async function findPayment(tx: Reader, providerId: string | undefined) {
  if (providerId === undefined) return undefined
  const [payment] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.providerId, providerId))
  return payment
}

function idOf(named: CardSession['payment_intent']): string | undefined {
  return typeof named === 'string' ? named : named?.id
}
