import type { Label } from '@teamloom/kit/label.ts'

/** One figure of a trim, in inches or in courses of a knit; or words. */
export type TrimFigure = { readonly what: Label } & (
  | { readonly unit: 'in' | 'courses'; readonly value: number }
  | { readonly text: Label }
)
