import { describe, expect, test } from 'vitest'
import { seedRandom } from '../random.ts'
import { listPairs, makeSelfContact, solveSelfContact } from './self-contact.ts'

const radius = 0.5
const strangers = { first: new Int32Array(3), list: new Int32Array(0) }
const friends = { first: Int32Array.of(0, 1, 2), list: Int32Array.of(1, 0) }

function meet(x: Float64Array, neighbours = strangers, inverseMass = Float64Array.of(1, 1)): Float64Array {
  const contact = makeSelfContact(neighbours, 2, radius)
  listPairs(contact, x)
  solveSelfContact(contact, x, x.slice(), inverseMass)
  return x
}

describe('two particles', () => {
  test('that are too near come apart, each by as much as it is light', () => {
    expect(Array.from(meet(Float64Array.of(0, 0, 0, 0.3, 0, 0)))).toEqual([
      expect.closeTo(-0.1, 6),
      0,
      0,
      expect.closeTo(0.4, 6),
      0,
      0,
    ])
    const held = meet(Float64Array.of(0, 0, 0, 0.3, 0, 0), strangers, Float64Array.of(0, 1))
    expect(held[0]).toBeCloseTo(0, 9)
    expect(held[3]).toBeCloseTo(0.5, 6)
  })

  test.each([
    ['that are far enough', Float64Array.of(0, 0, 0, 0.51, 0, 0), strangers],
    ['that are neighbours in the cloth', Float64Array.of(0, 0, 0, 0.3, 0, 0), friends],
  ])('%s stay', (_, x, neighbours) => {
    expect(meet(x.slice(), neighbours)).toEqual(x)
  })
})

test('all pairs that are near are listed, and none that is far', () => {
  const count = 400
  const random = seedRandom(5)
  const x = Float64Array.from({ length: count * 3 }, () => random() * 6 - 3)
  const contact = makeSelfContact(
    { first: new Int32Array(count + 1), list: new Int32Array(0) },
    count,
    radius,
  )
  listPairs(contact, x)
  const listed = Array.from({ length: contact.count }, (_, k) =>
    [contact.pairs[2 * k]!, contact.pairs[2 * k + 1]!].toSorted((a, b) => a - b).join(' '),
  )
  const near: string[] = []
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++)
      if (
        Math.hypot(x[i * 3]! - x[j * 3]!, x[i * 3 + 1]! - x[j * 3 + 1]!, x[i * 3 + 2]! - x[j * 3 + 2]!) <
        radius
      )
        near.push(`${i} ${j}`)
  expect(near.length).toBeGreaterThan(100)
  expect(near.filter(pair => !listed.includes(pair))).toEqual([])
  // Some room is left until they are listed anew.
  expect(listed.length).toBeLessThan(near.length * 3)
})
