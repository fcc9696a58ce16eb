import { blurred, type Grid, gridOf, meanAround, smoothStep } from './grid.ts'

/** How much of the lamp (`lit`) and of the sky (`open`) reaches each place of a relief, 0 to 1. */
export type Shadows = { readonly lit: Float32Array; readonly open: Float32Array }

export type Shading = {
  /** Inches over which a shadow may fall. */
  readonly reachInches: number
  /** How soft its edge is: the lamp is a window, not a point. */
  readonly soft: number
  /** Inches around a hollow that take the sky from it, and how much they do. */
  readonly hollowInches: number
  readonly hollow: number
}

/** The slope of the light that just passes an edge. */
const rise = 0.95

/** Steps in whole pixels that lead to the lamp, spread about its direction, by eighths of a turn from across. */
const waysTo: readonly (readonly (readonly [dx: number, dy: number])[])[] = Array.from(
  { length: 8 },
  (_, eighth) => {
    const ways =
      eighth % 2 === 0
        ? [
            [1, 0],
            [2, 1],
            [2, -1],
          ]
        : [
            [1, 1],
            [2, 1],
            [1, 2],
          ]
    return ways.map(([dx, dy]) => quarterTurns(Math.floor(eighth / 2), dx!, dy!))
  },
)

function quarterTurns(count: number, dx: number, dy: number): readonly [number, number] {
  return count === 0 ? [dx, dy] : quarterTurns(count - 1, -dy, dx)
}

/** `relief` in inches over the cloth, `density` pixels to the inch; lamps stand at `lampDegrees` from across. */
export function castShadows(
  relief: Grid,
  density: number,
  lampDegrees: number,
  { reachInches, soft, hollowInches, hollow }: Shading,
): Shadows {
  const lit = gridOf(relief.width, relief.height)
  const eighth = ((Math.round(lampDegrees / 45) % 8) + 8) % 8
  const ways = waysTo[eighth]!
  const reach = reachInches * density
  const around = reliefsFor(relief, reach)
  for (const [dx, dy] of ways) {
    const horizon = horizonTowards(relief, around, [dx, dy], { reach, density, least: rise - soft })
    for (let i = 0; i < horizon.length; i++) {
      const steepest = horizon[i]!
      const hidden = steepest > rise - soft ? smoothStep(rise - soft, rise + soft, steepest) : 0
      lit.values[i]! += (1 - hidden) / ways.length
    }
  }
  const wide = meanAround(relief, hollowInches * density).values
  const near = meanAround(relief, (hollowInches * density) / 3).values
  const open = new Float32Array(wide.length)
  for (let i = 0; i < open.length; i++) {
    const here = relief.values[i]!
    const deep = (Math.max(0, wide[i]! - here) + 1.2 * Math.max(0, near[i]! - here)) / hollowInches
    open[i] = 1 / (1 + hollow * deep)
  }
  return { lit: blurred(lit, Math.max(0.3, 0.003 * density)).values, open }
}

/** Beyond so many pixels a shadow is soft: fewer places are looked at, each for those around it. */
const nearPixels = 9

/** How many pixels of a row are looked at together, of which it is known how high they lie. */
const run = 16

type Horizons = {
  /** Pixels. */
  readonly reach: number
  readonly density: number
  /** Slopes below this throw no shadow, and need not be found. */
  readonly least: number
}

/** The steepest rise towards a lamp from each place. */
function horizonTowards(
  { width, height, values }: Grid,
  around: readonly Seen[],
  [dx, dy]: readonly [number, number],
  { reach, density, least }: Horizons,
): Float32Array {
  const horizon = new Float32Array(values.length).fill(-9)
  const length = Math.hypot(dx, dy)
  const runs = Math.ceil(width / run)
  const { lowest } = around[0]!
  for (let step = 1; step * length <= reach + 1; ) {
    const coarseness = Math.min(around.length - 1, Math.floor((step * length) / nearPixels))
    const { heights, highest } = around[coarseness]!
    const [right, below] = [step * dx, step * dy]
    const steepness = density / (step * length)
    const lastRow = Math.min(height, height - below)
    const lastColumn = Math.min(width, width - right)
    for (let y = Math.max(0, -below); y < lastRow; y++) {
      const from = (y + below) * width + right
      const row = y * width
      for (let x = Math.max(0, -right); x < lastColumn; ) {
        const own = Math.floor(x / run)
        const end = Math.min(lastColumn, (own + 1) * run)
        const first = (y + below) * runs + Math.floor((x + right) / run)
        const last = (y + below) * runs + Math.floor((end - 1 + right) / run)
        const top = Math.max(highest[first]!, highest[last]!)
        if ((top - lowest[y * runs + own]!) * steepness <= least) {
          x = end
          continue
        }
        for (; x < end; x++) {
          const slope = (heights[from + x]! - values[row + x]!) * steepness
          if (slope > horizon[row + x]!) horizon[row + x] = slope
        }
      }
    }
    step += 1 + coarseness
  }
  return horizon
}

/** A relief, and the highest and lowest of each run of its rows. */
type Seen = { readonly heights: Float32Array; readonly highest: Float32Array; readonly lowest: Float32Array }

function seenIn({ width, height, values: heights }: Grid): Seen {
  const runs = Math.ceil(width / run)
  const highest = new Float32Array(runs * height).fill(Number.NEGATIVE_INFINITY)
  const lowest = new Float32Array(runs * height).fill(Number.POSITIVE_INFINITY)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const at = y * runs + Math.floor(x / run)
      const here = heights[i]!
      if (here > highest[at]!) highest[at] = here
      if (here < lowest[at]!) lowest[at] = here
    }
  return { heights, highest, lowest }
}

/** The relief itself, and softened for larger and larger steps. */
function reliefsFor(relief: Grid, reach: number): readonly Seen[] {
  const steps = Math.min(4, 1 + Math.floor(reach / nearPixels))
  return Array.from({ length: steps }, (_, coarseness) =>
    seenIn(coarseness === 0 ? relief : meanAround(relief, coarseness / 2)),
  )
}
