import { isDrawn, type Styles } from '@teamloom/bakes/manifest.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'

/** Trims that these styles have. */
export function trimsIn({ plans }: Pattern, cut: Cut, styles: Styles): Trim[] {
  const names = new Set(plans.filter(plan => isDrawn(plan.when, styles)).flatMap(plan => plan.trims))
  return cut.trims.filter(({ name }) => names.has(name))
}
