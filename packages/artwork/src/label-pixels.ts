import { type Pixels, type Rgb, rgbOfHex } from './pixels.ts'

/** Labels beside the colours, which count from 1. */
export const [clear, unknown] = [0, 255]

/** A pixel is of a colour within the noise of a JPEG: squared steps of red, green and blue. */
const sameColor = 3 * 10 ** 2

/** Each pixel's colour; an edge's blend goes with a neighbour. */
export function labelPixels({ width, height, rgba }: Pixels, hexes: readonly string[]): Uint8Array {
  const colors = hexes.map(rgbOfHex)
  const labels = new Uint8Array(width * height)
  // Most pixels are as the one before.
  let [lastKey, lastLabel] = [-1, clear]
  for (let i = 0; i < labels.length; i++) {
    if (rgba[4 * i + 3]! < 128) continue
    const [red, green, blue] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!]
    const key = (red << 16) | (green << 8) | blue
    if (key !== lastKey) lastLabel = nearestLabel(colors, red, green, blue)
    lastKey = key
    labels[i] = lastLabel
  }
  for (let round = 0; round < 4; round++) if (!settle(labels, width, height)) break
  // Far from every colour: with the first.
  for (let i = 0; i < labels.length; i++) if (labels[i] === unknown) labels[i] = 1
  return labels
}

function nearestLabel(colors: readonly Rgb[], red: number, green: number, blue: number): number {
  let least = Number.POSITIVE_INFINITY
  let nearest = clear
  for (let index = 0; index < colors.length; index++) {
    const color = colors[index]!
    const apart = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2
    if (apart >= least) continue
    least = apart
    nearest = index + 1
  }
  return least > sameColor ? unknown : nearest
}

/** Whether some are still unknown. */
function settle(labels: Uint8Array, width: number, height: number): boolean {
  const before = labels.slice()
  let isLeft = false
  for (let i = 0; i < labels.length; i++) {
    if (before[i] !== unknown) continue
    const x = i % width
    if (x > 0 && isColor(before[i - 1]!)) labels[i] = before[i - 1]!
    else if (x + 1 < width && isColor(before[i + 1]!)) labels[i] = before[i + 1]!
    else if (i >= width && isColor(before[i - width]!)) labels[i] = before[i - width]!
    else if (i + width < width * height && isColor(before[i + width]!)) labels[i] = before[i + width]!
    else isLeft = true
  }
  return isLeft
}

function isColor(label: number): boolean {
  return label !== unknown && label !== clear
}

/** How much of what is seen has each label, from the first colour's on: 0 to 1. */
export function sharesOf(labels: Uint8Array, count: number): number[] {
  const counts = Array.from({ length: count }, () => 0)
  let all = 0
  for (const label of labels) {
    if (label === clear) continue
    counts[label - 1] = (counts[label - 1] ?? 0) + 1
    all += 1
  }
  return counts.map(each => Math.round((1000 * each) / Math.max(1, all)) / 1000)
}
