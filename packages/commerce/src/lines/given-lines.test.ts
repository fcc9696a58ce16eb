import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GivenLine, givenLines } from './given-lines.ts'
import { isSpare, type Line, type Person } from './line.ts'
import { mergeAnswers, typedBeside } from './merge-answers.ts'
import { quantitiesOf } from './quantities-of.ts'
import { withQuantities } from './with-quantities.ts'

const ana: Person = { first_name: 'Ana', last_name: 'Rivera', email: 'ana@titans.example' }
const known = (before: readonly Line[] = [], answered = new Map<string, Person>()) => {
  let count = 0
  return { before, sizeNames: ['M', 'L'], answered, newId: () => `new-${count++}` }
}
const given = (line: Partial<GivenLine>): GivenLine => ({
  size: 'M',
  qty: 1,
  person: null,
  words: {},
  ...line,
})

const anyGiven = fc.record({
  id: fc.constantFrom(undefined, 'M', 'L'),
  size: fc.constantFrom('M', 'L'),
  qty: fc.nat({ max: 5 }),
  person: fc.constantFrom(null, ana, { first_name: '', last_name: '', email: null }),
  words: fc.constantFrom({}, { back: '' }, { back: 'RIVERA' }, { back: 'RIVERA', number: '07' }),
})

describe('a list that is given (NN5)', () => {
  test('comes to the pieces that it says, words and people as they were given', () => {
    fc.assert(
      fc.property(fc.array(anyGiven, { maxLength: 20 }), list => {
        const kept = givenLines(list, known())
        const sums = new Map(quantitiesOf(list).map(({ name, qty }) => [name, qty]))
        for (const { name, qty } of quantitiesOf(kept)) expect(qty).toBe(sums.get(name))
        expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
        const isHeld = (line: GivenLine) =>
          Object.values(line.words).some(Boolean) || (line.person !== null && line.person.first_name !== '')
        const words = (of: readonly { words?: Readonly<Record<string, string>> | undefined }[]) =>
          of.map(line => [line.words?.['back'] ?? '', line.words?.['number'] ?? ''])
        expect(words(kept.filter(line => !isSpare(line)))).toEqual(words(list.filter(isHeld)))
        expect(
          givenLines(
            kept.map(line => ({ ...line, person: line.person ?? null, words: line.words ?? {} })),
            known(kept),
          ),
        ).toEqual(kept)
      }),
    )
  })

  test('keeps no name beside an answer that is its own, and the organiser’s where they changed it', () => {
    const before = [{ id: 'a', size: 'M', qty: 1 }]
    const answered = new Map([['a', ana]])
    const words = { back: 'RIVERA' }
    expect(givenLines([given({ id: 'a', person: ana, words })], known(before, answered))).toEqual([
      { id: 'a', size: 'M', qty: 1, words },
    ])
    const lea = { ...ana, first_name: 'Léa' }
    expect(givenLines([given({ id: 'a', person: lea })], known(before, answered))).toEqual([
      { id: 'a', size: 'M', qty: 1, person: lea },
    ])
  })

  test('is never below none of a size', () => {
    const list = [given({ id: 'M', qty: -4 }), given({ words: { back: 'RIVERA' } })]
    expect(quantitiesOf(givenLines(list, known()))).toEqual([{ name: 'M', qty: 0 }])
  })
})

test('what was typed stays when quantities are set or answers are taken over (NN6)', () => {
  const typed = givenLines([given({ words: { back: 'RIVERA' }, qty: 2 })], known())
  const set = withQuantities(typed, [{ name: 'M', qty: 5 }])
  expect(set).toEqual([{ id: 'M', size: 'M', qty: 3 }, ...typed])
  const answers = [{ id: 'a', size: 'M', quantity: 1 }]
  const filled = mergeAnswers(set, answers, [{ name: 'M', qty: 3 }])
  expect(filled).toEqual([{ id: 'M', size: 'M', qty: 0 }, { id: 'a', size: 'M', qty: 1 }, ...typed])
  expect(typedBeside(filled, answers)).toEqual(typed)
})
