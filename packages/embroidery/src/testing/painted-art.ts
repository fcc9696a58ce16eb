import type { Art } from '@teamloom/artwork/art-file.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'

export type PaintedArt = {
  readonly art: Extract<Art, { kind: 'plates' }>
  readonly inks: readonly { readonly code: string; readonly hex: string }[]
}

/** Artwork that is painted place by place, x and y 0 to 1; null: clear. */
export function paintArt(
  width: number,
  height: number,
  hexAt: (x: number, y: number) => string | null,
): PaintedArt {
  const rgba = new Uint8Array(4 * width * height)
  const hexes = new Set<string>()
  for (let i = 0; i < width * height; i++) {
    const hex = hexAt(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)
    if (hex === null) continue
    hexes.add(hex)
    rgba.set(
      [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)),
      4 * i,
    )
    rgba[4 * i + 3] = 255
  }
  const inks = hexes.size > 0 ? [...hexes] : ['#000000']
  return {
    art: { kind: 'plates', plates: cutPlates({ width, height, rgba }, inks) },
    inks: inks.map((hex, n) => ({ code: `EMB ${n + 1}`, hex })),
  }
}
