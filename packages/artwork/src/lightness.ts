import type { Rgb } from './pixels.ts'

/** L* of an sRGB colour: 0 is black, 100 is white, even steps to the eye. */
export function lightnessOf([red, green, blue]: Rgb): number {
  const light = 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
  return light > 216 / 24389 ? 116 * Math.cbrt(light) - 16 : (24389 / 27) * light
}

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
