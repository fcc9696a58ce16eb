import { memberShares } from '@teamloom/commerce/payments/member-shares.ts'
import { wasToldToday } from '@teamloom/commerce/payments/share-words.ts'
import { organiserKey, type SplitLine, splitOrder } from '@teamloom/commerce/payments/split-order.ts'
import type { Split } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, asc, eq } from 'drizzle-orm'
import { cardSessions, orderShares } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'
import { inPages, inSlices } from '#api/platform/slices.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { totalsOf } from '#api/requests/present-order.ts'
import type { Services } from '#api/services.ts'

export type ShareRow = typeof orderShares.$inferSelect

/** What each owes now, the members in the order of their answers and the organiser last; none while nothing is made. */
export type SplitNow = {
  readonly rows: readonly ShareRow[]
  readonly lines: readonly SplitLine[]
  readonly total: number | null
}

/** In the order of their answers. */
async function selectShares(tx: Reader, preorderId: string): Promise<ShareRow[]> {
  const ids = await tx
    .select({ id: orderShares.id })
    .from(orderShares)
    .where(eq(orderShares.preorderId, preorderId))
    .orderBy(asc(orderShares.position), asc(orderShares.id))
  return inPages(ids, page =>
    tx
      .select()
      .from(orderShares)
      .where(isOneOf(orderShares.id, page))
      .orderBy(asc(orderShares.position), asc(orderShares.id)),
  )
}

/** PA8, PA9: the split at the prices of the order as it is; what is paid stays as it was. */
export async function splitNow(
  tx: Reader,
  loaded: LoadedRequest,
  { config }: Pick<Services, 'config'>,
): Promise<SplitNow> {
  const rows = await selectShares(tx, loaded.preorder.id)
  const { pricings, subtotal, discounts, shipping, tax, total } = totalsOf(loaded, config)
  if (rows.length === 0 || subtotal === null || shipping === null) return { rows, lines: [], total }
  const designs = loaded.items.map((item, index) => ({
    designId: item.originalDesignId,
    sizes: item.sizes,
    lines: item.lines,
    pricing: must(pricings[index], 'pricing'),
  }))
  const paid = rows.flatMap(({ key, paidAmount }) =>
    paidAmount === null ? [] : [{ key, amount: paidAmount }],
  )
  const totals = { subtotal, discounts, shipping, tax: tax ?? 0 }
  return { rows, lines: splitOrder(memberShares(rows, designs), totals, paid), total }
}

/** What a member reads. */
export function localeOf(language: string): Locale {
  return language === 'fr' ? 'fr' : 'en'
}

export function secretOf(shareId: string, { config }: Pick<Services, 'config'>): string {
  return privateSecretOf(shareId, 'order share', config.sessionSecret)
}

/** What somebody takes, by the names of the order. */
export function piecesOf(row: Pick<ShareRow, 'pieces'>, { items }: LoadedRequest) {
  return row.pieces.flatMap(({ designId, size, qty }) => {
    const item = items.find(({ originalDesignId }) => originalDesignId === designId)
    return item ? [{ designName: item.designName ?? item.projectName, size, qty }] : []
  })
}

/** PA18: the lines that are on their way by card. */
export async function awaitedShares(tx: Reader, preorderId: string): Promise<ReadonlySet<string | null>> {
  const rows = await tx
    .select({ shareId: cardSessions.shareId })
    .from(cardSessions)
    .where(and(eq(cardSessions.preorderId, preorderId), eq(cardSessions.state, 'processing')))
  return new Set(rows.map(({ shareId }) => shareId))
}

type OwedLine = SplitLine & {
  /** The organiser's own line has none. */
  readonly row: ShareRow | undefined
  readonly isAwaited: boolean
  /** Whether the member owes something, has an address, and was not written to today. */
  readonly isToTell: boolean
}

/** PA15, PA18: the lines, with what is on its way and who is to be written to. */
export async function owedLines(
  tx: Reader,
  loaded: LoadedRequest,
  now: Date,
  services: Services,
): Promise<{ readonly lines: readonly OwedLine[]; readonly total: number | null }> {
  const { preorder, payments } = loaded
  const { rows, lines, total } = await splitNow(tx, loaded, services)
  const byKey = new Map(rows.map(row => [row.key, row]))
  const awaited = await awaitedShares(tx, preorder.id)
  const isAllPaid = total !== null && payments.paid >= total
  return {
    total,
    lines: lines.map(line => {
      const row = line.key === organiserKey ? undefined : byKey.get(line.key)
      const isPaid = line.isPaid || isAllPaid
      const isAwaited = row !== undefined && !line.isPaid && awaited.has(row.id)
      const isOwed = line.amount > 0 && !isPaid && !isAwaited
      const isToTell = isOwed && row?.email != null && !wasToldToday(row.toldAt, now)
      return { ...line, row, isPaid, isAwaited, isToTell }
    }),
  }
}

/** In slices, as thousands of lines are each signed. */
export async function presentSplit(
  tx: Reader,
  loaded: LoadedRequest,
  now: Date,
  services: Services,
): Promise<Split> {
  const { preorder, user, order } = loaded
  const { lines, total } = await owedLines(tx, loaded, now, services)
  const { publicUrl } = services.config
  return {
    orderId: must(order, 'order').id,
    currency: preorder.currency as Currency,
    total,
    canPayByCard: services.card !== null,
    lines: await inSlices(lines, ({ row, amount, isPaid, isAwaited, isToTell }) => ({
      id: row?.id ?? null,
      first_name: row?.firstName ?? user.firstName,
      last_name: row?.lastName ?? user.lastName,
      email: row?.email ?? null,
      pieces: row ? piecesOf(row, loaded) : [],
      amount,
      isPaid,
      isAwaited,
      isByCard: row?.paidHow === 'card',
      paidAt: row?.paidAt?.toISOString() ?? null,
      language: localeOf(row?.language ?? preorder.locale),
      toldAt: row?.toldAt?.toISOString() ?? null,
      isToTell,
      url: row ? `${publicUrl}/orders/share/${secretOf(row.id, services)}` : null,
    })),
  }
}
