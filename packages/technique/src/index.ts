import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import { cutFilm } from './cut-film.ts'
import { dye } from './dye.ts'
import { film } from './film.ts'
import { halftone } from './halftone.ts'
import { knit } from './knit.ts'
import { leather } from './leather/leather.ts'
import { patch } from './patch/patch.ts'
import { raised } from './raised.ts'
import type { Technique } from './technique.ts'
import { thread } from './thread/thread.ts'
import { clipped, woven } from './woven/woven.ts'

/** How each surface of the catalogue comes about. */
export const techniques: Readonly<Record<TechniqueName, Technique>> = {
  film,
  cutFilm,
  dye,
  raised,
  leather,
  woven,
  clipped,
  halftone,
  knit,
  thread,
  patch,
}
