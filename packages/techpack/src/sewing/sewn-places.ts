import type { Styles } from '@teamloom/bakes/manifest.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Cut, Pattern, Piece } from '@teamloom/pattern/pattern.ts'
import { isRaglan } from '@teamloom/pattern/raglan-pieces.ts'
import type { BandTrim, Face, LaidTrim, Trim } from '@teamloom/pattern/trim.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { type EdgeName, findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import { type BandOpening, openingOf } from '../bands.ts'
import { isZipFacing } from '../pieces/zip-facings.ts'
import { isPartOfPiece } from '../placement-words.ts'
import { quiltedOn } from '../quilting-lines.ts'
import { type SizeLabelPlace, sizeLabelPlace } from '../size-label-place.ts'
import { slotOf } from '../slot-of.ts'
import { trimsIn } from '../trims-in.ts'

type Sewn = {
  /** The length of the seam, edge or rows in the size that was cut. */
  readonly inches: number
  /** How far its rows of stitches lie from the edge; inches. */
  readonly insets: readonly number[]
}

/** Something of a garment that a workshop joins, finishes, puts on or sets. */
export type SewnPlace = Sewn &
  (
    | {
        readonly kind: 'seam'
        readonly pieces: readonly [Piece, Piece]
        readonly edges: readonly [string, string]
      }
    | { readonly kind: 'edge'; readonly piece: Piece; readonly edge: string }
    /** Both ends of a band that a zip or placket parts. */
    | {
        readonly kind: 'bandEnds'
        readonly piece: Piece
        readonly edges: readonly [string, string]
        readonly by: BandOpening['by']
      }
    /** A part of a piece in another colour. */
    | { readonly kind: 'field'; readonly piece: Piece; readonly face: Face }
    /** An edge of a piece that is laid on, which is not sewn down. */
    | { readonly kind: 'opening'; readonly trim: LaidTrim; readonly edge: string }
    | { readonly kind: 'laid'; readonly trim: LaidTrim }
    /** A lining of another cloth on the inside, made up as the outside is. */
    | { readonly kind: 'lining'; readonly piece: Piece }
    | { readonly kind: 'quilting'; readonly piece: Piece }
    | ({ readonly kind: 'sizeLabel' } & SizeLabelPlace)
    | { readonly kind: 'band'; readonly trim: BandTrim }
    | {
        readonly kind: 'hardware'
        readonly trim: Exclude<Trim, { kind: 'laid' | 'band' | 'stitches' | 'zipSlider' }>
      }
  )

/** A neck that is the sleeves', too: they run up to it, and there is no seam at the shoulder. */
export function isOnRaglans(places: readonly SewnPlace[]): boolean {
  return places.some(
    place =>
      place.kind === 'seam' &&
      place.pieces.some((piece, i) => place.edges[i]!.startsWith('neck') && isRaglan(piece)),
  )
}

/** TP37: all that is sewn of a garment in these styles; what is knitted in one with its piece is not. */
export function sewnPlacesOf(pattern: Pattern, cut: Cut, styles: Styles): SewnPlace[] {
  return placesOf(cut, trimsIn(pattern, cut, styles))
}

/** TP37: all that is sewn of a cut with these trims. */
export function placesOf(cut: Cut, trims: readonly Trim[]): SewnPlace[] {
  const pieceOf = (name: string) =>
    must(
      cut.pieces.find(piece => piece.name === name),
      name,
    )
  const rowsOn = (edge: EdgeName) => cut.stitching.filter(row => row.edge === edge).map(({ inset }) => inset)
  const joined = new Set(cut.seams.flatMap(({ a, b }) => [a, b]))
  const bound = new Set(
    trims.flatMap(trim =>
      trim.kind === 'band' && isBinding(trim) ? trim.edges.map(edge => `${trim.on}.${edge}`) : [],
    ),
  )
  const labelPlace = sizeLabelPlace(
    cut,
    trims.some(({ name }) => name === 'neckLabel'),
  )
  return [
    ...cut.seams
      .filter(({ a, b }) => !cut.seamless.includes(a) && !cut.seamless.includes(b))
      .map(({ a, b }): SewnPlace => {
        const [on, to] = [splitEdgeName(a), splitEdgeName(b)]
        const inches = lengthOf(findEdge(cut.pieces, a))
        const piece = pieceOf(on.panel)
        const opening = on.panel === to.panel ? openingOf(piece, trims) : undefined
        const edges = [on.edge, to.edge] as const
        if (opening) return { kind: 'bandEnds', piece, edges, by: opening.by, inches: 2 * inches, insets: [] }
        return {
          kind: 'seam',
          pieces: [piece, pieceOf(to.panel)],
          edges,
          inches,
          insets: [...new Set([...rowsOn(a), ...rowsOn(b)])],
        }
      }),
    ...cut.pieces.flatMap(piece =>
      piece.edges
        .filter(({ name }) => !joined.has(`${piece.name}.${name}`) && !bound.has(`${piece.name}.${name}`))
        .map(
          ({ name, curve }): SewnPlace => ({
            kind: 'edge',
            piece,
            edge: name,
            inches: lengthOf(curve),
            insets: rowsOn(`${piece.name}.${name}`),
          }),
        ),
    ),
    ...cut.pieces.flatMap(piece =>
      (piece.fields ?? []).map(
        ({ outside, seam, stitched }): SewnPlace => ({
          kind: 'field',
          piece,
          face: outside,
          inches: lengthOf(seam),
          insets: stitched,
        }),
      ),
    ),
    ...(cut.quilting ?? []).map(
      ({ on }): SewnPlace => ({
        kind: 'quilting',
        piece: pieceOf(on),
        inches: quiltedOn(pieceOf(on), cut),
        insets: [],
      }),
    ),
    ...cut.pieces.flatMap((piece): SewnPlace[] => {
      if (piece.wrap.kind !== 'torso' || slotOf(piece.inside) === slotOf(piece.outside)) return []
      const inches = piece.edges
        .filter(({ name }) => /^(side|shoulder)/.test(name))
        .reduce((sum, { curve }) => sum + lengthOf(curve), 0)
      return [{ kind: 'lining', piece, inches: inches / 2, insets: [] }]
    }),
    ...trims.flatMap(trim => placesOfTrim(trim, cut)),
    ...(labelPlace ? [{ kind: 'sizeLabel', ...labelPlace, inches: 0, insets: [] } as const] : []),
  ]
}

/** Whether a band goes round an edge, which is not turned then. */
export const isBinding = ({ name }: BandTrim): boolean => /Binding$|^collarEdge$/.test(name)

function placesOfTrim(trim: Trim, cut: Cut): SewnPlace[] {
  const { pieces, stitching, trims } = cut
  switch (trim.kind) {
    case 'stitches':
    // The chain's place has it.
    case 'zipSlider':
      return []
    case 'laid':
      // The rows that set the zip hold its facings.
      if (isZipFacing(trim, cut)) return [{ kind: 'laid', trim, inches: 0, insets: [] }]
      return isPartOfPiece(trim.name) ? [] : placesOfLaid(trim)
    case 'band': {
      if (trim.stitch) return []
      const on = must(
        pieces.find(({ name }) => name === trim.on),
        trim.on,
      )
      const lines = trim.line ? [trim.line] : trim.edges.map(edge => getEdge(on, edge))
      const inches = lines.reduce((sum, line) => sum + lengthOf(line), 0)
      const edges: readonly string[] = isBinding(trim) ? trim.edges.map(edge => `${trim.on}.${edge}`) : []
      const insets = stitching.filter(({ edge }) => edges.includes(edge)).map(({ inset }) => inset)
      return [{ kind: 'band', trim, inches, insets: [...new Set(insets)] }]
    }
    case 'zipChain':
      return [
        {
          kind: 'hardware',
          trim,
          inches: 2 * trim.legs.reduce((sum, { from, to }) => sum + distance(from, to), 0),
          insets: foldInsets(trim.name, trims),
        },
      ]
    default:
      return [{ kind: 'hardware', trim, inches: 0, insets: [] }]
  }
}

/** How far the rows lie that hold the cloth which is folded back beside a zip; inches. */
function foldInsets(zip: string, trims: readonly Trim[]): readonly number[] {
  const fold = zip.endsWith('-zip') ? zip.replace(/zip$/, 'lip-') : 'zipEdge'
  const rows = trims.flatMap(trim =>
    trim.kind === 'laid' && trim.name.startsWith(fold) ? trim.stitching : [],
  )
  return [...new Set(rows.flatMap(({ insets }) => insets))]
}

function placesOfLaid(trim: LaidTrim): SewnPlace[] {
  const insetsOf = (edge: string) => trim.stitching.find(row => row.edge === edge)?.insets ?? []
  const open = trim.open.map(({ edge }) => edge).filter(edge => insetsOf(edge).length > 0)
  const sewn = trim.stitching.filter(({ edge }) => !open.includes(edge))
  return [
    ...open.map(
      (edge): SewnPlace => ({
        kind: 'opening',
        trim,
        edge,
        inches: lengthOf(getEdge(trim.panel, edge)),
        insets: insetsOf(edge),
      }),
    ),
    {
      kind: 'laid',
      trim,
      inches: sewn.reduce((sum, { edge }) => sum + lengthOf(getEdge(trim.panel, edge)), 0),
      insets: [...new Set(sewn.flatMap(({ insets }) => insets))],
    },
  ]
}
