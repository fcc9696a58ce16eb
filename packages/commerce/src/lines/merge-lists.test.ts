import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListRow } from './join-lines.ts'
import { mergeLists, withTheirs } from './merge-lists.ts'

const row = (id: string, more: Partial<ListRow> = {}): ListRow => ({
  id,
  size: 'M',
  qty: 1,
  person: null,
  words: { back: 'RIVERA', number: '10' },
  ...more,
})

test('each cell is as who changed it has it; of one that both have, mine is kept and told (NN15)', () => {
  const first = [row('a'), row('b')]
  const mine = [row('a', { size: 'L', words: { back: 'RIVERA', number: '12' } }), row('b')]
  const theirs = [row('a', { qty: 3, words: { back: 'RIVERA', number: '14' } }), row('b', { size: 'S' })]
  const merged = mergeLists(first, mine, theirs)
  expect(merged.rows).toEqual([
    row('a', { size: 'L', qty: 3, words: { back: 'RIVERA', number: '12' } }),
    row('b', { size: 'S' }),
  ])
  expect(merged.clashes.map(({ id, field }) => [id, field])).toEqual([['a', 'number']])
  expect(withTheirs(merged.rows, merged.clashes)[0]?.words).toEqual({ back: 'RIVERA', number: '14' })
})

test('lines that came stay, those that went go, unless the other changed them (NN15)', () => {
  const first = ['kept', 'out', 'gone', 'changed', 'edited'].map(id => row(id))
  const mine = [row('kept'), row('gone'), row('edited', { size: 'L' }), row('new')]
  const theirs = [row('kept'), row('out'), row('changed', { size: 'S' }), row('come')]
  const { rows, clashes } = mergeLists(first, mine, theirs)
  expect(rows.map(({ id }) => id)).toEqual(['kept', 'edited', 'new', 'changed', 'come'])
  expect(clashes).toEqual([])
})

const anyList = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    size: fc.constantFrom('S', 'M'),
    qty: fc.constantFrom(0, 1),
    person: fc.constant(null),
    words: fc.constantFrom({}, { back: 'X' }, { back: 'Y', number: '1' }),
  }),
  { selector: ({ id }) => id },
)

test('who has changed nothing has theirs, and whose is not changed meanwhile has their own (NN15)', () => {
  const byId = (rows: readonly ListRow[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id))
  fc.assert(
    fc.property(anyList, anyList, (first, next) => {
      expect(byId(mergeLists(first, first, next).rows)).toEqual(byId(next))
      expect(mergeLists(first, next, first)).toEqual({ rows: next, clashes: [] })
      expect(mergeLists(first, next, next)).toEqual({ rows: next, clashes: [] })
    }),
  )
})
