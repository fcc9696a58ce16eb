import { openSwitch } from '#web/lib/open-switch.ts'

/** The number of the finding under the pointer or the focus, in the panel or on the garment. */
export const pointedFinding = openSwitch<number | null>(null)
/** Whether the stitches of what is knitted are seen. */
export const needleGrid = openSwitch(false)
