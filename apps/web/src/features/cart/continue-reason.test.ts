import { describe, expect, it } from 'vitest'
import type { Cart } from '#web/data/use-cart.ts'
import { holdReasonOf } from '#web/features/cart/continue-reason.ts'

type Given = {
  deprecated?: boolean
  approval?: { blocks: boolean; isGiven: boolean }
  lines?: number
  saving?: Cart['saving']
  hasMinimum?: boolean
  hasMinimumPerSize?: boolean
}

function cartWith({
  deprecated = false,
  approval,
  lines = 1,
  saving = 'saved',
  hasMinimum = true,
  hasMinimumPerSize = true,
}: Given) {
  return {
    lines: Array.from({ length: lines }, () => ({ designState: { design: { deprecated } }, approval })),
    sum: { hasMinimum, hasMinimumPerSize },
    saving,
  } as unknown as Cart
}

const free = { hasFaults: false, blockDeprecated: false }

describe('why the delivery has to wait', () => {
  it.each<[string, Given, Partial<typeof free>, string | undefined]>([
    ['a saved cart that meets its minimums', {}, {}, undefined],
    ['a field that holds no quantity', {}, { hasFaults: true }, 'fault'],
    ['an empty cart', { lines: 0 }, {}, 'minimum'],
    ['a product below its minimum', { hasMinimum: false }, {}, 'minimum'],
    ['a size below its minimum', { hasMinimumPerSize: false }, {}, 'minimum'],
    ['quantities on their way', { saving: 'saving' }, {}, 'saving'],
    ['quantities that wait for the connection', { saving: 'offline' }, {}, 'offline'],
    ['a deprecated design while that does not block', { deprecated: true }, {}, undefined],
    ['a deprecated design while that blocks', { deprecated: true }, { blockDeprecated: true }, 'deprecated'],
    ['a yes that is missing', { approval: { blocks: false, isGiven: false } }, {}, undefined],
    ['a yes that is missing and waited for', { approval: { blocks: true, isGiven: false } }, {}, 'approval'],
    ['a yes that is given', { approval: { blocks: true, isGiven: true } }, {}, undefined],
  ])('%s', (_, given, more, reason) => {
    expect(holdReasonOf(cartWith(given), { ...free, ...more })).toBe(reason)
  })
})
