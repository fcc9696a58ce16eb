import type { Face } from '@teamloom/pattern/trim.ts'
import type { Bounds } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { describe, expect, test } from 'vitest'
import { cutNote, grainOf, pliesOf } from './cut-note.ts'

const box = (left: number, top: number, right: number, bottom: number): Bounds => ({
  left,
  top,
  right,
  bottom,
})
const outlineOf = ({ left, top, right, bottom }: Bounds): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

test('TP29: a piece is cut of its cloth, of its lining where that is another, and of what pads it', () => {
  const face = (element: string): Face => ({ part: 'body', element, layer: 'body' })
  const labelOf = ({ element }: Face) => ({ en: element, fr: element })
  const fixed: Face = { part: 'body', element: 'none', layer: null, fixedHex: '#fff' }
  const plies = (inside: Face, hand: 'jersey' | 'wadded') =>
    pliesOf({ outside: face('shell'), inside, hand }, labelOf).map(({ en }) => en)
  expect(plies(face('shell'), 'jersey')).toEqual(['shell'])
  expect(plies(fixed, 'jersey')).toEqual(['shell'])
  expect(plies(face('lining'), 'jersey')).toEqual(['shell', 'lining'])
  expect(plies(face('lining'), 'wadded')).toEqual(['shell', 'lining', 'Wadding'])
})

test('TP29: a note says of each ply how often it is cut or knitted', () => {
  const plies = [
    { en: 'Fleece', fr: 'Molleton' },
    { en: 'Wadding', fr: 'Ouate' },
  ]
  expect(cutNote(plies, 2)).toEqual({
    en: 'Fleece, cut 2; Wadding, cut 2',
    fr: 'Molleton, couper 2; Ouate, couper 2',
  })
  expect(cutNote(plies.slice(1), 1, 'knit')).toEqual({ en: 'Wadding, knit 1', fr: 'Ouate, tricoter 1' })
})

describe('TP53: the arrow of a grain', () => {
  /** Where it begins and ends. */
  const arrowOf = (box: Bounds, words: readonly Bounds[] = []) => {
    const grain = grainOf(outlineOf(box), words)
    return [grain[0], grain.at(-1)]
  }
  const near = (u: number, v: number) => [expect.closeTo(u), expect.closeTo(v)]

  test('runs down the piece left of its middle, half as long as that is high, and eight inches at most', () => {
    expect(arrowOf(box(0, 0, 10, 8))).toEqual([near(1.8, 2), near(1.8, 6)])
    expect(arrowOf(box(0, 0, 10, 40))).toEqual([near(1.8, 16), near(1.8, 24)])
  })

  test('gives way to words: first to the other side of the piece', () => {
    expect(arrowOf(box(0, 0, 10, 8), [box(1, 3, 3, 5)])).toEqual([near(8.2, 2), near(8.2, 6)])
  })

  test('keeps its heads clear of words: a fifth of an inch beside them', () => {
    const at = (left: number) => arrowOf(box(0, 0, 10, 8), [box(left, 3, left + 1, 5)])[0]![0]
    expect([2.01, 1.99, 0.59, 0.61].map(at)).toEqual([1.8, 8.2, 1.8, 8.2].map(u => expect.closeTo(u)))
  })

  test('becomes shorter where words leave it less, and stands beside a piece without room', () => {
    const piece = box(0, 0, 10, 8)
    expect(arrowOf(piece, [box(0, 0, 10, 4.9)])).toEqual([near(1.8, 5), near(1.8, 7)])
    expect(arrowOf(piece, [box(0, 0, 11, 8)])).toEqual([near(11.3, 2), near(11.3, 6)])
  })

  test('is a fault where there is no room and nothing that takes it', () => {
    const sliver: readonly Point[] = [
      [0, 0],
      [0, 1],
    ]
    expect(() => grainOf(sliver)).toThrow('without room')
  })
})
