import { clipCurve } from '@teamloom/shape/clip.ts'
import { simplify } from '@teamloom/shape/contour.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { offsetCurve } from '@teamloom/shape/offset.ts'
import { contains, distanceTo, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { quiltLines } from '../blocks/quilting.ts'
import type { Cut, Field } from '../pattern.ts'
import type { Face, StitchTrim, Trim } from '../trim.ts'
import type { FlatFill, FlatLine, FlatRole } from './flat.ts'
import { type Border, type Lay, partnersOf, silhouetteOf } from './lay.ts'

export function drawCloth({ piece, depth, borders, at }: Lay): FlatFill[] {
  const isInside = depth === 'far'
  const filled = (line: Curve, { inside, outside }: { inside: Face; outside: Face }): FlatFill => ({
    kind: 'fill',
    of: piece.name,
    lines: [line],
    face: isInside ? inside : outside,
    isInside,
  })
  return [
    filled(silhouetteOf({ borders }), piece),
    ...(piece.fields ?? []).flatMap(field => [
      filled(field.outline.map(at), field),
      ...beyondPiece(piece, field).map(line => filled(line.map(at), piece)),
    ]),
  ]
}

/**
 * Where a field's seam runs outside its piece, the cloth up to the seam belongs to the piece's colour
 * though the neighbour is cut from it: a raglan seam ends further out than the armhole.
 */
function beyondPiece(piece: Panel, { outline, seam }: Field): Curve[] {
  const panel = outlineOf(piece)
  const last = clipCurve(seam, point => -depthIn(panel, point)).at(-1)
  if (!last || last.to < 0.99) return []
  const [leaves, rest] = [last.curve[0]!, outline.slice(seam.length)]
  const back = rest.reduce(
    (best, point, i) => (distance(point, leaves) < distance(rest[best]!, leaves) ? i : best),
    0,
  )
  return [[...last.curve, ...rest.slice(0, back + 1)]]
}

/** Edges, seams and wales; of two pieces that are sewn together the first draws the seam. */
export function drawEdges(lay: Lay, laid: readonly Lay[], cut: Cut): FlatLine[] {
  const { piece, borders, at } = lay
  const lined = (role: FlatRole, lines: readonly Curve[]): FlatLine[] =>
    lines.length === 0 ? [] : [{ kind: 'line', of: piece.name, lines, isClosed: false, role, face: null }]
  const roles = borders.map(border => roleOf(border, lay, laid, cut))
  const inRole = (role: FlatRole) => borders.filter((_, i) => roles[i] === role).map(border => border.curve)
  return [
    ...lined('rib', lay.ribs),
    ...lined('seam', [
      ...inRole('seam'),
      ...lay.seams,
      ...(piece.fields ?? []).map(({ seam }) => seam.map(at)),
    ]),
    ...lined('outline', inRole('outline')),
  ]
}

function roleOf({ edge, isHidden }: Border, lay: Lay, laid: readonly Lay[], cut: Cut): FlatRole | null {
  if (isHidden) return null
  const isNear = lay.depth === 'near'
  if (edge === null) return isNear ? 'outline' : null
  const partners = partnersOf(cut, edge)
  if (partners.length === 0) return 'outline'
  const place = laid.indexOf(lay)
  const beside = laid.findIndex(
    other => other.depth === lay.depth && other.borders.some(one => one.edge && partners.includes(one.edge)),
  )
  if (beside < 0) return isNear ? 'outline' : null
  return place < beside && !cut.seamless.includes(edge) ? 'seam' : null
}

/** Quilting, and rows of stitches along a piece's edges, in a thread's colour where a trim gives it one. */
export function drawStitches(lay: Lay, cut: Cut, drawn: readonly Trim[]): FlatLine[] {
  if (lay.depth === 'far') return []
  const silhouette = simplify(silhouetteOf(lay), 0.005)
  const edged = cut.stitching.flatMap(({ edge, inset }) => {
    const along = lay.borders
      .filter(border => border.edge === edge && !border.isHidden)
      .map(border => border.curve)
    const rows = along.flatMap(curve => rowsBeside(curve, inset, silhouette))
    return stitched(lay.piece.name, rows, threadOn(edge, drawn))
  })
  return [...stitched(lay.piece.name, quiltingOf(lay, cut), null), ...edged]
}

function quiltingOf({ piece, at }: Lay, { quilting = [] }: Cut): Curve[] {
  const outline = outlineOf(piece)
  return quilting
    .filter(({ on }) => on === piece.name)
    .flatMap(({ rows }) => rows.flatMap(family => quiltLines(piece, family)))
    .flatMap(line => clipCurve(line, point => depthIn(outline, point)))
    .map(({ curve }) => curve.map(at))
}

export function stitched(of: string, lines: readonly Curve[], face: Face | null): FlatLine[] {
  return lines.length === 0 ? [] : [{ kind: 'line', of, lines, isClosed: false, role: 'stitch', face }]
}

export function threadOn(edge: string, drawn: readonly Trim[]): Face | null {
  const trim = drawn.find((one): one is StitchTrim => one.kind === 'stitches' && one.edges.includes(edge))
  return trim?.outside ?? null
}

/** Lines inside an outline, some inches from a part of it. */
export function rowsBeside(border: Curve, inset: number, outline: readonly Point[]): Curve[] {
  return clipCurve(insetOf(border, inset, outline), point => depthIn(outline, point)).map(
    ({ curve }) => curve,
  )
}

/** Inches inside an outline; below zero outside. */
function depthIn(outline: readonly Point[], point: Point): number {
  return distanceTo(outline, point) * (contains(outline, point) ? 1 : -1)
}

/** A part of an outline, moved inwards. */
export function insetOf(border: Curve, inches: number, outline: readonly Point[]): Curve {
  return offsetCurve(border, isClockwise(outline) ? -inches : inches)
}

/** Whether an outline runs clockwise as it is seen, with y down. */
function isClockwise(outline: readonly Point[]): boolean {
  return (
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!
      return sum + x * nextY - nextX * y
    }, 0) > 0
  )
}
