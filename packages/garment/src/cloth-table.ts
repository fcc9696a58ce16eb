import { lightOfCode } from '@teamloom/layers/shade-code.ts'
import { albedoOf, litChannel, sheenOf, toneByte } from './cloth-light.ts'
import { type LinearColour, linearOfHex } from './linear-light.ts'
import type { Cloth } from './look.ts'

/** Steps from the one yarn of a heather to the other. */
export const yarnSteps = 8

/** A cloth's whole way from coded light to a pixel (RGBA, little end first), for each mix of its yarns. */
export type ClothTable = {
  /** 256 pixels for each yarn step; one step only when the cloth is plain. */
  readonly pixels: Uint32Array
  readonly heathered: boolean
}

export function tabulateCloth(cloth: Cloth): ClothTable {
  const ground = linearOfHex(cloth.hex)
  if (!cloth.heather) return { pixels: tabulate([ground], cloth), heathered: false }
  const yarn = linearOfHex(cloth.heather.hex)
  const mixes = Array.from({ length: yarnSteps }, (_, step): LinearColour => {
    const share = yarnShare(step, cloth.heather!.amount)
    return [mix(ground[0], yarn[0], share), mix(ground[1], yarn[1], share), mix(ground[2], yarn[2], share)]
  })
  return { pixels: tabulate(mixes, cloth), heathered: true }
}

/** Yarns are spun of mixed fibres: no spot is of one kind alone. */
const yarnContrast = 0.62

/** How much of a pixel is the second yarn: the noise's steps spread over 0 to 1 around the amount. */
export function yarnShare(step: number, amount: number): number {
  const spread = (step + 0.5) / yarnSteps - 0.5
  return amount + spread * 2 * yarnContrast * Math.min(amount, 1 - amount)
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

function tabulate(colours: readonly LinearColour[], cloth: Cloth): Uint32Array {
  const sheen = sheenOf(cloth.fabric)
  const pixels = new Uint32Array(256 * colours.length)
  colours.forEach((colour, step) => {
    const albedo = albedoOf(colour, cloth.fabric)
    for (let code = 0; code < 256; code++) {
      const light = lightOfCode(code)
      const red = toneByte(litChannel(albedo, 0, light, sheen))
      const green = toneByte(litChannel(albedo, 1, light, sheen))
      const blue = toneByte(litChannel(albedo, 2, light, sheen))
      pixels[step * 256 + code] = (255 << 24) | (blue << 16) | (green << 8) | red
    }
  })
  return pixels
}
