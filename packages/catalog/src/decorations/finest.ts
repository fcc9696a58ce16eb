import type { DecorationType } from './decoration-type.ts'
import type { TechniqueName } from './surface.ts'

/** The finest that can be made, inches: lines and specks, gaps between them, and the height of capitals. */
export type Finest = {
  readonly lineInches: number
  readonly gapInches: number
  readonly capitalInches: number
}

/** Undefined for what is not made at all. */
export function finestOf({ surface }: Pick<DecorationType, 'surface'>): Finest | undefined {
  return surface ? finestIn(surface.technique) : undefined
}

export function finestIn(technique: TechniqueName): Finest {
  return byTechnique[technique]
}

/** The capitals of letters of so many points: seven tenths of them. */
const capitalOf = (points: number) => (0.7 * points) / 72

/** Screen printers: 0.75 pt positive, 1 pt reversed, letters of 8 pt. */
const screen = { lineInches: 0.75 / 72, gapInches: 1 / 72, capitalInches: capitalOf(8) }
/** Embroiderers and patch makers: lines of 1.3 mm, gaps of 1 mm. */
const sewn = { lineInches: 0.05, gapInches: 0.04 }
/** Label weavers: 0.8 mm, capitals of 2 mm. */
const damask = { lineInches: 0.8 / 25.4, gapInches: 0.8 / 25.4, capitalInches: 2 / 25.4 }

const byTechnique: Readonly<Record<TechniqueName, Finest>> = {
  film: screen,
  // A blade: strips of 1 mm still stick, and are weeded.
  cutFilm: { lineInches: 1 / 25.4, gapInches: 1 / 25.4, capitalInches: 3 / 8 },
  dye: screen,
  halftone: screen,
  // Ink that stands up runs together.
  raised: { lineInches: 0.03, gapInches: 0.04, capitalInches: capitalOf(16) },
  // One stitch of fourteen to the inch; sock knitters: capitals of 4 mm.
  knit: { lineInches: 1 / 14, gapInches: 1 / 14, capitalInches: 4 / 25.4 },
  // Pressed: lines of 1 pt, letters of 10; gaps of 0.5 mm close.
  leather: { lineInches: 1 / 72, gapInches: 0.02, capitalInches: capitalOf(10) },
  woven: damask,
  clipped: damask,
  thread: { ...sewn, capitalInches: 7 / 25.4 },
  patch: { ...sewn, capitalInches: 3 / 25.4 },
}
