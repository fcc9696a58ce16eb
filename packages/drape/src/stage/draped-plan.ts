import type { BakePlan, Cut } from '@teamloom/pattern/pattern.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import type { Freedom } from './freedom.ts'

/** A base or patch as it was draped; a patch knows where it was free. */
export type DrapedPlan = {
  readonly plan: BakePlan
  readonly cut: Cut
  readonly mesh: ClothMesh
  readonly freedom: Freedom | null
}
