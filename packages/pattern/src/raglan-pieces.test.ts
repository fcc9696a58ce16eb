import { areaOf } from '@teamloom/shape/contour.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { describe, expect, test } from 'vitest'
import { baseStylesOf, type Pattern, type Piece } from './pattern.ts'
import { patterns } from './products/index.ts'
import { cutPiecesOf, isRaglan } from './raglan-pieces.ts'

const raglanOf = (pattern: Pattern, size: string) =>
  pattern.cut(size, { ...baseStylesOf(pattern), 'sleeves/sleeves': 'raglan' })
const raglans = patterns.filter(pattern => raglanOf(pattern, pattern.baseSize).pieces.some(isRaglan))
const everySize = raglans.flatMap(pattern => pattern.sizes.map(size => ({ pattern, size })))
/** A sixteenth of an inch. */
const near = 1 / 16

const find = (pieces: readonly Piece[], name: string) => pieces.find(piece => piece.name === name)!
const inchesOf = (piece: Piece, ...edges: string[]) =>
  edges.reduce((sum, edge) => sum + lengthOf(getEdge(piece, edge)), 0)

test('ten products and more have one', () => {
  expect(raglans.length).toBeGreaterThanOrEqual(10)
})

describe.each(everySize.map(({ pattern, size }) => [`${pattern.name} ${size}`, pattern, size] as const))(
  'a raglan %s (TP29)',
  (_, pattern, size) => {
    const cut = raglanOf(pattern, size)
    const pieces = cutPiecesOf(cut)
    const [front, back] = [find(pieces, 'front'), find(pieces, 'back')]
    const sleeves = [
      { side: 'Left', sleeve: find(pieces, 'leftSleeve') },
      { side: 'Right', sleeve: find(pieces, 'rightSleeve') },
    ]

    test('has seams that are as long on the sleeve as on the body, and neither shoulders nor armholes', () => {
      for (const { side, sleeve } of sleeves) {
        expect(inchesOf(sleeve, 'raglanFront')).toBeCloseTo(inchesOf(front, `raglan${side}`), 3)
        expect(inchesOf(sleeve, 'raglanBack')).toBeCloseTo(inchesOf(back, `raglan${side}`), 3)
        expect(inchesOf(sleeve, 'underFront')).toBeCloseTo(inchesOf(sleeve, 'underBack'), 3)
      }
      const names = pieces.flatMap(piece => piece.edges.map(({ name }) => name))
      expect(names.filter(name => /^(shoulder|armhole|cap)/.test(name))).toEqual([])
      expect(pieces.some(isRaglan)).toBe(false)
    })

    test('has the neck that it had, of four pieces, and the length over the shoulder', () => {
      for (const half of ['front', 'back'] as const) {
        const whole = inchesOf(find(cut.pieces, half), 'neckLeft', 'neckRight')
        const body = inchesOf(find(pieces, half), 'neckLeft', 'neckRight')
        const name = half === 'front' ? 'neckFront' : 'neckBack'
        const ofSleeves = sleeves.reduce((sum, { sleeve }) => sum + inchesOf(sleeve, name), 0)
        expect(Math.abs(body + ofSleeves - whole)).toBeLessThan(near)
        expect(ofSleeves).toBeGreaterThan(1)
      }
      const { sleeve } = sleeves[0]!
      const { bottom } = boundsOf(outlineOf(sleeve))
      const high = getEdge(sleeve, 'neckBack').find(([u]) => Math.abs(u) < 1e-9)!
      const shoulder = inchesOf(find(cut.pieces, 'back'), 'shoulderLeft')
      const set = boundsOf(outlineOf(find(cut.pieces, 'leftSleeve'))).bottom
      expect(bottom - high[1]).toBeCloseTo(shoulder + set, 3)
    })

    test('is of closed pieces, clockwise, a right one as a left, and of about as much cloth', () => {
      for (const piece of [front, back, ...sleeves.map(({ sleeve }) => sleeve)]) {
        piece.edges.forEach(({ curve }, at) => {
          const next = piece.edges[(at + 1) % piece.edges.length]!.curve
          expect(distance(curve.at(-1)!, next[0]!)).toBeLessThan(0.02)
        })
        expect(signOf(piece)).toBe(signOf(find(cut.pieces, piece.name)))
      }
      const [left, right] = sleeves.map(({ sleeve }) => areaOf(outlineOf(sleeve)))
      expect(left).toBeCloseTo(right!, 3)
      const sum = (all: readonly Piece[]) =>
        ['front', 'back', 'leftSleeve', 'rightSleeve'].reduce(
          (area, name) => area + areaOf(outlineOf(find(all, name))),
          0,
        )
      expect(sum(pieces) / sum(cut.pieces)).toBeGreaterThan(0.93)
      expect(sum(pieces) / sum(cut.pieces)).toBeLessThan(1.07)
    })
  },
)

/** Which way round it runs. */
function signOf(piece: Piece): number {
  const outline = outlineOf(piece)
  return Math.sign(
    outline.reduce((sum, [u, v], at) => {
      const [nextU, nextV] = outline[(at + 1) % outline.length]!
      return sum + u * nextV - nextU * v
    }, 0),
  )
}
