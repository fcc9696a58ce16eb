import type { Cut, Pattern, Piece } from '@teamloom/pattern/pattern.ts'
import type { CordTrim, Face, Seat, Trim } from '@teamloom/pattern/trim.ts'
import { line } from '@teamloom/shape/curve.ts'
import { describe, expect, test } from 'vitest'
import { consumptionOf } from './consumption.ts'

const faceOf = (element: string): Face => ({ part: 'body', element, layer: 'body' })
const shell = faceOf('body')
const thing = faceOf('thing')

/** A rectangle, its origin in the middle above; edges: top, right, bottom, left. */
function sheet(name: string, width: number, height: number, more: Partial<Piece> = {}): Piece {
  const half = width / 2
  return {
    name,
    edges: [
      { name: 'top', curve: line([-half, 0], [half, 0]) },
      { name: 'right', curve: line([half, 0], [half, height]) },
      { name: 'bottom', curve: line([half, height], [-half, height]) },
      { name: 'left', curve: line([-half, height], [-half, 0]) },
    ],
    outside: shell,
    inside: shell,
    fabric: 'jersey',
    hand: 'jersey',
    wrap: { kind: 'torso', half: 'front' },
    ...more,
  }
}

const cutOf = (pieces: readonly Piece[], more: Partial<Cut> = {}): Cut => ({
  pieces,
  seams: [],
  seamless: [],
  stitching: [],
  trims: [],
  ...more,
})

/** What a cut takes of each slot, where its styles have all its trims. */
function takenBy(cut: Cut): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const trims = cut.trims.map(({ name }) => name)
  const pattern = { plans: [{ kind: 'base', name: 'base', when: {}, z: 0, styles: {}, trims }] }
  const taken = consumptionOf(pattern as unknown as Pattern, cut, {})
  return Object.fromEntries(
    [...taken].map(([slot, amounts]) => [
      slot.split('/')[1]!,
      Object.fromEntries(amounts.map(({ unit, amount }) => [unit, amount])),
    ]),
  )
}

/** Square metres to buy for square inches that are cut: 15 % are waste. */
const bought = (inches: number) => expect.closeTo((inches * 0.0254 ** 2) / 0.85, 9)
const metres = (inches: number) => expect.closeTo(inches * 0.0254, 9)

describe('TP10: cloth', () => {
  test('is that of the piece with three eighths beyond its seams, and as much as a hem is turned', () => {
    const piece = sheet('front', 10, 20)
    expect(takenBy(cutOf([piece]))).toEqual({ body: { m2: bought(200 + 60 * 0.375) } })
    const hemmed = {
      ...piece,
      edges: piece.edges.map(edge => (edge.name === 'bottom' ? { ...edge, name: 'hem' } : edge)),
    }
    const hem = { edge: 'front.hem', inset: 1, holds: 'hem' } as const
    expect(takenBy(cutOf([hemmed], { stitching: [hem] }))).toEqual({
      body: { m2: bought(200 + 50 * 0.375 + 10 * 1.125) },
    })
    // What is left raw has nothing beyond.
    expect(takenBy(cutOf([hemmed]))).toEqual({ body: { m2: bought(200 + 50 * 0.375) } })
  })

  test('of a lining is counted where that is of another slot; a knit has one ply, and nothing beyond its edges', () => {
    const inside = faceOf('lining')
    const amount = { m2: bought(200 + 60 * 0.375) }
    expect(takenBy(cutOf([sheet('front', 10, 20, { inside })]))).toEqual({ body: amount, lining: amount })
    expect(takenBy(cutOf([sheet('front', 10, 20, { inside, hand: 'knit' })]))).toEqual({
      body: { m2: bought(200) },
    })
  })

  test('of a part in another colour is taken off its piece, and has the allowance of its own seam', () => {
    const field = {
      outline: [
        [0, 0],
        [4, 0],
        [4, 5],
        [0, 5],
      ],
      outside: thing,
      inside: thing,
      seam: line([0, 5], [4, 5]),
      stitched: [],
    } as const
    expect(takenBy(cutOf([sheet('front', 10, 20, { fields: [field] })]))).toEqual({
      body: { m2: bought(180 + 60 * 0.375) },
      thing: { m2: bought(20 + 4 * 0.375) },
    })
  })

  test('of a lining goes behind a part in another colour, too', () => {
    const field = {
      outline: [
        [0, 0],
        [4, 0],
        [4, 5],
        [0, 5],
      ],
      outside: thing,
      inside: thing,
      seam: line([0, 5], [4, 5]),
      stitched: [],
    } as const
    const piece = sheet('front', 10, 20, { fields: [field], inside: faceOf('lining') })
    expect(takenBy(cutOf([piece]))).toEqual({
      body: { m2: bought(180 + 60 * 0.375) },
      thing: { m2: bought(20 + 4 * 0.375) },
      lining: { m2: bought(200 + 60 * 0.375 + 4 * 0.375) },
    })
  })

  test('of what is quilted is cut an inch larger all round than its pattern, enlarged by what quilting draws in; its lining is not', () => {
    const inside = faceOf('lining')
    const cut = cutOf([sheet('front', 10, 20, { inside })], {
      quilting: [{ on: 'front', height: 1, rows: [] }],
    })
    const enlarged = 1.03
    expect(takenBy(cut)).toEqual({
      body: { m2: bought(200 * enlarged ** 2 + 60 * enlarged) },
      lining: { m2: bought(200 + 60 * 0.375) },
    })
  })

  test('of a rib that is folded along its free edge is taken twice, with the allowance of its other edges', () => {
    const rib = sheet('cuff', 8, 3, { hand: 'rib', wrap: { kind: 'band' } })
    const sewn = (['top', 'left', 'right'] as const).map(edge => ({
      a: `cuff.${edge}` as const,
      b: 'cuff.top' as const,
    }))
    const seams = sewn as unknown as Cut['seams']
    expect(takenBy(cutOf([rib], { seams }))).toEqual({ body: { m2: bought(2 * 24 + 2 * (22 - 8) * 0.375) } })
    // Sewn along one edge alone it has no single free one, and lies single.
    expect(takenBy(cutOf([rib], { seams: seams.slice(0, 1) }))).toEqual({
      body: { m2: bought(24 + 22 * 0.375) },
    })
  })

  test('of a slot that nobody chooses is not counted', () => {
    const outside: Face = { part: 'body', element: 'tape', layer: null, fixedHex: '#ffffff' }
    expect(takenBy(cutOf([sheet('front', 10, 20, { outside })]))).toEqual({
      body: { m2: bought(200 + 60 * 0.375) },
    })
  })
})

describe('TP10: what is bought by its length', () => {
  const front = sheet('front', 10, 20)
  const seat: Seat = { on: 'front', face: 'outside', at: [2, 0] }
  const takes = (...trims: readonly Trim[]) => takenBy(cutOf([front], { trims })).thing
  const cord: CordTrim = {
    kind: 'cord',
    name: 'cord',
    seat,
    length: 9,
    width: 0.2,
    profile: 'round',
    isKnotted: false,
    outside: thing,
  }

  const plain = sheet('waist', 30, 1.5, { fabric: 'elastic', outside: thing, wrap: { kind: 'band' } })
  const ends: Readonly<Record<string, string>> = { right: 'end', left: 'start' }
  const elastic: Piece = {
    ...plain,
    edges: plain.edges.map(({ name, curve }) => ({ name: ends[name] ?? name, curve })),
  }
  const closed = { seams: [{ a: 'waist.start', b: 'waist.end' }] as unknown as Cut['seams'] }

  test('an elastic is as long as its longest edge, with three eighths at each end that is closed into a ring', () => {
    expect(takenBy(cutOf([elastic], closed))).toEqual({ thing: { m: metres(30 + 2 * 0.375) } })
  })

  test('an elastic that a zip parts ends on its line, as the front does', () => {
    const none: Face = { part: 'body', element: 'zip', layer: null, fixedHex: '#000000' }
    const zip = {
      kind: 'zipChain',
      name: 'zip',
      width: 0.5,
      legs: [{ on: 'waist', from: [0, 0], to: [0, 1.5] }],
      faces: { tape: none, teeth: none },
    } as unknown as Trim
    expect(takenBy(cutOf([elastic], { ...closed, trims: [zip] }))).toEqual({ thing: { m: metres(30) } })
  })

  test('a cord goes through its casing up to the middle, and a knot takes an inch and a half of it', () => {
    // The casing is 20 long: half of that less the two to where it comes out.
    expect(takes(cord)).toEqual({ m: metres(9 + 8) })
    expect(takes({ ...cord, isKnotted: true })).toEqual({ m: metres(9 + 8 + 1.5) })
    expect(takes({ ...cord, seat: { ...seat, on: 'gone' } })).toEqual({ m: metres(9) })
  })

  test('a cord in a hood takes its opening in the share in which it comes out between brow and chin', () => {
    const hood: Piece = {
      ...sheet('hood', 10, 20),
      edges: [...front.edges.slice(1), { name: 'opening', curve: line([0, 16], [0, 0]) }],
    }
    const out = { ...cord, seat: { ...seat, on: 'hood', at: [0, 12] as const } }
    expect(takenBy(cutOf([hood], { trims: [out] })).thing).toEqual({ m: metres(9 + 12) })
  })

  test('a loop goes out and back, a zip along its legs; they are of their own slots', () => {
    const loop = { ...cord, kind: 'loop', end: { ...seat, at: [2, 3] }, reach: 4 } as unknown as Trim
    expect(takes(loop)).toEqual({ m: metres(2 * 4 + 3) })
    const legs = [
      { on: 'front', from: [0, 0], to: [0, 6] },
      { on: 'front', from: [0, 6], to: [3, 10] },
    ] as const
    const zip: Trim = {
      kind: 'zipChain',
      name: 'zip',
      legs,
      teeth: 'coil',
      width: 0.3,
      faces: { tape: thing, teeth: shell },
    }
    expect(takes(zip)).toEqual({ m: metres(6 + 5) })
  })

  test('of small things each is one', () => {
    const snap: Trim = {
      kind: 'snap',
      name: 'snap',
      seat,
      lift: 0,
      diameter: 0.5,
      shape: 'cap',
      outside: thing,
    }
    expect(takes(snap, { ...snap, name: 'other' })).toEqual({ pieces: 2 })
  })

  test('a tape along an edge has three eighths at each end; of cloth it is cut as a strip with its seams', () => {
    const tape: Trim = {
      kind: 'band',
      name: 'tape',
      on: 'front',
      face: 'inside',
      edges: ['right'],
      joined: true,
      from: 0.5,
      to: 1.5,
      outside: thing,
      fabric: 'twill',
    }
    expect(takes(tape)).toEqual({ m: metres(20 + 2 * 0.375) })
    expect(takes({ ...tape, fabric: 'jersey' })).toEqual({ m2: bought(20 * 1 + 2 * 20 * 0.375) })
  })

  test('five inches of thread go into an inch of each row', () => {
    const rows = [0.1, 0.3].map(inset => ({ edge: 'front.left', inset, holds: 'seam' }) as const)
    const stitches: Trim = { kind: 'stitches', name: 'rows', edges: ['front.left'], outside: thing }
    expect(takenBy(cutOf([front], { stitching: rows, trims: [stitches] })).thing).toEqual({
      m: metres(2 * 20 * 5),
    })
  })
})
