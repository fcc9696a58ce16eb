import { line } from '@teamloom/shape/curve.ts'
import type { LaidTrim } from '../trim.ts'

const width = 2
const height = 1.05

/** The maker's woven label, inside the neck below the seam. */
export function sewNeckLabel(): LaidTrim {
  const half = width / 2
  return {
    kind: 'laid',
    name: 'neckLabel',
    panel: {
      name: 'neckLabel',
      edges: [
        { name: 'top', curve: line([-half, 0], [half, 0]) },
        { name: 'right', curve: line([half, 0], [half, height]) },
        { name: 'bottom', curve: line([half, height], [-half, height]) },
        { name: 'left', curve: line([-half, height], [-half, 0]) },
      ],
    },
    seat: { on: 'back', face: 'inside', at: [0, 0.5] },
    outside: { part: 'body', element: 'body', layer: null, fixedHex: '#efece6' },
    fabric: 'twill',
    thickness: 0.03,
    puff: 0.02,
    open: [{ edge: 'bottom', gape: 0.02 }],
    stitching: [
      { edge: 'left', insets: [0.06] },
      { edge: 'right', insets: [0.06] },
    ],
  }
}
