import { isDrawn, type Styles } from '@teamloom/bakes/manifest.ts'
import { simplify } from '@teamloom/shape/contour.ts'
import { type Bounds, boundsOf, contains, distanceTo } from '@teamloom/shape/panel.ts'
import type { Pattern } from '../pattern.ts'
import type { Trim } from '../trim.ts'
import { drawMeasures } from './draw-measures.ts'
import { drawCloth, drawEdges, drawStitches } from './draw-piece.ts'
import { drawTrim } from './draw-trim.ts'
import type { Flat, FlatMark, FlatSide } from './flat.ts'
import { layGarment } from './lay-garment.ts'

/** Inches by which what lies below may stand out from under an edge and still count as hidden. */
const edgeTolerance = 0.06

/** The technical drawing of a product in a size and styles; throws for a size that it does not come in. */
export function drawFlat(pattern: Pattern, size: string, styles: Styles, side: FlatSide): Flat {
  const cut = pattern.cut(size, styles)
  const laid = layGarment(cut, side)
  const trims = trimsIn(pattern, styles, cut.trims)
  const marksOf = (depth: 'near' | 'far'): FlatMark[] => {
    const here = laid.filter(lay => lay.depth === depth)
    // Tapes and stripes are caught in the seams that end them.
    const [tapes, others] = [true, false].map(isTape =>
      trims.filter(trim => (trim.kind === 'band') === isTape).flatMap(trim => drawTrim(trim, here, trims)),
    )
    return [
      ...here.flatMap(drawCloth),
      ...tapes!,
      ...here.flatMap(lay => drawStitches(lay, cut, trims)),
      ...here.flatMap(lay => drawEdges(lay, laid, cut)),
      ...others!,
    ]
  }
  const near = marksOf('near')
  const marks = [...withoutHidden(marksOf('far'), near), ...near]
  const measures = drawMeasures(pattern.measure(cut), laid)
  const points = [...marks.flatMap(mark => mark.lines.flat()), ...measures.flatMap(({ line }) => line)]
  return { side, marks, measures, bounds: boundsOf(points) }
}

/** The trims of these styles, lowest first. */
function trimsIn({ plans }: Pattern, styles: Styles, trims: readonly Trim[]): Trim[] {
  const names = plans
    .filter(plan => isDrawn(plan.when, styles))
    .toSorted((a, b) => a.z - b.z)
    .flatMap(plan => plan.trims)
  return [...new Set(names)].flatMap(name => trims.filter(trim => trim.name === name))
}

/** What lies below, but for what one piece on top covers altogether. */
function withoutHidden(below: readonly FlatMark[], above: readonly FlatMark[]): FlatMark[] {
  const covers = above
    .flatMap(mark => (mark.kind === 'fill' ? mark.lines : []))
    .map(line => ({ outline: simplify(line, edgeTolerance / 10), bounds: boundsOf(line) }))
  return below.filter(({ lines }) => {
    const points = lines.flat()
    const around = boundsOf(points)
    return !covers.some(
      ({ outline, bounds }) =>
        isWithin(around, bounds) &&
        points.every(point => contains(outline, point) || distanceTo(outline, point) < edgeTolerance),
    )
  })
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.left > outer.left - edgeTolerance &&
    inner.top > outer.top - edgeTolerance &&
    inner.right < outer.right + edgeTolerance &&
    inner.bottom < outer.bottom + edgeTolerance
  )
}
