import { randomUUID } from 'node:crypto'
import { checkWords } from '@teamloom/commerce/lines/check-words.ts'
import { type GivenLine, givenLines, isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { cartRevision } from '#api/cart/cart-revision.ts'
import { type FoundList, findList } from '#api/cart/find-list.ts'
import { loadRevisedRows } from '#api/cart/load-cart.ts'
import { loadCollected } from '#api/cart/load-collected.ts'
import { presentList } from '#api/cart/present-list.ts'
import { cartItems } from '#api/db/tables.ts'
import { lettersOfSlots } from '#api/designs/fonts-of-slots.ts'
import { writes } from '#api/http/handler.ts'

/** NN4, NN5: the whole list or nothing of it; whoever saved before on the same revision is not overwritten. */
export const setCartLines = writes(cartCalls.setLines, async ({ actor, params, body, origin }, tx) => {
  const own = and(eq(cartItems.id, params.id), eq(cartItems.userId, actor.id))
  const [held] = await tx.select({ id: cartItems.id }).from(cartItems).where(own).for('update')
  if (!held) return refuse('not_found')
  if (body.revision !== undefined && body.revision !== cartRevision(await loadRevisedRows(tx, actor.id)))
    return refuse('conflict', { target: 'cart' })
  const found = await findList(tx, actor.id, params.id)
  if (!found.ok) return found
  const { row, opened, slots } = found.value
  const unknown = findUnknownSlot(body.lines, found.value)
  if (unknown) return refuse('unknownDecoration', { decorationId: unknown })
  const answers = row.isCollected ? ((await loadCollected(tx, [row.id])).get(row.id) ?? []) : []
  const answered = new Map(
    answers.map(({ id, first_name, last_name, email }) => [
      id,
      { first_name, last_name, email: email || null },
    ]),
  )
  const checked = checkWords(
    body.lines.map(line => ({ ...line, id: isNobodys(line) ? line.size : (line.id ?? '') })),
    slots,
    await lettersOfSlots(tx, opened.document, slots),
  )
  if (!checked.ok) return checked
  const sizeNames = opened.product.sizes.map(({ name }) => name)
  const lines = givenLines(body.lines, { before: row.lines, sizeNames, answered, newId: randomUUID })
  const sizes = completeSizes(opened.product, quantitiesOf(lines))
  if (!sizes.ok) return sizes
  const [saved] = await tx
    .update(cartItems)
    .set({ lines })
    .where(own)
    .returning({ sizes: cartItems.sizes, worded: cartItems.worded })
  if (!saved) return refuse('not_found')
  return presentList(tx, { ...found.value, row: { ...row, lines, ...saved } }, actor, origin)
})

/** Words of a slot that has gone since may stay; those of one that never was are a mistake. */
function findUnknownSlot(
  given: readonly Pick<GivenLine, 'words'>[],
  { row, slots }: Pick<FoundList, 'row' | 'slots'>,
): string | undefined {
  const known = new Set([
    ...slots.map(({ id }) => id),
    ...row.lines.flatMap(({ words }) => Object.keys(words ?? {})),
  ])
  return given.flatMap(({ words }) => Object.keys(words)).find(id => !known.has(id))
}
