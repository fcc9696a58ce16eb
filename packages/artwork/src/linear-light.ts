/** Linear light of an sRGB value from 0 to 1 (IEC 61966-2-1). */
export function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export const linearOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  linearOf(byte / 255),
)

export function byteOfLinear(linear: number): number {
  const c = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(c * 255)))
}

export type LinearColour = readonly [red: number, green: number, blue: number]

/** `#2d4a7c` to linear red, green, blue. */
export function linearOfHex(hex: string): LinearColour {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [linearOfByte[bits >> 16]!, linearOfByte[(bits >> 8) & 255]!, linearOfByte[bits & 255]!]
}

export function luminanceOf([red, green, blue]: LinearColour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
