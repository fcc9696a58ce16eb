import { distanceToMarked } from './distance-map.ts'
import type { Pixels } from './pixels.ts'

export type Place = readonly [x: number, y: number]

/** Where a piece is cut that follows its artwork; inches from its box's upper left corner. */
export type Contour = {
  /** How far inside the cut a place lies; below 0 outside. */
  readonly depthAt: (x: number, y: number) => number
  /** Closed, clockwise, in steps of that length about; so far inside the cut. */
  readonly lineAt: (depth: number, step: number) => readonly Place[]
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** Cells to the inch: a quarter of a millimetre each. */
const perInch = 100
/** Inside corners are no sharper than an overlock's foot can turn. Cells: 5 mm. */
const hollow = 20

/**
 * One piece without holes round artwork that lies in the middle of a box: as far outside its ink as the box is wider than
 * the artwork. Its corners are as round outside as that is far, inside as `hollow`. What lies too far apart is joined by bridges; all of the
 * artwork counts where none is inked.
 */
export function contourOf(artwork: Pixels, box: Extent, art: Extent): Contour {
  const border = ((box.widthInches - art.widthInches) / 2) * perInch
  const grid = layInk(artwork, box, art)
  for (;;) {
    const whole = withoutHoles(closed(grid, border), grid.width)
    const piece = flood(whole, whole.indexOf(1), 1, grid.width)
    if (piece.every((is, at) => is === whole[at])) return readContour(whole, grid)
    bridge(grid, piece)
  }
}

type Grid = {
  readonly width: number
  readonly height: number
  readonly inked: Uint8Array
}

/** Cells round the box. */
const pad = hollow + 2

function layInk(artwork: Pixels, box: Extent, art: Extent): Grid {
  const across = Math.round(box.widthInches * perInch)
  const down = Math.round(box.heightInches * perInch)
  const [width, height] = [across + 2 * pad, down + 2 * pad]
  const inked = new Uint8Array(width * height)
  let isInked = false
  for (let y = 0; y < artwork.height; y++) {
    const row = cellOf((y + 0.5) / artwork.height, art.heightInches, down)
    for (let x = 0; x < artwork.width; x++) {
      if (artwork.rgba[4 * (y * artwork.width + x) + 3]! < 128) continue
      inked[(row + pad) * width + cellOf((x + 0.5) / artwork.width, art.widthInches, across) + pad] = 1
      isInked = true
    }
  }
  return isInked ? { width, height, inked } : layInk(wholly(artwork), box, art)
}

function wholly({ width, height }: Pixels): Pixels {
  return { width, height, rgba: new Uint8Array(4 * width * height).fill(255) }
}

/** The cell of a place of the artwork, from 0 to 1, in the box that it lies in the middle of. */
function cellOf(share: number, inches: number, cells: number): number {
  const at = Math.floor(cells / 2 + (share - 0.5) * inches * perInch)
  return Math.max(0, Math.min(cells - 1, at))
}

/** Within the border of the ink, or in a hollow too narrow for a circle of that radius. */
function closed({ width, height, inked }: Grid, border: number): Uint8Array {
  const fromInk = distanceToMarked(inked, width, height)
  const isBeyond = Uint8Array.from(fromInk, away => (away > border + hollow ? 1 : 0))
  const beyond = distanceToMarked(isBeyond, width, height)
  return Uint8Array.from(beyond, away => (away > hollow ? 1 : 0))
}

function withoutHoles(inside: Uint8Array, width: number): Uint8Array {
  return Uint8Array.from(flood(inside, 0, 0, width), is => (is ? 0 : 1))
}

/** Inks the straight way from a piece's ink to the nearest of what is not in it. */
function bridge({ inked, width, height }: Grid, piece: Uint8Array): void {
  const own = inked.map((is, at) => (is && piece[at] ? 1 : 0))
  const away = distanceToMarked(own, width, height)
  const to = nearest(inked, at => (piece[at] ? Number.POSITIVE_INFINITY : away[at]!))
  const [toX, toY] = [to % width, Math.floor(to / width)]
  const from = nearest(own, at => Math.hypot((at % width) - toX, Math.floor(at / width) - toY))
  const [fromX, fromY] = [from % width, Math.floor(from / width)]
  const count = Math.ceil(Math.hypot(toX - fromX, toY - fromY)) + 1
  for (let i = 0; i <= count; i++) {
    const [x, y] = [fromX + ((toX - fromX) * i) / count, fromY + ((toY - fromY) * i) / count]
    inked[Math.round(y) * width + Math.round(x)] = 1
  }
}

function nearest(marked: Uint8Array, wayTo: (at: number) => number): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  marked.forEach((is, at) => {
    if (!is || wayTo(at) >= least) return
    least = wayTo(at)
    best = at
  })
  return best
}

/** All that is reached from a cell over cells of that value. */
function flood(cells: Uint8Array, from: number, value: number, width: number): Uint8Array {
  const reached = new Uint8Array(cells.length)
  const due = [from]
  reached[from] = 1
  while (due.length > 0) {
    const at = due.pop()!
    const x = at % width
    for (const next of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1])
      if (next >= 0 && next < cells.length && !reached[next] && cells[next] === value) {
        reached[next] = 1
        due.push(next)
      }
  }
  return reached
}

/** Cells to each side over which its edge is evened out. */
const soft = 2

function readContour(inside: Uint8Array, { width, height }: Grid): Contour {
  const within = distanceToMarked(
    Uint8Array.from(inside, is => 1 - is),
    width,
    height,
  )
  const without = distanceToMarked(inside, width, height)
  const depths = evened(
    evened(
      Float32Array.from(within, (depth, at) => (depth > 0 ? depth - 0.5 : 0.5 - without[at]!)),
      width,
      height,
    ),
    width,
    height,
  )
  const depthAt = (x: number, y: number) => {
    const [across, down] = [x * perInch + pad - 0.5, y * perInch + pad - 0.5]
    const [left, top] = [clampTo(Math.floor(across), width - 2), clampTo(Math.floor(down), height - 2)]
    const [right, below] = [clampTo(across - left, 1), clampTo(down - top, 1)]
    const at = top * width + left
    const upper = depths[at]! * (1 - right) + depths[at + 1]! * right
    const lower = depths[at + width]! * (1 - right) + depths[at + width + 1]! * right
    return (upper * (1 - below) + lower * below) / perInch
  }
  const deepest = depths.reduce((best, depth, at) => (depth > depths[best]! ? at : best), 0)
  const middle: Place = [
    ((deepest % width) - pad + 0.5) / perInch,
    (Math.floor(deepest / width) - pad + 0.5) / perInch,
  ]
  return { depthAt, lineAt: (depth, step) => walkAt(depthAt, middle, depth, step) }
}

function evened(values: Float32Array, width: number, height: number): Float32Array {
  const means = (from: Float32Array, stride: number, reach: number, along: (at: number) => number) =>
    from.map((_, at) => {
      const here = along(at)
      const [least, most] = [Math.max(-soft, -here), Math.min(soft, reach - 1 - here)]
      let sum = 0
      for (let by = least; by <= most; by++) sum += from[at + by * stride]!
      return sum / (most - least + 1)
    })
  const across = means(values, 1, width, at => at % width)
  return means(across, width, height, at => Math.floor(at / width))
}

const mostSteps = 20_000

/** Up from the deepest place to where it is so deep, and from there round, clockwise. */
function walkAt(depthAt: Contour['depthAt'], middle: Place, depth: number, step: number): Place[] {
  const [x, top] = middle
  if (depthAt(x, top) <= depth) return []
  let y = top
  while (depthAt(x, y) > depth) y -= 1 / perInch
  const start = ontoLine(depthAt, [x, y], depth)
  const line = [start]
  for (let at = start; line.length < mostSteps; line.push(at)) {
    const [outX, outY] = wayOut(depthAt, at)
    at = ontoLine(depthAt, [at[0] - step * outY, at[1] + step * outX], depth)
    if (line.length > 3 && Math.hypot(at[0] - start[0], at[1] - start[1]) < 0.75 * step) break
  }
  return line
}

function ontoLine(depthAt: Contour['depthAt'], from: Place, depth: number): Place {
  let [x, y] = from
  for (let i = 0; i < 3; i++) {
    const [outX, outY] = wayOut(depthAt, [x, y])
    const off = depthAt(x, y) - depth
    x += off * outX
    y += off * outY
  }
  return [x, y]
}

/** Over which the way out of a place is read; inches. */
const near = 0.03

/** The shortest, of length 1. */
export function wayOut(depthAt: Contour['depthAt'], [x, y]: Place): Place {
  const across = depthAt(x - near, y) - depthAt(x + near, y)
  const down = depthAt(x, y - near) - depthAt(x, y + near)
  const length = Math.hypot(across, down) || 1
  return [across / length, down / length]
}

function clampTo(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
