import { type LinearColour, linearOfHex } from '@teamloom/artwork/linear-light.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { type Region, slotOf } from '@teamloom/bakes/region.ts'
import { brightestLight } from '@teamloom/bakes/shade-code.ts'
import {
  bouncedLight,
  castOf,
  clothColour,
  glossOf,
  sheenOf,
  shineAt,
  stitchDepthOf,
  toneByte,
} from './cloth-light.ts'
import { tabulateCloth } from './cloth-table.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { Frame } from './frame.ts'
import { houseLabel } from './house-label.ts'
import type { Cloth, Look } from './look.ts'
import { nearnessOf } from './near.ts'
import {
  depthAt,
  dyedAt,
  glossAt,
  hiddenAt,
  inked,
  inkedSurface,
  missingAt,
  type PlacedPrint,
  placePrint,
  readInk,
  sheenAt,
  smoothAt,
} from './placed-print.ts'
import { printMapOf } from './print-map.ts'
import { palenessOf } from './print-paleness.ts'
import { printReachOf } from './print-reach.ts'
import { groundOf, type SecondColour, secondColourOf } from './second-colour.ts'
import type { Spot } from './spot.ts'

export type ChartPaint = {
  readonly fabric: FabricName
  readonly ground: LinearColour
  readonly second: (SecondColour & { readonly colour: LinearColour }) | null
  readonly sheen: number
  readonly gloss: number
  /** How deep its stitches are seen to lie, 0 to 1. */
  readonly stitchDepth: number
  readonly table: Uint32Array
  readonly prints: readonly PlacedPrint[] | null
}

/** What each chart of a frame is painted with. */
export type Painter = { readonly charts: readonly (ChartPaint | null)[] }

/** Cloth of a base region that a look says nothing about. */
const bareCloth: Cloth = { hex: '#c9c6c1', fabric: 'jersey' }

export function mixPaints(side: DecodedSide, frame: Frame, look: Look): Painter {
  const prints = new Map<string, PlacedPrint[]>()
  for (const print of [houseLabel, ...look.prints]) {
    const placed = placePrint({
      print,
      map: printMapOf(side, frame, look, print),
      reach: printReachOf(side, frame, look, print),
      pales: palenessOf(frame, print),
    })
    const sheet = `${print.panel} ${print.face ?? 'outside'}`
    prints.set(sheet, [...(prints.get(sheet) ?? []), placed])
  }
  const bySlot = new Map<string, ChartPaint>()
  const charts = frame.chartRegions.map(region => {
    if (!region) return null
    const cloth = clothOf(region, look)
    const shown = prints.get(`${region.panel} ${region.face}`)
    const key = `${slotOf(region)} ${region.face} ${cloth.hex} ${cloth.fabric} ${shown ? region.panel : ''}`
    const known = bySlot.get(key)
    if (known) return known
    const second = secondColourOf(cloth)
    const paint: ChartPaint = {
      fabric: cloth.fabric,
      ground: clothColour(groundOf(cloth)),
      second: second && { ...second, colour: clothColour(linearOfHex(second.hex)) },
      sheen: sheenOf(cloth.fabric),
      gloss: glossOf(cloth.fabric),
      stitchDepth: stitchDepthOf(cloth, region.face),
      table: tabulateCloth(cloth, second, region.face),
      prints: shown ?? null,
    }
    bySlot.set(key, paint)
    return paint
  })
  return { charts }
}

function clothOf(region: Region, look: Look): Cloth {
  const slot = slotOf(region)
  if (slot === null) return { hex: region.fixedHex ?? bareCloth.hex, fabric: region.fabric }
  const ground = region.knitWith === undefined ? undefined : look.cloths[region.knitWith]
  const own = look.cloths[slot]
  return own && ground ? { ...own, fabric: ground.fabric } : (own ?? ground ?? bareCloth)
}

/** Red, green, blue bytes of the last painted place. */
export const painted = new Float32Array(3)

/**
 * Paints a place with `inked` and its surface on it, into `painted`; `code` is its shade, `smoothCode` that without
 * the cloth's grain, `step` the mix of the cloth's colours, `grooves` how much deeper than from afar its grooves are.
 */
export function paintInked(
  paint: ChartPaint,
  code: number,
  smoothCode: number,
  step: number,
  grooves = 1,
): void {
  const lies = shareLying(code, smoothCode, grooves)
  const bare = 1 - inked[3]! * lies
  const dyed = inkedSurface[dyedAt]!
  const share = paint.second ? paint.second.shares[step]! : 0
  const felt = code + (smoothCode - code) * inkedSurface[smoothAt]!
  const light = brightestLight * (felt / 255) ** 2
  const seen = 1 - inkedSurface[hiddenAt]! * lies
  const sheen = paint.sheen * seen + inkedSurface[sheenAt]!
  const gloss = paint.gloss * seen + inkedSurface[glossAt]!
  const red = together(0, lies, bare, dyed, clothChannel(paint, 0, share))
  const green = together(1, lies, bare, dyed, clothChannel(paint, 1, share))
  const blue = together(2, lies, bare, dyed, clothChannel(paint, 2, share))
  const bounced = bouncedLight(light, 0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const extra = shineAt(light, sheen, gloss)
  painted[0] = toneByte(Math.max(0.0022, red - sheen) * bounced * castOf(bounced, 0) + extra)
  painted[1] = toneByte(Math.max(0.0022, green - sheen) * bounced * castOf(bounced, 1) + extra)
  painted[2] = toneByte(Math.max(0.0022, blue - sheen) * bounced * castOf(bounced, 2) + extra)
}

/** How much of the ink lies at a place: in a groove, which is darker than what is around it, some is missing. */
function shareLying(code: number, smoothCode: number, grooves: number): number {
  const missing = inkedSurface[missingAt]!
  if (missing === 0) return 1
  const depth = grooves * inkedSurface[depthAt]!
  const deep = ((smoothCode - code) / (smoothCode + 1) - depth / 3) / ((2 / 3) * depth)
  return 1 - missing * Math.max(0, Math.min(1, deep))
}

/** Ink over cloth; dye takes its share from what the cloth throws back. */
function together(channel: 0 | 1 | 2, lies: number, bare: number, dyed: number, cloth: number): number {
  const ink = inked[channel]! * lies
  return ink * (1 - dyed) + cloth * (bare + dyed * ink)
}

function clothChannel(paint: ChartPaint, channel: 0 | 1 | 2, share: number): number {
  const ground = paint.ground[channel]
  return paint.second ? ground + (paint.second.colour[channel] - ground) * share : ground
}

/** Paints any spot, printed or plain, into `painted`; `code` is its shade, `smoothCode` that without its grain. */
export function paintSpot(paint: ChartPaint, code: number, smoothCode: number, spot: Spot): void {
  const { second, prints } = paint
  const step = second ? second.tile.stepAt(spot.u, spot.v, spot.inches) : 0
  if (prints && readInk(prints, spot)) {
    paintInked(paint, code, smoothCode, step, groovesAt(paint, spot))
    return
  }
  paintBare(paint, code, step)
}

/** Stitches that are seen whole have grooves twice as deep as the grain of before. */
function groovesAt({ stitchDepth }: ChartPaint, { inches }: Spot): number {
  return stitchDepth > 0 ? 1 + nearnessOf(inches) * (2 * stitchDepth - 1) : 1
}

/** Paints a place without ink, into `painted`. */
export function paintBare(paint: ChartPaint, code: number, step: number): void {
  const pixel = paint.table[step * 256 + (code | 0)]!
  painted[0] = pixel & 255
  painted[1] = (pixel >> 8) & 255
  painted[2] = (pixel >> 16) & 255
}
