import { slotsOf } from '@teamloom/design/slots.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { loadCartRows } from '#api/cart/load-cart.ts'
import { cartItems } from '#api/db/tables.ts'
import { openResting } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** An item of the person's cart with all of its lines, its design, and what that asks of each person. */
export async function findList(tx: Reader, userId: string, itemId: string) {
  const [row] = await loadCartRows(tx, userId, [itemId])
  if (!row?.isOpen || row.projectId === null) return refuse('not_found')
  const opened = openResting(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  const lines = row.lines ?? (await loadLines(tx, userId, itemId))
  return ok({ row: { ...row, lines }, opened, slots: slotsOf(opened.document) })
}

export type FoundList = Extract<Awaited<ReturnType<typeof findList>>, { readonly ok: true }>['value']

async function loadLines(tx: Reader, userId: string, itemId: string) {
  const [item] = await tx
    .select({ lines: cartItems.lines })
    .from(cartItems)
    .where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)))
  return item?.lines ?? []
}
