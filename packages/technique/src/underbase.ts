import { blurred, type Grid, gridOf, smoothStep } from './grid.ts'

/** How far the white that ink is printed on reaches beyond it: two screens never meet quite. */
const beyondInches = 0.011
/** Room that it takes beside the work. */
export const underbaseMargin = 3 * beyondInches
/** How much of that edge is seen, and its linear light. */
const seen = 0.55
const white = 0.8

/** How solid ink is whose tone leaves so much of its cover: what is in dots stands on dots of its ground, whose edges are not seen. */
export function solidOf(tone: number, cover: number): number {
  return cover < 0.004 ? 0 : cover * smoothStep(0.84, 0.94, tone / cover)
}

/**
 * Adds to ink on dark cloth the edge of its white ground, which lies below what is solid. `colors`: premultiplied linear
 * red, green, blue and cover; `coverAt`: how solid the ink is there; `artAt`: how much
 * of a pixel is the artwork's, printed or not, where no edges are to be seen within it.
 */
export function addUnderbase(
  colors: Float32Array,
  { width, height }: Pick<Grid, 'width' | 'height'>,
  density: number,
  coverAt: (pixel: number) => number,
  artAt: (pixel: number) => number,
): void {
  const ground = gridOf(width, height)
  for (let i = 0; i < ground.values.length; i++) ground.values[i] = smoothStep(0.25, 0.75, coverAt(i))
  const wide = blurred(ground, beyondInches * density).values
  for (let i = 0; i < wide.length; i++) {
    const beyond = smoothStep(0.03, 0.4, wide[i]! - ground.values[i]!)
    const edge = seen * beyond * (1 - Math.max(colors[4 * i + 3]!, artAt(i)))
    if (edge < 0.002) continue
    for (let c = 0; c < 3; c++) colors[4 * i + c]! += edge * white
    colors[4 * i + 3]! += edge
  }
}
