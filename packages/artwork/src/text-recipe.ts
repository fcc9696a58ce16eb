/** Words as they are to be drawn. Lengths are shares of the letters' size. */
export type TextRecipe = {
  /** One to four lines. */
  readonly words: string
  readonly font: string
  readonly letterSpacing: number
  /** From one line to the next, where 1 is the font's own. */
  readonly lineSpacing: number
  readonly alignment: TextAlignment
  /** Degrees that the widest line goes around; below 0 it hangs. */
  readonly arcDegrees: number
  readonly fill: string
  readonly outline: TextRing | null
  /** Around the outline. */
  readonly offset: TextRing | null
}

export type TextRing = { readonly hex: string; readonly width: number }

export const textAlignments = ['left', 'center', 'right'] as const
export type TextAlignment = (typeof textAlignments)[number]

export const textLimits = {
  characters: 60,
  lines: 4,
  letterSpacing: { min: -0.1, max: 0.5 },
  lineSpacing: { min: 0.7, max: 2 },
  arcDegrees: { min: -180, max: 180 },
  ringWidth: { min: 0.01, max: 0.12 },
} as const
