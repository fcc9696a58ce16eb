import { type Contour, contourOf } from './piece-contour.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'
import { scalePixels } from './scale-pixels.ts'

/** `round`: a circle; `contour`: as its artwork is inked, with a border round it. */
export type Outline = 'box' | 'diamond' | 'round' | 'contour'

/** A patch or tag: a ground in a shape, an edge round it, artwork in its middle. Inches. */
export type Piece = {
  readonly outline: Outline
  readonly groundHex: string
  /** What runs along its edge, inside; null: nothing. */
  readonly rim: { readonly hex: string; readonly inches: number } | null
  /** What is folded over an edge above it; else the edge is below. */
  readonly foldedAt?: 'top'
  readonly artWidthInches: number
  readonly artHeightInches: number
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

/** The largest box of artwork that lies `margin` inside a shape; `aspect` is its width over its height. */
export function artWithin(
  outline: Outline,
  { widthInches, heightInches }: Extent,
  margin: number,
  aspect: number,
): Extent {
  if (outline === 'box' || outline === 'contour') {
    const width = Math.min(widthInches - 2 * margin, (heightInches - 2 * margin) * aspect)
    return { widthInches: Math.max(0, width), heightInches: Math.max(0, width) / aspect }
  }
  if (outline === 'round') {
    const across = Math.max(0, Math.min(widthInches, heightInches) - 2 * margin)
    const height = across / Math.hypot(aspect, 1)
    return { widthInches: height * aspect, heightInches: height }
  }
  // Each corner of the box touches a side: x / a + y / b = 1, moved inwards by the margin.
  const [a, b] = [widthInches / 2, heightInches / 2]
  const inner = Math.max(0, 1 - (margin * Math.hypot(a, b)) / (a * b))
  const height = inner / (aspect / (2 * a) + 1 / (2 * b))
  return { widthInches: height * aspect, heightInches: height }
}

/** The piece as a picture, transparent outside its shape. */
export function drawPiece(artwork: Pixels, piece: Piece, extent: Extent, pixelsPerInch: number): Pixels {
  const { outline, rim, artWidthInches, artHeightInches } = piece
  const art = { widthInches: artWidthInches, heightInches: artHeightInches }
  const depthAt = depthsOf(
    outline,
    extent,
    outline === 'contour' ? contourOf(artwork, extent, art) : undefined,
  )
  const width = Math.max(1, Math.round(extent.widthInches * pixelsPerInch))
  const height = Math.max(1, Math.round(extent.heightInches * pixelsPerInch))
  const ground = rgbOfHex(piece.groundHex)
  const edge = rim && rgbOfHex(rim.hex)
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = depthAt((x + 0.5) / pixelsPerInch, (y + 0.5) / pixelsPerInch)
      const cover = clamp(inside * pixelsPerInch + 0.5)
      if (cover === 0) continue
      const onRim = rim ? clamp((rim.inches - inside) * pixelsPerInch + 0.5) : 0
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++)
        rgba[at + c] = Math.round(ground[c]! + onRim * ((edge ?? ground)[c]! - ground[c]!))
      rgba[at + 3] = Math.round(255 * cover)
    }
  layOn(rgba, width, height, artwork, piece, pixelsPerInch)
  return { width, height, rgba }
}

/** Inches from a spot to the shape's edge; below 0 outside. */
function depthsOf(
  outline: Outline,
  { widthInches, heightInches }: Extent,
  contour: Contour | undefined,
): (x: number, y: number) => number {
  if (contour) return contour.depthAt
  const [a, b] = [widthInches / 2, heightInches / 2]
  if (outline === 'diamond')
    return (x, y) => ((1 - Math.abs(x - a) / a - Math.abs(y - b) / b) * a * b) / Math.hypot(a, b)
  if (outline === 'round') return (x, y) => Math.min(a, b) - Math.hypot(x - a, y - b)
  return (x, y) => Math.min(x, y, widthInches - x, heightInches - y)
}

function layOn(
  rgba: Uint8Array,
  width: number,
  height: number,
  artwork: Pixels,
  { artWidthInches, artHeightInches }: Piece,
  pixelsPerInch: number,
): void {
  const image = scalePixels(
    artwork,
    Math.max(1, Math.min(width, Math.round(artWidthInches * pixelsPerInch))),
    Math.max(1, Math.min(height, Math.round(artHeightInches * pixelsPerInch))),
  )
  const left = Math.round((width - image.width) / 2)
  const top = Math.round((height - image.height) / 2)
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const from = (y * image.width + x) * 4
      const share = image.rgba[from + 3]! / 255
      const to = ((top + y) * width + left + x) * 4
      for (let c = 0; c < 3; c++)
        rgba[to + c] = Math.round(rgba[to + c]! + share * (image.rgba[from + c]! - rgba[to + c]!))
    }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
