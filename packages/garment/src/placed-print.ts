import type { Surface } from '@teamloom/catalog/decorations/surface.ts'
import { traitsOf } from '@teamloom/catalog/decorations/traits.ts'
import type { Print, PrintLie } from './look.ts'
import { beginsAt } from './pattern-begins.ts'
import { printSample, samplePrint } from './print-image.ts'
import { laid, type PrintMap } from './print-map.ts'
import { border, isReached, type PrintReach } from './print-reach.ts'
import type { Spot } from './spot.ts'

/** A print with the way from the picture to its panel's inches, and from those into its artwork. */
export type PlacedPrint = {
  readonly print: Print
  readonly map: PrintMap
  /** Where it is looked up at all; null: wherever its panel is seen. */
  readonly reach: PrintReach | null
  readonly cos: number
  readonly sin: number
  readonly texelsPerInch: number
  readonly isDyed: boolean
  /** The share of it that is missing at a spot, whatever its cloth's grooves; null: none. */
  readonly pales: ((spot: Spot) => number) | null
}

type Placing = Pick<PlacedPrint, 'print' | 'map' | 'reach' | 'pales'>

export function placePrint(placing: Placing): PlacedPrint {
  const { print } = placing
  const shown = print.tile ?? print
  return {
    ...placing,
    ...turnOf(print),
    isDyed: traitsOf(print.surface.technique).isDyed,
    texelsPerInch: Math.max(print.image.width / shown.widthInches, print.image.height / shown.heightInches),
  }
}

/** Premultiplied linear red, green, blue and alpha of the last ink that was read. */
export const inked = new Float32Array(4)

/** What the last ink's surface is, at the places below; all but the dyed share as parts of its cover. */
export const inkedSurface = new Float32Array(7)
export const surfaceParts = 7
/** The share of the cloth's own shine that is hidden, and what shines instead. */
export const hiddenAt = 0
export const sheenAt = 1
export const glossAt = 2
/** The share of the cloth's grain that is not felt. */
export const smoothAt = 3
/** The share that lies in the cloth's own colour rather than over it. */
export const dyedAt = 4
/** The share that is missing in the cloth's grooves, and how much darker than the cloth those are. */
export const missingAt = 5
export const depthAt = 6

/** Whether any of them is more than ink that lies flat and is as its cloth. */
export function haveSurface(prints: readonly PlacedPrint[]): boolean {
  return prints.some(({ print: { surface } }) => hasSurface(surface))
}

function hasSurface({ technique, grain, shine, misses }: Surface): boolean {
  return shine !== null || grain < 1 || misses !== null || traitsOf(technique).isDyed
}

/** Ink that is as good as this is whole, in the steps that it is kept in. */
const whole = 1 - 0.5 / 65535

/** Whether the last ink that was read lets nothing of the cloth's colour through. */
export function hidesCloth(): boolean {
  return inked[3]! >= whole && inkedSurface[dyedAt] === 0 && inkedSurface[missingAt] === 0
}

/** Lays the prints at a spot over each other into `inked` and `inkedSurface`; false where there is none. */
export function readInk(prints: readonly PlacedPrint[], spot: Spot): boolean {
  let any = false
  for (const placed of prints) {
    const { print, map, reach, texelsPerInch } = placed
    if ((reach && !isReached(reach, spot)) || !map(spot)) continue
    const { u, v, inches } = laid
    const x = acrossOf(placed, u, v)
    const y = downOf(placed, u, v)
    const beside = border + print.image.beside
    const above = border + print.image.above
    // A pattern goes on to the seams of its panel.
    if (!print.tile && (x < -beside || y < -above || x > 1 + beside || y > 1 + above)) continue
    samplePlaced(placed, x, y, inches * texelsPerInch)
    const { surface } = print
    const share = surface.coverage * (placed.pales ? 1 - placed.pales(spot) : 1)
    const alpha = printSample[3]! * share
    if (alpha < 0.002) continue
    const bare = any ? 1 - alpha : 0
    any = true
    for (let c = 0; c < 4; c++) inked[c] = inked[c]! * bare + printSample[c]! * share
    for (let part = 0; part < surfaceParts; part++) inkedSurface[part]! *= bare
    inkedSurface[smoothAt]! += alpha * (1 - surface.grain)
    if (placed.isDyed) inkedSurface[dyedAt] = 1
    if (surface.misses) {
      inkedSurface[missingAt]! += alpha * surface.misses.grooves
      inkedSurface[depthAt] = surface.misses.depth
    }
    if (!surface.shine) continue
    inkedSurface[hiddenAt]! += alpha
    inkedSurface[sheenAt]! += alpha * surface.shine.sheen
    inkedSurface[glossAt]! += alpha * surface.shine.gloss
  }
  return any
}

/** What is at a spot of the print, into `printSample`: of its image, or of the tile that goes on all over it. */
function samplePlaced({ print }: PlacedPrint, x: number, y: number, texels: number): void {
  const { image, tile, widthInches, heightInches } = print
  if (!tile) {
    samplePrint(image, x, y, texels)
    return
  }
  const down = (y - 0.5) * heightInches
  const right = towardsRight(print)
  const beside = (x - 0.5) * widthInches
  const begins = beginsAt(tile.fromU, print.centerU + right * beside, print.centerV + down)
  const across = beside + right * (print.centerU - begins)
  samplePrint(image, across / tile.widthInches, down / tile.heightInches, texels, true)
}

/** From inside, a panel's u runs to the left. */
function towardsRight({ face }: PrintLie): number {
  return face === 'inside' ? -1 : 1
}

/** Its own right, on its panel. */
export function turnOf({ rotation = 0 }: PrintLie): { readonly cos: number; readonly sin: number } {
  const turn = (rotation * Math.PI) / 180
  return { cos: Math.cos(turn), sin: Math.sin(turn) }
}

type Turned = { readonly print: PrintLie; readonly cos: number; readonly sin: number }

/** Shares across and down a print of inches on its panel: 0 to 1 on it. */
export function acrossOf({ print, cos, sin }: Turned, u: number, v: number): number {
  const right = towardsRight(print)
  return (right * (u - print.centerU) * cos + (v - print.centerV) * sin) / print.widthInches + 0.5
}

export function downOf({ print, cos, sin }: Turned, u: number, v: number): number {
  return ((v - print.centerV) * cos - (u - print.centerU) * sin) / print.heightInches + 0.5
}
