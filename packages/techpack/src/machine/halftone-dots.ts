import { type Bits, emptyBits, setBit } from './bits.ts'

/** A screen of dots: lines to the inch, how far they are turned, and pixels to the inch that they are made of. */
export type DotScreen = { readonly lines: number; readonly degrees: number; readonly perInch: number }

/** Tones, 0 to 255, of rows of a picture from one on. */
export type ToneRows = (from: number, count: number) => Promise<Uint8Array> | Uint8Array

/** The tone up to which nothing is printed, and that from which ink is solid. */
export const leastTone = 5
const most = 249

const quantiles = quantilesOfSpot()

/** MF17: tones as dots, round in the light and where they have run together; what is solid stays as it is. */
export async function dotsOf(
  { width, height }: { readonly width: number; readonly height: number },
  tones: ToneRows,
  { lines, degrees, perInch }: DotScreen,
): Promise<Bits> {
  const bits = emptyBits(width, height)
  const turn = (degrees * Math.PI) / 180
  const step = (2 * Math.PI * lines) / perInch
  const [cos, sin] = [step * Math.cos(turn), step * Math.sin(turn)]
  for (let from = 0; from < height; from += bandRows) {
    const count = Math.min(bandRows, height - from)
    const band = await tones(from, count)
    for (let row = 0; row < count; row++) {
      const y = from + row
      for (let x = 0; x < width; x++) {
        const tone = band[row * width + x]!
        if (tone <= leastTone) continue
        if (tone > most || spotAt(x * cos + y * sin, y * cos - x * sin) > quantiles[255 - tone]!)
          setBit(bits, x, y)
      }
    }
  }
  return bits
}

/** Rows that are asked for at once. */
const bandRows = 512

/** Highest in the middle of a dot; radians across and down the screen. */
function spotAt(across: number, down: number): number {
  return Math.cos(across) + Math.cos(down)
}

/** Above which heights so many 255ths of a screen's cell do not lie: so much of it as a tone says is inked. */
function quantilesOfSpot(): Float64Array {
  const side = 400
  const heights = new Float64Array(side * side)
  for (let i = 0; i < heights.length; i++)
    heights[i] = spotAt((2 * Math.PI * (i % side)) / side, (2 * Math.PI * Math.floor(i / side)) / side)
  heights.sort()
  return Float64Array.from(
    { length: 256 },
    (_, i) => heights[Math.min(heights.length - 1, Math.round((i / 255) * heights.length))]!,
  )
}
