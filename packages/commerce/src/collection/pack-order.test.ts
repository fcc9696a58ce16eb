import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packOrder } from './pack-order.ts'

const answer = (name: string, design_id: string, size: string, quantity = 1) => ({
  name,
  design_id,
  size,
  quantity,
})

test('before anything is ordered all is handed out as it was answered (SC30)', () => {
  const answers = [answer('Zoé', 'tee', 'M')]
  expect(packOrder(answers, new Map())).toEqual({ packed: answers, spare: [], beyond: [] })
})

test('what was ordered is handed out; what is nobody’s by now and what came too late is told (SC30)', () => {
  const ordered = new Map([
    [
      'tee',
      [
        { name: 'M', qty: 3 },
        { name: 'L', qty: 1 },
        { name: 'S', qty: 0 },
      ],
    ],
  ])
  const answers = [
    answer('Zoé', 'tee', 'M', 2),
    answer('Noël', 'tee', 'M', 2),
    answer('Ava', 'socks', 'M'),
    answer('Max', 'tee', 'S'),
  ]
  expect(packOrder(answers, ordered)).toEqual({
    packed: [answer('Zoé', 'tee', 'M', 2), answer('Noël', 'tee', 'M', 1)],
    spare: [{ design_id: 'tee', size: 'L', quantity: 1 }],
    beyond: [answer('Noël', 'tee', 'M', 1), answer('Ava', 'socks', 'M'), answer('Max', 'tee', 'S')],
  })
})

test('every piece that was ordered is handed out, and every answer told (SC30)', () => {
  const size = fc.constantFrom('S', 'M')
  const design = fc.constantFrom('tee', 'hoodie')
  const given = fc.record({ design_id: design, size, quantity: fc.integer({ min: 1, max: 25 }) })
  const sizes = fc.record({ S: fc.nat(60), M: fc.nat(60) }).map(({ S, M }) => [
    { name: 'S', qty: S },
    { name: 'M', qty: M },
  ])
  const sum = (pieces: readonly { readonly quantity: number }[]) =>
    pieces.reduce((all, { quantity }) => all + quantity, 0)
  fc.assert(
    fc.property(fc.array(given), sizes, (answers, tees) => {
      const { packed, spare, beyond } = packOrder(answers, new Map([['tee', tees]]))
      expect(sum(packed) + sum(spare)).toBe(tees.reduce((all, { qty }) => all + qty, 0))
      expect(sum(packed) + sum(beyond)).toBe(sum(answers))
    }),
  )
})
