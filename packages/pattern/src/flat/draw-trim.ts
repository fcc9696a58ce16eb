import { clipCurve, type Stretch } from '@teamloom/shape/clip.ts'
import { simplify } from '@teamloom/shape/contour.ts'
import { type Curve, chain, lengthOf } from '@teamloom/shape/curve.ts'
import { contains, distanceTo, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { BandTrim, CordTipTrim, CordTrim, EyeletTrim, LaidTrim, SnapTrim, Trim } from '../trim.ts'
import { drawLoop } from './draw-loop.ts'
import { insetOf, rowsBeside, stitched, threadOn } from './draw-piece.ts'
import { drawPom } from './draw-pom.ts'
import { drawZipChain, drawZipSlider } from './draw-zip.ts'
import type { FlatLine, FlatMark, FlatRole } from './flat.ts'
import { type Lay, silhouetteOf } from './lay.ts'

/** Stitches are drawn with their piece; the others go over several pieces or stand out from theirs. */
type SeatedTrim = Exclude<Trim, { kind: 'stitches' | 'zipChain' | 'zipSlider' | 'loop' | 'pom' }>

/** A trim on the piece that carries it, which lies as `host`; `drawn` are all trims of these styles. */
type DrawTrim<Kind extends Trim> = (trim: Kind, host: Lay, drawn: readonly Trim[]) => FlatMark[]

/** How each kind of trim is drawn. */
const drawings: { readonly [Kind in SeatedTrim['kind']]: DrawTrim<Extract<Trim, { kind: Kind }>> } = {
  laid: drawLaid,
  cord: drawCord,
  cordTip: drawCordTip,
  eyelet: drawEyelet,
  snap: drawSnap,
  band: drawBand,
}

/** Nothing when its host, or the face that it is on, is not seen. */
export function drawTrim(trim: Trim, laid: readonly Lay[], drawn: readonly Trim[]): FlatMark[] {
  if (trim.kind === 'stitches') return []
  if (trim.kind === 'zipChain') return drawZipChain(trim, laid)
  if (trim.kind === 'zipSlider') return drawZipSlider(trim, laid)
  if (trim.kind === 'loop') return drawLoop(trim, laid)
  if (trim.kind === 'pom') return drawPom(trim, laid)
  const { on, face } = 'seat' in trim ? trim.seat : trim
  const depth = face === 'outside' ? 'near' : 'far'
  const host = laid.find(lay => lay.piece.name === on && lay.depth === depth)
  if (!host || ('seat' in trim && host.shows(trim.seat.at) < 0)) return []
  return (drawings[trim.kind] as DrawTrim<SeatedTrim>)(trim, host, drawn)
}

function drawLaid(trim: LaidTrim, host: Lay, drawn: readonly Trim[]): FlatMark[] {
  const { name, panel, seat } = trim
  const facing = seat.face === 'outside' ? 1 : -1
  const at = ([u, v]: Point): Point => host.at([seat.at[0] + facing * u, seat.at[1] + v])
  const isOpen = (edge: string) => trim.open.some(open => open.edge === edge)
  const edges = (role: FlatRole, wanted: boolean): FlatLine[] => {
    const lines = panel.edges.filter(edge => isOpen(edge.name) === wanted).map(edge => edge.curve.map(at))
    return lines.length === 0 ? [] : [{ kind: 'line', of: name, lines, isClosed: false, role, face: null }]
  }
  return [
    cloth(trim, [outlineOf(panel).map(at)], seat.face),
    ...trim.stitching.flatMap(({ edge, insets }) =>
      insets.flatMap(inset =>
        stitched(
          name,
          rowsBeside(getEdge(panel, edge), inset, outlineOf(panel)).map(row => row.map(at)),
          threadOn(`${name}.${edge}`, drawn),
        ),
      ),
    ),
    ...edges('seam', false),
    ...edges('outline', true),
  ]
}

/** A cord hangs straight down; both of a pair hang as far as the shorter. */
function drawCord(trim: CordTrim, host: Lay, drawn: readonly Trim[]): FlatMark[] {
  const [x, y] = host.at(trim.seat.at)
  const [half, end] = [trim.width / 2, cordEnd(trim, host, drawn)]
  const tip = trim.profile === 'round' ? half : 0.04
  const line: Curve = [
    [x - half, y],
    [x + half, y],
    [x + half, end - tip],
    ...arc([x, end - tip], half, tip, 0, Math.PI),
    [x - half, end - tip],
  ]
  // The bound end.
  const binding: Curve = [
    [x - half, end - 0.9],
    [x + half, end - 0.9],
  ]
  return [
    cloth(trim, [line], trim.seat.face),
    ring(trim.name, [line]),
    { ...ring(trim.name, [binding]), isClosed: false },
  ]
}

function cordEnd({ profile, seat }: CordTrim, host: Lay, drawn: readonly Trim[]): number {
  const lengths = drawn.flatMap(one => (one.kind === 'cord' && one.profile === profile ? one.length : []))
  return host.at(seat.at)[1] + Math.min(...lengths)
}

/** A sleeve over the end of the cord. */
function drawCordTip(trim: CordTipTrim, host: Lay, drawn: readonly Trim[]): FlatMark[] {
  const [x] = host.at(trim.seat.at)
  const half = (trim.cord.width / 2) * 1.2
  const end = cordEnd(trim.cord, host, drawn)
  const line: Curve = [
    [x - half, end - 0.9],
    [x + half, end - 0.9],
    [x + half, end + 0.05],
    [x - half, end + 0.05],
  ]
  return [cloth(trim, [line], trim.seat.face), ring(trim.name, [line])]
}

function drawEyelet(trim: EyeletTrim, host: Lay): FlatMark[] {
  const middle = host.at(trim.seat.at)
  const circles = [trim.ring, trim.hole].map(width => arc(middle, width / 2, width / 2, 0, 2 * Math.PI))
  return [cloth(trim, [circles[0]!], trim.seat.face), ring(trim.name, circles)]
}

function drawSnap(trim: SnapTrim, host: Lay): FlatMark[] {
  const middle = host.at(trim.seat.at)
  const inner = trim.shape === 'ring' ? 0.7 : 0.8
  const circles = [1, inner].map(share =>
    arc(middle, (trim.diameter / 2) * share, (trim.diameter / 2) * share, 0, 2 * Math.PI),
  )
  return [cloth(trim, [circles[0]!], trim.seat.face), ring(trim.name, circles)]
}

function drawBand(trim: BandTrim, host: Lay): FlatMark[] {
  const { piece, at } = host
  if (trim.line) return drawRing(trim, trim.line, host)
  const curves = trim.edges.map(edge => getEdge(piece, edge))
  return (trim.joined ? [chain(...curves)] : curves).flatMap((curve): FlatMark[] => {
    const beside = (inches: number) => insetOf(curve, inches, outlineOf(piece)).map(at)
    const [near, far] = [beside(trim.from), beside(trim.to)]
    return [
      cloth(trim, [[...near, ...far.toReversed()]], trim.face),
      {
        kind: 'line',
        of: trim.name,
        lines: trim.from === 0 ? [far] : [near, far],
        isClosed: false,
        role: 'seam',
        face: null,
      },
    ]
  })
}

/** Inches beyond a silhouette that still count as its edge. */
const edgeSlack = 0.01

function longest(stretches: readonly Stretch[]): Curve[] {
  const [best] = stretches.toSorted((a, b) => lengthOf(b.curve) - lengthOf(a.curve))
  return best ? [best.curve] : []
}

/** Both its borders, as far as the piece is seen. */
function drawRing(trim: BandTrim, middle: Curve, host: Lay): FlatMark[] {
  const { piece, at, shows } = host
  const silhouette = simplify(silhouetteOf(host), 0.005)
  const inside = (point: Point) => distanceTo(silhouette, point) * (contains(silhouette, point) ? 1 : -1)
  const borders = [-trim.to, trim.to].flatMap(inset =>
    rowsBeside(middle, inset, outlineOf(piece))
      .flatMap(row => clipCurve(row, shows))
      // What is folded under at the seam is not seen.
      .flatMap(({ curve }) => longest(clipCurve(curve.map(at), point => inside(point) + edgeSlack))),
  )
  const [near, far] = borders
  if (!near || !far) return []
  return [
    cloth(trim, [[...near, ...far.toReversed()]], trim.face),
    { kind: 'line', of: trim.name, lines: borders, isClosed: false, role: 'seam', face: null },
  ]
}

function cloth({ name, outside }: SeatedTrim, lines: readonly Curve[], face: 'outside' | 'inside'): FlatMark {
  return { kind: 'fill', of: name, lines, face: outside, isInside: face === 'inside' }
}

function ring(of: string, lines: readonly Curve[]): FlatLine {
  return { kind: 'line', of, lines, isClosed: true, role: 'hardware', face: null }
}

function arc([x, y]: Point, across: number, down: number, from: number, to: number): Curve {
  return Array.from({ length: 25 }, (_, i) => {
    const angle = from + ((to - from) * i) / 24
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)]
  })
}
