import type { Insets, Size } from '#web/features/studio/drawing/fit.ts'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { sheetSize } from '#web/features/studio/shell/handheld/sheet-size.ts'

const besides = '(orientation: landscape)'

/** Whether the sheet stands beside the stage. */
export const isBesideNow = (): boolean => window.matchMedia(besides).matches

let last: { readonly insets: Insets; readonly size: Size } | null = null

/**
 * What the tools and the sheet leave of the stage for the garment. A full sheet covers it and moves it no more, and
 * nothing moves under a hand that holds something.
 */
export function stageRoom(size: Size, isHolding: boolean): Insets {
  const now = sheet.get()
  if (last && last.size.width === size.width && last.size.height === size.height && isHolding)
    return last.insets
  const isBeside = isBesideNow()
  const room = { ...size, isBeside }
  const isPeek = now?.height === 'peek'
  const reach = sheetSize(isPeek ? 'peek' : 'half', room)
  const insets: Insets = isBeside
    ? { top: 12, bottom: isPeek ? 76 : 12, left: 12, right: 12 + reach }
    : { top: 14, bottom: reach + (isPeek || size.width >= 768 ? 76 : 14), left: 12, right: 12 }
  last = { insets, size }
  return insets
}
