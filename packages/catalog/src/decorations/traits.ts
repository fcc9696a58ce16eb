import type { TechniqueName } from './surface.ts'

/** What a picture, a check or the studio does otherwise for a technique: asked of it, never by its name. */
export type Traits = {
  /** Its colour lies in the cloth’s own rather than over it: light passes through both. */
  readonly isDyed: boolean
  /** Made needle by needle, with the garment itself. */
  readonly isKnitted: boolean
}

const plain: Traits = { isDyed: false, isKnitted: false }

const byTechnique: Readonly<Record<TechniqueName, Traits>> = {
  film: plain,
  cutFilm: plain,
  dye: { ...plain, isDyed: true },
  raised: plain,
  leather: plain,
  woven: plain,
  clipped: plain,
  halftone: plain,
  knit: { ...plain, isKnitted: true },
  thread: plain,
  patch: plain,
}

export function traitsOf(technique: TechniqueName): Traits {
  return byTechnique[technique]
}
