import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { GrainedShade } from './fabric-grain.ts'
import { type Frame, inchesAt } from './frame.ts'
import { stretchOf } from './ink-map.ts'
import type { MixMap } from './mix-map.ts'
import { type ChartPaint, type Painter, painted, paintInked } from './painter.ts'
import { inked, type PlacedPrint, readInk } from './placed-print.ts'
import { type SolidInk, type SolidPlaces, solidPlacesOf, stampSolid, stopped } from './solid-places.ts'
import type { Spot } from './spot.ts'

/** What prints put on the plain pixels of a part that is drawn but once with them: as `paintInk`, and nothing of it is kept. */
export function stampInk(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  mixes: MixMap | null,
  pixels: Int32Array,
): void {
  const { camera, runs } = frame
  const shades = { plain: shade.plain, smooth: frame.shade }
  const stamp = stamper(frame, shade, mixes, pixels)
  const solids = new SolidInks(frame)
  for (let i = 0; i < runs.length; i += 3) {
    const paint = painter.charts[runs[i + 2]!]
    if (!paint?.prints) continue
    const row = Math.floor(runs[i]! / camera.width)
    const { prints, first, last, isByCloth } = stretchOf(paint.prints, row + 0.5)
    const [only] = prints
    const start = row * camera.width
    const from = Math.max(runs[i]! - start, first)
    const to = Math.min(runs[i + 1]! - start, last + 1)
    // Of a second colour how much shows is another at each pixel.
    const places = prints.length === 1 && only && !paint.second ? solids.placesOf(only) : null
    if (!places) {
      for (let column = from; column < to; column++) stamp(paint, prints, row, column, isByCloth)
      continue
    }
    let ink = solids.lastOf(paint, places)
    for (let column = from; column < to; column++) {
      column = stampSolid(places, ink, shades, pixels, row, column, to)
      if (column === to) break
      const { texel } = stopped
      const isSeen = stamp(paint, prints, row, column, isByCloth)
      if (texel < 0 || !isSeen) continue
      ink = solids.inkOf(paint, places, texel)
      const at = start + column
      ink.seen[(shades.plain[at]! << 8) | shades.smooth[at]!] = pixels[at]!
    }
  }
}

/** Reads what lies on a pixel and paints it; false where there is no ink. */
function stamper(frame: Frame, shade: GrainedShade, mixes: MixMap | null, pixels: Int32Array) {
  const { camera, u, v } = frame
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  return (
    paint: ChartPaint,
    prints: readonly PlacedPrint[],
    row: number,
    column: number,
    isByCloth: boolean,
  ): boolean => {
    const at = row * camera.width + column
    spot.x = column + 0.5
    spot.y = row + 0.5
    spot.u = u[at]! / clothSteps
    spot.v = v[at]! / clothSteps
    if (isByCloth) spot.inches = inchesAt(frame, at)
    if (!readInk(prints, spot)) return false
    for (let c = 0; c < 4; c++) inked[c] = ((inked[c]! * 65535 + 0.5) & 65535) / 65535
    paintInked(paint, shade.plain[at]!, frame.shade[at]!, mixes ? mixes.steps[at]! : 0)
    pixels[at] = (255 << 24) | (painted[2]! << 16) | (painted[1]! << 8) | painted[0]!
    return true
  }
}

/** How many inks are held at once: a lettering has two or three. */
const mostInks = 4

type Held = { readonly paint: ChartPaint; readonly places: SolidPlaces; readonly ink: SolidInk }

const noInk: SolidInk = { one: 0, two: 0, seen: new Int32Array() }

/** Whole inks on cloths, by what each looks like there. */
class SolidInks {
  private readonly frame: Frame
  private readonly places = new Map<PlacedPrint, SolidPlaces | null>()
  /** The last that was asked for is the first. */
  private readonly held: Held[] = []

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

  /** The ink that was seen last of a print on a cloth. */
  lastOf(paint: ChartPaint, places: SolidPlaces): SolidInk {
    return this.held.find(one => one.paint === paint && one.places === places)?.ink ?? noInk
  }

  inkOf(paint: ChartPaint, places: SolidPlaces, texel: number): SolidInk {
    const [one, two] = [places.inks[2 * texel]!, places.inks[2 * texel + 1]!]
    const isOfIt = (held: Held) =>
      held.paint === paint && held.places === places && held.ink.one === one && held.ink.two === two
    const before = this.held.findIndex(isOfIt)
    const known = before < 0 ? undefined : this.held.splice(before, 1)[0]
    const held = known ?? { paint, places, ink: { one, two, seen: this.takeTable() } }
    this.held.unshift(held)
    return held.ink
  }

  /** The oldest gives way. */
  private takeTable(): Int32Array {
    const oldest = this.held.length === mostInks ? this.held.pop() : undefined
    const table = oldest?.ink.seen ?? tables[this.held.length] ?? new Int32Array(1 << 16)
    if (!oldest) tables[this.held.length] = table
    return table.fill(0)
  }
}

/** Used again by the next part. */
const tables: Int32Array[] = []
