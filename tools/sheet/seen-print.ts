import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Frame } from '@teamloom/garment/frame.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { screenOfPrint } from '@teamloom/garment/place.ts'
import { laid, type PrintMap, printMapOf } from '@teamloom/garment/print-map.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Point, type Roundness, roundnessOf } from './circle.ts'

/** A place in a frame, and where its prints are looked up there. */
export type SeenPrint = {
  readonly place: LocationDefinition
  readonly frame: Frame
  readonly map: PrintMap
  /** Where inches from the place's middle would be seen without folds. */
  readonly screenOf: (u: number, v: number) => Point
}

export function seePrint(side: DecodedSide, frame: Frame, look: Look, place: LocationDefinition): SeenPrint {
  const { panel, positionName, centerU, centerV } = place
  return {
    place,
    frame,
    map: printMapOf(side, frame, look, { panel, place: positionName }),
    screenOf: (u, v) => {
      const { x, y } = must(
        screenOfPrint(side, look, { panel, place: positionName }, centerU + u, centerV + v),
        positionName,
      )
      return [x, y]
    },
  }
}

const spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }

/** Inches from the place's middle that are looked up at a spot of the frame. */
function lookedUp({ place, map }: SeenPrint, [x, y]: Point): Point {
  spot.x = x
  spot.y = y
  return map(spot) ? [laid.u - place.centerU, laid.v - place.centerV] : [Infinity, Infinity]
}

const directions = 180
const halvings = 20

/** How round a circle of so many inches about the place's middle is seen, where nothing covers it; null when most of it is. */
export function seenCircle(seen: SeenPrint, diameter: number): Roundness | null {
  const { frame } = seen
  const [middleX, middleY] = seen.screenOf(0, 0)
  const points: Point[] = []
  for (let i = 0; i < directions; i++) {
    const angle = (i * 2 * Math.PI) / directions
    const along = (distance: number): Point => [
      middleX + distance * Math.cos(angle),
      middleY + distance * Math.sin(angle),
    ]
    let [inside, outside] = [0, diameter * frame.camera.pixelsPerInch]
    for (let halving = 0; halving < halvings; halving++) {
      const between = (inside + outside) / 2
      if (Math.hypot(...lookedUp(seen, along(between))) < diameter / 2) inside = between
      else outside = between
    }
    const point = along(inside)
    if (shows(seen, point)) points.push(point)
  }
  return points.length > directions / 2 ? roundnessOf(points) : null
}

function shows({ frame, place }: SeenPrint, [x, y]: Point): boolean {
  const number = frame.chart[Math.floor(y) * frame.camera.width + Math.floor(x)]!
  const region = frame.chartRegions[number]
  return region?.panel === place.panel && region.face === place.face
}

const along = 24

/** Degrees clockwise from the picture's right in which a line of the print runs, by its best straight one. */
export function seenDirection(seen: SeenPrint, from: Point, to: Point): number {
  const points = Array.from({ length: along + 1 }, (_, i) => {
    const share = i / along
    return findSpot(seen, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
  })
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [middleX, middleY] = [mean(0), mean(1)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - middleX) ** 2
    xy += (x - middleX) * (y - middleY)
    yy += (y - middleY) ** 2
  }
  return (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI
}

/** Where inches of the print are seen, folds and all. */
function findSpot(seen: SeenPrint, u: number, v: number): Point {
  const goal = seen.screenOf(u, v)
  let at = goal
  for (let step = 0; step < 8; step++) {
    const now = seen.screenOf(...lookedUp(seen, at))
    at = [at[0] + goal[0] - now[0], at[1] + goal[1] - now[1]]
  }
  return at
}

/** Inches of cloth between a print's middle and the place's, where something of its panel is seen there. */
export function missOfMiddle({ frame, place, screenOf }: SeenPrint): number {
  const [x, y] = screenOf(0, 0)
  const at = Math.floor(y) * frame.camera.width + Math.floor(x)
  if (!shows({ frame, place } as SeenPrint, [x, y])) return 0
  return Math.hypot(frame.u[at]! / clothSteps - place.centerU, frame.v[at]! / clothSteps - place.centerV)
}
