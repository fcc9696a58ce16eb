import { must } from '@teamloom/kit/assert.ts'
import { type Bake, clothSteps } from './bake.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { type ChartPlaces, placesOfCharts } from './chart-places.ts'
import { type ClothLattice, cornerOf, latticeStep, layLattice, readLattice } from './cloth-lattice.ts'
import { fitLattice } from './fit-lattice.ts'

/** Pixels: a cell that puts one of its pixels further off keeps each pixel's difference. */
const tolerance = 0.33
/** A part of a pixel shows the cloth somewhere within it: it may be further off. */
const mixedTolerance = 1
const mixedWeight = 0.2
/** Cloth steps from pixel to pixel below which cloth counts as seen straight. */
const leastSlope = 15
/** An inch from pixel to pixel: a lattice steeper than that shows nothing of the cloth. */
const mostSlope = clothSteps
/** Differences are kept in steps of two: half of it is a thirtieth of a pixel. */
const differenceStep = 2

type ClothBake = Pick<Bake, 'chart' | 'mixed' | 'u' | 'v' | 'box'>
export type ClothSections = { nodes: Uint8Array; rough: Uint8Array; differences: Uint8Array }

/** (u, v) of all charts: a lattice per chart, and pixel by pixel only where cloth is too wild for it. */
export function packClothPlaces(bake: ClothBake, chartCount: number): ClothSections {
  const nodes = new ByteWriter()
  const rough = new ByteWriter()
  const differences = new ByteWriter()
  forEachChart(bake, chartCount, (lattice, entries) => {
    const weights = Float32Array.from(entries, place => (place < bake.chart.length ? 1 : mixedWeight))
    for (const axis of ['u', 'v'] as const) {
      const values = Float32Array.from(entries, place => readPlace(bake, axis, place))
      const fitted = Int32Array.from(fitLattice(lattice, values, weights), Math.round)
      writeNodes(nodes, lattice, fitted)
      const off = values.map((value, i) => value - Math.round(readLattice(lattice, fitted, i)))
      const roughCells = findRoughCells(lattice, fitted, off, i => entries[i]! < bake.chart.length)
      for (let cell = 0; cell < lattice.occupied.length; cell++)
        if (lattice.occupied[cell]) rough.byte(roughCells[cell]!)
      let last = 0
      off.forEach((difference, i) => {
        if (!roughCells[lattice.cell[i]!]) return
        const rounded = Math.round(difference / differenceStep)
        differences.difference(rounded - last)
        last = rounded
      })
    }
  })
  return { nodes: nodes.take(), rough: rough.take(), differences: differences.take() }
}

/** Fills the bake's u and v, plain and mixed. */
export function unpackClothPlaces(bake: ClothBake, chartCount: number, sections: ClothSections): void {
  const nodes = new ByteReader(sections.nodes)
  const rough = new ByteReader(sections.rough)
  const differences = new ByteReader(sections.differences)
  const plain = bake.chart.length
  forEachChart(bake, chartCount, (lattice, entries) => {
    for (const axis of ['u', 'v'] as const) {
      const fitted = readNodes(nodes, lattice)
      const roughCells = lattice.occupied.map(occupied => (occupied ? rough.byte() : 0))
      const places = bake[axis]
      const mixedPlaces = bake.mixed[axis]
      let last = 0
      for (let i = 0; i < entries.length; i++) {
        let value = Math.round(readLattice(lattice, fitted, i))
        if (roughCells[lattice.cell[i]!]) {
          last += differences.difference()
          value += last * differenceStep
        }
        const place = entries[i]!
        if (place < plain) places[place] = value
        else mixedPlaces[place - plain] = value
      }
    }
  })
}

function forEachChart(
  bake: ClothBake,
  chartCount: number,
  visit: (lattice: ClothLattice, places: Uint32Array) => void,
): void {
  const all: ChartPlaces = placesOfCharts(bake, chartCount)
  for (let number = 1; number <= chartCount; number++) {
    const from = must(all.first[number], 'chart')
    const to = all.first[number + 1]!
    if (from < to)
      visit(layLattice(all.pixel.subarray(from, to), bake.box.width), all.place.subarray(from, to))
  }
}

function readPlace(bake: ClothBake, axis: 'u' | 'v', place: number): number {
  const plain = bake.chart.length
  return place < plain ? bake[axis][place]! : bake.mixed[axis][place - plain]!
}

function findRoughCells(
  lattice: ClothLattice,
  nodes: Int32Array,
  off: Float32Array,
  isPlain: (i: number) => boolean,
): Uint8Array {
  const cells = new Uint8Array(lattice.occupied.length)
  off.forEach((difference, i) => {
    const cell = lattice.cell[i]!
    const pixels = isPlain(i) ? tolerance : mixedTolerance
    if (Math.abs(difference) > pixels * slopeOf(lattice, nodes, cell)) cells[cell] = 1
  })
  return cells
}

/** Cloth steps from pixel to pixel in a cell: where cloth turns away, an error in inches moves little on the screen. */
function slopeOf(lattice: ClothLattice, nodes: Int32Array, cell: number): number {
  const corner = cornerOf(lattice, cell)
  const below = corner + lattice.columns + 1
  const across = Math.abs(nodes[corner + 1]! + nodes[below + 1]! - nodes[corner]! - nodes[below]!)
  const down = Math.abs(nodes[below]! + nodes[below + 1]! - nodes[corner]! - nodes[corner + 1]!)
  return Math.min(mostSlope, Math.max(leastSlope, Math.hypot(across, down) / 2 / latticeStep))
}

/** Nodes as differences from the plane through the nodes already known. */
function predict(lattice: ClothLattice, nodes: Int32Array, node: number, last: number): number {
  const stride = lattice.columns + 1
  const column = node % stride
  const hasLeft = column > 0 && lattice.used[node - 1]
  const hasUp = node >= stride && lattice.used[node - stride]
  const hasCorner = column > 0 && node >= stride && lattice.used[node - stride - 1]
  if (hasLeft && hasUp && hasCorner)
    return nodes[node - 1]! + nodes[node - stride]! - nodes[node - stride - 1]!
  if (hasLeft && column > 1 && lattice.used[node - 2]) return 2 * nodes[node - 1]! - nodes[node - 2]!
  if (hasUp) return nodes[node - stride]!
  return hasLeft ? nodes[node - 1]! : last
}

function writeNodes(writer: ByteWriter, lattice: ClothLattice, nodes: Int32Array): void {
  let last = 0
  for (let node = 0; node < nodes.length; node++) {
    if (!lattice.used[node]) continue
    writer.difference(nodes[node]! - predict(lattice, nodes, node, last))
    last = nodes[node]!
  }
}

function readNodes(reader: ByteReader, lattice: ClothLattice): Int32Array {
  const nodes = new Int32Array(lattice.used.length)
  let last = 0
  for (let node = 0; node < nodes.length; node++) {
    if (!lattice.used[node]) continue
    last = nodes[node] = predict(lattice, nodes, node, last) + reader.difference()
  }
  return nodes
}
