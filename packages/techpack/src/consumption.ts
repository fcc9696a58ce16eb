import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import { restOf } from '@teamloom/pattern/at-rest.ts'
import type { Cut, Pattern, Piece } from '@teamloom/pattern/pattern.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type {
  BandTrim,
  CordTrim,
  Face,
  LaidTrim,
  LoopTrim,
  Trim,
  ZipChainTrim,
} from '@teamloom/pattern/trim.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { type Curve, lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { findEdge } from '@teamloom/shape/seam.ts'
import { foldOf } from './bands.ts'
import { isKnitted } from './notches.ts'
import { partsOfPiece } from './pieces/parts-of-piece.ts'
import { sewnPiecesOf } from './pieces/sewn-pieces.ts'
import { isQuilted } from './quilting-lines.ts'
import { drawnIn, quiltMargin, seamAllowance } from './sewing/allowances.ts'
import { edgesRound } from './sewing/edges-round.ts'
import { type SewnEdges, sewnEdgesOf } from './sewing/sewn-edges.ts'
import { type Slots, shownFace } from './shown-face.ts'
import { slotOf } from './slot-of.ts'
import { bandInches } from './trims/band-length.ts'
import { trimsIn } from './trims-in.ts'

/** What one garment of a size takes of a slot's cloth or thing. */
export type Consumption =
  | { readonly unit: 'm2'; readonly amount: number }
  | { readonly unit: 'm'; readonly amount: number }
  | { readonly unit: 'pieces'; readonly amount: number }

/** The share of the cloth that is bought that is cut away. */
export const cuttingWaste = 0.15
/** Inches of thread for an inch of stitches: two needles and their bobbin. */
export const threadPerStitch = 5
export const metresPerInch = 0.0254

/** TP10: by `part/element/layer`; what a cut shows in no slot is not counted. `slots`: those of the design, all while absent. */
export function consumptionOf(
  pattern: Pattern,
  cut: Cut,
  styles: Styles,
  slots?: Slots,
): ReadonlyMap<string, readonly Consumption[]> {
  const found = new Map<string, Map<Consumption['unit'], number>>()
  const add = (face: Face, unit: Consumption['unit'], amount: number) => {
    const slot = slotOf(shownFace(face, slots))
    if (slot === undefined) return
    const of = found.get(slot) ?? new Map<Consumption['unit'], number>()
    found.set(slot, of.set(unit, (of.get(unit) ?? 0) + amount))
  }
  const trims = trimsIn(pattern, cut, styles)
  const sewn = sewnEdgesOf(cut, trims)
  for (const piece of cutPiecesOf(cut)) {
    const fields = (piece.fields ?? []).map(field => ({ field, area: areaOf(field.outline) }))
    if (piece.fabric === 'elastic') {
      add(piece.outside, 'm', elasticInches(piece, sewn) * metresPerInch)
      continue
    }
    const ownArea = fields.reduce((rest, { area }) => rest - area, areaOf(outlineOf(piece)))
    // What is knitted to its shape has nothing beyond its edges.
    const beyond = isKnitted(piece) ? 0 : beyondEdges(piece, cut, sewn)
    const own = bought((Math.max(0, ownArea) + beyond) * (foldOf(cut, piece) ? 2 : 1)) * restOf(piece)
    const piecedIn = fields.map(({ field, area }) => clothOf(area, lengthOf(field.seam)))
    if (isQuilted(piece, cut))
      for (const part of partsOfPiece(piece)) add(part.outside, 'm2', quiltedCloth(part))
    else {
      add(piece.outside, 'm2', own)
      fields.forEach(({ field }, i) => add(field.outside, 'm2', piecedIn[i]!))
    }
    const [outside, inside] = [piece.outside, piece.inside].map(face => slotOf(shownFace(face, slots)))
    // A knit has one ply, whatever it shows on either side.
    if (inside !== outside && !isKnitted(piece))
      add(
        piece.inside,
        'm2',
        piecedIn.reduce((sum, part) => sum + part, own),
      )
  }
  for (const trim of trims) addTrim(trim, cut, add)
  const tapes = trims.flatMap(trim => (trim.kind === 'laid' && isTape(trim) ? [trim.panel.name] : []))
  // A label comes woven in both its colours.
  const isField = (trim: Trim): trim is LaidTrim => trim.kind === 'laid' && trim.name.endsWith('-field')
  const grounds = new Map(
    trims.filter(isField).map(({ name, outside }) => [name.replace('-field', ''), outside]),
  )
  for (const { name, of, face, outline, edges, times } of sewnPiecesOf(cut, trims))
    if (grounds.has(name)) add(grounds.get(name)!, 'pieces', times)
    else if (!tapes.includes(name)) {
      const beyond = edgesRound(outline, { of, edges, rest: of }, sewn).reduce(
        (sum, edge, i) =>
          sum + distance(outline[i]!, outline[(i + 1) % outline.length]!) * (edge?.inches ?? seamAllowance),
        0,
      )
      add(face, 'm2', times * bought(areaOf(outline) + beyond))
    }
  return new Map(
    [...found].map(([slot, amounts]) => [slot, [...amounts].map(([unit, amount]) => ({ unit, amount }))]),
  )
}

/** How much of a tape is sewn on. */
export function longestOf({ edges }: Panel): number {
  return Math.max(...edges.map(({ curve }) => lengthOf(curve)))
}

/** Inches that elastic is cut to: beside a zip from the centre front to it again, else with its ends in a seam. */
export function elasticInches(piece: Panel, sewn: SewnEdges): number {
  const ends = ['start', 'end'].map(edge => sewn.get(`${piece.name}.${edge}`)?.inches ?? 0)
  return ends.reduce((sum, each) => sum + each, longestOf(piece))
}

export function isEndedByZip({ name }: Panel, trims: readonly Trim[]): boolean {
  return trims.some(trim => trim.kind === 'laid' && isTape(trim) && trim.seat.on === name)
}

/** Inches that a knot at a cord's end takes. */
const knot = 1.5

/** Inches of the half of a cord that hangs out here, with its knot. */
export function cordInches(cord: CordTrim, cut: Cut): number {
  return cordHangs(cord, cut) + withinCasing(cord, cut) + (cord.isKnotted ? knot : 0)
}

/** Inches that hang out at either end of a cord that is even: in pictures one end hangs further. */
export function cordHangs(cord: CordTrim, { trims }: Cut): number {
  const both = trims.filter(
    trim => trim.kind === 'cord' && trim.profile === cord.profile && trim.isKnotted === cord.isKnotted,
  )
  return Math.max(...both.map(trim => (trim.kind === 'cord' ? trim.length : 0)))
}

/** Inches, out and back again round the ear. */
export function loopInches({ reach, seat, end }: LoopTrim): number {
  return 2 * reach + distance(seat.at, end.at)
}

/** Inches from its top to its end. */
export function zipInches({ legs }: ZipChainTrim): number {
  return legs.reduce((sum, { from, to }) => sum + distance(from, to), 0)
}

/** Inches of a cord within its casing, from where it comes out to where the two that hang out meet. */
function withinCasing({ seat }: CordTrim, { pieces }: Cut): number {
  const carrier = pieces.find(({ name }) => name === seat.on)
  if (!carrier) return 0
  const opening = carrier.edges.find(({ name }) => name === 'opening')
  if (!opening) return Math.max(0, longestOf(carrier) / 2 - Math.abs(seat.at[0]))
  const { curve } = opening
  const [from, to] = [curve[0]!, curve.at(-1)!]
  const [brow, chin] = from[1] < to[1] ? [from, to] : [to, from]
  const share = distance(seat.at, brow) / (distance(seat.at, brow) + distance(seat.at, chin))
  return lengthOf(curve) * share
}

/** Square metres that are bought for square inches that are sewn. */
export function clothOf(area: number, perimeter: number): number {
  return bought(area + perimeter * seamAllowance)
}

/** Square metres that are bought for square inches that are cut. */
function bought(area: number): number {
  return (area * metresPerInch ** 2) / (1 - cuttingWaste)
}

/** Square metres that are bought of a ply that is quilted, and cut to its pattern then. */
function quiltedCloth({ outline }: { readonly outline: readonly Point[] }): number {
  const round = lengthOf([...outline, outline[0]!])
  return bought(areaOf(outline) * drawnIn ** 2 + round * drawnIn * quiltMargin)
}

/** TP10: square metres of wadding that are bought for a padded piece, whose parts are padded each. */
export function waddingFor(piece: Piece, cut: Cut, sewn: SewnEdges): number {
  return isQuilted(piece, cut)
    ? partsOfPiece(piece).reduce((sum, part) => sum + quiltedCloth(part), 0)
    : bought(areaOf(outlineOf(piece)) + beyondEdges(piece, cut, sewn))
}

/** Square inches beyond a piece's edges: of its seams and turned hems; of what is folded double on one side. */
function beyondEdges(piece: Piece, cut: Cut, sewn: SewnEdges): number {
  const fold = foldOf(cut, piece)
  return piece.edges
    .filter(({ curve }) => curve !== fold)
    .reduce(
      (sum, { name, curve }) =>
        sum + lengthOf(curve) * (sewn.get(`${piece.name}.${name}`)?.inches ?? seamAllowance),
      0,
    )
}

/** Trims that are bought by their length. */
const tapes: readonly FabricName[] = ['twill', 'elastic', 'webbing']

/** A tape's end that is folded back. */
const isTape = ({ fabric }: LaidTrim): boolean => fabric === 'elastic'

type Add = (face: Face, unit: Consumption['unit'], amount: number) => void

function addTrim(trim: Trim, cut: Cut, add: Add): void {
  switch (trim.kind) {
    case 'laid':
      // What is of cloth is among the pieces, and of elastic with what it ends.
      return undefined
    case 'cord':
      return add(trim.outside, 'm', cordInches(trim, cut) * metresPerInch)
    case 'loop':
      return add(trim.outside, 'm', loopInches(trim) * metresPerInch)
    case 'cordTip':
    case 'eyelet':
    case 'snap':
    case 'pom':
      return add(trim.outside, 'pieces', 1)
    case 'zipChain':
      return add(trim.faces.tape, 'm', zipInches(trim) * metresPerInch)
    case 'zipSlider':
      return add(trim.faces.slider, 'pieces', 1)
    case 'band':
      return addBand(trim, cut, add)
    case 'stitches':
      return add(trim.outside, 'm', stitchedInches(trim.edges, cut) * threadPerStitch * metresPerInch)
  }
}

function addBand(trim: BandTrim, cut: Cut, add: Add): void {
  if (tapes.includes(trim.fabric)) return add(trim.outside, 'm', bandInches(trim, cut) * metresPerInch)
  const panel = cut.pieces.find(({ name }) => name === trim.on)
  if (!panel) return
  if (trim.stitch) {
    // Knitted in, in place of the ground.
    const own = bought(bandArea(trim, panel)) * restOf(panel)
    add(trim.outside, 'm2', own)
    add(panel.outside, 'm2', -own)
    return
  }
  add(trim.outside, 'm2', clothOf(bandArea(trim, panel), 2 * bandLength(trim, panel)))
}

function bandLength({ line, edges }: BandTrim, panel: Panel): number {
  const lines: readonly Curve[] = line ? [line] : edges.map(edge => getEdge(panel, edge))
  return lines.reduce((sum, curve) => sum + lengthOf(curve), 0)
}

/** Square inches. */
export function bandArea(trim: BandTrim, panel: Panel): number {
  return bandLength(trim, panel) * Math.abs(trim.to - trim.from)
}

/** Along all rows that lie on these edges. */
function stitchedInches(edges: readonly string[], cut: Cut): number {
  const laid = cut.trims.flatMap(trim => (trim.kind === 'laid' ? [trim] : []))
  const panels = [...cut.pieces, ...laid.map(({ panel }) => panel)]
  return edges.reduce((sum, name) => {
    const [panelName, edge] = name.split('.') as [string, string]
    const trim = laid.find(({ panel }) => panel.name === panelName)
    const rows = trim
      ? (trim.stitching.find(row => row.edge === edge)?.insets.length ?? 0)
      : cut.stitching.filter(row => row.edge === name).length
    return sum + rows * lengthOf(findEdge(panels, `${panelName}.${edge}`))
  }, 0)
}
