/** Mean of the triangles' normals round each point, large triangles counting more. */
export function normalsOf(points: Int32Array, position: ArrayLike<number>, count: number): Float32Array {
  const normal = new Float32Array(count * 3)
  for (let t = 0; t < points.length; t += 3) {
    const a = points[t]! * 3
    const b = points[t + 1]! * 3
    const c = points[t + 2]! * 3
    const ux = position[b]! - position[a]!
    const uy = position[b + 1]! - position[a + 1]!
    const uz = position[b + 2]! - position[a + 2]!
    const vx = position[c]! - position[a]!
    const vy = position[c + 1]! - position[a + 1]!
    const vz = position[c + 2]! - position[a + 2]!
    for (const at of [a, b, c]) {
      normal[at]! += uy * vz - uz * vy
      normal[at + 1]! += uz * vx - ux * vz
      normal[at + 2]! += ux * vy - uy * vx
    }
  }
  for (let i = 0; i < normal.length; i += 3) {
    const length = Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!) || 1
    for (let axis = 0; axis < 3; axis++) normal[i + axis]! /= length
  }
  return normal
}
