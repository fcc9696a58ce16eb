import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { contains, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

type Area = Pick<
  LocationDefinition,
  'centerU' | 'centerV' | 'maxWidthInches' | 'maxHeightInches' | 'planeAngle'
>

/** Inches between the points of a print's border that are tried. */
const step = 0.25

/**
 * The share (0 to 1) of a location's largest print that lies on a panel when it is scaled about its
 * centre. Artwork keeps its inches in all sizes; below 1 it must be made smaller in this one.
 */
export function printFit(panel: Panel, area: Area): number {
  const outline = outlineOf(panel)
  const border = borderOf(area)
  const lies = (share: number) =>
    border.every(([u, v]) => contains(outline, [area.centerU + u * share, area.centerV + v * share]))
  // What ends on the panel's edge lies on it.
  if (lies(1 - 1e-6)) return 1
  let [low, high] = [0, 1]
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2
    if (lies(middle)) low = middle
    else high = middle
  }
  return low
}

/** Round the largest print, from its centre. */
function borderOf({ maxWidthInches, maxHeightInches, planeAngle }: Area): Point[] {
  const [across, down] = [maxWidthInches / 2, maxHeightInches / 2]
  const along = (half: number) => {
    const pieces = Math.ceil((2 * half) / step)
    return Array.from({ length: pieces + 1 }, (_, i) => -half + (2 * half * i) / pieces)
  }
  const turn = (planeAngle * Math.PI) / 180
  return [
    ...along(across).flatMap((u): Point[] => [
      [u, -down],
      [u, down],
    ]),
    ...along(down).flatMap((v): Point[] => [
      [-across, v],
      [across, v],
    ]),
  ].map(([u, v]): Point => [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)])
}
