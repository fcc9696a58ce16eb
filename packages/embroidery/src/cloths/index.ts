import { cap } from './cap.ts'
import type { Cloth, ClothName } from './cloth.ts'
import { fleece } from './fleece.ts'
import { jersey } from './jersey.ts'
import { knit } from './knit.ts'
import { polar } from './polar.ts'
import { rib } from './rib.ts'
import { taslan } from './taslan.ts'
import { twill } from './twill.ts'

/** What is known of each cloth that is sewn on. */
export const cloths: Readonly<Record<ClothName, Cloth>> = {
  fleece,
  jersey,
  rib,
  polar,
  taslan,
  knit,
  cap,
  twill,
}
