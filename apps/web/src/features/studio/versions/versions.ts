import { VersionsPanel } from '#web/features/studio/versions/versions-panel.tsx'
import { VersionsStage } from '#web/features/studio/versions/versions-stage.tsx'

export const versionsParts = { VersionsPanel, VersionsStage }
