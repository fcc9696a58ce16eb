import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { divide, lengthOf } from '@teamloom/shape/curve.ts'
import { contains, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { type EdgeName, splitEdgeName } from '@teamloom/shape/seam.ts'
import { ease } from '../ease.ts'

/** How free a place of a piece is to fall anew: 1 where the cut differs, 0 beyond its reach. */
export type Freedom = (panel: string, u: number, v: number) => number

/** Inches: outlines nearer than this are the same. */
const same = 0.03

/**
 * What differs between two cuts of a garment, and the cloth within `reach` inches of it. A piece of another
 * outline is free wherever its v is above `freeBelow`.
 */
export function compareCuts(before: Cut, after: Cut, reach: number, freeBelow = Infinity): Freedom {
  const replaced = new Set(
    [...before.pieces, ...after.pieces]
      .map(piece => piece.name)
      .filter(name => isReplaced(name, before, after)),
  )
  const differences = new Map<string, Point[]>()
  const reshaped = new Set<string>()
  for (const cut of [before, after]) {
    const other = cut === before ? after : before
    for (const piece of cut.pieces) {
      if (replaced.has(piece.name)) continue
      const twin = findPiece(other, piece.name)!
      const changes = outlineChanges(piece, twin)
      if (changes.length > 0) reshaped.add(piece.name)
      const points = [...changes, ...sewnTo(cut, piece, replaced), ...finishChanges(piece, cut, other)]
      differences.set(piece.name, [...(differences.get(piece.name) ?? []), ...points])
    }
  }
  const fields = changedFields(before, after)
  const requilted = changedQuilts(before, after)
  const isReshaped = (panel: string) => Number.isFinite(freeBelow) && reshaped.has(panel)
  const exact: Freedom = (panel, u, v) => {
    if (replaced.has(panel) || requilted.has(panel)) return 1
    const points = differences.get(panel) ?? []
    if (fields.some(field => field.panel === panel && isInOrNear(field.outline, [u, v]))) return 1
    if (points.length === 0) return 0
    let nearest = Infinity
    for (const point of points) nearest = Math.min(nearest, distance(point, [u, v]))
    const hanging = isReshaped(panel) ? ease(freeBelow - reach, freeBelow, v) : 0
    return Math.max(hanging, ease(reach, reach * 0.35, nearest))
  }
  return readFromGrid(exact)
}

/** Inches. */
const cell = 0.1

/** Looks each cell of a panel up once: pictures ask for the same places again and again. */
function readFromGrid(exact: Freedom): Freedom {
  const panels = new Map<string, Map<number, number>>()
  return (panel, u, v) => {
    let cells = panels.get(panel)
    if (!cells) {
      cells = new Map()
      panels.set(panel, cells)
    }
    const [column, row] = [Math.round(u / cell), Math.round(v / cell)]
    const key = (column + 2000) * 4000 + row + 2000
    let share = cells.get(key)
    if (share === undefined) {
      share = exact(panel, column * cell, row * cell)
      cells.set(key, share)
    }
    return share
  }
}

type PanelField = { readonly panel: string; readonly outline: readonly Point[] }

/** Inches beyond a field's border that show it as well: the seam along it. */
const fieldRim = 0.5

function changedFields(before: Cut, after: Cut): PanelField[] {
  const fieldsOf = (cut: Cut) =>
    cut.pieces.flatMap(piece => (piece.fields ?? []).map(({ outline }) => ({ panel: piece.name, outline })))
  const keys = (cut: Cut) => new Set(fieldsOf(cut).map(field => JSON.stringify(field)))
  const [old, now] = [keys(before), keys(after)]
  return [...fieldsOf(before), ...fieldsOf(after)].filter(field => {
    const key = JSON.stringify(field)
    return !old.has(key) || !now.has(key)
  })
}

/** Pieces that puff up otherwise. */
function changedQuilts(before: Cut, after: Cut): ReadonlySet<string> {
  const quiltsOf = (cut: Cut) => new Map((cut.quilting ?? []).map(quilt => [quilt.on, JSON.stringify(quilt)]))
  const [old, now] = [quiltsOf(before), quiltsOf(after)]
  return new Set([...old.keys(), ...now.keys()].filter(piece => old.get(piece) !== now.get(piece)))
}

function isInOrNear(outline: readonly Point[], point: Point): boolean {
  return contains(outline, point) || distanceTo(outline, point) < fieldRim
}

/** Points of edges that have a seam in one cut and none in the other. */
function finishChanges(piece: Piece, cut: Cut, other: Cut): Point[] {
  return piece.edges.flatMap(edge => {
    const name: EdgeName = `${piece.name}.${edge.name}`
    return cut.seamless.includes(name) === other.seamless.includes(name) ? [] : pointsOn(edge.curve)
  })
}

/** Pieces that only one cut has, bands and hoods that are cut anew, and hoods that are worn otherwise. */
export function isReplaced(name: string, before: Cut, after: Cut): boolean {
  const a = findPiece(before, name)
  const b = findPiece(after, name)
  if (!a || !b) return true
  if (a.wrap.kind === 'hood' && b.wrap.kind === 'hood' && a.wrap.worn !== b.wrap.worn) return true
  const isWhole = b.wrap.kind === 'band' || b.wrap.kind === 'hood'
  return isWhole && (outlineChanges(a, b).length > 0 || outlineChanges(b, a).length > 0)
}

function findPiece(cut: Cut, name: string): Piece | undefined {
  return cut.pieces.find(piece => piece.name === name)
}

/** Points of an outline that do not lie on the other's. */
function outlineChanges(piece: Piece, other: Piece): Point[] {
  const outline = outlineOf(other)
  return piece.edges.flatMap(edge => pointsOn(edge.curve)).filter(point => distanceTo(outline, point) > same)
}

function sewnTo(cut: Cut, piece: Piece, replaced: ReadonlySet<string>): Point[] {
  return piece.edges.flatMap(edge => {
    const name: EdgeName = `${piece.name}.${edge.name}`
    const isSewn = cut.seams.some(
      ({ a, b }) =>
        (a === name && replaced.has(splitEdgeName(b).panel)) ||
        (b === name && replaced.has(splitEdgeName(a).panel)),
    )
    return isSewn ? pointsOn(edge.curve) : []
  })
}

function pointsOn(curve: readonly Point[]): Point[] {
  return divide(curve, Math.max(2, Math.round(lengthOf(curve) / 0.25)))
}
