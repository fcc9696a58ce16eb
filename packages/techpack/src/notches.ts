import { must } from '@teamloom/kit/assert.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { type Curve, lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { boundsOf, contains, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import { type EdgeName, splitEdgeName } from '@teamloom/shape/seam.ts'
import { type BandOpening, openingOf } from './bands.ts'

/** A short cut at the sewing line of a piece, in its inches. */
export type Notch = {
  readonly piece: string
  readonly edge: string
  readonly at: Point
  /** One inch into the piece. */
  readonly inward: Point
  /** Two notches of one number meet; null: a seam of what is sewn on meets it. */
  readonly number: number | null
}

type Side = { readonly piece: Piece; readonly edge: string; readonly curve: Curve }
type Sewn = { readonly a: Side; readonly b: Side }
type Mark = Pick<Notch, 'piece' | 'edge' | 'at'>

/** Edges that are long, or are eased: a notch keeps their plies level. */
const balanced = /^(side|inseam|centre|under|armhole|cap|raglan)/
/** A machine knits it to its shape: it is not cut, and has no notches. */
export const isKnitted = ({ hand }: Pick<Piece, 'hand'>): boolean =>
  ['knit', 'foldedKnit', 'sock', 'cushion'].includes(hand)

/** TP29: where plies of a garment meet, on both of them; `trims`: those that its styles have. */
export function notchesOf(cut: Cut, trims: readonly Trim[]): Notch[] {
  const pieces = cutPiecesOf(cut).filter(piece => !isKnitted(piece))
  const seams = seamsOf(cut, pieces)
  const openings = new Map(
    pieces.flatMap(piece => {
      const opening = openingOf(piece, trims)
      return opening ? [[piece.name, opening] as const] : []
    }),
  )
  const joints = jointsOf(pieces, seams, openings)
  const pairs = [...seams.flatMap(seam => alongSeam(seam, seams, openings)), ...joints.pairs]
  const marks = [
    ...pairs.flatMap((pair, i) => pair.map(mark => ({ ...mark, number: i + 1 }))),
    ...joints.single.map(mark => ({ ...mark, number: null })),
  ]
  return marks.map(mark => ({
    ...mark,
    inward: inwardAt(
      must(
        pieces.find(({ name }) => name === mark.piece),
        mark.piece,
      ),
      mark,
    ),
  }))
}

function seamsOf({ seams, seamless }: Cut, pieces: readonly Piece[]): Sewn[] {
  const sideOf = (name: EdgeName): Side | undefined => {
    const { panel, edge } = splitEdgeName(name)
    const piece = pieces.find(each => each.name === panel)
    const curve = piece?.edges.find(each => each.name === edge)?.curve
    return piece && curve ? { piece, edge, curve } : undefined
  }
  const raglans = pieces.flatMap(piece =>
    piece.wrap.kind === 'arm'
      ? (['Front', 'Back'] as const).map(half => ({
          a: `${half.toLowerCase()}.raglan${piece.name.startsWith('left') ? 'Left' : 'Right'}` as EdgeName,
          b: `${piece.name}.raglan${half}` as EdgeName,
        }))
      : [],
  )
  return [...seams.filter(({ a, b }) => !seamless.includes(a) && !seamless.includes(b)), ...raglans].flatMap(
    ({ a: first, b: second }) => {
      const [a, b] = [sideOf(first), sideOf(second)]
      return a && b && a.piece !== b.piece ? [{ a, b }] : []
    },
  )
}

const isBand = ({ piece }: Side): boolean => piece.wrap.kind === 'band'

/**
 * The notches along a seam: at the quarters of what a band is sewn to; in the middle of long seams, as far from the
 * lower end on both sides.
 */
function alongSeam(seam: Sewn, seams: readonly Sewn[], openings: Openings): Mark[][] {
  const band = isBand(seam.b) ? seam.b : isBand(seam.a) ? seam.a : undefined
  if (band) {
    const stretches = seams.filter(({ a, b }) => a.piece === band.piece || b.piece === band.piece).length
    const shares = stretches === 1 ? [1 / 4, 1 / 2, 3 / 4] : stretches === 2 ? [1 / 2] : []
    return shares
      .map(share => [markAt(seam.a, share), markAt(seam.b, 1 - share)])
      .filter(pair => !pair.some(mark => isParted(mark, openings)))
  }
  if (!balanced.test(seam.a.edge)) return []
  const [a, b] = [lengthOf(seam.a.curve), lengthOf(seam.b.curve)]
  const inches = Math.min(a, b) / 2
  const isEndLower = seam.a.curve.at(-1)![1] > seam.a.curve[0]![1]
  return [
    [
      markAt(seam.a, isEndLower ? 1 - inches / a : inches / a),
      markAt(seam.b, isEndLower ? inches / b : 1 - inches / b),
    ],
  ]
}

type Openings = ReadonlyMap<string, BandOpening>

/** A band that a zip or placket parts begins and ends there. */
function isParted({ piece, at }: Mark, openings: Openings): boolean {
  const opening = openings.get(piece)
  return opening !== undefined && Math.abs(opening.at - at[0]) < 0.1
}

function markAt({ piece, edge, curve }: Side, share: number): Mark {
  return { piece: piece.name, edge, at: pointAt(curve, share) }
}

/** Where two edges of a piece go on from each other that are sewn to other pieces, or to two edges of one. */
function jointsOf(pieces: readonly Piece[], seams: readonly Sewn[], openings: Openings) {
  const othersOf = (piece: Piece, edge: string): Side[] =>
    seams.flatMap(({ a, b }) =>
      a.piece === piece && a.edge === edge ? [b] : b.piece === piece && b.edge === edge ? [a] : [],
    )
  const pairs = new Map<string, Mark[]>()
  const single: Mark[] = []
  for (const piece of pieces)
    for (const [first, second] of goingOn(piece, openings)) {
      const [firsts, seconds] = [othersOf(piece, first), othersOf(piece, second)]
      const curve = getEdge(piece, first)
      const mark: Mark = { piece: piece.name, edge: first, at: curve.at(-1)! }
      if (firsts.length === 0 || seconds.length === 0 || isParted(mark, openings)) continue
      const met = metOf(firsts, seconds, openings) ?? metBySleeve(firsts, seconds, pieces)
      if (!met) single.push(mark)
      else if (!isParted(met.mark, openings))
        pairs.set([`${piece.name}.${first}.${second}`, met.key].toSorted().join(), [mark, met.mark])
    }
  return { pairs: [...pairs.values()], single }
}

/** Pairs of edges that run on without a corner, the second from where the first ends. */
function goingOn(piece: Piece, openings: Openings): (readonly [string, string])[] {
  const { edges } = piece
  const next = edges.map((edge, i) => [edge, edges[(i + 1) % edges.length]!] as const)
  const smooth = next.filter(([a, b]) => runsOn(a.curve, b.curve)).map(([a, b]) => [a.name, b.name] as const)
  const sewn = edges.filter(({ name }) => name.startsWith('to-'))
  // Parted in front it has no seam where its ends would meet.
  return openings.has(piece.name) && sewn.length > 1
    ? [...smooth, [sewn.at(-1)!.name, sewn[0]!.name] as const]
    : smooth
}

/** What of one piece meets it there, and by which of its edges: seams run against each other. */
function metOf(
  firsts: readonly Side[],
  seconds: readonly Side[],
  openings: Openings,
): { readonly mark: Mark; readonly key: string } | undefined {
  for (const after of firsts)
    for (const before of seconds) {
      if (after.piece !== before.piece) continue
      const { name } = after.piece
      const isOn = goingOn(after.piece, openings).some(([a, b]) => a === before.edge && b === after.edge)
      if (isOn)
        return {
          mark: { piece: name, edge: after.edge, at: after.curve[0]! },
          key: `${name}.${before.edge}.${after.edge}`,
        }
    }
  return undefined
}

/** In the middle of a raglan's neck edge: there what is sewn to a neck goes on from its front to its back. */
function metBySleeve(
  firsts: readonly Side[],
  seconds: readonly Side[],
  pieces: readonly Piece[],
): ReturnType<typeof metOf> {
  const halves = [...firsts, ...seconds].filter(({ edge }) => edge.startsWith('neck'))
  if (!['front', 'back'].every(half => halves.some(({ piece }) => piece.name === half))) return undefined
  const name = halves[0]!.edge === 'neckLeft' ? 'leftSleeve' : 'rightSleeve'
  const necks = pieces.find(piece => piece.name === name)?.edges.filter(edge => edge.name.startsWith('neck'))
  const [one, other] = necks ?? []
  if (!one || !other) return undefined
  const starts = distance(one.curve[0]!, other.curve.at(-1)!) < distance(other.curve[0]!, one.curve.at(-1)!)
  const { name: edge, curve } = starts ? one : other
  return { mark: { piece: name, edge, at: curve[0]! }, key: `${name}.neck` }
}

/** Cosine of the turn from which two edges meet in a corner. */
const cornered = 0.8

function runsOn(a: Curve, b: Curve): boolean {
  const [into, from] = [directionOf(a.at(-2)!, a.at(-1)!), directionOf(b[0]!, b[1]!)]
  return into[0] * from[0] + into[1] * from[1] > cornered
}

function directionOf(from: Point, to: Point): Point {
  const inches = distance(from, to) || 1
  return [(to[0] - from[0]) / inches, (to[1] - from[1]) / inches]
}

function inwardAt(piece: Piece, { edge, at }: Mark): Point {
  const curve = getEdge(piece, edge)
  const near = curve.reduce(
    (best, point, i) => (distance(point, at) < distance(curve[best]!, at) ? i : best),
    0,
  )
  const [du, dv] = directionOf(curve[Math.max(0, near - 1)]!, curve[Math.min(curve.length - 1, near + 1)]!)
  const outline = outlineOf(piece)
  const { left, right } = boundsOf(outline)
  const probe = Math.min(0.1, (right - left) / 4)
  // Beside a corner, which is on the edge of what is inside.
  const [u, v] = between(at, pointAt(curve, 1 / 2), 0.02)
  const isInside = contains(outline, [u - dv * probe, v + du * probe])
  return isInside ? [-dv, du] : [dv, -du]
}
