import type { Proof } from '@teamloom/contract/proofs.ts'
import { expect, it } from 'vitest'
import { becoming } from '#web/features/orders/preorder/proof-after-save.ts'

type State = Proof['items'][number]['state']

const withStates = (states: Readonly<Record<string, State>>) => ({
  proof: {
    items: Object.entries(states).map(([designId, state]) => ({ designId, state }) as Proof['items'][number]),
  },
})

const idsOf = (items: readonly { readonly designId: string }[]) => items.map(({ designId }) => designId)

it('tells which designs of a proof are no longer approved, and which can no longer be answered (OR31, OR35)', () => {
  const before = withStates({ crew: 'open', tee: 'approved', hat: 'open', sock: 'outdated' })
  const after = withStates({ crew: 'outdated', tee: 'voided', hat: 'open', sock: 'outdated' })
  expect(idsOf(becoming('voided', 'approved', before, after))).toEqual(['tee'])
  expect(idsOf(becoming('outdated', 'open', before, after))).toEqual(['crew'])
  expect(becoming('outdated', 'open', { proof: null }, { proof: null })).toEqual([])
})
