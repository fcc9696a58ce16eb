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

/** One length of thread that is seen, and how it came out. Inches. */
type Stitch = {
  readonly line: Line
  /** 0 pulled tight, 1 loose: it lies higher, and dents less. */
  readonly slack: number
  /** How far its middle lies off the straight way. */
  readonly bow: number
  /** Its own lightness, about 1. */
  readonly tone: number
  /** Where its plies begin, in turns. */
  readonly turn: number
}

/** How stitches of a row differ: by so much of a stitch where the needle goes in, of a thread how they lean and bow. */
const strays = { pitch: 0.16, lean: 0.22, bow: 0.22, tone: 0.14 }

/** Sews along straight rows, inches from the map's middle: what lies there is dented and pierced, and thread laid on it. */
export function sew(raised: RaisedMap, rows: readonly Line[], seam: Seam): void {
  const sewn = rows.map((row, n) => stitchesAlong(row, n, seam))
  const stitches = sewn.flatMap(({ stitches }) => stitches)
  dent(raised, stitches, seam)
  for (const { holes } of sewn) for (const [x, y] of holes) pierce(raised, x, y, seam)
  const bed = { ...raised.relief, values: raised.relief.values.slice() }
  for (const stitch of stitches) layThread({ ...raised, bed: bed.values }, stitch, seam)
}

/** From hole to hole; no two are alike, and all are the same the next time. */
function stitchesAlong([fromX, fromY, toX, toY]: Line, row: number, seam: Seam) {
  const { stitchInches, gapInches, slantInches, threadInches } = seam
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.hypot(dx, dy)
  const count = Math.max(1, Math.round(length / stitchInches))
  const under = Math.min(0.4 / count, gapInches / 2 / length)
  const own = (stitch: number, of: number) => hash(stitch, row, of) - 0.5
  const inner = (hole: number) => (hole > 0 && hole < count ? own(hole, 21) * strays.pitch : 0)
  const holes = Array.from({ length: count + 1 }, (_, hole) => (hole + inner(hole)) / count)
  const stitches = Array.from({ length: count }, (_, n): Stitch => {
    const [start, end] = [holes[n]! + under, holes[n + 1]! - under]
    const lean = slantInches + own(n, 22) * strays.lean * threadInches
    const [leanX, leanY] = [(-dy / length) * lean, (dx / length) * lean]
    return {
      line: [
        fromX + dx * start + leanX,
        fromY + dy * start + leanY,
        fromX + dx * end - leanX,
        fromY + dy * end - leanY,
      ],
      slack: 0.5 + own(n, 23),
      bow: own(n, 24) * strays.bow * threadInches,
      tone: 1 + own(n, 25) * strays.tone,
      turn: own(n, 26),
    }
  })
  return { stitches, holes: holes.map(t => [fromX + dx * t, fromY + dy * t] as const) }
}

/** Overlapping dents do not add up: the deepest wins. */
function dent(raised: RaisedMap, stitches: readonly Stitch[], { threadInches, dentInches }: Seam): void {
  const { relief } = raised
  const depths = new Float32Array(relief.values.length)
  for (const { line, slack } of stitches)
    eachNear(raised, line, 2.2 * threadInches, (i, along, across, length) => {
      const t = Math.max(0, Math.min(1, along / length))
      const away = Math.hypot(along - t * length, across)
      const depth =
        dentInches *
        (1.2 - 0.4 * slack) *
        Math.exp(-((away / (0.95 * threadInches)) ** 2)) *
        (0.75 + 0.25 * (2 * t - 1) ** 2)
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

/** Two plies twisted, drawn thin into its holes. */
function layThread(sewn: Sewn, { line, slack, bow, tone, turn }: Stitch, seam: Seam): void {
  const { frame, relief, color, gloss, cover, bed } = sewn
  const { hex, threadInches } = seam
  const thread: LinearColour = linearOfHex(hex)
  const radius = threadInches / 2
  const ground = bed[pixelAt(sewn, (line[0] + line[2]) / 2, (line[1] + line[3]) / 2)]!
  const lift = 2 * radius * (0.42 + 0.26 * slack)
  eachNear(sewn, line, radius + Math.abs(bow), (i, along, across, length) => {
    const t = Math.max(0, Math.min(1, along / length))
    const aside = across - 4 * bow * t * (1 - t)
    const dive = (2 * t - 1) ** 4
    const thick = radius * (1.02 - 0.36 * dive)
    const beyond = Math.max(0, -along, along - length)
    const away = Math.hypot(beyond, aside)
    const share = Math.max(0, Math.min(1, (thick - away) * frame.density + 0.5))
    if (share === 0) return
    const round = Math.max(0, 1 - (away / thick) ** 2)
    const ply = 0.5 + 0.5 * Math.cos(2 * Math.PI * ((along / 0.95 + 0.7 * aside) / threadInches + turn))
    const top = ground + lift * round * (0.7 + 0.3 * ply) - 1.1 * radius * dive
    const tint = tone * (0.66 + 0.34 * ply) * (0.74 + 0.26 * round) * (1 - 0.5 * dive)
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
