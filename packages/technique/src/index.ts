import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import { dye } from './dye.ts'
import { film } from './film.ts'
import { halftone } from './halftone.ts'
import { knit } from './knit.ts'
import { leather } from './leather/leather.ts'
import { patch } from './patch/patch.ts'
import { raised } from './raised.ts'
import type { Technique } from './technique.ts'
import { thread } from './thread/thread.ts'

/** How each surface of the catalogue comes about. */
export const techniques: Readonly<Record<TechniqueName, Technique>> = {
  film,
  dye,
  raised,
  leather,
  halftone,
  knit,
  thread,
  patch,
}
