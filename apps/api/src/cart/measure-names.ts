import type { GivenLine } from '@teamloom/commerce/lines/given-lines.ts'
import type { cartCalls } from '@teamloom/contract/cart.ts'
import { findList } from '#api/cart/find-list.ts'
import { findLongNamesIn } from '#api/cart/present-lines.ts'
import type { Request } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { inTurns } from '#api/platform/slices.ts'

type Given = Request<typeof cartCalls.setLines> | Request<typeof cartCalls.changeLines>

/** NN18: the names of a list and those that come to it, each of which takes a part of a millisecond, are measured. */
export async function measureNames({ actor, params, body }: Given, tx: Reader): Promise<void> {
  const found = await findList(tx, actor.id, params.id)
  if (!found.ok) return
  const { row, opened, slots } = found.value
  const { product, document } = opened
  const given = body.lines.map((line: GivenLine, at) => ({ ...line, id: String(at) }))
  const named = { slots, product, recipes: row.recipes, decorations: document.decorations }
  await inTurns(findLongNamesIn({ lines: [...row.lines, ...given], ...named }))
}
