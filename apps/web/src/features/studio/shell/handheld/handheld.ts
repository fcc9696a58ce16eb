import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { HandheldHeader } from '#web/features/studio/shell/handheld/handheld-header.tsx'
import { HandheldTools } from '#web/features/studio/shell/handheld/handheld-tools.tsx'
import { SheetHead } from '#web/features/studio/shell/handheld/sheet-head.tsx'
import { stageRoom } from '#web/features/studio/shell/handheld/stage-room.ts'
import { loadTexts } from '#web/lib/i18n.ts'

const parts = { classes, Header: HandheldHeader, SheetHead, Tools: HandheldTools, stageRoom }

/** What the studio is framed by on a phone and on an upright tablet. */
export type Handheld = typeof parts

export async function openHandheld(): Promise<Handheld> {
  await loadTexts('handheld')
  return parts
}
