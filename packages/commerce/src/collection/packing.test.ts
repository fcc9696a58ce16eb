import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelsOf, type PackingSort, packingList, packingSorts } from './packing.ts'

const entry = (firstName: string, lastName: string, design: string, size: string, quantity = 1) => ({
  email: `${firstName}@example.com`,
  firstName,
  lastName,
  design,
  size,
  sizeAt: ['XS', 'S', 'M'].indexOf(size),
  quantity,
})

const entries = [
  entry('Noah', 'Roy', 'Hoodie', 'M'),
  entry('Jade', 'Bélanger', 'Tee', 'XS'),
  entry('Noah', 'Roy', 'Tee', 'M', 2),
  entry('Jade', 'Bélanger', 'Tee', 'S'),
]

test('everybody stands once on the packing list, by last name or by first name (SC22)', () => {
  expect(packingList(entries)).toEqual([
    { name: 'Bélanger, Jade', pieces: 2, lines: [{ design: 'Tee', sizes: 'XS, S' }] },
    {
      name: 'Roy, Noah',
      pieces: 3,
      lines: [
        { design: 'Hoodie', sizes: 'M' },
        { design: 'Tee', sizes: 'M × 2' },
      ],
    },
  ])
  const more = [...entries, entry('Ana', 'Zhao', 'Tee', 'M'), entry('Zed', '', 'Tee', 'M')]
  const names = (sort: PackingSort) => packingList(more, sort).map(({ name }) => name)
  expect(names('firstName')).toEqual(['Ana Zhao', 'Jade Bélanger', 'Noah Roy', 'Zed'])
  expect(names('garment')).toEqual(['Bélanger, Jade', 'Roy, Noah', 'Zed', 'Zhao, Ana'])
})

test('each piece has a label, by person or as pieces lie in their boxes (SC22)', () => {
  const texts = (sort?: PackingSort) =>
    labelsOf(entries, sort).map(({ name, size, number, of }) => `${name} ${size} ${number}/${of}`)
  expect(texts('garment')).toEqual([
    'Noah Roy M 1/1',
    'Jade Bélanger XS 1/2',
    'Jade Bélanger S 2/2',
    'Noah Roy M 1/2',
    'Noah Roy M 2/2',
  ])
  expect(texts()).toEqual([
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
    sizeAt: fc.nat(9),
    quantity: fc.integer({ min: 1, max: 25 }),
  })
  fc.assert(
    fc.property(fc.array(any), fc.constantFrom(...packingSorts), (given, sort) => {
      const pieces = given.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(labelsOf(given, sort)).toHaveLength(pieces)
      expect(packingList(given, sort).reduce((sum, person) => sum + person.pieces, 0)).toBe(pieces)
    }),
  )
})
