import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Cut, Piece } from '../pattern.ts'
import { drawn, filled, findPiece, straight } from './lay-tape.ts'
import { type Measured, nothing } from './point-of-measure.ts'
import { stitched } from './stitched.ts'

const name = 'collar'

/** A collar of rib or cloth, opened flat; where its ends meet, a short line. */
export function measureCollar(cut: Cut): Measured {
  const piece = findPiece(cut, 'collar')
  if (!piece) return nothing
  const { top, bottom, left, right } = boundsOf(outlineOf(piece))
  const free = getEdge(piece, 'free')
  const { left: from, right: to } = boundsOf(free)
  const sewn = free[0]![1] === top ? bottom : top
  return {
    points: [
      {
        name: 'collarHeight',
        label: { en: 'Collar height', fr: 'Hauteur du col' },
        how: {
          en: 'from its seam to its free edge, at the centre back',
          fr: 'de sa couture à son bord libre, au milieu du dos',
        },
        kind: 'height',
        view: name,
        legs: [straight(name, [backOf(piece), sewn], [backOf(piece), free[0]![1]])],
      },
      {
        name: 'collarEdge',
        label: { en: 'Collar, free edge', fr: 'Bord libre du col' },
        how: {
          en: 'the whole way round, opened flat and relaxed',
          fr: 'tout le tour, ouvert à plat et au repos',
        },
        kind: 'opening',
        view: name,
        legs: [straight(name, [from, free[0]![1]], [to, free[0]![1]])],
      },
      {
        name: 'collarSeam',
        label: { en: 'Collar, sewn edge', fr: 'Bord cousu du col' },
        how: {
          en: 'the whole way round before it is sewn on, relaxed',
          fr: 'tout le tour avant la pose, au repos',
        },
        kind: 'opening',
        view: name,
        legs: [straight(name, [left, sewn], [right, sewn])],
      },
    ],
    details: [
      {
        name,
        label: { en: 'Collar, opened', fr: 'Col, ouvert' },
        marks: [
          filled(piece.name, outlineOf(piece), piece.outside),
          ...stitched(cut, piece),
          drawn(
            piece.name,
            'seam',
            ...piece.edges.filter(edge => edge.name !== 'free').map(edge => edge.curve),
          ),
          drawn(piece.name, 'outline', free),
        ],
      },
    ],
  }
}

/** Where on it (u) the centre back lies: between the stretches of the back's neck, or near its end. */
function backOf(piece: Piece): number {
  const ends = piece.edges
    .filter(edge => edge.name.startsWith('to-back'))
    .flatMap(({ curve }): Point[] => [curve[0]!, curve.at(-1)!])
    .map(([u]) => u)
  const shared = ends.find((u, i) => ends.some((other, k) => k !== i && Math.abs(other - u) < 1e-6))
  const { left } = boundsOf(outlineOf(piece))
  return shared ?? left + 0.6
}
