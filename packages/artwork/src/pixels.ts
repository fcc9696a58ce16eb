/** Straight (not premultiplied) sRGB RGBA rows. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

export type Rgb = readonly [red: number, green: number, blue: number]

export function hexOfRgb([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

export function rgbOfHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
