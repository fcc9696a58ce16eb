import type { Box } from '@teamloom/bakes/manifest.ts'
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
  const { width } = lens
  const window = windowOf(surface, seen, lens, bySheet)
  const pixels: ShadedPicture['pixels'] = []
  const lit: Lit = { sheet: 0, light: 0, u: 0, v: 0 }
  const samples = new Int32Array(samplesPerPixel)
  for (const band of rasterBands(seen, surface.point, width, window, samplesAcross)) {
    const across = width * samplesAcross
    const look = (at: number): readonly Paint[] => {
      const triangle = band.triangle[at]!
      const own = triangle < 0 ? undefined : bySheet.get(surface.sheet[triangle]!)
      if (!own) return []
      shader(triangle, band.first[at]!, band.second[at]!, lit)
      return own
    }
    for (let y = 0; y < band.rows; y++)
      for (let x = window.x; x < window.x + window.width; x++) {
        for (let k = 0; k < samplesPerPixel; k++)
          samples[k] = (y * samplesAcross + (k >> 2)) * across + x * samplesAcross + (k & 3)
        // Two samples tell whether the pixel is near anything: paints reach further than a pixel.
        const isNear = [samples[0]!, samples[15]!].some(at =>
          look(at).some(paint => paint.isNear(lit.u, lit.v)),
        )
        pixels.push(isNear ? paintPixel(samples, look, lit) : null)
      }
  }
  return { box: window, pixels }
}

/** Pixels round the places that are painted: paints reach further than the corners of triangles show. */
const margin = 14

/** The pixels in which the paints may be seen. */
function windowOf(
  { sheet, point, place, u, v }: Surface,
  seen: Float32Array,
  lens: Lens,
  bySheet: ReadonlyMap<number, readonly Paint[]>,
): Box {
  let [left, right, top, bottom] = [lens.width, 0, lens.height, 0]
  for (let corner = 0; corner < point.length; corner++) {
    const paints = bySheet.get(sheet[Math.floor(corner / 3)]!)
    const at = place[corner]!
    if (!paints?.some(paint => paint.isNear(u[at]!, v[at]!))) continue
    const [x, y] = [seen[point[corner]! * 3]!, seen[point[corner]! * 3 + 1]!]
    left = Math.min(left, Math.floor(x) - margin)
    right = Math.max(right, Math.ceil(x) + margin)
    top = Math.min(top, Math.floor(y) - margin)
    bottom = Math.max(bottom, Math.ceil(y) + margin)
  }
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(lens.width, right) - x),
    height: Math.max(0, Math.min(lens.height, bottom) - y),
  }
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
