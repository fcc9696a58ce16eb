import type { Side } from '@teamloom/bakes/side.ts'
import type { BakedLight } from '../light/bake-light.ts'
import type { Bump, Relief } from '../relief/relief.ts'
import { type Surface, sheetAt } from '../surface/surface.ts'
import { turn, type View } from './view.ts'

/** A lit place of the cloth. */
export type Lit = { sheet: number; light: number; u: number; v: number }

/** Looks at a sample: triangle, and the shares of its first two corners. */
export type Shader = (triangle: number, first: number, second: number, lit: Lit) => void

/** Light that fibres catch where cloth turns away from the camera. */
const fuzz = 0.14
/** Bumps never hide more than this from the light. */
const darkestBump = 0.35

export function makeShader(
  surface: Surface,
  reliefs: readonly Relief[],
  light: BakedLight,
  side: Side,
  view: View,
  pixelsPerInch: number,
): Shader {
  const normal = turn(surface.normal, view)
  const flow = turn(light.flow[side]!, view)
  const position = turn(surface.position, view)
  const { point, place, u, v, sheet, sheets } = surface
  const bump: Bump = { slopeU: 0, slopeV: 0, light: 1, halo: 1, most: Infinity }
  return (triangle, first, second, lit) => {
    const third = 1 - first - second
    const [a, b, c] = [point[triangle * 3]! * 3, point[triangle * 3 + 1]! * 3, point[triangle * 3 + 2]! * 3]
    const [i, j, k] = [place[triangle * 3]!, place[triangle * 3 + 1]!, place[triangle * 3 + 2]!]
    lit.u = first * u[i]! + second * u[j]! + third * u[k]!
    lit.v = first * v[i]! + second * v[j]! + third * v[k]!
    let nx = first * normal[a]! + second * normal[b]! + third * normal[c]!
    let ny = first * normal[a + 1]! + second * normal[b + 1]! + third * normal[c + 1]!
    let nz = first * normal[a + 2]! + second * normal[b + 2]! + third * normal[c + 2]!
    let length = 1 / Math.hypot(nx, ny, nz)
    nx *= length
    ny *= length
    nz *= length
    const fx = first * flow[a]! + second * flow[b]! + third * flow[c]!
    const fy = first * flow[a + 1]! + second * flow[b + 1]! + third * flow[c + 1]!
    const fz = first * flow[a + 2]! + second * flow[b + 2]! + third * flow[c + 2]!
    const smooth = Math.max(0.004, nx * fx + ny * fy + nz * fz)
    let light2 = smooth
    let facing = nz
    // The panel's directions in the room: how the place moves with u and with v.
    const du1 = u[j]! - u[i]!
    const dv1 = v[j]! - v[i]!
    const du2 = u[k]! - u[i]!
    const dv2 = v[k]! - v[i]!
    const area = du1 * dv2 - du2 * dv1
    lit.sheet = sheetAt(sheets, sheet[triangle]!, lit.u, lit.v)
    const own = sheets[lit.sheet]!
    const relief = reliefs[own.relief]
    bump.halo = 1
    bump.most = Infinity
    if (relief && Math.abs(area) > 1e-14) {
      const ux = ((position[b]! - position[a]!) * dv2 - (position[c]! - position[a]!) * dv1) / area
      const uy =
        ((position[b + 1]! - position[a + 1]!) * dv2 - (position[c + 1]! - position[a + 1]!) * dv1) / area
      const uz =
        ((position[b + 2]! - position[a + 2]!) * dv2 - (position[c + 2]! - position[a + 2]!) * dv1) / area
      const vx = ((position[c]! - position[a]!) * du1 - (position[b]! - position[a]!) * du2) / area
      const vy =
        ((position[c + 1]! - position[a + 1]!) * du1 - (position[b + 1]! - position[a + 1]!) * du2) / area
      const vz =
        ((position[c + 2]! - position[a + 2]!) * du1 - (position[b + 2]! - position[a + 2]!) * du2) / area
      const shown = Math.hypot(ux, uy)
      relief(lit.u, lit.v, 1 / (pixelsPerInch * Math.max(0.08, shown)), bump)
      const flip = own.region.face === 'inside' ? -1 : 1
      const su = bump.slopeU * flip
      const sv = bump.slopeV * flip
      if (su !== 0 || sv !== 0) {
        nx -= su * ux + sv * vx
        ny -= su * uy + sv * vy
        nz -= su * uz + sv * vz
        length = 1 / Math.hypot(nx, ny, nz)
        nx *= length
        ny *= length
        nz *= length
        light2 = Math.max(darkestBump * smooth, nx * fx + ny * fy + nz * fz)
        facing = nz
      }
      light2 *= bump.light
    }
    const openness =
      first * light.openness[a / 3]! + second * light.openness[b / 3]! + third * light.openness[c / 3]!
    const turned = 1 - Math.max(0, Math.min(1, facing))
    lit.light = holdBelow(bump.most, light2 + fuzz * bump.halo * openness * turned * turned * turned)
  }
}

/** Share of the most light from which on light rises slower. */
const kneeShare = 0.6

function holdBelow(most: number, light: number): number {
  const knee = kneeShare * most
  return light > knee ? knee + (most - knee) * (1 - Math.exp((knee - light) / (most - knee))) : light
}
