import { slotsOf } from '@teamloom/design/slots.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type CartRow, cartColumns, loadCartRows } from '#api/cart/load-cart.ts'
import { cartItems, designs, projects } from '#api/db/tables.ts'
import { openResting } from '#api/designs/load-design.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'

/** An item of the person's cart with all of its lines, its design, and what that asks of each person. */
export async function findList(tx: Reader, userId: string, itemId: string) {
  const [row] = await loadCartRows(tx, userId, [itemId])
  if (!row) return refuse('not_found')
  const found = openListed(row)
  if (!found.ok) return found
  const lines = row.lines ?? (await loadLines(tx, userId, itemId))
  return ok({ ...found.value, row: { ...row, lines } })
}

export type FoundList = Extract<Awaited<ReturnType<typeof findList>>, { readonly ok: true }>['value']

const { lines: _lines, wordsHash: _hash, sport: _sport, ...columnsOfDesign } = cartColumns

const listedDesignOf = prepared('listed_design_of', tx =>
  tx
    .select(columnsOfDesign)
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(and(eq(cartItems.userId, sql.placeholder('userId')), eq(cartItems.id, sql.placeholder('itemId')))),
)

/** A design of a list, as `findList` answers it, without the lines, which may be thousands. */
export async function findListedDesign(tx: Reader, userId: string, itemId: string) {
  const [row] = await listedDesignOf(tx).execute({ userId, itemId })
  return row ? openListed(row) : refuse('not_found')
}

function openListed(row: Omit<CartRow, 'lines' | 'wordsHash' | 'sport'>) {
  if (!row.isOpen || row.projectId === null) return refuse('not_found')
  const opened = openResting(row)
  const { teamId } = row
  if (!opened || teamId === null) return refuse('InvalidPartsToBuild')
  return ok({ opened, slots: slotsOf(opened.document), teamId })
}

async function loadLines(tx: Reader, userId: string, itemId: string) {
  const [item] = await tx
    .select({ lines: cartItems.lines })
    .from(cartItems)
    .where(and(eq(cartItems.id, itemId), eq(cartItems.userId, userId)))
  return item?.lines ?? []
}
