import { byteOfLinear, type LinearColour, linearOfHex, luminanceOf } from '@teamloom/artwork/linear-light.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Region } from '@teamloom/bakes/region.ts'
import { fabricLooks } from './fabric-looks.ts'
import type { Cloth } from './look.ts'

/**
 * How cloth answers light. Light 1 is the mean on the chest, and there a cloth shows its own hex.
 */

export function sheenOf(fabric: FabricName): number {
  return fabricLooks[fabric].sheen
}

export function glossOf(fabric: FabricName): number {
  return fabricLooks[fabric].gloss
}

/** Uncoloured light that leaves a cloth of some sheen and gloss. */
export function shineAt(light: number, sheen: number, gloss: number): number {
  const above = light - 1
  return sheen * light * light + (above > 0 ? gloss * above * above : 0)
}

/** Light that light-coloured cloth throws from fold to fold, as a share of its luminance. */
const bounce = 0.24

/** How deep a cloth's stitches are seen to lie: pale yarn lights its own grooves; an inside shows loops or nap instead. */
export function stitchDepthOf({ hex, fabric }: Cloth, face: Region['face']): number {
  const look = fabricLooks[fabric]
  const isSeen = face === 'outside' && 'weave' in look && look.weave.near
  return isSeen ? 1 - 0.52 * luminanceOf(linearOfHex(hex)) : 0
}

/** The light in a place once its surroundings of the same colour have lit it as well. */
export function bouncedLight(light: number, luminance: number): number {
  const share = bounce * luminance
  return light + share * (1 - light) * (light < 1 ? 0.75 : 0.5)
}

/** How often more light leaves the darkest hollow of a garment than falls into it. */
const thrown = 3

/** The light on an inside: what falls into a garment is thrown from wall to wall before it comes out again. */
export function lightWithin(light: number): number {
  const dark = Math.max(0, 1 - light)
  return light * (1 + (thrown - 1) * dark * dark)
}

/** Shadows of a daylight studio lean to blue, lights to yellow; at light 1 there is no cast. */
const cast: LinearColour = [0.012, 0, -0.02]
export function castOf(light: number, channel: 0 | 1 | 2): number {
  return 1 + cast[channel] * (Math.min(1.4, light) - 1)
}

/** Below the knee light is shown as it is; above it bends towards white. */
const knee = 0.72
const room = 1 - knee

export function shoulder(linear: number): number {
  return linear <= knee ? linear : knee + room * (1 - Math.exp((knee - linear) / room))
}

const toneSteps = 4096
/** Tone and sRGB in one: linear 0 to 2 to a byte. */
export const byteOfTone: Uint8Array = Uint8Array.from({ length: 2 * toneSteps + 1 }, (_, i) =>
  byteOfLinear(shoulder(i / toneSteps)),
)

export function toneByte(linear: number): number {
  const index = (linear * toneSteps + 0.5) | 0
  return byteOfTone[index < 0 ? 0 : index > 2 * toneSteps ? 2 * toneSteps : index]!
}

/** Cloth that is lighter than this is never as white as its number: even bleached cotton keeps some light. */
const whiteFrom = 0.68
const whitest = 0.84

/** The luminance that cloth of a hex's luminance really has. */
export function clothLuminance(luminance: number): number {
  if (luminance <= whiteFrom) return luminance
  const span = 1 - whiteFrom
  const room = (whitest - whiteFrom) / (1 - Math.exp(-1.4))
  return whiteFrom + room * (1 - Math.exp((-1.4 * (luminance - whiteFrom)) / span))
}

/** The colour that cloth of a hex's colour really has. */
export function clothColour(colour: LinearColour): LinearColour {
  const luminance = luminanceOf(colour)
  const whiteness = luminance > 0 ? clothLuminance(luminance) / luminance : 1
  return [colour[0] * whiteness, colour[1] * whiteness, colour[2] * whiteness]
}

/** The colour that, lit by 1 and with the fabric's sheen on top, shows as `colour`. */
export function albedoOf(colour: LinearColour, fabric: FabricName): LinearColour {
  const sheen = sheenOf(fabric)
  // No dye is blacker than this.
  const floor = 0.0022
  const [red, green, blue] = clothColour(colour)
  return [Math.max(floor, red - sheen), Math.max(floor, green - sheen), Math.max(floor, blue - sheen)]
}

/** Linear light that leaves one channel of a cloth. */
export function litChannel(
  albedo: LinearColour,
  channel: 0 | 1 | 2,
  light: number,
  sheen: number,
  gloss = 0,
): number {
  const bounced = bouncedLight(light, luminanceOf(albedo))
  return albedo[channel] * bounced * castOf(bounced, channel) + shineAt(light, sheen, gloss)
}
