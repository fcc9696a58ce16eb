import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findElement, findPart } from '@teamloom/design/lookup.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { restOf } from '@teamloom/pattern/at-rest.ts'
import { rowsBeside } from '@teamloom/pattern/flat/draw-piece.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type { BandTrim, Face, Trim } from '@teamloom/pattern/trim.ts'
import { type Curve, chain, line } from '@teamloom/shape/curve.ts'
import { boundsOf, contains, distanceTo, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { foldOf, isOfFront, isSelfBinding, mirroredOver, openingOf, unfolded } from './bands.ts'
import { inChosenCloth } from './chosen-cloth.ts'
import { cutNote, pliesOf } from './cut-note.ts'
import { documentWords } from './document-words.ts'
import { materialsOf } from './materials.ts'
import { isKnitted, type Notch, notchesOf } from './notches.ts'
import { partsOfPiece } from './pieces/parts-of-piece.ts'
import { pieceLabel } from './pieces/piece-label.ts'
import type { InnerLine } from './pieces/sewn-piece.ts'
import { sewnPiecesOf } from './pieces/sewn-pieces.ts'
import { printMarksOf, type WidthsOfPrints } from './print-marks.ts'
import { insideOf, isPadded, onLine, quiltingOf } from './quilting-lines.ts'
import { seamAllowance } from './sewing/allowances.ts'
import { edgesRound } from './sewing/edges-round.ts'
import { piecedInto, type SewnEdge, type SewnEdges, sewnEdgesOf } from './sewing/sewn-edges.ts'
import { zipFoldOf } from './sewing/zip-fold.ts'
import { type Slots, shownFace } from './shown-face.ts'
import { slotOf } from './slot-of.ts'
import { trimsIn } from './trims-in.ts'

export type CutPiece = {
  readonly name: string
  readonly label: Label
  /** What the piece is cut of, and how often. */
  readonly note: Label
  readonly times: number
  /** The cloth that it is knitted to its shape in; null of what is cut. */
  readonly knitOf: FabricName | null
  /** Which way its straight grain runs: down it, or aslant at 45°; null of what is bought as tape. */
  readonly grain: 'height' | 'bias' | null
  readonly outline: readonly Point[]
  /** Inches of cloth beyond the stretch from each point of the outline to its next; none of what is knitted. */
  readonly allowances: readonly number[]
  /** The numbers of the operations in which those stretches are sewn or left raw; null of what none names. */
  readonly operations: readonly (number | null)[]
  readonly lines: readonly InnerLine[]
  readonly notches: readonly DrawnNotch[]
  /** Lines along which shell and wadding are quilted together. */
  readonly quilting: readonly Curve[]
  /** Outlines of the decorations that lie on it; none of what is drawn without a design. */
  readonly prints: readonly InnerLine[]
}

/** A short stroke from the sewing line inwards; two of one number meet, none: a seam meets it. */
export type DrawnNotch = { readonly from: Point; readonly to: Point; readonly number: number | null }

/** Inches that a notch is drawn long. */
const notchLength = 0.25

/**
 * TP29: the pieces of a size that these styles have, at true scale, with what is opened or laid within each; those that
 * are pieced into others, and those of which nothing is seen, by themselves. What is folded double is as high as it is
 * cut, and a band that a closure parts begins and ends there.
 */
export function cutPieces(
  document: DesignDocument,
  product: Product,
  sizeName: string,
  printWidths: WidthsOfPrints = {},
): CutPiece[] {
  const pattern = must(findPattern(product.product.name), product.product.name)
  const { styles } = drawnDesign(document, product)
  const materials = materialsOf(document, product)
  const cut = inChosenCloth(pattern.cut(sizeName, styles), materials)
  const slots = new Set(materials.map(({ slot }) => slot))
  const printsOn = printMarksOf(document, product, sizeName, printWidths, {
    cut,
    // Only what hangs from the end of its piece asks for it.
    get base() {
      return pattern.cut(pattern.baseSize, styles)
    },
  })
  return piecesOfCut(cut, trimsIn(pattern, cut, styles), product, slots, printsOn)
}

/** TP29: the pieces of a cut, with the trims that its styles have. */
export function piecesOfCut(
  cut: Cut,
  trims: readonly Trim[],
  product: Product,
  slots: Slots,
  printsOn: (panel: string) => readonly InnerLine[] = () => [],
): CutPiece[] {
  const notches = notchesOf(cut, trims)
  const sewn = sewnEdgesOf(cut, trims)
  return [
    ...cutPiecesOf(cut).flatMap(piece =>
      piecesOf(piece, { cut, trims, sewn, notches, product, slots, printsOn }),
    ),
    ...sewnPiecesOf(cut, trims)
      // What shows none of the materials is bought, as a label is.
      .filter(({ face }) => slotOf(face))
      .map(
        ({ name, label, of, edges, face, times, outline, lines, met }): CutPiece => ({
          name,
          label,
          note: cutNote([labelOf(face, product)], times),
          times,
          knitOf: null,
          grain: 'height',
          outline,
          ...beyond(edgesRound(outline, { of, edges, rest: of }, sewn)),
          lines,
          quilting: [],
          prints: printsOn(name),
          notches: met.map(at => drawNotch({ at, inward: inwardOf(outline, at), number: null })),
        }),
      ),
  ]
}

type Of = {
  readonly cut: Cut
  readonly trims: readonly Trim[]
  readonly sewn: SewnEdges
  readonly notches: readonly Notch[]
  readonly product: Product
  readonly slots: Slots
  readonly printsOn: (panel: string) => readonly InnerLine[]
}

/** What is cut of a piece: it whole, or what is left of it and what is pieced in. */
function piecesOf(piece: Piece, { cut, trims, sewn, notches, product, slots, printsOn }: Of): CutPiece[] {
  const isTurnedUp = cut.pieces.some(({ name }) => name === 'cuff')
  // A hat is knitted in one with its turn-up: its quarters go down to the fold.
  const longer = isTurnedUp && piece.wrap.kind === 'head' ? piece.wrap.height : 0
  const rest = restOf(piece) * asKnitted(piece, cut)
  const atRest = ([u, v]: Point): Point => [u * rest, v > -1e-6 ? v + longer : v]
  const opening = openingOf(piece, trims)
  const drawnAt = ([u, v]: Point): Point => [u + (opening ? partedBy(u, opening.at, piece) : 0), v]
  const fold = foldOf(cut, piece)
  const within = trims.flatMap(trim => linesOf(trim, piece, product))
  const lines = [
    ...(opening ? openedAt(opening.at, piece, within) : within),
    ...(fold ? [{ label: documentWords.foldLine, curve: fold }] : []),
  ]
  const strokes = notches
    .filter(notch => notch.piece === piece.name)
    .map(notch => drawNotch({ ...notch, at: drawnAt(notch.at) }))
    .flatMap(notch => (fold ? [notch, mirrored(notch, fold)] : [notch]))
  const whole = pieceLabel(piece.name, cut)
  const clothOf = (face: Face) => labelOf(shownFace(face, slots), product)
  const plies = {
    hand: isPadded(piece, cut) ? ('wadded' as const) : piece.hand,
    outside: shownFace(piece.outside, slots),
    inside: shownFace(piece.inside, slots),
  }
  const lining = isKnitted(piece) ? undefined : pliesOf({ ...plies, hand: 'jersey' }, clothOf)[1]
  const parts = partsOfPiece(piece)
  return parts.map(({ name, outside, outline: net }) => {
    const isRest = name === piece.name
    const outline = fold ? unfolded(net, fold) : net
    const of = labelOf(outside, product)
    const padding = pliesOf(plies, clothOf).slice(pliesOf({ ...plies, hand: 'jersey' }, clothOf).length)
    return {
      name,
      label: isRest
        ? whole
        : { en: `${whole.en}, ${of.en.toLowerCase()}`, fr: `${whole.fr}, ${of.fr.toLowerCase()}` },
      note: onGrain(
        cutNote(
          [clothOf(outside), ...(lining ? [lining] : []), ...padding],
          1,
          isKnitted(piece) ? 'knit' : 'cut',
        ),
        grainOf(piece),
      ),
      times: 1,
      knitOf: isKnitted(piece) ? piece.fabric : null,
      grain: grainOf(piece),
      outline: outline.map(atRest),
      ...(isKnitted(piece)
        ? { allowances: outline.map(() => 0), operations: outline.map(() => null) }
        : beyond(
            edgesRound(
              outline,
              { of: piece.name, edges: piece.edges, fold, rest: piecedInto(piece.name) },
              sewn,
            ),
          )),
      lines: lines.flatMap(({ label, curve }) =>
        (parts.length === 1 ? [curve] : insideOf(curve, outline)).map(part => ({
          label,
          curve: part.map(atRest),
        })),
      ),
      quilting: quiltingOf(piece, cut).flatMap(curve => insideOf(curve, outline)),
      prints: printsOn(piece.name)
        .map(({ label, curve }) => ({ label, curve, at: drawnAt(middleOf(curve)) }))
        .filter(({ at }) => contains(outline, at))
        .map(({ label, curve, at }) => ({ label, curve: movedTo(atRest(at), curve) })),
      notches: strokes.filter(({ from }) => parts.length === 1 || distanceTo(outline, from) < onLine),
    }
  })
}

/** What is cut with a seam's allowance where no operation names it. */
function beyond(stretches: readonly (SewnEdge | undefined)[]): Pick<CutPiece, 'allowances' | 'operations'> {
  return {
    allowances: stretches.map(edge => edge?.inches ?? seamAllowance),
    operations: stretches.map(edge => edge?.row.number ?? null),
  }
}

/**
 * How wide a hat's turn-up is, which is knitted on the crown's needles, as a share of how wide it lies over the body,
 * which stretches it; 1 of all other pieces.
 */
function asKnitted({ name, wrap }: Piece, { pieces }: Cut): number {
  if (name !== 'cuff' || wrap.kind !== 'head') return 1
  const quarters = pieces.filter(piece => piece.wrap.kind === 'head' && piece.name !== 'cuff')
  const widthOf = (panel: Piece) => {
    const { left, right } = boundsOf(outlineOf(panel))
    return right - left
  }
  const turnUp = must(
    pieces.find(piece => piece.name === 'cuff'),
    'cuff',
  )
  return quarters.reduce((sum, quarter) => sum + widthOf(quarter), 0) / widthOf(turnUp)
}

/** What lies on a piece is as large at rest as it is made. */
function movedTo([u, v]: Point, curve: Curve): Curve {
  const [fromU, fromV] = middleOf(curve)
  return curve.map(([x, y]): Point => [x + u - fromU, y + v - fromV])
}

function middleOf(curve: Curve): Point {
  const { left, right, top, bottom } = boundsOf(curve)
  return [(left + right) / 2, (top + bottom) / 2]
}

/** Woven cloths, which do not stretch along a curve unless they are cut aslant. */
const wovens: readonly FabricName[] = ['bubble', 'taslan']

function grainOf(piece: Piece): CutPiece['grain'] {
  if (piece.fabric === 'elastic') return null
  return isSelfBinding(piece) && wovens.includes(piece.fabric) ? 'bias' : 'height'
}

function onGrain(note: Label, grain: CutPiece['grain']): Label {
  return grain === 'bias' ? { en: `${note.en}, on the bias`, fr: `${note.fr}, dans le biais` } : note
}

/** One inch into a piece at a point of its outline. */
function inwardOf(outline: readonly Point[], [u, v]: Point): Point {
  const turns = Array.from(
    { length: 16 },
    (_, i): Point => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)],
  )
  const depthAt = ([du, dv]: Point) => {
    const at: Point = [u + du * notchLength, v + dv * notchLength]
    return contains(outline, at) ? distanceTo(outline, at) : 0
  }
  return turns.reduce((best, turn) => (depthAt(turn) > depthAt(best) + 1e-6 ? turn : best))
}

function drawNotch({ at: [u, v], inward, number }: Pick<Notch, 'at' | 'inward' | 'number'>): DrawnNotch {
  return { from: [u, v], to: [u + inward[0] * notchLength, v + inward[1] * notchLength], number }
}

function mirrored({ from, to, number }: DrawnNotch, fold: Curve): DrawnNotch {
  return { from: mirroredOver(from, fold), to: mirroredOver(to, fold), number }
}

/** Inches by which what lies at `u` of a band moves along it when it begins where it is parted. */
function partedBy(u: number, parted: number, piece: Piece): number {
  const { left, right } = boundsOf(outlineOf(piece))
  return left - parted + (u < parted ? right - left : 0)
}

/** A band's lines when it begins and ends there, and not where it was to be closed into a ring. */
function openedAt(at: number, piece: Piece, lines: readonly InnerLine[]): InnerLine[] {
  const { left, top, bottom } = boundsOf(outlineOf(piece))
  const moved = lines
    .filter(({ label }) => label !== documentWords.zipLine)
    .map(({ label, curve }): InnerLine => {
      const by = partedBy(curve[Math.floor(curve.length / 2)]![0], at, piece)
      return { label, curve: curve.map(([u, v]): Point => [u + by, v]) }
    })
  return [...moved, { label: documentWords.openEnds, curve: line([left, top], [left, bottom]) }]
}

function linesOf(trim: Trim, piece: Piece, product: Product): InnerLine[] {
  if (trim.kind === 'zipChain') {
    const legs = trim.legs.filter(({ on }) => on === piece.name)
    const fold = isOfFront(trim) ? zipFoldOf(trim) : 0
    return legs.flatMap(({ from, to }): InnerLine[] => [
      {
        label: documentWords[isOfFront(trim) ? 'zipLine' : 'pocketOpening'],
        curve: line(from, to),
      },
      ...(fold > 0 ? [-fold, fold] : []).map(beside => ({
        label: documentWords.zipFold,
        curve: line([from[0] + beside, from[1]], [to[0] + beside, to[1]]),
      })),
    ])
  }
  if (trim.kind !== 'band' || trim.on !== piece.name || trim.stitch) return []
  const label = labelOf(trim.outside, product)
  return bordersOf(trim, piece).map(curve => ({ label, curve }))
}

/** The borders of a band that do not run along the piece's own edge. */
function bordersOf({ edges, joined, line: middle, from, to }: BandTrim, piece: Piece): Curve[] {
  const outline = outlineOf(piece)
  if (middle) return [-to, to].flatMap(inset => rowsBeside(middle, inset, outline))
  const curves = edges.map(edge => getEdge(piece, edge))
  const insets = from === 0 ? [to] : [from, to]
  return (joined ? [chain(...curves)] : curves).flatMap(curve =>
    insets.flatMap(inset => rowsBeside(curve, inset, outline)),
  )
}

function labelOf({ part, element }: Face, product: Product): Label {
  const definition = findPart(product, part)
  return (definition && findElement(definition, element)?.label) ?? { en: element, fr: element }
}
