import zlib from 'node:zlib'
import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { tileOf } from '@teamloom/artwork/form.ts'
import { byteOfLinear } from '@teamloom/artwork/linear-light.ts'
import type { Thing } from '@teamloom/design/thing-alone.ts'
import { foldMargins } from '@teamloom/technique/fold-margins.ts'
import { techniques } from '@teamloom/technique/index.ts'
import type { LitMap } from '@teamloom/technique/technique.ts'
import sharp from 'sharp'

export type ThingTask = {
  readonly thing: Thing
  /** A gzipped art file. */
  readonly art: Uint8Array
  /** Pixels of the longest side. */
  readonly size: number
}

/** The lamps stand at the upper left. */
const lampDegrees = 225
const mostPixels = 3_000_000

/** A thing alone as a PNG, clear around it. */
export function drawThing({ thing, art, size }: ThingTask): Promise<Buffer> {
  const { form, surface } = thing
  const tile = tileOf(form)
  const longest = Math.max(thing.widthInches, thing.heightInches)
  const { widthInches, heightInches } = tile ?? thing
  const density = Math.min(size / longest, Math.sqrt(mostPixels / (widthInches * heightInches)))
  const map = techniques[surface.technique].make({
    ...thing,
    widthInches,
    heightInches,
    art: unpackArt(zlib.gunzipSync(art)),
    density: Math.max(density, 12),
    lampDegrees,
  })
  const lit = tile ? layTiles(foldMargins(map), tile, thing, size / longest) : map
  return sharp(straight(lit), { raw: { width: lit.width, height: lit.height, channels: 4 } })
    .resize({ width: size, height: size, fit: 'inside' })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

type Inches = { readonly widthInches: number; readonly heightInches: number }

/** A map of as much cloth as is asked for, tile beside tile. */
function layTiles(map: LitMap, tile: Inches, area: Inches, density: number): LitMap {
  const width = Math.max(1, Math.round(area.widthInches * density))
  const height = Math.max(1, Math.round(area.heightInches * density))
  const rgba = new Uint16Array(width * height * 4)
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor((((x + 0.5) / density / tile.widthInches) % 1) * map.width),
  )
  for (let y = 0; y < height; y++) {
    const row = Math.floor((((y + 0.5) / density / tile.heightInches) % 1) * map.height) * map.width
    for (let x = 0; x < width; x++) {
      const from = (row + columns[x]!) * 4
      rgba.set(map.rgba.subarray(from, from + 4), (y * width + x) * 4)
    }
  }
  return { width, height, margin: 0, rgba }
}

/** From linear light that was multiplied by its cover. */
function straight({ rgba }: LitMap): Uint8Array {
  const bytes = new Uint8Array(rgba.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const cover = rgba[at + 3]!
    if (cover === 0) continue
    for (let c = 0; c < 3; c++) bytes[at + c] = byteOfLinear(Math.min(1, rgba[at + c]! / cover))
    bytes[at + 3] = Math.round(cover / 257)
  }
  return bytes
}
