import { must } from '@teamloom/kit/assert.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Figure, Pose } from '../figure/figure.ts'
import { add, scale, type Vec } from '../vector.ts'
import type { ClothMesh } from './cloth-mesh.ts'
import { findBesideSeam } from './sewn-edges.ts'
import { type Placement, wrapPiece } from './wrap.ts'
import { wrapHood } from './wrap-hood.ts'

/** Pieces that start from where their neighbours are. */
function dependsOnNeighbours(piece: Piece): boolean {
  return piece.wrap.kind === 'band' || piece.wrap.kind === 'hood'
}

/** Holds every particle at its place on the figure; sewn ones half way between their pieces. */
export function placeOnFigure(
  mesh: ClothMesh,
  cut: Pick<Cut, 'pieces' | 'seams'>,
  figure: Figure,
  pose: Pose,
): void {
  const placements = new Map<string, Placement>()
  for (const piece of cut.pieces)
    if (!dependsOnNeighbours(piece)) placements.set(piece.name, wrapPiece(piece, figure, pose))
  const placed = new Set(placements.keys())
  const locate = (name: string, point: Point): Vec => must(placements.get(name), `piece ${name}`)(point)
  for (const piece of cut.pieces.filter(dependsOnNeighbours)) {
    const beside = findBesideSeam(cut, piece, locate, name => placed.has(name))
    const placement: Placement =
      piece.wrap.kind === 'hood'
        ? wrapHood(piece, piece.wrap, figure, beside)
        : point => {
            const { position, onward, distance } = beside(point)
            return add(position, scale(onward, distance))
          }
    placements.set(piece.name, placement)
  }
  placeParticles(
    mesh,
    mesh.pieces.map(piece => must(placements.get(piece.name), piece.name)),
  )
}

export function placeParticles(mesh: ClothMesh, placements: readonly Placement[]): void {
  const counts = new Uint16Array(mesh.particles)
  mesh.position.fill(0)
  mesh.particle.forEach((particle, vertex) => {
    const [x, y, z] = placements[mesh.piece[vertex]!]!([mesh.u[vertex]!, mesh.v[vertex]!])
    mesh.position[particle * 3]! += x
    mesh.position[particle * 3 + 1]! += y
    mesh.position[particle * 3 + 2]! += z
    counts[particle]!++
  })
  for (let i = 0; i < mesh.position.length; i++) mesh.position[i]! /= counts[Math.floor(i / 3)]!
}
