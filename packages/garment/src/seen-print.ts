import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { DecodedSide } from './decoded-side.ts'
import { type Mask, maskCharts } from './element-mask.ts'
import { inchesAt } from './frame.ts'
import type { Look, PrintLie } from './look.ts'
import { pickAt } from './pick.ts'
import { acrossOf, downOf, turnOf } from './placed-print.ts'
import { frameOf } from './prepared-side.ts'
import { laid, printMapOf } from './print-map.ts'
import type { Spot } from './spot.ts'

/** Whether the cloth at a picture pixel is what a print lies on there, its ink or what is left out of it. */
export function isPrintAt(side: DecodedSide, look: Look, print: PrintLie, x: number, y: number): boolean {
  const picked = pickAt(side, look, x, y)
  if (picked?.panel !== print.panel || picked.face !== (print.face ?? 'outside')) return false
  const { u, v } = picked
  return liesAt(side, look, print)({ x, y, u, v, pixels: 1, inches: 1 / side.manifest.camera.pixelsPerInch })
}

/** What is seen of a print; undefined where nothing is. */
export function maskPrint(side: DecodedSide, look: Look, print: PrintLie): Mask | undefined {
  const frame = frameOf(side, look)
  const { panel, face = 'outside' } = print
  const { width } = frame.camera
  const isOn = liesAt(side, look, print)
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  return maskCharts(
    frame,
    frame.chartRegions.map(region => region?.panel === panel && region.face === face),
    (at, u, v) => {
      spot.x = (at % width) + 0.5
      spot.y = Math.floor(at / width) + 0.5
      spot.u = u / clothSteps
      spot.v = v / clothSteps
      spot.inches = inchesAt(frame, at)
      return isOn(spot)
    },
  )
}

function liesAt(side: DecodedSide, look: Look, print: PrintLie): (spot: Spot) => boolean {
  const map = printMapOf(side, frameOf(side, look), look, print)
  const turned = { print, ...turnOf(print) }
  return spot => {
    if (!map(spot)) return false
    const across = acrossOf(turned, laid.u, laid.v)
    const down = downOf(turned, laid.u, laid.v)
    return across >= 0 && across <= 1 && down >= 0 && down <= 1
  }
}
