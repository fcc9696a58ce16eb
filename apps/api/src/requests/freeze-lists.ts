import { heldByPeople } from '@teamloom/commerce/lines/held-by-people.ts'
import { isSpare, type Line } from '@teamloom/commerce/lines/line.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { loadCollected } from '#api/cart/load-collected.ts'
import { cartItems } from '#api/db/tables.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Asked = {
  readonly row: { readonly id: string }
  readonly opened: OpenedDesign
  readonly sizes: readonly SizeQuantity[]
}

/**
 * NN7: for each design with slots the list that its customer has in the cart, whose each line is written into it. Refused
 * where a list comes to other quantities than are asked for.
 */
export async function freezeLists(tx: Tx, customerId: string, asked: readonly Asked[]) {
  const slotted = asked.filter(({ opened }) => slotsOf(opened.document).length > 0)
  const lists = new Map<string, readonly Line[]>()
  if (slotted.length === 0) return ok(lists)
  const ids = slotted.map(({ row }) => row.id)
  const kept = await tx
    .select({ designId: cartItems.designId, lines: cartItems.lines })
    .from(cartItems)
    .where(and(eq(cartItems.userId, customerId), inArray(cartItems.designId, ids)))
    .orderBy(cartItems.id)
    .for('update')
  const collected = await loadCollected(tx, ids)
  for (const { row, sizes } of slotted) {
    const lines = kept.find(({ designId }) => designId === row.id)?.lines ?? []
    if (lines.every(isSpare)) continue
    const sums = new Map(quantitiesOf(lines).map(({ name, qty }) => [name, qty]))
    const isSum = sizes.every(({ name, qty }) => (sums.get(name) ?? 0) === qty)
    if (!isSum || heldByPeople(lines).length > 0) return refuse('conflict', { target: 'cart' })
    const answered = new Map((collected.get(row.id) ?? []).map(answer => [answer.id, answer]))
    lists.set(
      row.id,
      lines.map(line => {
        const answer = answered.get(line.id)
        if (isSpare(line) || line.person !== undefined) return line
        if (!answer) return { ...line, person: null }
        const { first_name, last_name, email } = answer
        return { ...line, person: { first_name, last_name, email: email || null } }
      }),
    )
  }
  return ok(lists)
}
