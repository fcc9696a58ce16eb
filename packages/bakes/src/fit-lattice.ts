import { type ClothLattice, readLattice } from './cloth-lattice.ts'

/** How much the lattice prefers to be straight, where pixels leave it a choice. */
const stiffness = 0.02
const rounds = 80

/** Node values whose bilinear reading is nearest to the places' values, weighed (conjugate gradients). */
export function fitLattice(lattice: ClothLattice, values: Float32Array, weights: Float32Array): Float64Array {
  const nodes = guessNodes(lattice, values)
  const count = nodes.length
  const slope = new Float64Array(count)
  const product = new Float64Array(count)
  const residual = new Float32Array(values.length)
  values.forEach((value, i) => {
    residual[i] = weights[i]! * (value - readLattice(lattice, nodes, i))
  })
  spread(lattice, residual, slope)
  addBending(lattice, nodes, slope, -stiffness)
  const direction = slope.slice()
  let length = dot(slope, slope)
  const enough = length * 1e-10 + 1e-9
  for (let round = 0; round < rounds && length > enough; round++) {
    for (let i = 0; i < values.length; i++) residual[i] = weights[i]! * readLattice(lattice, direction, i)
    product.fill(0)
    spread(lattice, residual, product)
    addBending(lattice, direction, product, stiffness)
    const step = length / (dot(direction, product) || 1)
    for (let i = 0; i < count; i++) {
      nodes[i]! += step * direction[i]!
      slope[i]! -= step * product[i]!
    }
    const next = dot(slope, slope)
    const keep = next / length
    for (let i = 0; i < count; i++) direction[i] = slope[i]! + keep * direction[i]!
    length = next
  }
  return nodes
}

/** Each node starts at the mean of the places in its cells. */
function guessNodes(lattice: ClothLattice, values: Float32Array): Float64Array {
  const sum = new Float64Array(lattice.used.length)
  const weight = new Float64Array(lattice.used.length)
  const ones = new Float32Array(values.length).fill(1)
  spread(lattice, values, sum)
  spread(lattice, ones, weight)
  return sum.map((total, i) => (weight[i] === 0 ? 0 : total / weight[i]!))
}

/** Adds each place's value to its four nodes by their weights: the transpose of readLattice. */
function spread(lattice: ClothLattice, values: Float32Array, into: Float64Array): void {
  const stride = lattice.columns + 1
  for (let i = 0; i < values.length; i++) {
    const corner = lattice.corner[i]!
    const x = lattice.across[i]!
    const y = lattice.down[i]!
    const value = values[i]!
    into[corner]! += value * (1 - x) * (1 - y)
    into[corner + 1]! += value * x * (1 - y)
    into[corner + stride]! += value * (1 - x) * y
    into[corner + stride + 1]! += value * x * y
  }
}

/** Adds the gradient of the summed squared second differences, times `factor`. */
function addBending(lattice: ClothLattice, nodes: Float64Array, into: Float64Array, factor: number): void {
  const stride = lattice.columns + 1
  const { used } = lattice
  for (let row = 0; row <= lattice.rows; row++) {
    for (let column = 0; column <= lattice.columns; column++) {
      const node = row * stride + column
      if (!used[node]) continue
      if (column > 0 && column < lattice.columns) bend(node, 1)
      if (row > 0 && row < lattice.rows) bend(node, stride)
    }
  }
  function bend(node: number, apart: number): void {
    if (!used[node - apart] || !used[node + apart]) return
    const curve = factor * (nodes[node - apart]! - 2 * nodes[node]! + nodes[node + apart]!)
    into[node - apart]! += curve
    into[node]! -= 2 * curve
    into[node + apart]! += curve
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
