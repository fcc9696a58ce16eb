import { describe, expect, it } from 'vitest'
import { differenceInPrice, nextToAnswer, type ProofItem } from '#web/features/orders/proof/proof-item.ts'

const item = (designId: string, state: ProofItem['state'], asked: number | null = 0, proposed = 0) =>
  ({
    designId,
    state,
    asked: asked === null ? null : { total: asked },
    proposed: { total: proposed },
  }) as ProofItem

describe('after an answer', () => {
  it('comes the next design that waits for one, from the top again after the last', () => {
    const items = [item('a', 'open'), item('b', 'approved'), item('c', 'approved'), item('d', 'outdated')]
    expect(nextToAnswer(items, 'b')).toBe('a')
    expect(nextToAnswer([item('a', 'approved'), item('b', 'open')], 'a')).toBe('b')
  })

  it('stays where none does', () => {
    expect(nextToAnswer([item('a', 'approved'), item('b', 'voided')], 'a')).toBe('a')
  })
})

describe('the difference in price', () => {
  it('counts what was added and what was taken out', () => {
    const items = [item('a', 'open', 1000, 1500), item('b', 'open', null, 300)]
    const removed = [{ designName: null, projectName: '', pieces: 3, total: 700 }]
    expect(differenceInPrice({ items, removed })).toBe(100)
  })

  it('is not known where a price is not', () => {
    const removed = [{ designName: null, projectName: '', pieces: 3, total: null }]
    expect(differenceInPrice({ items: [], removed })).toBeUndefined()
  })
})
