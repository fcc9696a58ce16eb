import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Cut, Piece } from '../pattern.ts'
import { along, drawn, filled, findEdge, findPiece, straight } from './lay-tape.ts'
import { type Measured, nothing } from './point-of-measure.ts'
import { stitched } from './stitched.ts'

const name = 'hood'

/** One half of a hood, flat: the left one, its opening on the left. */
export function measureHood(cut: Cut): Measured {
  const piece = findPiece(cut, 'leftHood')
  if (!piece) return nothing
  const outline = outlineOf(piece)
  const { top } = boundsOf(outline)
  const opening = must(findEdge(piece, 'opening'), 'opening').toSorted((a, b) => a[1] - b[1])
  const [brow, chin] = [opening[0]!, opening.at(-1)!]
  return {
    points: [
      {
        name: 'hoodHeight',
        label: { en: 'Hood height', fr: 'Hauteur du capuchon' },
        how: {
          en: 'from the neck seam at the shoulder straight up to the level of the top',
          fr: 'de la couture d’encolure, à l’épaule, tout droit jusqu’au niveau du sommet',
        },
        kind: 'length',
        view: name,
        legs: [straight(name, [0, top], [0, 0])],
      },
      {
        name: 'hoodWidth',
        label: { en: 'Hood width', fr: 'Largeur du capuchon' },
        how: {
          en: 'half way up the opening, straight from its edge to the seam at the back of the head',
          fr: 'à mi-hauteur de l’ouverture, tout droit de son bord à la couture arrière',
        },
        kind: 'girth',
        view: name,
        legs: [straight(name, ...acrossHood(piece, (brow[1] + chin[1]) / 2))],
      },
      {
        name: 'hoodOpening',
        label: { en: 'Hood opening', fr: 'Ouverture du capuchon' },
        how: {
          en: 'along the edge of one half, from the throat to the seam at the forehead',
          fr: 'le long du bord d’une moitié, de la gorge à la couture du front',
        },
        kind: 'length',
        view: name,
        legs: along(name, opening),
      },
    ],
    details: [
      {
        name,
        label: { en: 'Hood, one half', fr: 'Capuchon, une moitié' },
        marks: [
          filled(piece.name, outline, piece.outside),
          ...stitched(cut, piece),
          drawn(
            piece.name,
            'seam',
            ...piece.edges.filter(edge => edge.name !== 'opening').map(edge => edge.curve),
          ),
          drawn(piece.name, 'outline', opening),
        ],
      },
    ],
  }
}

/** The shoulder's u = 0 lies within it. */
function acrossHood(hood: Piece, v: number): [Point, Point] {
  const { left, right } = spanAt(outlineOf(hood), v)
  return [
    [left, v],
    [right, v],
  ]
}
