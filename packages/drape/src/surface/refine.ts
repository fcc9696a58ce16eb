import type { ClothMesh } from '../cloth/cloth-mesh.ts'

/**
 * One step of Loop subdivision: each triangle becomes four on a rounder surface. The places on the
 * panels are smoothed with the same weights as the points in the room, or artwork would wobble.
 */
export function refine(mesh: ClothMesh): ClothMesh {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const room = subdivide(
    points,
    mesh.particles,
    [0, 1, 2].map(axis => mesh.position.filter((_, i) => i % 3 === axis)),
  )
  const cloth = subdivide(mesh.corner, mesh.piece.length, [mesh.u, mesh.v])
  const vertices = mesh.piece.length + cloth.middles.size
  const piece = new Uint8Array(vertices)
  piece.set(mesh.piece)
  const particle = new Int32Array(vertices)
  particle.set(mesh.particle)
  for (const [key, middle] of cloth.middles) {
    const a = Math.floor(key / mesh.piece.length)
    const b = key % mesh.piece.length
    piece[middle] = mesh.piece[a]!
    particle[middle] = room.middles.get(pairKey(mesh.particle[a]!, mesh.particle[b]!, mesh.particles))!
  }
  const particles = mesh.particles + room.middles.size
  const position = new Float64Array(particles * 3)
  room.values.forEach((values, axis) => {
    values.forEach((value, i) => {
      position[i * 3 + axis] = value
    })
  })
  return {
    pieces: mesh.pieces,
    step: mesh.step / 2,
    piece,
    u: cloth.values[0]!,
    v: cloth.values[1]!,
    particle,
    corner: cloth.corner,
    triangles: mesh.triangles * 4,
    particles,
    position,
  }
}

function pairKey(a: number, b: number, count: number): number {
  return a < b ? a * count + b : b * count + a
}

type Subdivided = {
  readonly corner: Int32Array
  /** New middle points by the pair of points that they lie between. */
  readonly middles: ReadonlyMap<number, number>
  readonly values: readonly Float64Array[]
}

function subdivide(corner: Int32Array, count: number, fields: readonly Float64Array[]): Subdivided {
  const middles = new Map<number, number>()
  const opposites = new Map<number, number[]>()
  for (let t = 0; t < corner.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const key = pairKey(corner[t + k]!, corner[t + ((k + 1) % 3)]!, count)
      const across = opposites.get(key)
      if (across) across.push(corner[t + ((k + 2) % 3)]!)
      else {
        opposites.set(key, [corner[t + ((k + 2) % 3)]!])
        middles.set(key, count + middles.size)
      }
    }
  return {
    corner: splitTriangles(corner, (a, b) => middles.get(pairKey(a, b, count))!),
    middles,
    values: fields.map(field => smooth(field, count, middles, opposites)),
  }
}

function splitTriangles(corner: Int32Array, middleOf: (a: number, b: number) => number): Int32Array {
  const result = new Int32Array(corner.length * 4)
  for (let t = 0; t < corner.length; t += 3) {
    const [a, b, c] = [corner[t]!, corner[t + 1]!, corner[t + 2]!]
    const ab = middleOf(a, b)
    const bc = middleOf(b, c)
    const ca = middleOf(c, a)
    result.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], t * 4)
  }
  return result
}

/** Loop's weights; along borders a cubic spline. */
function smooth(
  field: Float64Array,
  count: number,
  middles: ReadonlyMap<number, number>,
  opposites: ReadonlyMap<number, readonly number[]>,
): Float64Array {
  const result = new Float64Array(count + middles.size)
  const sum = new Float64Array(count)
  const degree = new Uint16Array(count)
  const borderSum = new Float64Array(count)
  const borders = new Uint8Array(count)
  for (const [key, middle] of middles) {
    const a = Math.floor(key / count)
    const b = key % count
    const across = opposites.get(key)!
    const half = (field[a]! + field[b]!) / 2
    result[middle] =
      across.length === 2 ? 0.75 * half + 0.125 * (field[across[0]!]! + field[across[1]!]!) : half
    sum[a]! += field[b]!
    sum[b]! += field[a]!
    degree[a]!++
    degree[b]!++
    if (across.length === 2) continue
    borderSum[a]! += field[b]!
    borderSum[b]! += field[a]!
    borders[a]!++
    borders[b]!++
  }
  for (let i = 0; i < count; i++) {
    const n = degree[i]!
    if (borders[i] === 2) result[i] = 0.75 * field[i]! + 0.125 * borderSum[i]!
    else if (borders[i]! > 0 || n === 0) result[i] = field[i]!
    else {
      const weight = n === 3 ? 3 / 16 : 3 / (8 * n)
      result[i] = (1 - n * weight) * field[i]! + weight * sum[i]!
    }
  }
  return result
}
