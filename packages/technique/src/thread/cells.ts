import type { Plates } from '@teamloom/artwork/plates.ts'
import { millimetresPerInch } from './measures.ts'

/** Artwork on a fine grid: which thread each cell is to have. */
export type Cells = {
  readonly width: number
  readonly height: number
  /** 0: none. */
  readonly threads: Uint8Array
  /** Size of a cell. */
  readonly millimetres: number
}

/** Empty cells all around, so that every cell of the artwork has neighbours. */
export const border = 5

const finest = 5
const mostCells = 1_000_000
/** What holds in their place for work that is seen small alone. */
const [finestOfCoarse, mostCellsOfCoarse] = [3, 250_000]
const longestSide = 6000

/** `threadOf` names the thread of each plate, 0 for one that is left out. */
export function cellsOf(
  plates: Plates,
  threadOf: readonly number[],
  widthInches: number,
  heightInches: number,
  isCoarse = false,
): Cells {
  const wide = widthInches * millimetresPerInch
  const tall = heightInches * millimetresPerInch
  const perMillimetre = Math.min(
    isCoarse ? finestOfCoarse : finest,
    Math.sqrt((isCoarse ? mostCellsOfCoarse : mostCells) / (wide * tall)),
    longestSide / Math.max(wide, tall),
  )
  const across = alongCells(Math.max(1, Math.round(wide * perMillimetre)), plates.width)
  const down = alongCells(Math.max(1, Math.round(tall * perMillimetre)), plates.height)
  const labels = labelsOf(plates, threadOf)
  const width = across.count + 2 * border
  const height = down.count + 2 * border
  const threads = new Uint8Array(width * height)
  const votes = new Float32Array(256)
  const stepX = across.taps
  const stepY = down.taps
  for (let y = 0; y < down.count; y++)
    for (let x = 0; x < across.count; x++) {
      const to = (y + border) * width + x + border
      const left = across.at[x * stepX]!
      const right = across.at[(x + 1) * stepX - 1]!
      const top = down.at[y * stepY]! * plates.width
      const bottom = down.at[(y + 1) * stepY - 1]! * plates.width
      const first = labels[top + left]!
      const isPlain =
        labels[top + right] === first && labels[bottom + left] === first && labels[bottom + right] === first
      if (isPlain) {
        threads[to] = first
        continue
      }
      votes.fill(0)
      let most = 0
      for (let j = y * stepY; j < (y + 1) * stepY; j++)
        for (let i = x * stepX; i < (x + 1) * stepX; i++) {
          const label = labels[down.at[j]! * plates.width + across.at[i]!]!
          votes[label]! += down.share[j]! * across.share[i]!
          if (votes[label]! > votes[most]!) most = label
        }
      threads[to] = most
    }
  return { width, height, threads, millimetres: 1 / perMillimetre }
}

function labelsOf(plates: Plates, threadOf: readonly number[]): Uint8Array {
  const labels = new Uint8Array(plates.alpha.length)
  for (let i = 0; i < labels.length; i++) {
    if (plates.alpha[i]! < 128) continue
    labels[i] = threadOf[plates.blend[i]! < 128 ? plates.first[i]! : plates.second[i]!] ?? 0
  }
  return labels
}

/** Which pixels each cell sees along one side: the few that it covers, or those beside it when they are larger. */
function alongCells(count: number, pixels: number) {
  const step = pixels / count
  const points = Math.max(1, Math.min(3, Math.ceil(step)))
  const taps = 2 * points
  const at = new Int32Array(count * taps)
  const share = new Float32Array(count * taps)
  for (let cell = 0; cell < count; cell++)
    for (let point = 0; point < points; point++) {
      const place = (cell + (point + 0.5) / points) * step - 0.5
      const low = Math.floor(place)
      const to = cell * taps + 2 * point
      at[to] = Math.max(0, low)
      at[to + 1] = Math.min(pixels - 1, low + 1)
      share[to] = 1 - (place - low)
      share[to + 1] = place - low
    }
  return { count, taps, at, share }
}
