import { VersionsPanel } from '#web/features/studio/versions/versions-panel.tsx'
import { VersionsParts } from '#web/features/studio/versions/versions-parts.tsx'
import { VersionsStage } from '#web/features/studio/versions/versions-stage.tsx'

export const versionsParts = { VersionsPanel, VersionsParts, VersionsStage }
