import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainColor } from './plain-color.ts'

test.each([
  ['red', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['rgb(255 0 0 / 50%)', 'rgba(255, 0, 0, 0.5)'],
  ['nothing', undefined],
  ['A(0A', undefined],
  ['url(#a)', undefined],
])('%s is %s', (css, plain) => {
  expect(plainColor(css)).toBe(plain)
})

test('whatever is written, it is a colour or none', () => {
  const piece = fc.constantFrom('(', ')', 'rgb(', 'A', '0', '%', 'deg', ',', '/', ' ', '-', '.', 'e')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      expect(plainColor(pieces.join(''))).toSatisfy(
        (color: string | undefined) => color === undefined || /^(#|rgba)/.test(color),
      )
    }),
    { numRuns: 2000 },
  )
})
