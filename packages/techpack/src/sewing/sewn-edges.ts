import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { isWrapping } from '../bands.ts'
import { type Operation, operationsOf, type SewingRow } from './sewing-rows.ts'
import { isBinding, isOnRaglans, type SewnPlace } from './sewn-places.ts'

/** The operation in which an edge is sewn, turned or left raw, and the inches of cloth beyond its line. */
export type SewnEdge = { readonly row: SewingRow; readonly inches: number }

/** Edges by `piece.edge`; a trim that is cut as a piece by its name, and by `trim.edge` where that is turned. */
export type SewnEdges = ReadonlyMap<string, SewnEdge>

/** MF20: which operation each edge of a cut with these trims is sewn in: the one source of allowances. */
export function sewnEdgesOf(cut: Cut, trims: readonly Trim[]): SewnEdges {
  return new Map(operationsOf(cut, trims).flatMap(edgesIn))
}

function edgesIn({ row, places }: Operation): [string, SewnEdge][] {
  return places.flatMap(place =>
    edgesOf(place).map(([edge, isOfBinding]): [string, SewnEdge] => [
      edge,
      { row, inches: isOfBinding ? (row.binding ?? row.allowance) : row.allowance },
    ]),
  )
}

/** What is pieced into a piece, and what is left of it, meet along no edge. */
export const piecedInto = (piece: string): string => `${piece}.`

const sides = ['Left', 'Right'] as const
const halves = ['Front', 'Back'] as const
const sleeves = ['leftSleeve', 'rightSleeve'] as const
/** Edges that a raglan's sleeves have, which are draped as front and back. */
const sleeveEdges = (edge: 'raglan' | 'neck') =>
  sleeves.flatMap(sleeve => halves.map(half => `${sleeve}.${edge}${half}`))

function edgesOf(place: SewnPlace): (readonly [edge: string, isOfBinding?: true])[] {
  switch (place.kind) {
    case 'seam':
      return [
        ...place.pieces.map((piece, i) =>
          isWrapping(piece)
            ? ([`${piece.name}.${place.edges[i]}`, true] as const)
            : ([`${piece.name}.${place.edges[i]}`] as const),
        ),
        ...(isOnRaglans([place]) ? sleeveEdges('neck').map(edge => [edge] as const) : []),
      ]
    case 'edge':
      return [[`${place.piece.name}.${place.edge}`]]
    case 'bandEnds':
      return place.edges.map(edge => [`${place.piece.name}.${edge}`])
    case 'field':
      return place.face.part === 'sleeves'
        ? [...sides.map(side => `${place.piece.name}.raglan${side}`), ...sleeveEdges('raglan')].map(edge => [
            edge,
          ])
        : [[piecedInto(place.piece.name)]]
    case 'opening':
      return [[`${place.trim.name}.${place.edge}`]]
    case 'laid':
    case 'hardware':
      return [[place.trim.name]]
    case 'band':
      return isBinding(place.trim) ? place.trim.edges.map(edge => [`${place.trim.on}.${edge}`]) : []
    case 'lining':
    case 'quilting':
    case 'sizeLabel':
      return []
  }
}
