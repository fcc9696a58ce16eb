import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { addUp, totalsOf } from '../collection/collected-totals.ts'
import { type SizeQuantity, totalQuantity } from '../pricing/size-quantities.ts'
import { anyAnswers, anyLines, anySizes, heldIn, lineSizes } from '../testing/any-lines.ts'
import { isSpare, type Line, lineSchema } from './line.ts'
import { mergeAnswers } from './merge-answers.ts'
import { haveSameQuantities, linesOf, quantitiesOf } from './quantities-of.ts'
import { withQuantities } from './with-quantities.ts'

/** Quantities as a product has them: every one of its sizes, in its order. */
const allSizes = fc
  .array(fc.nat({ max: 40 }), { minLength: lineSizes.length, maxLength: lineSizes.length })
  .map(of => lineSizes.map((name, at) => ({ name, qty: of[at] ?? 0 })))
const wanted = (sizes: readonly SizeQuantity[]) => sizes.filter(({ qty }) => qty !== 0)

describe('quantities', () => {
  test('are the sums of lines, in whatever order these stand (OR4)', () => {
    fc.assert(
      fc.property(anyLines, lines => {
        const sums = quantitiesOf(lines)
        for (const { name, qty } of sums) {
          const own = lines.filter(({ size }) => size === name)
          expect(qty).toBe(own.reduce((sum, line) => sum + line.qty, 0))
        }
        expect(totalQuantity(sums)).toBe(lines.reduce((sum, { qty }) => sum + qty, 0))
        expect(sums.map(({ name }) => name)).toEqual([...new Set(lines.map(({ size }) => size))])
        expect(z.parse(z.array(lineSchema), lines)).toEqual(lines)
      }),
    )
  })

  test('become one line a size where nobody has any, and are what they were (OR4)', () => {
    fc.assert(
      fc.property(anySizes, sizes => {
        expect(quantitiesOf(linesOf(sizes))).toEqual(sizes)
        expect(linesOf(sizes).every(isSpare)).toBe(true)
        expect(haveSameQuantities(linesOf(sizes), linesOf(sizes))).toBe(true)
      }),
    )
    expect(haveSameQuantities(linesOf([{ name: 'M', qty: 1 }]), linesOf([{ name: 'M', qty: 2 }]))).toBe(false)
    const named = linesOf([
      { name: 'S', qty: 0 },
      { name: 'L', qty: 2 },
      { name: 'M', qty: 1 },
    ])
    expect(
      haveSameQuantities(
        linesOf([
          { name: 'M', qty: 1 },
          { name: 'L', qty: 2 },
        ]),
        named,
      ),
    ).toBe(true)
  })

  test('are set by spare lines alone: who wants what stays, also when fewer are ordered (SC32)', () => {
    fc.assert(
      fc.property(anyLines, anySizes, (lines, sizes) => {
        const set = withQuantities(lines, sizes)
        expect(quantitiesOf(set).slice(0, sizes.length)).toEqual(sizes)
        expect(wanted(quantitiesOf(set).slice(sizes.length))).toEqual([])
        expect(heldIn(set)).toEqual(heldIn(lines))
        expect(withQuantities(set, sizes)).toEqual(set)
        expect(new Set(set.map(({ id }) => id)).size).toBe(set.length)
      }),
    )
    const [spare] = withQuantities(
      mergeAnswers([], [{ id: 'a', size: 'M', quantity: 5 }], mediums(5)),
      mediums(3),
    )
    expect(spare).toEqual({ id: 'M', size: 'M', qty: -2 })
  })
})

const mediums = (qty: number) => [{ name: 'M', qty }]

describe('answers', () => {
  test('have a line each, whose words stay; twice is once (SC5, SC32)', () => {
    fc.assert(
      fc.property(anyLines, anyAnswers, allSizes, (lines, others, sizes) => {
        const known = heldIn(lines).map(({ id, size }) => ({ id, size, quantity: 1 }))
        const answers = [...known, ...others]
        const filled = mergeAnswers(lines, answers, sizes)
        expect(quantitiesOf(filled).slice(0, sizes.length)).toEqual(sizes)
        const own = heldIn(filled)
        expect(own.map(({ id, size, qty }) => ({ id, size, quantity: qty }))).toEqual(
          answers.filter(({ size }) => size !== 'XS'),
        )
        for (const { id, words } of own) expect(words).toEqual(lines.find(line => line.id === id)?.words)
        expect(mergeAnswers(filled, answers, sizes)).toEqual(filled)
      }),
    )
  })

  test('and sizes that are set come to what sums alone came to (OR4, SC5, SC6)', () => {
    const set = fc.record({ kind: fc.constant('set' as const), sizes: allSizes })
    const fill = fc.record({ kind: fc.constantFrom('fill' as const, 'add' as const), answers: anyAnswers })
    fc.assert(
      fc.property(fc.array(fc.oneof(set, fill), { maxLength: 12 }), steps => {
        let lines: readonly Line[] = []
        let sums: readonly SizeQuantity[] = []
        let taken: readonly SizeQuantity[] = []
        for (const step of steps) {
          if (step.kind === 'set') {
            lines = withQuantities(lines, step.sizes)
            sums = step.sizes
          } else {
            const totals = totalsOf(step.answers, lineSizes)
            const isAdded = step.kind === 'add'
            const target = isAdded ? addUp({ sizes: quantitiesOf(lines), taken }, totals) : totals
            lines = mergeAnswers(lines, step.answers, target)
            sums = isAdded ? addUp({ sizes: sums, taken }, totals) : totals
            taken = totals
          }
          expect(quantitiesOf(lines)).toEqual(sums)
        }
      }),
    )
  })
})
