import { randomUUID } from 'node:crypto'
import { checkWords } from '@teamloom/commerce/lines/check-words.ts'
import { type GivenLine, givenLines, isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, sql } from 'drizzle-orm'
import { isOfItems } from '#api/cart/cart-revision.ts'
import { type FoundList, findList } from '#api/cart/find-list.ts'
import { loadRevisedRows } from '#api/cart/load-cart.ts'
import { loadWhose } from '#api/cart/load-collected.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { lettersOfSlots } from '#api/designs/fonts-of-slots.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** An item of the person's cart with its list, which nobody else changes until the transaction ends. */
export async function holdList(tx: Tx, userId: string, itemId: string, revision: number | undefined) {
  // SC36: of numbers that are claimed meanwhile one knows of the other; designs are locked before carts.
  const designId = sql`(select ${cartItems.designId} from ${cartItems} where ${cartItems.id} = ${itemId}::uuid
    and ${cartItems.userId} = ${userId}::uuid)`
  await tx.select({ id: designs.id }).from(designs).where(eq(designs.id, designId)).for('no key update')
  const own = and(eq(cartItems.id, itemId), eq(cartItems.userId, userId))
  const [held] = await tx.select({ id: cartItems.id }).from(cartItems).where(own).for('update')
  if (!held) return refuse('not_found')
  if (revision !== undefined && !isOfItems(revision, await loadRevisedRows(tx, userId)))
    return refuse('conflict', { target: 'cart' })
  return findList(tx, userId, itemId)
}

type Given = {
  /** The whole list; lines of the list that is held stay as they are. */
  readonly given: readonly (GivenLine | Line)[]
  /** The lines of the list that are looked through. */
  readonly checked: readonly GivenLine[]
}

/** NN4, NN5: puts a whole list in the place of the one that is held, in sizes that its product is offered in. */
export async function keepList<List extends FoundList>(tx: Tx, list: List, { given, checked }: Given) {
  const { row, opened, slots } = list
  const unknown = findUnknownSlot(checked, list)
  if (unknown) return refuse('unknownDecoration', { decorationId: unknown })
  const told = checkWords(
    checked.map(line => ({ ...line, id: isNobodys(line) ? line.size : (line.id ?? '') })),
    slots,
    await lettersOfSlots(tx, opened.document, slots),
  )
  if (!told.ok) return told
  const lines = givenLines(given, {
    before: row.lines,
    sizeNames: opened.product.sizes.map(({ name }) => name),
    answered: row.isCollected ? await loadWhose(tx, row.id, checked) : new Map(),
    newId: randomUUID,
  })
  const sizes = completeSizes(opened.product, quantitiesOf(lines))
  if (!sizes.ok) return sizes
  const [saved] = await tx
    .update(cartItems)
    .set({ lines })
    .where(eq(cartItems.id, row.itemId))
    .returning({ sizes: cartItems.sizes, worded: cartItems.worded })
  return saved ? ok({ ...list, row: { ...row, lines, ...saved } }) : refuse('not_found')
}

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
