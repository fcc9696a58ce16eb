import fc from 'fast-check'
import { isSpare, type Line } from '../lines/line.ts'
import { linesOf } from '../lines/quantities-of.ts'
import { mostOfSize } from '../pricing/size-quantities.ts'

export const lineSizes = ['S', 'M', 'L', 'one size']

/** Some of the sizes, each once, in any order. */
export const anySizes = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...lineSizes), qty: fc.nat({ max: mostOfSize }) }),
  { selector: ({ name }) => name },
)

/** To a collection; some in a size that is offered no more, `XS`. */
export const anyAnswers = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    size: fc.constantFrom('XS', ...lineSizes),
    quantity: fc.integer({ min: 1, max: 25 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)

const anyHeld = fc
  .tuple(anyAnswers, fc.infiniteStream(fc.option(fc.dictionary(fc.uuid(), fc.string(), { maxKeys: 2 }))))
  .map(([answers, words]) =>
    answers.map(({ id, size, quantity }): Line => {
      const own = words.next().value
      return { id, size, qty: quantity, ...(own ? { words: own } : {}) }
    }),
  )

/** Spare ones and people's, in any order. */
export const anyLines = fc
  .tuple(anySizes.map(linesOf), anyHeld)
  .chain(([spares, held]) => fc.shuffledSubarray([...spares, ...held]))

/** The lines of people and of words. */
export const heldIn = (lines: readonly Line[]) => lines.filter(line => !isSpare(line))
