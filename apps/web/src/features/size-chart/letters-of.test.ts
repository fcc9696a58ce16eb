import { expect, it } from 'vitest'
import type { MeasuredProduct } from '#web/features/size-chart/charted-product.ts'
import { lettersOf } from '#web/features/size-chart/letters-of.ts'

it('gives each measurement that any size has one letter, in the order of the chart', () => {
  const size = (...names: string[]) => ({
    measurements: names.map(name => ({ name, label: { en: name, fr: name }, inches: 1 })),
  })
  const sizes = [
    size('chest', 'length'),
    size('chest', 'length', 'sleeve'),
  ] as unknown as MeasuredProduct['sizes']
  expect(lettersOf(sizes).map(({ letter, name }) => `${letter} ${name}`)).toEqual([
    'A chest',
    'B length',
    'C sleeve',
  ])
})
