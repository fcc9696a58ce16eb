import { smoothStep } from '../grid.ts'
import { hash, repeatingNoise } from '../noise.ts'
import type { Hide } from './hides.ts'
import { stone, stoneCells } from './stone-cells.ts'

/** A square of a hide's surface that repeats. */
export type GrainTile = {
  /** Pixels of a side. */
  readonly size: number
  readonly density: number
  /** Inches up and down. */
  readonly relief: Float32Array
  /** How dark its creases and pores are, 0 to 1. */
  readonly dark: Float32Array
  /** How unevenly it took its dye, about 0. */
  readonly tint: Float32Array
}

const tileInches = 2
const millimetre = 1 / 25.4
const tiles = new WeakMap<Hide, Map<number, GrainTile>>()

/** Made once for each hide and density, in pixels to the inch. */
export function getGrainTile(hide: Hide, density: number): GrainTile {
  const known = tiles.get(hide) ?? new Map<number, GrainTile>()
  tiles.set(hide, known)
  const tile = known.get(density) ?? makeGrain(hide, density)
  known.set(density, tile)
  return tile
}

function makeGrain(hide: Hide, density: number): GrainTile {
  const size = Math.round(tileInches * density)
  const count = hide.cellsPerInch * tileInches
  const folds = 13 * tileInches
  const small = stoneCells(count, 11, 0.9, 0.55)
  const large = stoneCells(folds, 21, 0.95, 0.9)
  const pores = porePits(size, density, hide.pores)
  const relief = new Float32Array(size * size)
  const dark = new Float32Array(size * size)
  const tint = new Float32Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x
      const [u, v] = [x / size, y / size]
      // Grain is not the same all over a hide.
      const strength = 0.75 + 0.9 * repeatingNoise(u * 6, v * 6, 31, 6)
      small(u * count, v * count)
      const crease = (1 - smoothStep(0.02, 0.3, stone.gap)) * strength
      const dome = (1 - stone.middle ** 2) * strength
      large(u * folds, v * folds)
      const some = smoothStep(-0.12, 0.25, repeatingNoise(u * 5, v * 5, 32, 5))
      const wrinkle = (1 - smoothStep(0, 0.14, stone.gap)) * some
      const pore = pores[i]!
      relief[i] =
        millimetre *
        (hide.domeMillimetres * dome -
          hide.creaseMillimetres * crease -
          hide.wrinkleMillimetres * wrinkle -
          0.06 * pore +
          0.024 * repeatingNoise(u * 160, v * 160, 35, 160))
      dark[i] =
        0.3 * crease * Math.min(1, 16 * hide.creaseMillimetres) +
        6 * hide.wrinkleMillimetres * wrinkle +
        0.42 * pore
      tint[i] =
        0.8 * hide.mottle * repeatingNoise(u * 18, v * 18, 53, 18) +
        0.1 * repeatingNoise(u * 80, v * 80, 54, 80)
    }
  return { size, density, relief, dark, tint }
}

/** Small round pits in loose flocks, how deep each place lies in one, 0 to 1. */
function porePits(size: number, density: number, share: number): Float32Array {
  const pits = new Float32Array(size * size)
  const count = Math.round(tileInches ** 2 * 900 * share)
  for (let pore = 0; pore < count; pore++) {
    const [u, v] = [hash(pore, 1, 61), hash(pore, 2, 61)]
    if (2 * repeatingNoise(u * 7, v * 7, 62, 7) + 0.7 * hash(pore, 3, 61) < 0.25) continue
    const radius = (0.09 + 0.1 * hash(pore, 4, 61)) * millimetre * density
    const deep = 0.5 + 0.5 * hash(pore, 5, 61)
    const reach = Math.ceil(2 * radius)
    const [middleX, middleY] = [Math.round(u * size), Math.round(v * size)]
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const at = ((middleY + dy + size) % size) * size + ((middleX + dx + size) % size)
        const pit = deep * Math.exp(-(dx * dx + 1.3 * dy * dy) / (radius * radius))
        if (pit > pits[at]!) pits[at] = pit
      }
  }
  return pits
}

/** Where a place lies in a tile: the four pixels around it and their shares. */
export const spotInTile = { at: new Int32Array(4), share: new Float32Array(4) }

/** Finds a place, in inches, into `spotInTile`. */
export function findInTile({ size, density }: GrainTile, u: number, v: number): void {
  const x = u * density - 0.5
  const y = v * density - 0.5
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  const column = ((left % size) + size) % size
  const row = (((top % size) + size) % size) * size
  const nextColumn = column === size - 1 ? 0 : column + 1
  const nextRow = row + size === size * size ? 0 : row + size
  const { at, share } = spotInTile
  at[0] = row + column
  at[1] = row + nextColumn
  at[2] = nextRow + column
  at[3] = nextRow + nextColumn
  share[0] = (1 - fx) * (1 - fy)
  share[1] = fx * (1 - fy)
  share[2] = (1 - fx) * fy
  share[3] = fx * fy
}

export function tileValue(values: Float32Array): number {
  const { at, share } = spotInTile
  // On a pixel's middle, where most places lie, the others have no share.
  if (share[0]! > 0.999) return values[at[0]!]!
  return (
    values[at[0]!]! * share[0]! +
    values[at[1]!]! * share[1]! +
    values[at[2]!]! * share[2]! +
    values[at[3]!]! * share[3]!
  )
}
