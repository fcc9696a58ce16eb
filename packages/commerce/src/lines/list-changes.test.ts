import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GivenLine, givenLines } from './given-lines.ts'
import type { ListRow } from './join-lines.ts'
import { isSpare, type Line } from './line.ts'
import { changesOf, withChanges } from './list-changes.ts'
import { quantitiesOf } from './quantities-of.ts'

const sizeNames = ['S', 'M', 'L']
const row = (id: string, more: Partial<ListRow> = {}): ListRow => ({
  id,
  size: 'M',
  qty: 1,
  person: null,
  words: { back: id.toUpperCase() },
  ...more,
})
const spare = (size: string, qty: number): ListRow => row(size, { size, qty, words: {} })
const known = (before: readonly Line[]) => ({ before, sizeNames, answered: new Map(), newId: () => 'new' })
const given = ({ person = null, words = {}, ...line }: Line): GivenLine => ({ ...line, person, words })

/** Sizes in any order, then who wears what; a made id stands for any other. */
const told = (lines: readonly Line[]) => ({
  spares: new Map(quantitiesOf(lines.filter(isSpare)).map(({ name, qty }) => [name, qty])),
  held: lines.filter(line => !isSpare(line)),
})

const anyRow = (ids: readonly string[]) =>
  fc.record({
    id: fc.constantFrom(...ids),
    size: fc.constantFrom(...sizeNames),
    qty: fc.nat({ max: 4 }),
    person: fc.constantFrom(null, { first_name: 'Ana', last_name: 'Rivera', email: null }),
    words: fc.constantFrom({}, { back: '' }, { back: 'RIVERA' }, { back: 'ROY', number: '07' }),
  })
const anyRows = (ids: readonly string[]) => fc.uniqueArray(anyRow(ids), { selector: ({ id }) => id })
const [those, alsoThese] = [
  ['S', 'M', 'a', 'b', 'c', 'd'],
  ['a', 'b', 'M', 'L', 'e', 'f'],
]
/** A list, and another of which parts are the very same rows. */
const anyTwo = fc
  .tuple(anyRows(those), anyRows(alsoThese), fc.infiniteStream(fc.boolean()))
  .map(([before, other, coin]) => {
    const own = new Set(before.map(({ id }) => id))
    const kept = before.flatMap((each): ListRow[] => {
      const now = other.find(({ id }) => id === each.id)
      if (now && coin.next().value) return [now]
      return coin.next().value || coin.next().value ? [each] : []
    })
    return { before, next: [...kept, ...other.filter(({ id }) => !own.has(id))] }
  })

describe('changes of a list (NN17)', () => {
  test('make of it what the whole list would, wherever they can be told', () => {
    let toldByChanges = 0
    fc.assert(
      fc.property(anyTwo, ({ before, next }) => {
        const has = givenLines(before, known([]))
        const changes = changesOf(before, next, sizeNames)
        if (!changes) return
        toldByChanges += 1
        const asChanged = givenLines(withChanges(has, changes), known(has))
        expect(told(asChanged)).toEqual(told(givenLines(next, known(has))))
        expect(told(givenLines(withChanges(has.map(given), changes), known(has)))).toEqual(told(asChanged))
      }),
      { numRuns: 3000 },
    )
    expect(toldByChanges).toBeGreaterThan(200)
  })

  test('are what is otherwise alone, new lines at the end', () => {
    const before = [row('a'), row('b'), row('c'), spare('M', 2)]
    const next = [row('a'), row('b', { qty: 2 }), row('d'), spare('M', 3)]
    const changes = changesOf(before, next, sizeNames)
    expect(changes).toEqual({ lines: [next[1], next[2], next[3]], removed: ['c'] })
    expect(changes && withChanges(before, changes)).toEqual([next[0], next[1], next[3], next[2]])
    expect(changesOf(before, before, sizeNames)).toEqual({ lines: [], removed: [] })
  })

  test.each([
    ['lines stand in another order', [row('b'), row('a')]],
    ['a new one stands among them', [row('a'), row('n'), row('b')]],
    ['nobody’s line is not the spare of its size', [row('a'), row('b'), row('n', { words: {} })]],
    ['nobody’s line is somebody’s now', [row('a'), row('b'), row('M')]],
    ['a line says nothing any more', [row('a', { words: {} }), row('b')]],
  ])('are told by the whole list where %s', (_, next) => {
    expect(changesOf([row('a'), row('b')], next, sizeNames)).toBe(null)
  })
})
