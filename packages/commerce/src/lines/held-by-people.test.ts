import { expect, test } from 'vitest'
import { calledOf, heldByPeople } from './held-by-people.ts'
import type { Line } from './line.ts'
import { withQuantities } from './with-quantities.ts'

const ana = { first_name: 'Ana', last_name: 'Rivera', email: 'ana@titans.example' }
const lines: readonly Line[] = [
  { id: 'a', size: 'M', qty: 1, person: ana, words: { back: 'RIVERA' } },
  { id: 'b', size: 'M', qty: 1, person: null, words: { back: 'COHEN', number: '07' } },
  { id: 'c', size: 'L', qty: 1, person: { ...ana, first_name: '', last_name: '' } },
]

test('who has pieces is told where fewer would be ordered, in that size alone (NN8)', () => {
  const set = (m: number, l: number) =>
    heldByPeople(
      withQuantities(lines, [
        { name: 'M', qty: m },
        { name: 'L', qty: l },
      ]),
    ).map(calledOf)
  expect(set(2, 1)).toEqual([])
  expect(set(5, 4)).toEqual([])
  expect(set(1, 1)).toEqual(['Ana Rivera', 'COHEN 07'])
  expect(set(0, 0)).toEqual(['Ana Rivera', 'COHEN 07', 'ana@titans.example'])
})
