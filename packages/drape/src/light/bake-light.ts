import type { Side } from '@teamloom/bakes/side.ts'
import { views } from '../picture/view.ts'
import { seedRandom } from '../random.ts'
import type { Surface } from '../surface/surface.ts'
import { mapRadiance, radianceIndex } from './radiance-map.ts'
import { isBlocked, type RayTree } from './ray-tree.ts'

/** Light that reaches each point, for the rig of each side's camera. */
export type BakedLight = {
  /**
   * Three numbers per point, in the room: the sum of all light as a vector. Its product with any
   * normal near the point's own is the light that falls on a surface facing that way.
   */
  readonly flow: Readonly<Partial<Record<Side, Float32Array>>>
  /** Share of the sky that a point sees. */
  readonly openness: Float32Array
}

/** Rays start this far off the surface: triangles only approximate it. */
const startGap = 0.07
const farthest = 40
/** Grazing rays count no more than this many times. */
const steepest = 6

export function bakeLight(
  surface: Surface,
  tree: RayTree,
  sides: readonly Side[],
  rays: number,
  wanted: Uint8Array,
): BakedLight {
  const count = surface.position.length / 3
  const maps = sides.map(side => mapRadiance(views[side]))
  const flows = sides.map(() => new Float32Array(count * 3))
  const openness = new Float32Array(count)
  const { position, normal } = surface
  for (let i = 0; i < count; i++) {
    if (!wanted[i]) continue
    const [nx, ny, nz] = [normal[i * 3]!, normal[i * 3 + 1]!, normal[i * 3 + 2]!]
    const [tx, ty, tz, bx, by, bz] = frameOf(nx, ny, nz)
    const ox = position[i * 3]! + nx * startGap
    const oy = position[i * 3 + 1]! + ny * startGap
    const oz = position[i * 3 + 2]! + nz * startGap
    // By the point, not by turns: two scenes that share a point then share its noise.
    const random = seedRandom(i)
    const startRadius = random()
    const startAngle = random()
    let open = 0
    for (let ray = 0; ray < rays; ray++) {
      const square = ((ray + startRadius) / rays) % 1
      const angle = 2 * Math.PI * ((ray * 0.6180339887 + startAngle) % 1)
      const radius = Math.sqrt(square)
      const up = Math.sqrt(1 - square)
      const cx = radius * Math.cos(angle)
      const cy = radius * Math.sin(angle)
      const dx = tx * cx + bx * cy + nx * up
      const dy = ty * cx + by * cy + ny * up
      const dz = tz * cx + bz * cy + nz * up
      if (isBlocked(tree, ox, oy, oz, dx, dy, dz, farthest)) continue
      open++
      const at = radianceIndex(dx, dy, dz)
      const weight = Math.min(steepest, 1 / up) / rays
      for (let side = 0; side < flows.length; side++) {
        const light = maps[side]![at]! * weight
        const flow = flows[side]!
        flow[i * 3]! += light * dx
        flow[i * 3 + 1]! += light * dy
        flow[i * 3 + 2]! += light * dz
      }
    }
    openness[i] = open / rays
  }
  return { flow: Object.fromEntries(sides.map((side, k) => [side, flows[k]!])), openness }
}

/** Two directions square to the normal and to each other. */
function frameOf(
  nx: number,
  ny: number,
  nz: number,
): readonly [number, number, number, number, number, number] {
  const [ax, ay] = Math.abs(nx) > 0.8 ? [0, 1] : [1, 0]
  let tx = -nz * ay
  let ty = nz * ax
  let tz = nx * ay - ny * ax
  const length = Math.hypot(tx, ty, tz)
  tx /= length
  ty /= length
  tz /= length
  return [tx, ty, tz, ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx]
}

/** Evens out the rays' noise along the surface; normals keep the shape's detail. */
export function smoothLight(
  light: BakedLight,
  surface: Surface,
  wanted: Uint8Array,
  rounds: number,
): BakedLight {
  const { point } = surface
  const smooth = (values: Float32Array, width: number): Float32Array => {
    let from = values
    for (let round = 0; round < rounds; round++) {
      const sum = new Float32Array(from.length)
      const weight = new Float32Array(wanted.length)
      for (let k = 0; k < point.length; k++) {
        const a = point[k]!
        const b = point[k % 3 === 2 ? k - 2 : k + 1]!
        if (!wanted[a] || !wanted[b]) continue
        for (let axis = 0; axis < width; axis++) {
          sum[a * width + axis]! += from[b * width + axis]!
          sum[b * width + axis]! += from[a * width + axis]!
        }
        weight[a]!++
        weight[b]!++
      }
      from = from.map((value, i) => {
        const own = weight[Math.floor(i / width)]!
        return own === 0 ? value : 0.4 * value + (0.6 * sum[i]!) / own
      })
    }
    return from
  }
  return {
    flow: Object.fromEntries(Object.entries(light.flow).map(([side, flow]) => [side, smooth(flow, 3)])),
    openness: smooth(light.openness, 1),
  }
}
