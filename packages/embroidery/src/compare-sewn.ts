import { distanceToMarked } from '@teamloom/artwork/distance-map.ts'
import type { Plates } from '@teamloom/artwork/plates.ts'
import type { ReadStep } from './read-dst.ts'

/** How what is sewn of a thread lies on what its plates show of it. */
export type Likeness = {
  /** The thread's number in the art, from 1. */
  readonly thread: number
  /** What both have of what either has, 0 to 1. */
  readonly overlap: number
  /** The farthest that an edge is off. Millimetres. */
  readonly offMillimetres: number
}

/** Half a thread's width, and what lies around the art. Millimetres. */
const halfThread = 0.245
/** Cells to the millimetre, fewer of what is large. */
const finest = 5
const mostCells = 1_000_000
const margin = 2

export type SewnToCompare = {
  readonly steps: readonly ReadStep[]
  /** The number of each block's thread. */
  readonly threadOfBlock: readonly number[]
  readonly middleX: number
  readonly middleY: number
  readonly plates: Plates
  /** The number of each plate's thread; 0: the plate is left out. */
  readonly threadOf: readonly number[]
  readonly widthMillimetres: number
  readonly heightMillimetres: number
  /** How far it is sewn beyond its edges, for the pull of the cloth, which is no fault. Millimetres. */
  readonly pull: number
  /** Cells that are looked at. */
  readonly perMillimetre?: number
}

/** What is read of a file, laid on its artwork thread by thread. */
export function compareSewn(of: SewnToCompare): Likeness[] {
  const own = Math.sqrt(mostCells / (of.widthMillimetres * of.heightMillimetres))
  const perMillimetre = of.perMillimetre ?? Math.min(finest, own)
  const sewn = { ...of, perMillimetre }
  const columns = Math.ceil((sewn.widthMillimetres + 2 * margin) * perMillimetre)
  const rows = Math.ceil((sewn.heightMillimetres + 2 * margin) * perMillimetre)
  const wanted = drawWanted(sewn, columns, rows)
  const found = drawFound(sewn, columns, rows)
  return [...new Set(sewn.threadOfBlock)]
    .toSorted((a, b) => a - b)
    .map(thread => {
      const [isWanted, isFound] = [wanted, found].map(cells =>
        cells.map(cell => (cell === thread ? 1 : 0)),
      ) as [Uint8Array, Uint8Array]
      return { thread, ...compareCells(isWanted, isFound, columns, sewn) }
    })
}

function compareCells(
  isWanted: Uint8Array,
  isFound: Uint8Array,
  columns: number,
  { perMillimetre, pull }: Looked,
): Omit<Likeness, 'thread'> {
  const rows = isWanted.length / columns
  const toWanted = distanceToMarked(isWanted, columns, rows)
  const toFound = distanceToMarked(isFound, columns, rows)
  let [both, either, off] = [0, 0, 0]
  for (let i = 0; i < isWanted.length; i++) {
    if (isWanted[i] === 0 && isFound[i] === 0) continue
    const isBoth = isWanted[i] === isFound[i]
    const away = isBoth ? 0 : (isFound[i] === 1 ? toWanted : toFound)[i]! / perMillimetre
    if (!isBoth && away <= pull) continue
    if (isBoth) both++
    either++
    off = Math.max(off, away)
  }
  return { overlap: either === 0 ? 1 : both / either, offMillimetres: off }
}

type Looked = SewnToCompare & { readonly perMillimetre: number }

function drawWanted(
  { plates, threadOf, perMillimetre, ...size }: Looked,
  columns: number,
  rows: number,
): Uint8Array {
  const cells = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const across = ((x + 0.5) / perMillimetre - margin) / size.widthMillimetres
      const down = ((y + 0.5) / perMillimetre - margin) / size.heightMillimetres
      if (across < 0 || down < 0 || across >= 1 || down >= 1) continue
      const at = Math.floor(down * plates.height) * plates.width + Math.floor(across * plates.width)
      if (plates.alpha[at]! < 128) continue
      cells[y * columns + x] = threadOf[plates.blend[at]! < 128 ? plates.first[at]! : plates.second[at]!] ?? 0
    }
  return cells
}

/** Threads as they are seen: the later over the earlier. */
function drawFound(
  { steps, threadOfBlock, middleX, middleY, perMillimetre }: Looked,
  columns: number,
  rows: number,
): Uint8Array {
  const cells = new Uint8Array(columns * rows)
  // Half a cell: what is nearer to an edge than that lies in cells whose middles are beyond it.
  const step = 0.5 / perMillimetre
  let [fromX, fromY] = [middleX, middleY]
  for (const { kind, x, y, block } of steps) {
    const [toX, toY] = [x / 10 + middleX, y / 10 + middleY]
    const length = Math.hypot(toX - fromX, toY - fromY)
    if (kind === 'stitch' && length > 0) {
      const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length]
      for (let along = step; along <= length - step; along += step)
        for (let aside = step - halfThread; aside <= halfThread - step; aside += step) {
          const column = Math.floor((fromX + ux * along - uy * aside + margin) * perMillimetre)
          const row = Math.floor((fromY + uy * along + ux * aside + margin) * perMillimetre)
          if (column >= 0 && row >= 0 && column < columns && row < rows)
            cells[row * columns + column] = threadOfBlock[block] ?? 0
        }
    }
    ;[fromX, fromY] = [toX, toY]
  }
  return cells
}
