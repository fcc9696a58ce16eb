import { CommentsPanel } from '#web/features/studio/panels/comments/comments-panel.tsx'
import type { CommentsViews } from '#web/features/studio/session/comments-context.ts'
import { CommentsEar } from '#web/features/studio/shell/comments-ear.tsx'
import { CommentsChip, SideCount } from '#web/features/studio/stage/pins/comment-chips.tsx'
import { Pins } from '#web/features/studio/stage/pins/pins.tsx'
import { PlacingBar } from '#web/features/studio/stage/pins/placing-bar.tsx'
import { loadTexts } from '#web/lib/i18n.ts'

const views: CommentsViews = {
  Pins,
  Chip: CommentsChip,
  Bar: PlacingBar,
  SideCount,
  Panel: CommentsPanel,
  Ear: CommentsEar,
}

export async function openComments(): Promise<CommentsViews> {
  await Promise.all([loadTexts('comments'), loadTexts('live')])
  return views
}
