import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { openSwitch } from '#web/lib/open-switch.ts'

/** The garment of somebody who is tried, in place of the design that it is `of`. */
export type TriedGarment = { readonly of: DrawnDesign; readonly drawn: DrawnDesign }

export const triedGarment = openSwitch<TriedGarment | null>(null)
