import type { Shine } from '@teamloom/catalog/decorations/surface.ts'
import type { Print } from './look.ts'
import { printSample, samplePrint } from './print-image.ts'
import { laid, type PrintMap } from './print-map.ts'
import type { Spot } from './spot.ts'

/** A print with the way from the picture to its panel's inches, and from those into its artwork. */
export type PlacedPrint = {
  readonly print: Print
  readonly map: PrintMap
  readonly cos: number
  readonly sin: number
  readonly texelsPerInch: number
  readonly shine: Pick<Shine, 'sheen' | 'gloss'> | null
}

/** Degrees clockwise from across a panel in which the lamps lie: the upper left of the picture. */
const lampDirection = 225

export function placePrint(print: Print, map: PrintMap): PlacedPrint {
  const shown = print.tile ?? print
  const turn = ((print.rotation ?? 0) * Math.PI) / 180
  return {
    print,
    map,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    texelsPerInch: Math.max(print.image.width / shown.widthInches, print.image.height / shown.heightInches),
    shine: shineOf(print),
  }
}

/** Threads that lie across the light throw most of it back, those along it the least. */
function shineOf({ surface: { shine }, rotation = 0 }: Print): PlacedPrint['shine'] {
  if (!shine || shine.threadDirection === null) return shine
  const across = Math.sin(((shine.threadDirection + rotation - lampDirection) * Math.PI) / 180) ** 2
  const share = 0.4 + 1.2 * across
  return { sheen: shine.sheen * share, gloss: shine.gloss * share }
}

/** Premultiplied linear red, green, blue and alpha of the last ink that was read. */
export const inked = new Float32Array(4)

/** What the surface of the last ink does to the light, at the places below. */
export const surfaceParts = 5
export const inkedSurface = new Float32Array(surfaceParts)
/** By how much there is more or less of it than on the flat. */
export const reliefAt = 0
/** The share of the cloth's own shine that is hidden, and what shines instead. */
export const hiddenAt = 1
export const sheenAt = 2
export const glossAt = 3
/** The share of the ink that is dye, which darkens the cloth instead of hiding it. */
export const dyedAt = 4

/** Whether any of them does more than lie flat and shine as its cloth. */
export function haveSurface(prints: readonly PlacedPrint[]): boolean {
  return prints.some(({ print: { surface } }) => surface.relief || surface.shine || surface.isDye)
}

/** Lays the prints at a spot over each other into `inked` and `inkedSurface`; false where there is none. */
export function readInk(prints: readonly PlacedPrint[], spot: Spot): boolean {
  let any = false
  for (const placed of prints) {
    const { print, map, texelsPerInch, shine } = placed
    if (!map(spot)) continue
    const { u, v, inches } = laid
    const { coverage, relief, isDye } = print.surface
    const margin = relief ? reachOf(relief) : 0
    const x = acrossOf(placed, u, v)
    const y = downOf(placed, u, v)
    const beside = 0.01 + margin / print.widthInches
    const above = 0.01 + margin / print.heightInches
    if (x < -beside || y < -above || x > 1 + beside || y > 1 + above) continue
    samplePlaced(placed, x, y, u, v, inches * texelsPerInch)
    const alpha = printSample[3]! * coverage
    if (alpha < 0.002 && !relief) continue
    if (!any) {
      inked.fill(0)
      inkedSurface.fill(0)
    }
    any = true
    const bare = 1 - alpha
    for (let c = 0; c < 4; c++) inked[c] = inked[c]! * bare + printSample[c]! * coverage
    for (let c = 0; c < surfaceParts; c++) inkedSurface[c] = inkedSurface[c]! * bare
    if (isDye) inkedSurface[dyedAt]! += alpha
    if (relief) inkedSurface[reliefAt]! += lightOn(placed, relief, u, v, inches, printSample[3]!)
    if (!shine) continue
    inkedSurface[hiddenAt]! += alpha
    inkedSurface[sheenAt]! += alpha * shine.sheen
    inkedSurface[glossAt]! += alpha * shine.gloss
  }
  return any
}

/** What is at a spot of the print, into `printSample`: of its image, or of the tile that goes on all over it. */
function samplePlaced(
  { print, cos, sin }: PlacedPrint,
  x: number,
  y: number,
  u: number,
  v: number,
  texels: number,
): void {
  const { image, tile } = print
  if (!tile) {
    samplePrint(image, x, y, texels)
    return
  }
  if (x < 0 || y < 0 || x > 1 || y > 1) {
    printSample.fill(0)
    return
  }
  const across = towardsRight(print) * ((u - tile.fromU) * cos + (v - print.centerV) * sin)
  const down = (v - print.centerV) * cos - (u - tile.fromU) * sin
  samplePrint(image, across / tile.widthInches, down / tile.heightInches, texels, true)
}

/** From inside, a panel's u runs to the left. */
function towardsRight({ face }: Print): number {
  return face === 'inside' ? -1 : 1
}

function acrossOf({ print, cos, sin }: PlacedPrint, u: number, v: number): number {
  const right = towardsRight(print)
  return (right * (u - print.centerU) * cos + (v - print.centerV) * sin) / print.widthInches + 0.5
}

function downOf({ print, cos, sin }: PlacedPrint, u: number, v: number): number {
  return ((v - print.centerV) * cos - (u - print.centerU) * sin) / print.heightInches + 0.5
}

type Relief = NonNullable<Print['surface']['relief']>

/** How far from its outline it still changes the light. */
function reachOf({ heightInches, edgeInches }: Relief): number {
  return edgeInches + 2 * heightInches
}

const slopeLight = 0.5
const shadow = 0.45
const diagonal = Math.SQRT1_2

/**
 * By how much the light at a spot is more or less than on the flat: an edge that faces the lamps is brighter, one that
 * turns away is darker, and the cloth behind it lies in its shadow.
 */
function lightOn(
  placed: PlacedPrint,
  relief: Relief,
  u: number,
  v: number,
  inches: number,
  here: number,
): number {
  // A spot as wide as the edge sees all of it at once.
  const step = (Math.max(relief.edgeInches, inches) / 2) * diagonal
  const before = coverAt(placed, u - step, v - step, inches)
  const behind = coverAt(placed, u + step, v + step, inches)
  const steepness = Math.min(1, relief.heightInches / Math.max(relief.edgeInches, inches))
  const slope = slopeLight * steepness * (behind - before)
  if (here > 0.998) return slope
  const length = 2 * relief.heightInches * diagonal
  const caster = coverAt(placed, u - length, v - length, inches)
  return slope - shadow * Math.max(0, caster - here) * Math.min(1, (2 * relief.heightInches) / inches)
}

function coverAt(placed: PlacedPrint, u: number, v: number, inches: number): number {
  samplePlaced(placed, acrossOf(placed, u, v), downOf(placed, u, v), u, v, inches * placed.texelsPerInch)
  return printSample[3]!
}
