import { pathData } from '@teamloom/shape/svg.ts'
import { dimensionInk, writePath } from '../dimension-svg.ts'
import { type SeamClass, seamClasses } from './seam-classes.ts'

const ink = '#1c1a18'

/** A cut through a seam: its plies from the side, and where needles go through. */
export function drawSeamSection(seam: SeamClass): string {
  const { plies, needles } = seamClasses[seam]
  const drawn = [
    ...plies.flatMap(ply => {
      const d = pathData([ply], false)
      return [
        writePath({ d, stroke: ink, strokeWidth: 0.5 }),
        writePath({ d, stroke: '#e9e4dc', strokeWidth: 0.34 }),
      ]
    }),
    ...needles.map(x =>
      writePath({
        d: pathData(
          [
            [
              [x, 0.7],
              [x, 5.3],
            ],
          ],
          false,
        ),
        stroke: dimensionInk,
        strokeWidth: 0.14,
        dash: [0.4, 0.25],
      }),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="-0.5 0 11 6" stroke-linecap="butt" stroke-linejoin="round">${drawn.join('')}</svg>`
}
