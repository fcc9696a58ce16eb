import { castShadows, type Shading } from './cast-shadows.ts'
import type { Grid } from './grid.ts'
import { lampAt, lightOnSlope, mirrorOf } from './lamp.ts'
import type { MapFrame } from './map-frame.ts'
import type { LitMap } from './technique.ts'

/** A thing on cloth before light falls on it. */
export type RaisedMap = {
  readonly frame: MapFrame
  /** Three to a pixel: linear red, green, blue of the thing itself. */
  readonly color: Float32Array
  /** Share of a pixel that it hides. */
  readonly cover: Grid
  /** Inches over the cloth. */
  readonly relief: Grid
  /** Share of the lamp that it mirrors, 0 to 1, on top of its colour; null: none. */
  readonly gloss: Grid | null
  /** How narrowly it mirrors: 10 satin, 30 leather, 80 glass. */
  readonly polish: number
}

/** Steeper than this no face is seen. */
const steepest = 3

/** Lit as in the studio, with the shadow that it throws on the cloth. */
export function lightRaised(raised: RaisedMap, lampDegrees: number, shading: Shading): LitMap {
  const { frame, color, cover, relief, gloss, polish } = raised
  const { width, height, margin, density } = frame
  const { lit, open } = castShadows(relief, density, lampDegrees, shading)
  const lamp = lampAt(lampDegrees)
  const flat = lightOnSlope(lamp, 0, 0, 1, 1)
  const mirror = mirrorOf(lamp, polish)
  const rgba = new Uint16Array(4 * width * height)
  const heights = relief.values
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const covered = cover.values[i]!
      // The cloth around it lies flat: only what is missing there of lamp and sky is seen.
      const shadow = covered < 1 ? 1 - Math.min(1, lightOnSlope(lamp, 0, 0, lit[i]!, open[i]!) / flat) : 0
      rgba[4 * i + 3] = 65535 * (1 - (1 - covered) * (1 - shadow))
      if (covered === 0) continue
      const across = slope(heights[i - (x > 0 ? 1 : 0)]!, heights[i + (x < width - 1 ? 1 : 0)]!, density)
      const down = slope(
        heights[i - (y > 0 ? width : 0)]!,
        heights[i + (y < height - 1 ? width : 0)]!,
        density,
      )
      const light = lightOnSlope(lamp, across, down, lit[i]!, open[i]!) / flat
      const shine = gloss ? gloss.values[i]! * mirror(across, down) * lit[i]! : 0
      for (let c = 0; c < 3; c++)
        rgba[4 * i + c] = 65535 * covered * Math.min(1, color[3 * i + c]! * light + shine)
    }
  return { width, height, margin, rgba }
}

function slope(before: number, after: number, density: number): number {
  return Math.max(-steepest, Math.min(steepest, (after - before) * density * 0.5))
}
