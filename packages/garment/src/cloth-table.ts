import { type LinearColour, linearOfHex } from '@teamloom/artwork/linear-light.ts'
import type { Region } from '@teamloom/bakes/region.ts'
import { lightOfCode } from '@teamloom/bakes/shade-code.ts'
import { albedoOf, glossOf, lightWithin, litChannel, sheenOf, toneByte } from './cloth-light.ts'
import type { Cloth } from './look.ts'
import { groundOf, type SecondColour } from './second-colour.ts'

/**
 * A cloth's whole way from coded light to a pixel (RGBA, little end first): 256 pixels for each mix of its two
 * colours, or for its only one.
 */
export function tabulateCloth(cloth: Cloth, second: SecondColour | null, face: Region['face']): Uint32Array {
  const lightOf = face === 'inside' ? (code: number) => lightWithin(lightOfCode(code)) : lightOfCode
  const ground = groundOf(cloth)
  if (!second) return tabulate([ground], cloth, lightOf)
  const other = linearOfHex(second.hex)
  const mixes = second.shares.map(
    (share): LinearColour => [
      mix(ground[0], other[0], share),
      mix(ground[1], other[1], share),
      mix(ground[2], other[2], share),
    ],
  )
  return tabulate(mixes, cloth, lightOf)
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share
}

function tabulate(
  colours: readonly LinearColour[],
  cloth: Cloth,
  lightOf: (code: number) => number,
): Uint32Array {
  const sheen = sheenOf(cloth.fabric)
  const gloss = glossOf(cloth.fabric)
  const pixels = new Uint32Array(256 * colours.length)
  colours.forEach((colour, step) => {
    const albedo = albedoOf(colour, cloth.fabric)
    for (let code = 0; code < 256; code++) {
      const light = lightOf(code)
      const red = toneByte(litChannel(albedo, 0, light, sheen, gloss))
      const green = toneByte(litChannel(albedo, 1, light, sheen, gloss))
      const blue = toneByte(litChannel(albedo, 2, light, sheen, gloss))
      pixels[step * 256 + code] = (255 << 24) | (blue << 16) | (green << 8) | red
    }
  })
  return pixels
}
