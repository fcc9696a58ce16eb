import type { Pixels } from './pixels.ts'

/** The picture in another size: each new pixel is the mean of what it covers. */
export function scalePixels(pixels: Pixels, width: number, height: number): Pixels {
  const { rgba } = pixels
  const out = new Uint8Array(width * height * 4)
  const columns = spansOf(pixels.width, width)
  const rows = spansOf(pixels.height, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue, alpha, weight] = [0, 0, 0, 0, 0]
      for (const [row, rowShare] of rows[y]!)
        for (const [column, columnShare] of columns[x]!) {
          const at = (row * pixels.width + column) * 4
          const share = rowShare * columnShare
          const cover = share * rgba[at + 3]!
          red += cover * rgba[at]!
          green += cover * rgba[at + 1]!
          blue += cover * rgba[at + 2]!
          alpha += cover
          weight += share
        }
      if (alpha === 0) continue
      const to = (y * width + x) * 4
      out[to] = Math.round(red / alpha)
      out[to + 1] = Math.round(green / alpha)
      out[to + 2] = Math.round(blue / alpha)
      out[to + 3] = Math.round(alpha / weight)
    }
  return { width, height, rgba: out }
}

type Span = readonly (readonly [index: number, share: number])[]

/** For each of `to` new steps the old ones that it covers, and how much of each. */
function spansOf(from: number, to: number): readonly Span[] {
  return Array.from({ length: to }, (_, step) => {
    const [start, end] = [(step * from) / to, ((step + 1) * from) / to]
    const span: [number, number][] = []
    for (let index = Math.floor(start); index < Math.min(from, end); index++) {
      const share = Math.min(end, index + 1) - Math.max(start, index)
      if (share > 1e-9) span.push([index, share])
    }
    return span
  })
}
