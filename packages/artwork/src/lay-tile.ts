import type { Pixels } from './pixels.ts'
import type { RepeatLayout } from './repeat-layout.ts'
import { scalePixels } from './scale-pixels.ts'

/** A pattern's tile, so many pixels to the inch across and down, whole in itself at its borders. */
export function layTile(
  artwork: Pixels,
  layout: RepeatLayout,
  perInch: { readonly x: number; readonly y: number },
): Pixels {
  const pixelsOf = (inches: number, density: number) => Math.max(1, Math.round(inches * density))
  const width = pixelsOf(layout.tileWidthInches, perInch.x)
  const height = pixelsOf(layout.tileHeightInches, perInch.y)
  const image = scalePixels(
    artwork,
    Math.min(width, pixelsOf(layout.imageWidthInches, perInch.x)),
    Math.min(height, pixelsOf(layout.imageHeightInches, perInch.y)),
  )
  const rgba = new Uint8Array(width * height * 4)
  for (const { x, y } of layout.spots) {
    const left = Math.round(((x + layout.offsetX) / layout.tileWidthInches) * width - image.width / 2)
    const top = Math.round(((y + layout.offsetY) / layout.tileHeightInches) * height - image.height / 2)
    for (let row = 0; row < image.height; row++)
      for (let column = 0; column < image.width; column++) {
        const from = (row * image.width + column) * 4
        if (image.rgba[from + 3] === 0) continue
        const to = (wrap(top + row, height) * width + wrap(left + column, width)) * 4
        for (let c = 0; c < 4; c++) rgba[to + c] = image.rgba[from + c]!
      }
  }
  return { width, height, rgba }
}

function wrap(at: number, length: number): number {
  return ((at % length) + length) % length
}
