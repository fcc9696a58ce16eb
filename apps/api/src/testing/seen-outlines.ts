import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { laid, printMapOf } from '@teamloom/garment/print-map.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { bakeSource } from '#api/pictures/bake-files.ts'

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** How far of a picture is inked that another is not: to the half of a pixel's ink. */
export async function inkedBox(one: Uint8Array, other: Uint8Array): Promise<Box> {
  const [a, b] = await Promise.all(
    [one, other].map(bytes =>
      sharp(bytes).flatten({ background: '#808080' }).raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  const { width, height } = a!.info
  const columns = Array.from({ length: width }, () => 0)
  const lines = Array.from({ length: height }, () => 0)
  for (let i = 0; i < width * height; i++) {
    const ink = Math.abs(a!.data[3 * i + 1]! - b!.data[3 * i + 1]!)
    const [x, y] = [i % width, Math.floor(i / width)]
    columns[x] = Math.max(columns[x]!, ink)
    lines[y] = Math.max(lines[y]!, ink)
  }
  const [left, right] = endsOf(columns)
  const [top, bottom] = endsOf(lines)
  return { left, right, top, bottom }
}

/** Where it first and last is half inked, between the middles of two pixels. */
function endsOf(shares: readonly number[]): [number, number] {
  const half = Math.max(...shares) / 2
  const first = shares.findIndex(share => share >= half)
  const last = shares.findLastIndex(share => share >= half)
  const between = (inside: number, outside: number) => (inside - half) / Math.max(1e-6, inside - outside)
  return [
    first + 0.5 - between(shares[first]!, shares[first - 1]!),
    last + 0.5 + between(shares[last]!, shares[last + 1]!),
  ]
}

/** The way back is found step by step. */
const steps = 12

/** Where inches of a print, from the middle of its place, are seen in a picture so wide, its folds too (RD13). */
export async function openSeenPlace(
  drawn: DrawnDesign,
  sideName: 'front' | 'back',
  positionName: string,
  width: number,
) {
  const store = openGarmentStore(bakeSource, { mostSides: 1, mostBakeBytes: 500_000_000 })
  const look = lookOfDesign(drawn, () => undefined)
  const side = await store.openSide(drawn.product, sideName, look.styles)
  const frame = frameOf(side, look)
  const { location } = must(
    drawn.prints.find(print => print.location.positionName === positionName),
    positionName,
  )
  const map = printMapOf(side, frame, look, { panel: location.panel, place: positionName })
  const { pixelsPerInch } = frame.camera
  const share = width / side.manifest.camera.width
  const place = must(side.manifest.places[positionName]?.[0], positionName)
  return {
    inches: pixelsPerInch * share,
    at: (u: number, v: number) => {
      let [x, y] = [place.x - frame.left, place.y - frame.top]
      for (let step = 0; step < steps; step++) {
        map({ x, y, u: 0, v: 0, pixels: 1, inches: 1 / pixelsPerInch })
        x += (u - (laid.u - location.centerU)) * pixelsPerInch
        y += (v - (laid.v - location.centerV)) * pixelsPerInch
      }
      return { x: (x + frame.left) * share, y: (y + frame.top) * share }
    },
  }
}
