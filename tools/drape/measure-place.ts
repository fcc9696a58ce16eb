import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { SeenPlace } from '@teamloom/bakes/manifest.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { emptyPixel, type Frame, mixedPixel } from '@teamloom/garment/frame.ts'
import { arcOf } from '@teamloom/garment/round-plane.ts'
import { addRow, solveSums, sumsOf } from './least-squares.ts'

/** How prints lie at a place that is not in the cloth itself. */
type Manner = {
  /** Whether the cloth's rows alone tell its tilt: what is knitted round hangs askew and is level all the same. */
  readonly isLevel?: true
  /** Share and most degrees of that tilt that stay. */
  readonly tilt: number
  readonly mostTilt: number
  /** The least that it is as wide as high, or as high as wide. */
  readonly round: number
  /** Bounds of picture inches to an inch of print, and of the radius that it runs round. */
  readonly scale: readonly [number, number]
  readonly radius: readonly [number, number]
}

const round = { tilt: 1, mostTilt: 180, round: 0.94, scale: [0.7, 1.1], radius: [3, 16] } as const

const manners: Record<Exclude<LocationDefinition['lies'], 'cloth'>, Manner> = {
  flat: { tilt: 0.15, mostTilt: 0.3, round: 0.995, scale: [0.97, 1.03], radius: [12, 14] },
  piece: { tilt: 1, mostTilt: 180, round: 0.995, scale: [0.97, 1.03], radius: [12, 14] },
  round,
  band: { ...round, isLevel: true },
  slanted: { tilt: 1, mostTilt: 180, round: 0.6, scale: [0.6, 1.1], radius: [60, 60] },
}

type Area = Pick<
  LocationDefinition,
  'side' | 'panel' | 'centerU' | 'centerV' | 'maxWidthInches' | 'maxHeightInches' | 'lies'
>

/** A pixel of a place: inches of its cloth from the place's middle, and of the picture from the frame's corner. */
type Seen = { readonly u: number; readonly v: number; readonly x: number; readonly y: number }

/** How a place is seen in a frame of its side; undefined where it is not, or where prints lie as their cloth. */
export function measurePlace(frame: Frame, area: Area): Omit<SeenPlace, 'when'> | undefined {
  if (area.lies === 'cloth') return undefined
  const pixels = pixelsOf(frame, area)
  if (pixels.length < leastPixels) return undefined
  const manner = manners[area.lies]
  const plane = planeOf(pixels)
  const { xu, xv, yu, yv } = plane
  const tilt = manner.isLevel ? Math.atan2(yu, xu) : Math.atan2(yu - xv, xu + yv)
  const mostTilt = (manner.mostTilt * Math.PI) / 180
  const turn = within(tilt * manner.tilt, -mostTilt, mostTilt)
  const scale = within(Math.sqrt(Math.abs(xu * yv - xv * yu)), ...manner.scale)
  const ratio = within(Math.hypot(xu, yu) / Math.hypot(xv, yv), manner.round, 1 / manner.round)
  const across = scale * Math.sqrt(ratio)
  const down = scale / Math.sqrt(ratio)
  const radius = within(radiusOf(pixels, plane, area.maxWidthInches / 2), ...manner.radius)
  const { pixelsPerInch } = frame.camera
  const lying = { ...plane, turn, across, down, radius }
  return {
    side: area.side,
    centerU: area.centerU,
    centerV: area.centerV,
    width: area.maxWidthInches,
    height: area.maxHeightInches,
    x: rounded(plane.x * pixelsPerInch + frame.left, 2),
    y: rounded(plane.y * pixelsPerInch + frame.top, 2),
    turned: rounded((turn * 180) / Math.PI, 2),
    across: rounded(across, 4),
    down: rounded(down, 4),
    radius: rounded(radius, 2),
    slopes: [rounded(plane.ux, 4), rounded(plane.uy, 4), rounded(plane.vx, 4), rounded(plane.vy, 4)],
    leaves: leavesOf(pixels, lying),
  }
}

const leastPixels = 60

function pixelsOf(frame: Frame, area: Area): Seen[] {
  const { chart, camera } = frame
  const shown = frame.chartRegions.map(region => region?.panel === area.panel && region.face === 'outside')
  const pixels: Seen[] = []
  chart.forEach((number, at) => {
    if (number === emptyPixel || number === mixedPixel || !shown[number]) return
    const u = frame.u[at]! / clothSteps - area.centerU
    const v = frame.v[at]! / clothSteps - area.centerV
    if (Math.abs(u) > area.maxWidthInches / 2 || Math.abs(v) > area.maxHeightInches / 2) return
    const x = ((at % camera.width) + 0.5) / camera.pixelsPerInch
    const y = (Math.floor(at / camera.width) + 0.5) / camera.pixelsPerInch
    pixels.push({ u, v, x, y })
  })
  return pixels
}

/** The plane that the place's pixels come nearest to: cloth of picture, picture of cloth, and where its middle is. */
function planeOf(pixels: readonly Seen[]) {
  const [ofU, ofV] = [sumsOf(3), sumsOf(3)]
  for (const { u, v, x, y } of pixels) {
    addRow(ofU, [1, x, y], u)
    addRow(ofV, [1, x, y], v)
  }
  const [u0, ux, uy] = solveSums(ofU) as [number, number, number]
  const [v0, vx, vy] = solveSums(ofV) as [number, number, number]
  const turned = ux * vy - uy * vx
  const [xu, xv, yu, yv] = [vy / turned, -uy / turned, -vx / turned, ux / turned]
  return { ux, uy, vx, vy, xu, xv, yu, yv, x: -(xu * u0 + xv * v0), y: -(yu * u0 + yv * v0) }
}

type Plane = ReturnType<typeof planeOf>

/** How round the cloth runs: u grows faster than the picture's inches to both sides, as a + a³ / 6r². */
function radiusOf(pixels: readonly Seen[], { ux, uy, x: middleX, y: middleY }: Plane, half: number): number {
  let [squares, products] = [0, 0]
  for (const { u, x, y } of pixels) {
    const a = ux * (x - middleX) + uy * (y - middleY)
    // What of the cube is no slope over the width.
    const cube = a ** 3 - 0.6 * half * half * a
    squares += cube * cube
    products += cube * (u - a)
  }
  return products > 0 ? Math.sqrt(squares / (6 * products)) : Number.POSITIVE_INFINITY
}

type Lying = Plane & {
  readonly turn: number
  readonly across: number
  readonly down: number
  readonly radius: number
}

function leavesOf(pixels: readonly Seen[], lying: Lying): SeenPlace['leaves'] {
  const [ofU, ofV] = [sumsOf(6), sumsOf(6)]
  const [cos, sin] = [Math.cos(lying.turn), Math.sin(lying.turn)]
  for (const { u, v, x, y } of pixels) {
    const [right, below] = [x - lying.x, y - lying.y]
    const powers = [1, u, v, u * u, u * v, v * v]
    addRow(ofU, powers, arcOf(lying.radius, (right * cos + below * sin) / lying.across) - u)
    addRow(ofV, powers, (below * cos - right * sin) / lying.down - v)
  }
  return {
    u: solveSums(ofU).map(factor => rounded(factor, 5)),
    v: solveSums(ofV).map(factor => rounded(factor, 5)),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
