import { assert, must } from '@teamloom/kit/assert.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { type EdgeName, findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import { seedRandom } from '../random.ts'
import type { ClothMesh } from './cloth-mesh.ts'
import { isMirrorOf, mirrorMesh } from './mirror-mesh.ts'
import { type PanelMesh, triangulate } from './triangulate.ts'

const seed = 7

/** Cuts the pieces into triangles and joins them along their seams; all particles still lie at 0. */
export function sew(cut: Pick<Cut, 'pieces' | 'seams'>, step: number): ClothMesh {
  const counts = countSeamPieces(cut, step)
  const meshes: PanelMesh[] = []
  for (const piece of cut.pieces) {
    const twin = cut.pieces.slice(0, meshes.length).findIndex(other => isMirrorOf(piece, other))
    const piecesOf = (edge: string) => counts.get(`${piece.name}.${edge}`)
    meshes.push(twin < 0 ? triangulate(piece, step, piecesOf, seedRandom(seed)) : mirrorMesh(meshes[twin]!))
  }
  const starts: number[] = []
  let vertices = 0
  for (const mesh of meshes) {
    starts.push(vertices)
    vertices += mesh.points.length
  }
  const particle = joinSeams(cut, meshes, starts, vertices)
  const particles = particle.reduce((most, one) => Math.max(most, one), -1) + 1
  const points = meshes.flatMap(mesh => mesh.points)
  const corner = Int32Array.from(meshes.flatMap((mesh, i) => mesh.triangles.map(point => starts[i]! + point)))
  return {
    pieces: cut.pieces,
    step,
    piece: Uint8Array.from(meshes.flatMap((mesh, i) => mesh.points.map(() => i))),
    u: Float64Array.from(points, ([u]) => u),
    v: Float64Array.from(points, ([, v]) => v),
    particle,
    corner,
    triangles: corner.length / 3,
    particles,
    position: new Float64Array(particles * 3),
  }
}

/** Both edges of a seam are cut into as many pieces as the longer one needs. */
function countSeamPieces(cut: Pick<Cut, 'pieces' | 'seams'>, step: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { a, b } of cut.seams) {
    const longer = Math.max(lengthOf(findEdge(cut.pieces, a)), lengthOf(findEdge(cut.pieces, b)))
    const count = counts.get(a) ?? counts.get(b) ?? Math.max(2, Math.round(longer / step))
    counts.set(a, count)
    counts.set(b, count)
  }
  return counts
}

/** Particle of each vertex: sewn vertices melt into one (union-find). */
function joinSeams(
  cut: Pick<Cut, 'pieces' | 'seams'>,
  meshes: readonly PanelMesh[],
  starts: readonly number[],
  vertices: number,
): Int32Array {
  const parent = Int32Array.from({ length: vertices }, (_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!
      root = parent[root]!
    }
    return root
  }
  const verticesOf = (name: EdgeName): number[] => {
    const { panel, edge } = splitEdgeName(name)
    const i = cut.pieces.findIndex(piece => piece.name === panel)
    return must(meshes[i]?.edgePoints.get(edge), `edge ${name}`).map(point => starts[i]! + point)
  }
  for (const seam of cut.seams) {
    const a = verticesOf(seam.a)
    const b = verticesOf(seam.b).toReversed()
    assert(a.length === b.length, `seam ${seam.a} to ${seam.b} does not match`)
    a.forEach((vertex, i) => {
      parent[rootOf(b[i]!)] = rootOf(vertex)
    })
  }
  const numbers = new Map<number, number>()
  return parent.map((_, vertex) => {
    const root = rootOf(vertex)
    const number = numbers.get(root) ?? numbers.size
    numbers.set(root, number)
    return number
  })
}
