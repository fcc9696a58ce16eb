import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Surface } from '../surface/surface.ts'
import { type Band, rasterBands, samplesAcross, samplesPerPixel } from './raster.ts'
import type { Lit, Shader } from './shader.ts'
import type { Lens } from './view.ts'

/** A part of a pixel that one stretch of cloth covers. */
export type Patch = {
  /** Index into the surface's sheets. */
  readonly sheet: number
  /** Sixteenths. */
  coverage: number
  light: number
  u: number
  v: number
}

/** A side, or a window of it, as the camera sees it: each pixel split by the sheets of cloth in it. */
export type ShadedPicture = {
  readonly box: Box
  /** Per pixel of the box: nothing, one sheet over all of it, or several patches. */
  readonly pixels: (Patch | readonly Patch[] | null)[]
}

/** Inches: samples of one sheet further apart than this on the cloth belong to different folds. */
export const foldGap = 0.25
/** The samples of a plain pixel that are shaded: a square on its tip. */
const plainSamples = [1, 7, 8, 14]

export function shadePicture(
  surface: Surface,
  seen: Float32Array,
  shader: Shader,
  lens: Lens,
  window: Box,
): ShadedPicture {
  const pixels: ShadedPicture['pixels'] = []
  for (const band of rasterBands(seen, surface.point, lens.width, window, samplesAcross))
    for (let y = 0; y < band.rows; y++)
      for (let x = window.x; x < window.x + window.width; x++)
        pixels.push(shadePixel(surface, band, x, y, shader))
  return { box: window, pixels }
}

const lit: Lit = { sheet: 0, light: 0, u: 0, v: 0 }
const samples = new Int32Array(samplesPerPixel)

function shadePixel(
  surface: Surface,
  band: Band,
  x: number,
  y: number,
  shader: Shader,
): Patch | readonly Patch[] | null {
  const across = band.width * samplesAcross
  const corner = y * samplesAcross * across + x * samplesAcross
  let covered = 0
  let sheet = -1
  let single = true
  for (let k = 0; k < samplesPerPixel; k++) {
    const at = corner + (k >> 2) * across + (k & 3)
    samples[k] = at
    const triangle = band.triangle[at]!
    if (triangle < 0) continue
    covered++
    const own = surface.sheet[triangle]!
    if (sheet < 0) sheet = own
    else if (own !== sheet) single = false
  }
  if (covered === 0) return null
  if (single && covered === samplesPerPixel) {
    const plain = shadePlain(band, shader)
    if (plain) return plain
  }
  return shadeMixed(band, shader)
}

function shadePlain(band: Band, shader: Shader): Patch | null {
  let sheet = -1
  let light = 0
  let u = 0
  let v = 0
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const k of plainSamples) {
    const at = samples[k]!
    shader(band.triangle[at]!, band.first[at]!, band.second[at]!, lit)
    if (sheet >= 0 && sheet !== lit.sheet) return null
    sheet = lit.sheet
    light += lit.light / 4
    u += lit.u / 4
    v += lit.v / 4
    left = Math.min(left, lit.u)
    right = Math.max(right, lit.u)
    top = Math.min(top, lit.v)
    bottom = Math.max(bottom, lit.v)
  }
  if (right - left > foldGap || bottom - top > foldGap) return null
  return { sheet, coverage: samplesPerPixel, light, u, v }
}

function shadeMixed(band: Band, shader: Shader): Patch[] {
  const patches: (Patch & { firstU: number; firstV: number })[] = []
  for (const at of samples) {
    const triangle = band.triangle[at]!
    if (triangle < 0) continue
    shader(triangle, band.first[at]!, band.second[at]!, lit)
    const { sheet } = lit
    const patch = patches.find(
      one =>
        one.sheet === sheet &&
        Math.abs(one.firstU - lit.u) < foldGap &&
        Math.abs(one.firstV - lit.v) < foldGap,
    )
    if (patch) {
      patch.coverage++
      patch.light += lit.light
      patch.u += lit.u
      patch.v += lit.v
    } else
      patches.push({ sheet, coverage: 1, light: lit.light, u: lit.u, v: lit.v, firstU: lit.u, firstV: lit.v })
  }
  return patches.map(({ sheet, coverage, light, u, v }) => ({
    sheet,
    coverage,
    light: light / coverage,
    u: u / coverage,
    v: v / coverage,
  }))
}
