import { rasterBands, samplesAcross, samplesPerPixel } from '../picture/raster.ts'
import type { Patch, ShadedPicture } from '../picture/shaded-picture.ts'
import type { Lit, Shader } from '../picture/shader.ts'
import type { Lens } from '../picture/view.ts'
import type { Surface } from '../surface/surface.ts'
import type { Paint } from './paint.ts'

/** What a camera sees of paints on a surface, and nothing else. */
export function paintPicture(
  surface: Surface,
  seen: Float32Array,
  shader: Shader,
  lens: Lens,
  paints: readonly Paint[],
): ShadedPicture {
  const bySheet = new Map<number, Paint[]>()
  for (const paint of paints) bySheet.set(paint.on, [...(bySheet.get(paint.on) ?? []), paint])
  const { width, height } = lens
  const pixels: ShadedPicture['pixels'] = []
  const lit: Lit = { sheet: 0, light: 0, u: 0, v: 0 }
  const samples = new Int32Array(samplesPerPixel)
  const whole = { x: 0, y: 0, width, height }
  for (const band of rasterBands(seen, surface.point, width, whole, samplesAcross)) {
    const across = width * samplesAcross
    const look = (at: number): readonly Paint[] => {
      const triangle = band.triangle[at]!
      const own = triangle < 0 ? undefined : bySheet.get(surface.sheet[triangle]!)
      if (!own) return []
      shader(triangle, band.first[at]!, band.second[at]!, lit)
      return own
    }
    for (let y = 0; y < band.rows; y++)
      for (let x = 0; x < width; x++) {
        for (let k = 0; k < samplesPerPixel; k++)
          samples[k] = (y * samplesAcross + (k >> 2)) * across + x * samplesAcross + (k & 3)
        // Two samples tell whether the pixel is near anything: paints reach further than a pixel.
        const isNear = [samples[0]!, samples[15]!].some(at =>
          look(at).some(paint => paint.isNear(lit.u, lit.v)),
        )
        pixels.push(isNear ? paintPixel(samples, look, lit) : null)
      }
  }
  return { box: whole, pixels }
}

function paintPixel(
  samples: Int32Array,
  look: (at: number) => readonly Paint[],
  lit: Lit,
): readonly Patch[] | null {
  const patches: Patch[] = []
  for (const at of samples) {
    for (const paint of look(at)) {
      const share = paint.lightAt(lit.u, lit.v)
      if (share <= 0) continue
      const patch = patches.find(one => one.sheet === paint.sheet)
      if (patch) {
        patch.coverage++
        patch.light += lit.light * share
        patch.u += lit.u
        patch.v += lit.v
      } else patches.push({ sheet: paint.sheet, coverage: 1, light: lit.light * share, u: lit.u, v: lit.v })
      break
    }
  }
  for (const patch of patches) {
    patch.light /= patch.coverage
    patch.u /= patch.coverage
    patch.v /= patch.coverage
  }
  return patches.length > 0 ? patches : null
}
