/** Triangles in nested boxes, to ask quickly whether a ray meets any. */
export type RayTree = {
  /** Per node: low and high corner. */
  readonly boxes: Float32Array
  /** Per node: first triangle and count of a leaf, or second child and 0; the first child follows its parent. */
  readonly links: Int32Array
  /** Per triangle in tree order: a corner and two sides. */
  readonly triangles: Float32Array
}

const leafSize = 4
const bins = 12

export function growRayTree(position: ArrayLike<number>, points: ArrayLike<number>): RayTree {
  const count = points.length / 3
  const order = Int32Array.from({ length: count }, (_, i) => i)
  const bounds = new Float32Array(count * 6)
  for (let t = 0; t < count; t++)
    for (let axis = 0; axis < 3; axis++) {
      const values = [0, 1, 2].map(k => position[points[t * 3 + k]! * 3 + axis]!)
      bounds[t * 6 + axis] = Math.min(...values)
      bounds[t * 6 + 3 + axis] = Math.max(...values)
    }
  const boxes = new Float32Array(count * 12 + 12)
  const links = new Int32Array(count * 4 + 4)
  let nodes = 0
  const grow = (low: number, high: number): number => {
    const node = nodes++
    encloseInto(boxes, node * 6, bounds, order, low, high)
    const middle = high - low > leafSize ? split(bounds, order, low, high) : low
    if (middle === low) {
      links[node * 2] = low
      links[node * 2 + 1] = high - low
      return node
    }
    grow(low, middle)
    links[node * 2] = grow(middle, high)
    return node
  }
  grow(0, count)
  const triangles = new Float32Array(count * 9)
  order.forEach((t, i) => {
    const [a, b, c] = [points[t * 3]! * 3, points[t * 3 + 1]! * 3, points[t * 3 + 2]! * 3]
    for (let axis = 0; axis < 3; axis++) {
      triangles[i * 9 + axis] = position[a + axis]!
      triangles[i * 9 + 3 + axis] = position[b + axis]! - position[a + axis]!
      triangles[i * 9 + 6 + axis] = position[c + axis]! - position[a + axis]!
    }
  })
  return { boxes: boxes.slice(0, nodes * 6), links: links.slice(0, nodes * 2), triangles }
}

function encloseInto(
  into: Float32Array,
  at: number,
  bounds: Float32Array,
  order: Int32Array,
  low: number,
  high: number,
): void {
  for (let axis = 0; axis < 3; axis++) {
    let least = Infinity
    let most = -Infinity
    for (let i = low; i < high; i++) {
      least = Math.min(least, bounds[order[i]! * 6 + axis]!)
      most = Math.max(most, bounds[order[i]! * 6 + 3 + axis]!)
    }
    into[at + axis] = least
    into[at + 3 + axis] = most
  }
}

function middleOf(bounds: Float32Array, triangle: number, axis: number): number {
  return (bounds[triangle * 6 + axis]! + bounds[triangle * 6 + 3 + axis]!) / 2
}

/** Sorts the triangles by the cheapest of a few cuts across the longest way (surface area heuristic). */
function split(bounds: Float32Array, order: Int32Array, low: number, high: number): number {
  let axis = 0
  let from = 0
  let span = -1
  for (let one = 0; one < 3; one++) {
    let least = Infinity
    let most = -Infinity
    for (let i = low; i < high; i++) {
      const middle = middleOf(bounds, order[i]!, one)
      least = Math.min(least, middle)
      most = Math.max(most, middle)
    }
    if (most - least > span) [axis, from, span] = [one, least, most - least]
  }
  if (span <= 0) return low
  const binOf = (triangle: number) =>
    Math.min(bins - 1, Math.floor(((middleOf(bounds, triangle, axis) - from) / span) * bins))
  const cut = cheapestCut(bounds, order, low, high, binOf)
  let left = low
  for (let i = low; i < high; i++)
    if (binOf(order[i]!) < cut) {
      const swap = order[left]!
      order[left++] = order[i]!
      order[i] = swap
    }
  return left === high ? low : left
}

function cheapestCut(
  bounds: Float32Array,
  order: Int32Array,
  low: number,
  high: number,
  binOf: (triangle: number) => number,
): number {
  const members = Array.from({ length: bins }, (): number[] => [])
  for (let i = low; i < high; i++) members[binOf(order[i]!)]!.push(order[i]!)
  const cost = (list: Int32Array): number => {
    if (list.length === 0) return 0
    const box = new Float32Array(6)
    encloseInto(box, 0, bounds, list, 0, list.length)
    const [x, y, z] = [box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!]
    return list.length * (x * y + y * z + z * x)
  }
  let best = { cut: 1, cost: Infinity }
  for (let cut = 1; cut < bins; cut++) {
    const left = Int32Array.from(members.slice(0, cut).flat())
    const right = Int32Array.from(members.slice(cut).flat())
    if (left.length === 0 || right.length === 0) continue
    const total = cost(left) + cost(right)
    if (total < best.cost) best = { cut, cost: total }
  }
  return best.cut
}

const stack = new Int32Array(128)

/** Whether the ray meets a triangle before `reach`. */
export function isBlocked(
  tree: RayTree,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): boolean {
  const { boxes, links, triangles } = tree
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  let top = 0
  stack[top++] = 0
  while (top > 0) {
    const node = stack[--top]!
    const at = node * 6
    const x0 = (boxes[at]! - ox) * ix
    const x1 = (boxes[at + 3]! - ox) * ix
    const y0 = (boxes[at + 1]! - oy) * iy
    const y1 = (boxes[at + 4]! - oy) * iy
    const z0 = (boxes[at + 2]! - oz) * iz
    const z1 = (boxes[at + 5]! - oz) * iz
    let near = x0 < x1 ? x0 : x1
    let far = x0 < x1 ? x1 : x0
    const nearY = y0 < y1 ? y0 : y1
    const farY = y0 < y1 ? y1 : y0
    if (nearY > near) near = nearY
    if (farY < far) far = farY
    const nearZ = z0 < z1 ? z0 : z1
    const farZ = z0 < z1 ? z1 : z0
    if (nearZ > near) near = nearZ
    if (farZ < far) far = farZ
    if (far < near || far < 0 || near > reach) continue
    const count = links[node * 2 + 1]!
    if (count === 0) {
      stack[top++] = links[node * 2]!
      stack[top++] = node + 1
      continue
    }
    const from = links[node * 2]!
    for (let t = from; t < from + count; t++)
      if (meets(triangles, t * 9, ox, oy, oz, dx, dy, dz, reach)) return true
  }
  return false
}

/** Möller and Trumbore, both faces. */
function meets(
  tri: Float32Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): boolean {
  const e1x = tri[at + 3]!
  const e1y = tri[at + 4]!
  const e1z = tri[at + 5]!
  const e2x = tri[at + 6]!
  const e2y = tri[at + 7]!
  const e2z = tri[at + 8]!
  const px = dy * e2z - dz * e2y
  const py = dz * e2x - dx * e2z
  const pz = dx * e2y - dy * e2x
  const det = e1x * px + e1y * py + e1z * pz
  if (det > -1e-9 && det < 1e-9) return false
  const inverse = 1 / det
  const tx = ox - tri[at]!
  const ty = oy - tri[at + 1]!
  const tz = oz - tri[at + 2]!
  const u = (tx * px + ty * py + tz * pz) * inverse
  if (u < 0 || u > 1) return false
  const qx = ty * e1z - tz * e1y
  const qy = tz * e1x - tx * e1z
  const qz = tx * e1y - ty * e1x
  const v = (dx * qx + dy * qy + dz * qz) * inverse
  if (v < 0 || u + v > 1) return false
  const t = (e2x * qx + e2y * qy + e2z * qz) * inverse
  return t > 1e-4 && t < reach
}
