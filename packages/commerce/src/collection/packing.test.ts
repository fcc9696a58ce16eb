import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelsOf, packingList } from './packing.ts'

const entry = (firstName: string, lastName: string, design: string, size: string, quantity = 1) => ({
  email: `${firstName}@example.com`,
  firstName,
  lastName,
  design,
  size,
  quantity,
})

const entries = [
  entry('Noah', 'Roy', 'Hoodie', 'M'),
  entry('Jade', 'Bélanger', 'Tee', 'XS'),
  entry('Noah', 'Roy', 'Tee', 'M', 2),
  entry('Jade', 'Bélanger', 'Tee', 'S'),
]

test('everybody stands once on the packing list, by last name (SC22)', () => {
  expect(packingList(entries)).toEqual([
    { firstName: 'Jade', lastName: 'Bélanger', pieces: 2, lines: [{ design: 'Tee', sizes: 'XS, S' }] },
    {
      firstName: 'Noah',
      lastName: 'Roy',
      pieces: 3,
      lines: [
        { design: 'Hoodie', sizes: 'M' },
        { design: 'Tee', sizes: 'M × 2' },
      ],
    },
  ])
})

test('each piece has a label (SC22)', () => {
  expect(labelsOf(entries).map(({ name, size, number, of }) => `${name} ${size} ${number}/${of}`)).toEqual([
    'Jade Bélanger XS 1/2',
    'Jade Bélanger S 2/2',
    'Noah Roy M 1/1',
    'Noah Roy M 1/2',
    'Noah Roy M 2/2',
  ])
  const any = fc.record({
    email: fc.string(),
    firstName: fc.string(),
    lastName: fc.string(),
    design: fc.string(),
    size: fc.string(),
    quantity: fc.integer({ min: 1, max: 25 }),
  })
  fc.assert(
    fc.property(fc.array(any), given => {
      const pieces = given.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(labelsOf(given)).toHaveLength(pieces)
      expect(packingList(given).reduce((sum, person) => sum + person.pieces, 0)).toBe(pieces)
    }),
  )
})
