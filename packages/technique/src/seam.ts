import { type LinearColour, linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { smoothStep } from './grid.ts'
import { hash } from './noise.ts'
import type { Line } from './piece-shape.ts'
import type { RaisedMap } from './raised-map.ts'

/** A row of stitches. All in inches. */
export type Seam = {
  readonly hex: string
  /** From one stitch to the next, about: a side holds whole ones. */
  readonly stitchInches: number
  readonly threadInches: number
  /** Between two stitches, where the thread is below. */
  readonly gapInches: number
  /** How far the pull of the thread draws down what is sewn. */
  readonly dentInches: number
  readonly holeInches: number
  /** How far each stitch leans from the row, at each of its ends. */
  readonly slantInches: number
}

/** Sews along straight rows, inches from the map's middle: what lies there is dented and pierced, and thread laid on it. */
export function sew(raised: RaisedMap, rows: readonly Line[], seam: Seam): void {
  const rowsOfStitches = rows.map(row => stitchesAlong(row, seam))
  dent(raised, rowsOfStitches.flat(), seam)
  for (const stitches of rowsOfStitches) {
    for (const [fromX, fromY] of stitches) pierce(raised, fromX, fromY, seam)
    const last = stitches.at(-1)!
    pierce(raised, last[2], last[3], seam)
  }
  const bed = { ...raised.relief, values: raised.relief.values.slice() }
  rowsOfStitches.flat().forEach((stitch, number) => {
    layThread({ ...raised, bed: bed.values }, stitch, seam, number)
  })
}

function stitchesAlong(
  [fromX, fromY, toX, toY]: Line,
  { stitchInches, gapInches, slantInches }: Seam,
): Line[] {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.hypot(dx, dy)
  const count = Math.max(1, Math.round(length / stitchInches))
  const under = Math.min(0.4 / count, gapInches / 2 / length)
  const [leanX, leanY] = [(-dy / length) * slantInches, (dx / length) * slantInches]
  return Array.from({ length: count }, (_, stitch) => {
    const [start, end] = [stitch / count + under, (stitch + 1) / count - under]
    return [
      fromX + dx * start + leanX,
      fromY + dy * start + leanY,
      fromX + dx * end - leanX,
      fromY + dy * end - leanY,
    ]
  })
}

/** Overlapping dents do not add up: the deepest wins. */
function dent(raised: RaisedMap, stitches: readonly Line[], { threadInches, dentInches }: Seam): void {
  const { relief } = raised
  const depths = new Float32Array(relief.values.length)
  for (const stitch of stitches)
    eachNear(raised, stitch, 2.2 * threadInches, (i, along, across, length) => {
      const t = Math.max(0, Math.min(1, along / length))
      const away = Math.hypot(along - t * length, across)
      const depth =
        dentInches * Math.exp(-((away / (0.95 * threadInches)) ** 2)) * (0.75 + 0.25 * (2 * t - 1) ** 2)
      if (depth <= depths[i]!) return
      relief.values[i]! -= depth - depths[i]!
      depths[i] = depth
    })
}

function pierce(raised: RaisedMap, x: number, y: number, { holeInches, dentInches }: Seam): void {
  const { relief, color, gloss } = raised
  const radius = holeInches / 2
  eachNear(raised, [x, y, x, y], 2 * radius, (i, along, across) => {
    const inside = 1 - smoothStep(0.55 * radius, 1.3 * radius, Math.hypot(along, across))
    if (inside === 0) return
    relief.values[i]! -= 0.6 * dentInches * inside
    for (let c = 0; c < 3; c++) color[3 * i + c]! *= 1 - 0.85 * inside
    if (gloss) gloss.values[i]! *= 1 - inside
  })
}

type Sewn = RaisedMap & { readonly bed: Float32Array }

/** Two plies twisted; it is pressed flat a little and dives into its holes. */
function layThread(sewn: Sewn, stitch: Line, { hex, threadInches }: Seam, number: number): void {
  const { frame, relief, color, gloss, cover, bed } = sewn
  const thread: LinearColour = linearOfHex(hex)
  const radius = threadInches / 2
  const own = 0.92 + 0.16 * hash(number, 3, 9)
  const ground = bed[pixelAt(sewn, (stitch[0] + stitch[2]) / 2, (stitch[1] + stitch[3]) / 2)]!
  eachNear(sewn, stitch, radius, (i, along, across, length) => {
    const t = Math.max(0, Math.min(1, along / length))
    const thick = radius * (0.84 + 0.16 * Math.sin(Math.PI * t))
    const beyond = Math.max(0, -along, along - length)
    const away = Math.hypot(1.3 * beyond, across)
    const share = Math.max(0, Math.min(1, (thick - away) * frame.density + 0.5))
    if (share === 0) return
    const round = Math.sqrt(Math.max(0, 1 - (away / thick) ** 2))
    const dive = (2 * t - 1) ** 4
    const ply = 0.5 + 0.5 * Math.cos(2 * Math.PI * ((along / 0.95 + 0.6 * across) / threadInches))
    const top = ground + 2 * radius * (0.62 * round - 0.3 * dive) + 0.14 * radius * ply * round
    const tint = own * (0.55 + 0.45 * ply) * (0.55 + 0.45 * round) * (1 - 0.45 * dive)
    for (let c = 0; c < 3; c++) color[3 * i + c]! += share * (thread[c]! * tint - color[3 * i + c]!)
    relief.values[i]! += share * (Math.max(top, relief.values[i]! - radius) - relief.values[i]!)
    if (gloss) gloss.values[i] = 0.05
    cover.values[i] = Math.max(cover.values[i]!, share)
  })
}

function pixelAt({ frame }: RaisedMap, x: number, y: number): number {
  const column = Math.floor(x * frame.density + frame.width / 2)
  const row = Math.floor(y * frame.density + frame.height / 2)
  return (
    Math.max(0, Math.min(frame.height - 1, row)) * frame.width +
    Math.max(0, Math.min(frame.width - 1, column))
  )
}

/** Every pixel within some inches of a line, and where it lies: inches along it from its start and across it. */
function eachNear(
  { frame }: RaisedMap,
  [fromX, fromY, toX, toY]: Line,
  reach: number,
  see: (pixel: number, along: number, across: number, length: number) => void,
): void {
  const { width, height, density } = frame
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [dx, dy] = length > 0 ? [(toX - fromX) / length, (toY - fromY) / length] : [1, 0]
  const left = Math.max(0, Math.floor((Math.min(fromX, toX) - reach) * density + width / 2))
  const right = Math.min(width - 1, Math.ceil((Math.max(fromX, toX) + reach) * density + width / 2))
  const top = Math.max(0, Math.floor((Math.min(fromY, toY) - reach) * density + height / 2))
  const bottom = Math.min(height - 1, Math.ceil((Math.max(fromY, toY) + reach) * density + height / 2))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const u = (x + 0.5 - width / 2) / density - fromX
      const v = (y + 0.5 - height / 2) / density - fromY
      see(y * width + x, u * dx + v * dy, -u * dy + v * dx, Math.max(length, 1e-6))
    }
}
