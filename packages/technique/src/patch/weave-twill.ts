import type { Strand } from '../thread/strand.ts'
import type { PatchOutline } from './patch-outline.ts'

/** Between the yarns of a warp, and the length over which each floats. Millimetres. */
const pitch = 0.36
const float = 1.44

/** Twill: floats side by side, each warp a quarter on from the one before, so that they climb aslant. */
export function weaveTwill(
  { depthAt }: PatchOutline,
  size: { readonly width: number; readonly height: number },
  { inset, base, region }: { readonly inset: number; readonly base: number; readonly region: number },
  out: Strand[],
): void {
  for (let warp = 0, x = pitch / 2; x < size.width; warp++, x += pitch)
    for (let y = -float * (1 + (warp % 4) / 4); y < size.height + float; y += float) {
      const y0 = inwards(x, y, 1)
      const y1 = inwards(x, y + float, -1)
      if (y1 - y0 < 0.3) continue
      const tone = ((warp * 7919 + Math.round(y / float) * 104729) % 17) / 17 - 0.5
      out.push({ kind: 'twill', region, x0: x, y0, x1: x, y1, bulge: 0, base, lift: 0.16, tone })
    }

  function inwards(x: number, from: number, direction: 1 | -1): number {
    let y = from
    for (let i = 0; i < 5 && depthAt(x, y) < inset; i++) y += (direction * float) / 4
    return y
  }
}

/** From far wales are seen by twos. */
const wale = (8 * pitch) / (2 * Math.PI)

/** Twill's light where its yarns are too fine to be seen one by one: its wales alone. */
export function twillGrain(x: number, y: number): number {
  return 1 + 0.13 * Math.sin((x + (y * 4 * pitch) / float) / wale)
}
