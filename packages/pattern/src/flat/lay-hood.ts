import { clipCurve } from '@teamloom/shape/clip.ts'
import { bend, type Curve, chain, lengthOf, line, nearestOn, pointAt } from '@teamloom/shape/curve.ts'
import { leftOf } from '@teamloom/shape/offset.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import { type EdgeName, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { Piece } from '../pattern.ts'
import { type Border, type Depth, type LayPiece, partnersOf, type Table } from './lay.ts'

/**
 * Half of a hood that stands up, seen from the front or the back: folded from the shoulder to its top,
 * its front on one side of the fold and its back on the other.
 */
export const layHood: LayPiece = (piece, depth, table) => {
  if (piece.wrap.kind !== 'hood') return undefined
  const isFront = (table.side === 'front') === (depth === 'near')
  const neckParts = neckPartsOf(piece, isFront, depth, table)
  if (!neckParts) return undefined
  const neck = chain(...neckParts.map(part => part.curve))
  const { fold, inner } = drawHalf(piece, neck, isFront)
  const cloth = clothOf(piece, isFront)
  const half = Math.sign(neck[0]![0])
  const isUnder = isFront && piece.wrap.lap === 'under'
  const borders: Border[] = [
    ...cloth.inner.flatMap(({ edge, from, to }, i) => {
      const border: Border = { edge, from, to, curve: inner[i]! }
      return isUnder ? halfHidden(border, half) : [border]
    }),
    { edge: null, from: 0, to: 1, curve: fold.toReversed() },
    ...neckParts,
  ]
  // From the middle to the shoulder, which is the hood's u = 0.
  const neckCloth = chain(
    ...neckParts.toReversed().map(({ edge }) => fromShoulder(getEdge(piece, splitEdgeName(edge!).edge))),
  )
  // Near the neck cloth lies as the neck does, elsewhere as the inner edge.
  const at = blend(
    cloth.inner[0]!.curve,
    insetFrom(cloth.inner[0]!.curve, inner[0]!, half),
    neckCloth,
    insetFrom(neckCloth, neck.toReversed(), -half),
  )
  const [root, top] = [cloth.fold[0]!, cloth.fold.at(-1)!]
  const turn = Math.sign(sideOf(root, top, cloth.inner[0]!.curve[0]!))
  const shows = (point: Point) => sideOf(root, top, point) * turn
  return { piece, depth, borders, at, measureAt: at, shows, ribs: [], seams: [], takes: [] }
}

/** The neck edges as they lie, from the shoulder to the middle; where halves cross, on to the end of the lap. */
function neckPartsOf(piece: Piece, isFront: boolean, depth: Depth, table: Table): Border[] | undefined {
  const onward = piece.edges.some(({ name }) => name === 'lapOver') ? ['lapUnder', 'lapOver'] : []
  const parts = (isFront ? ['neckFront', ...onward] : ['neckBack']).flatMap(name => {
    const edge: EdgeName = `${piece.name}.${name}`
    const curve = neckOf(edge, depth, table)
    if (!curve) return []
    // Beyond the middle the neck rises to the other shoulder.
    return [{ edge, from: 0, to: 1, curve: name === 'lapOver' ? curve.toReversed() : curve }]
  })
  return parts.length > 0 ? parts : undefined
}

/** The neck edge that it is sewn to, as that lies, from the shoulder to the middle. */
function neckOf(edge: EdgeName, depth: Depth, { cut, find }: Table): Curve | undefined {
  for (const partner of partnersOf(cut, edge)) {
    const border = find(splitEdgeName(partner).panel, depth)?.borders.find(one => one.edge === partner)
    if (border) return fromShoulder(border.curve)
  }
  return undefined
}

function fromShoulder(curve: Curve): Curve {
  return Math.abs(curve[0]![0]) > Math.abs(curve.at(-1)![0]) ? curve : curve.toReversed()
}

/** A border that begins below the other half, on whose side of the middle it is hidden. */
function halfHidden({ edge, from, to, curve }: Border, half: number): Border[] {
  const stretch = (side: number, isHidden: boolean) =>
    clipCurve(curve, ([x]) => x * side).map(
      (seen): Border => ({
        edge,
        from: from + (to - from) * seen.from,
        to: from + (to - from) * seen.to,
        curve: seen.curve,
        isHidden,
      }),
    )
  return [...stretch(-half, true), ...stretch(half, false)]
}

type Stretch = { readonly edge: EdgeName; readonly from: number; readonly to: number; readonly curve: Curve }

/** Its fold, and the edges between neck and top on the side of the fold that is seen, from below. */
function clothOf(piece: Piece, isFront: boolean): { fold: Curve; inner: readonly Stretch[] } {
  const centre = getEdge(piece, 'centre')
  const opening = getEdge(piece, 'opening')
  const upwards = opening[0]![1] > opening.at(-1)![1] ? opening : opening.toReversed()
  const brow = upwards.at(-1)!
  // From the neck over the crown to the brow.
  const isRisen = distance(centre.at(-1)!, brow) < 1e-6
  const over = isRisen ? centre : centre.toReversed()
  const topAt = over.reduce((best, [, v], i) => (v < over[best]![1] ? i : best), 0)
  const share = lengthOf(over.slice(0, topAt + 1)) / lengthOf(over)
  const place = (from: number, to: number) => (isRisen ? { from, to } : { from: 1 - from, to: 1 - to })
  const edge: EdgeName = `${piece.name}.centre`
  const back: Stretch = { edge, ...place(0, share), curve: over.slice(0, topAt + 1) }
  const crown: Stretch = { edge, ...place(1, share), curve: over.slice(topAt).toReversed() }
  const face: Stretch = { edge: `${piece.name}.opening`, from: 0, to: 1, curve: upwards }
  return { fold: line([0, 0], over[topAt]!), inner: isFront ? [face, crown] : [back] }
}

/** The fold and the inner edges as they are drawn, from below; in shares of the hood's height and the neck. */
function drawHalf(piece: Piece, neck: Curve, isFront: boolean): { fold: Curve; inner: Curve[] } {
  const [root, middle] = [neck[0]!, neck.at(-1)!]
  const height = -boundsOf(outlineOf(piece)).top
  const place = (across: number, up: number): Point => [root[0] * across, -height * up]
  const crown = place(0, 0.84)
  const cheek = place(1.42, 0.4)
  const fold = chain(
    bend(root, place(1.16, 0.08), place(1.42, 0.22), cheek),
    bend(cheek, place(1.42, 0.66), place(0.9, 0.84), crown),
  )
  if (!isFront) return { fold, inner: [line(middle, crown)] }
  const brow = place(0, 0.68)
  const jaw = place(0.84, 0.3)
  const opening = chain(
    bend(middle, [root[0] * 0.26, middle[1] * 0.55], place(0.84, 0.06), jaw),
    bend(jaw, place(0.84, 0.53), place(0.52, 0.68), brow),
  )
  return { fold, inner: [opening, line(brow, crown)] }
}

type Place = (point: Point) => Point

/**
 * Where points of a hood lie: beside `one` where `asOne` puts them, beside `other` where `asOther` does, in between
 * according to how near they are to each.
 */
function blend(one: Curve, asOne: Place, other: Curve, asOther: Place): Place {
  return point => {
    const [near, far] = [nearestOn(one, point).distance ** 2, nearestOn(other, point).distance ** 2]
    return near + far < 1e-9 ? asOne(point) : between(asOne(point), asOther(point), near / (near + far))
  }
}

/**
 * Where points of the cloth lie in the drawing: as far inside the edge as on the cloth, and at as great a share of
 * the edge's length.
 */
function insetFrom(cloth: Curve, drawn: Curve, side: number): (point: Point) => Point {
  return point => {
    const near = nearestOn(cloth, point)
    const share = Math.min(0.99, near.share)
    const [x, y] = pointAt(drawn, share)
    const [left, up] = leftOf([x, y], pointAt(drawn, share + 0.01))
    return [x - left * near.distance * side, y - up * near.distance * side]
  }
}

function sideOf(from: Point, to: Point, [x, y]: Point): number {
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
}
