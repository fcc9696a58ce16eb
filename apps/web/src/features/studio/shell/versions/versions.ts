import type { VersionsViews } from '#web/features/studio/session/use-looking.ts'
import { VersionsPanel } from '#web/features/studio/shell/versions/versions-panel.tsx'
import { VersionsParts } from '#web/features/studio/shell/versions/versions-parts.tsx'
import { VersionsStage } from '#web/features/studio/shell/versions/versions-stage.tsx'

export const versionsViews: VersionsViews = { VersionsPanel, VersionsParts, VersionsStage }
