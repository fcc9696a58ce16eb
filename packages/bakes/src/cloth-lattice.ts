/** Pixels between two nodes of a chart's (u, v) lattice. */
export const latticeStep = 8

/** The lattice that covers a chart: nodes at its cells' corners, only where cells hold pixels. */
export type ClothLattice = {
  readonly columns: number
  readonly rows: number
  /** Per place of the chart: its cell, the node at the cell's upper left, and where in it its centre lies (0 to 1). */
  readonly cell: Uint32Array
  readonly corner: Uint32Array
  readonly across: Float32Array
  readonly down: Float32Array
  /** Per cell: holds a place. */
  readonly occupied: Uint8Array
  /** Per node ((columns + 1) x (rows + 1)): touches an occupied cell. */
  readonly used: Uint8Array
}

/** `pixels` row by row, as a chart's places are listed. */
export function layLattice(pixels: Uint32Array, width: number): ClothLattice {
  const top = Math.floor(pixels[0]! / width)
  const bottom = Math.floor(pixels.at(-1)! / width)
  let left = Infinity
  let right = -1
  let rowStart = top * width
  for (let i = 0; i < pixels.length; i++) {
    while (pixels[i]! >= rowStart + width) rowStart += width
    const x = pixels[i]! - rowStart
    if (x < left) left = x
    if (x > right) right = x
  }
  const firstColumn = Math.floor(left / latticeStep)
  const firstRow = Math.floor(top / latticeStep)
  const columns = Math.floor(right / latticeStep) - firstColumn + 1
  const rows = Math.floor(bottom / latticeStep) - firstRow + 1
  const cell = new Uint32Array(pixels.length)
  const corner = new Uint32Array(pixels.length)
  const across = new Float32Array(pixels.length)
  const down = new Float32Array(pixels.length)
  const occupied = new Uint8Array(columns * rows)
  const used = new Uint8Array((columns + 1) * (rows + 1))
  let y = top
  for (let i = 0; i < pixels.length; i++) {
    while (pixels[i]! >= (y + 1) * width) y++
    const x = pixels[i]! - y * width
    const column = Math.floor(x / latticeStep) - firstColumn
    const row = Math.floor(y / latticeStep) - firstRow
    cell[i] = row * columns + column
    across[i] = ((x % latticeStep) + 0.5) / latticeStep
    down[i] = ((y % latticeStep) + 0.5) / latticeStep
    occupied[row * columns + column] = 1
    const node = row * (columns + 1) + column
    corner[i] = node
    used[node] = used[node + 1] = used[node + columns + 1] = used[node + columns + 2] = 1
  }
  return { columns, rows, cell, corner, across, down, occupied, used }
}

/** Index of the node at a cell's upper left corner. */
export function cornerOf(lattice: ClothLattice, cell: number): number {
  return cell + Math.floor(cell / lattice.columns)
}

/** The value that the nodes give at place i. */
export function readLattice(lattice: ClothLattice, nodes: ArrayLike<number>, i: number): number {
  const corner = lattice.corner[i]!
  const below = corner + lattice.columns + 1
  const x = lattice.across[i]!
  const y = lattice.down[i]!
  const upper = nodes[corner]! + (nodes[corner + 1]! - nodes[corner]!) * x
  const lower = nodes[below]! + (nodes[below + 1]! - nodes[below]!) * x
  return upper + (lower - upper) * y
}
