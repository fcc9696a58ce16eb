import { openSwitch } from '#web/lib/open-switch.ts'

/** Files that were dropped on the window, until the panel takes them. */
export const droppedFiles = openSwitch<readonly File[]>([])
