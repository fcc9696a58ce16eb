import type { Selection } from '#web/features/studio/session/selection.ts'
import { openSwitch } from '#web/lib/open-switch.ts'

export type SheetTab = 'parts' | 'colors' | 'decorate' | 'price'
export type SheetHeight = 'peek' | 'half' | 'full'

/** What lies over the foot of the stage where there is no room beside it: one tab of it, or on a tablet all but the price. */
export type Sheet = { readonly tab: SheetTab | 'all'; readonly height: SheetHeight }

/** The sheet of a phone or of an upright tablet; null where panels stand beside the stage. */
export const sheet = openSwitch<Sheet | null>(null)

export function changeSheet(change: Partial<Sheet>): void {
  const now = sheet.get()
  if (now) sheet.set({ ...now, ...change })
}

/** Whether a tab shows the panel of what is selected; else it has a list of its own, and the panel waits behind it. */
export function showsPanel({ tab }: Sheet, selection: Selection): boolean {
  if (tab === 'price') return false
  if (tab === 'all') return true
  const isElement = selection?.kind === 'element'
  if (tab === 'parts') return isElement
  return tab === 'colors' ? isElement || selection === null : selection !== null && !isElement
}
