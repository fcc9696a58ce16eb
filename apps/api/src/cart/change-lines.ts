import { asOffered } from '@teamloom/commerce/house/house.ts'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { withChanges } from '@teamloom/commerce/lines/list-changes.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { cartRevision } from '#api/cart/cart-revision.ts'
import { holdList, keepList } from '#api/cart/keep-list.ts'
import { loadRevisedRows } from '#api/cart/load-cart.ts'
import { measureNames } from '#api/cart/measure-names.ts'
import { atOnce, findLongNamesIn } from '#api/cart/present-lines.ts'
import { priceOffered } from '#api/cart/price-items.ts'
import { loadClaimed } from '#api/collection/kept-numbers.ts'
import { writes } from '#api/http/handler.ts'
import { mayOffend } from '#api/platform/offending-words.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'

/** NN4, NN17: what is otherwise in a list, all of it or nothing, on the revision that it was made of. */
export const changeCartLines = writes(
  cartCalls.changeLines,
  async ({ actor, params, body, now }, tx, { house }) => {
    const held = await holdList(tx, actor.id, params.id, body.revision)
    if (!held.ok) return held
    const given = withChanges(held.value.row.lines, body)
    if (given.length > mostLines) {
      const issues = [{ path: 'lines', message: `a list has ${mostLines} lines at most` }]
      return refuse('validation_failed', { issues })
    }
    const offered = await house.at(tx, now)
    const list = { ...held.value, opened: asOffered(offered, held.value.opened) }
    const kept = await keepList(tx, list, { given, checked: body.lines })
    if (!kept.ok) return kept
    const { row, slots, opened } = kept.value
    const price = priceOffered(row, opened.product, priceTermsOf(opened), actor.currency)
    if (!price) return refuse('InvalidPartsToBuild')
    const written = slots.filter(({ kind }) => kind !== 'number')
    const { product, document } = opened
    const { lines, recipes } = row
    const named = { lines, slots, product, recipes, decorations: document.decorations }
    const words = new Set(body.lines.flatMap(line => written.flatMap(({ id }) => line.words[id] || [])))
    return ok({
      sizes: price.sizes.map(size => ({ ...size })),
      pricing: toAnswer(price.pricing),
      revision: cartRevision(await loadRevisedRows(tx, actor.id), offered),
      offending: [...words].filter(mayOffend),
      longNames: [...atOnce(findLongNamesIn(named))],
      claimed: row.isCollected ? await loadClaimed(tx, row.id, row.lines) : [],
    })
  },
  measureNames,
)
