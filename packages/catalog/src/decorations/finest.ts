import type { DecorationType } from './decoration-type.ts'
import type { TechniqueName } from './surface.ts'

/** The finest that can be made, inches: lines and specks, and gaps between them. */
export type Finest = { readonly lineInches: number; readonly gapInches: number }

/** Undefined for what is not made at all. */
export function finestOf({ surface }: Pick<DecorationType, 'surface'>): Finest | undefined {
  return surface ? byTechnique[surface.technique] : undefined
}

/** Screen printers: 0.75 pt positive, 1 pt reversed. */
const screen = { lineInches: 0.75 / 72, gapInches: 1 / 72 }
/** Embroiderers and patch makers: lines of 1.3 mm, gaps of 1 mm. */
const sewn = { lineInches: 0.05, gapInches: 0.04 }
/** Label weavers: 0.8 mm. */
const damask = { lineInches: 0.8 / 25.4, gapInches: 0.8 / 25.4 }

const byTechnique: Readonly<Record<TechniqueName, Finest>> = {
  film: screen,
  dye: screen,
  halftone: screen,
  // Ink that stands up runs together.
  raised: { lineInches: 0.03, gapInches: 0.04 },
  // One stitch of fourteen to the inch.
  knit: { lineInches: 1 / 14, gapInches: 1 / 14 },
  // Pressed: lines of 1 pt; gaps of 0.5 mm close.
  leather: { lineInches: 1 / 72, gapInches: 0.02 },
  woven: damask,
  clipped: damask,
  thread: sewn,
  patch: sewn,
}
