import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { GrainedShade } from './fabric-grain.ts'
import { type Frame, inchesAt } from './frame.ts'
import { stretchOf } from './ink-map.ts'
import type { MixMap } from './mix-map.ts'
import { type ChartPaint, type Painter, painted, paintInked } from './painter.ts'
import { inked, type PlacedPrint, readInk } from './placed-print.ts'
import { nothing, partly, type SolidPlaces, solidPlacesOf } from './solid-places.ts'
import type { Spot } from './spot.ts'

/** What prints put on the plain pixels of a part that is drawn but once with them: as `paintInk`, and nothing of it is kept. */
export function stampInk(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  mixes: MixMap | null,
  pixels: Uint32Array,
): void {
  const { camera, runs, u, v } = frame
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  const paints = new SolidPaints(frame)
  for (let i = 0; i < runs.length; i += 3) {
    const paint = painter.charts[runs[i + 2]!]
    if (!paint?.prints) continue
    const row = Math.floor(runs[i]! / camera.width)
    spot.y = row + 0.5
    const { prints, first, last, isByCloth } = stretchOf(paint.prints, spot.y)
    const [only] = prints
    // Of a second colour how much shows is another at each pixel.
    const solids = prints.length === 1 && only && !paint.second ? paints.placesOf(only) : null
    const start = row * camera.width
    const to = Math.min(runs[i + 1]!, start + last + 1)
    for (let at = Math.max(runs[i]!, start + first); at < to; at++) {
      const texel = solids ? solids.texelAt(at - start, row) : partly
      if (texel === nothing) continue
      const known = texel === partly ? null : paints.of(paint, solids!, texel)
      const key = (shade.plain[at]! << 8) | frame.shade[at]!
      if (known && known[key] !== 0) {
        pixels[at] = known[key]!
        continue
      }
      spot.x = at - start + 0.5
      spot.u = u[at]! / clothSteps
      spot.v = v[at]! / clothSteps
      if (isByCloth) spot.inches = inchesAt(frame, at)
      if (!readInk(prints, spot)) continue
      for (let c = 0; c < 4; c++) inked[c] = ((inked[c]! * 65535 + 0.5) & 65535) / 65535
      paintInked(paint, shade.plain[at]!, frame.shade[at]!, mixes ? mixes.steps[at]! : 0)
      pixels[at] = (255 << 24) | (painted[2]! << 16) | (painted[1]! << 8) | painted[0]!
      if (known) known[key] = pixels[at]!
    }
  }
}

/** As many inks are held at once: a lettering has two or three. */
const mostInks = 4

type Known = {
  readonly paint: ChartPaint
  readonly solids: SolidPlaces
  /** One of its ink. */
  readonly texel: number
  readonly table: Uint32Array
}

/** What a whole ink looks like on a cloth, by its two shades; 0: not yet painted. */
class SolidPaints {
  private readonly frame: Frame
  private readonly places = new Map<PlacedPrint, SolidPlaces | null>()
  private readonly known: Known[] = []
  private last: Known | null = null
  private next = 0

  constructor(frame: Frame) {
    this.frame = frame
  }

  placesOf(print: PlacedPrint): SolidPlaces | null {
    const known = this.places.get(print)
    if (known !== undefined) return known
    const made = solidPlacesOf(this.frame, print)
    this.places.set(print, made)
    return made
  }

  of(paint: ChartPaint, solids: SolidPlaces, texel: number): Uint32Array {
    if (this.last && isOf(this.last, paint, solids, texel)) return this.last.table
    const before = this.known.find(one => isOf(one, paint, solids, texel))
    this.last = before ?? this.forget(paint, solids, texel)
    return this.last.table
  }

  /** The oldest gives way. */
  private forget(paint: ChartPaint, solids: SolidPlaces, texel: number): Known {
    const place = this.next++ % mostInks
    const table = tables[place] ?? new Uint32Array(1 << 16)
    tables[place] = table
    table.fill(0)
    const made = { paint, solids, texel, table }
    this.known[place] = made
    return made
  }
}

/** Used again by the next part. */
const tables: Uint32Array[] = []

function isOf(known: Known, paint: ChartPaint, solids: SolidPlaces, texel: number): boolean {
  const { inks } = solids
  return (
    known.solids === solids &&
    known.paint === paint &&
    inks[2 * known.texel] === inks[2 * texel] &&
    inks[2 * known.texel + 1] === inks[2 * texel + 1]
  )
}
