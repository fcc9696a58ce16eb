import { memberShares } from '@teamloom/commerce/payments/member-shares.ts'
import { wasToldToday } from '@teamloom/commerce/payments/share-words.ts'
import { organiserKey, type SplitLine, splitOrder } from '@teamloom/commerce/payments/split-order.ts'
import type { Split } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, asc, eq } from 'drizzle-orm'
import { cardSessions, orderShares } from '#api/db/tables.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import { totalsOf } from '#api/orders/present-order.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'
import { inOneGo, type inSlices } from '#api/platform/slices.ts'
import type { Services } from '#api/services.ts'

export type ShareRow = typeof orderShares.$inferSelect

/** What each owes now, the members in the order of their answers and the organiser last; none while nothing is made. */
export type SplitNow = {
  readonly rows: readonly ShareRow[]
  readonly lines: readonly SplitLine[]
  readonly total: number | null
}

/** PA8, PA9: at the prices of the order as it is; what is paid stays as it was. */
export async function splitNow(
  tx: Tx,
  loaded: LoadedRequest,
  { config }: Pick<Services, 'config'>,
): Promise<SplitNow> {
  const rows = await tx
    .select()
    .from(orderShares)
    .where(eq(orderShares.preorderId, loaded.preorder.id))
    .orderBy(asc(orderShares.position))
  const { pricings, subtotal, discounts, shipping, tax, total } = totalsOf(loaded, config)
  if (rows.length === 0 || subtotal === null || shipping === null) return { rows, lines: [], total }
  const designs = loaded.items.map((item, index) => ({
    designId: item.originalDesignId,
    sizes: item.sizes,
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
export async function awaitedShares(tx: Tx, preorderId: string): Promise<ReadonlySet<string | null>> {
  const rows = await tx
    .select({ shareId: cardSessions.shareId })
    .from(cardSessions)
    .where(and(eq(cardSessions.preorderId, preorderId), eq(cardSessions.state, 'processing')))
  return new Set(rows.map(({ shareId }) => shareId))
}

/** `each`: with turns for others where no transaction waits, as thousands of lines are each signed. */
export async function presentSplit(
  tx: Tx,
  loaded: LoadedRequest,
  now: Date,
  services: Services,
  each: typeof inSlices = inOneGo,
): Promise<Split> {
  const { preorder, user, order, payments } = loaded
  const { rows, lines, total } = await splitNow(tx, loaded, services)
  const { publicUrl } = services.config
  const byKey = new Map(rows.map(row => [row.key, row]))
  const awaited = await awaitedShares(tx, preorder.id)
  const isAllPaid = total !== null && payments.paid >= total
  return {
    orderId: must(order, 'order').id,
    currency: preorder.currency as Currency,
    total,
    canPayByCard: services.card !== null,
    lines: await each(lines, ({ key, amount, isPaid }) => {
      const row = key === organiserKey ? undefined : byKey.get(key)
      const isAwaited = row !== undefined && !isPaid && awaited.has(row.id)
      const isOwed = amount > 0 && !isPaid && !isAllPaid && !isAwaited
      return {
        id: row?.id ?? null,
        first_name: row?.firstName ?? user.firstName,
        last_name: row?.lastName ?? user.lastName,
        email: row?.email ?? null,
        pieces: row ? piecesOf(row, loaded) : [],
        amount,
        isPaid: isPaid || isAllPaid,
        isAwaited,
        isByCard: row?.paidHow === 'card',
        paidAt: row?.paidAt?.toISOString() ?? null,
        language: localeOf(row?.language ?? preorder.locale),
        toldAt: row?.toldAt?.toISOString() ?? null,
        isToTell: isOwed && row?.email != null && !wasToldToday(row.toldAt, now),
        url: row ? `${publicUrl}/orders/share/${secretOf(row.id, services)}` : null,
      }
    }),
  }
}
