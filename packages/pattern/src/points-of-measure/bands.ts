import { line } from '@teamloom/shape/curve.ts'
import type { Cut } from '../pattern.ts'
import { box, drawn, filled, findBand, straight } from './lay-tape.ts'
import { type Measured, nothing } from './point-of-measure.ts'

const name = 'armholeBand'
/** Inches of a band that are drawn: it is alike all along. */
const shown = 3

/** The binding of an armhole, of what has no sleeves. */
export function measureBands(cut: Cut): Measured {
  const band = findBand(cut, 'front.armholeLeft')
  if (!band) return nothing
  const { piece, height } = band
  const outline = box(0, 0, shown, height)
  return {
    points: [
      {
        name,
        label: { en: 'Armhole band height', fr: 'Hauteur de la bande d’emmanchure' },
        how: { en: 'from its seam to its free edge', fr: 'de sa couture à son bord libre' },
        kind: 'height',
        view: name,
        legs: [straight(name, [shown / 2, 0], [shown / 2, height])],
      },
    ],
    details: [
      {
        name,
        label: { en: 'Armhole band, a part of it', fr: 'Bande d’emmanchure, en partie' },
        marks: [
          filled(piece.name, outline, piece.outside),
          drawn(piece.name, 'seam', line([0, 0], [shown, 0])),
          drawn(piece.name, 'outline', line([0, height], [shown, height])),
        ],
      },
    ],
  }
}
