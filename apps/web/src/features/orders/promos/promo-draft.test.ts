import type { Promo } from '@teamloom/contract/promos.ts'
import { expect, test } from 'vitest'
import {
  draftOfPromo,
  emptyPromo,
  faultsOfPromo,
  termsOfPromo,
} from '#web/features/orders/promos/promo-draft.ts'

const draft = { ...emptyPromo, code: ' row-27 ', value: '15' }

test('a code that is typed becomes its terms, and the terms what was typed', () => {
  const typed = {
    ...draft,
    kind: 'amount',
    value: '1,250.50',
    currency: 'cad',
    from: '2026-03-01',
    until: '2026-03-31',
    leastSubtotal: '300',
    uses: '40',
  } as const
  expect(faultsOfPromo(typed)).toEqual([])
  const terms = termsOfPromo(typed)
  expect(terms).toMatchObject({
    value: 125_050,
    currency: 'cad',
    leastSubtotal: 30_000,
    uses: 40,
    usesPerAccount: 1,
  })
  expect(Date.parse(terms.until ?? '')).toBe(new Date('2026-04-01T00:00:00').getTime())
  const kept = { ...terms, id: '', created_at: '', timesUsed: 0, code: 'ROW-27' } as Promo
  expect(draftOfPromo(kept, 'en')).toMatchObject({
    from: '2026-03-01',
    until: '2026-03-31',
    value: '1250.50',
    uses: '40',
  })
})

test('what is wrong with a code is told by field', () => {
  expect(faultsOfPromo(draft)).toEqual([])
  expect(faultsOfPromo({ ...draft, code: 'a', value: '101' })).toEqual(['code', 'percent'])
  expect(faultsOfPromo({ ...draft, kind: 'amount', value: '0' })).toEqual(['value', 'currency'])
  expect(faultsOfPromo({ ...draft, from: '2026-02-02', until: '2026-02-01', uses: '0' })).toEqual([
    'until',
    'uses',
  ])
  expect(faultsOfPromo({ ...draft, leastSubtotal: 'x', usesPerAccount: '1.5' })).toEqual([
    'leastSubtotal',
    'usesPerAccount',
  ])
})
