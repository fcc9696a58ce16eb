import { expect, test } from 'vitest'
import type { ItemPricing } from '../pricing/price-item.ts'
import { checkPreorder } from './check-preorder.ts'
import { preorderStatuses, preorderSteps } from './status.ts'

function item(designId: string, change: Partial<ItemPricing> = {}, isDeprecated = false) {
  const pricing = { hasMinimum: true, hasMinimumPerSize: true, minQty: 20, ...change } as ItemPricing
  return { designId, pricing, isDeprecated }
}

const free = { blockDeprecated: false }

test('a request needs a design (OR1)', () => {
  expect(checkPreorder([], free)).toMatchObject({ ok: false, refusal: { code: 'minimum_quantity' } })
})

test.each([[{ hasMinimum: false }], [{ hasMinimumPerSize: false }]])(
  'a design with %j is short, and is named (OR2)',
  change => {
    expect(checkPreorder([item('a'), item('b', change)], free)).toEqual({
      ok: false,
      refusal: { code: 'minimum_quantity', designId: 'b', minQty: 20 },
    })
  },
)

test('past its maximum a design may still be asked for (OR2)', () => {
  expect(checkPreorder([item('a', { hasReachedMaximum: true })], free).ok).toBe(true)
})

test('a deprecated design is refused only while that blocks (OR3)', () => {
  const items = [item('a'), item('b', {}, true)]
  expect(checkPreorder(items, free).ok).toBe(true)
  expect(checkPreorder(items, { blockDeprecated: true })).toEqual({
    ok: false,
    refusal: { code: 'design_deprecated', designId: 'b' },
  })
})

test('the statuses are those that customers know, and a request that goes well skips only one (OR12)', () => {
  expect(preorderStatuses).toEqual([
    'intent',
    'inreviewbydesigner',
    'inreviewbycustomer',
    'purchased',
    'inproduction',
    'shipped',
    'delivered',
    'cancelled',
  ])
  expect(preorderSteps).toEqual(preorderStatuses.slice(0, -1))
})
