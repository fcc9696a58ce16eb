import { cutTorso } from '@teamloom/pattern/blocks/torso.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import { sleevelessPolarSpec } from '@teamloom/pattern/products/sleevelessPolar/spec.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { ballFigure } from '../testing/small-cuts.ts'
import { wrapPiece } from './wrap.ts'

const figure = ballFigure(60)
const face = { part: 'body', element: 'body', layer: 'body' }

function depthInArmhole(open: boolean): number {
  const panel = cutTorso(sleevelessPolarSpec('M').torso, 'front')
  const piece: Piece = {
    ...panel,
    outside: face,
    inside: face,
    fabric: 'jersey',
    hand: 'jersey',
    wrap: { kind: 'torso', half: 'front', open },
  }
  const armhole = getEdge(panel, 'armholeLeft')
  return wrapPiece(piece, figure, figure.poseAt(0))(armhole[Math.floor(armhole.length / 2)]!)[2]
}

test('without sleeves an armhole is held open for the arm', () => {
  expect(depthInArmhole(false)).toBeLessThan(0.5)
  expect(depthInArmhole(true)).toBeGreaterThan(2)
})
