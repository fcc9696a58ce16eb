import type { GrainedShade } from './fabric-grain.ts'
import type { Frame } from './frame.ts'
import { type InkList, recallInk } from './ink-list.ts'
import type { InkMap } from './ink-map.ts'
import type { MixMap } from './mix-map.ts'
import { type Painter, painted, paintInked } from './painter.ts'

/** RGBA of the ink that hides its cloth: it stays the same in every colour of the garment. */
export function settleInk(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  { opaque }: InkMap,
): Uint32Array {
  return opaque.places.map((at, i) => inkedPixel(frame, painter, shade, opaque, i, at, 0))
}

export function paintInk(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  mixes: MixMap | null,
  { opaque, thin }: InkMap,
  settled: Uint32Array,
  pixels: Uint32Array,
): void {
  for (let i = 0; i < settled.length; i++) pixels[opaque.places[i]!] = settled[i]!
  const steps = mixes?.steps
  for (let i = 0; i < thin.places.length; i++) {
    const at = thin.places[i]!
    pixels[at] = inkedPixel(frame, painter, shade, thin, i, at, steps ? steps[at]! : 0)
  }
}

function inkedPixel(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  list: InkList,
  i: number,
  at: number,
  step: number,
): number {
  recallInk(list, i)
  paintInked(painter.charts[frame.chart[at]!]!, shade.plain[at]!, frame.shade[at]!, step)
  return (255 << 24) | (painted[2]! << 16) | (painted[1]! << 8) | painted[0]!
}
