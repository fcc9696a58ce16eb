import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { type ComponentType, useCallback, useState } from 'react'
import type { Placement } from '#web/features/studio/drawing/fit.ts'
import type { Look } from '#web/features/studio/session/look.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

/** What shows former versions in the place of the panel, of the list of parts and of the stage. */
export type VersionsViews = {
  readonly VersionsPanel: ComponentType<{
    readonly design: DesignItem
    readonly isOrdered: boolean
    readonly picked: readonly Look[]
    readonly onPick: (picked: readonly Look[]) => void
    readonly onClose: () => void
  }>
  readonly VersionsParts: ComponentType<{
    readonly designId: string
    readonly looks: readonly Look[]
    readonly onChosen?: () => void
    readonly onClose?: () => void
  }>
  readonly VersionsStage: ComponentType<{
    readonly looks: readonly Look[]
    readonly camera: Camera
    readonly placement: Placement
  }>
}

export type VersionsLoaders = {
  readonly panel: () => Promise<VersionsViews['VersionsPanel']>
  readonly parts: () => Promise<VersionsViews['VersionsParts']>
  readonly stage: () => Promise<VersionsViews['VersionsStage']>
}

const none: readonly Look[] = []

/**
 * Whether former versions are looked at, and which; choosing a part of the garment ends it. What shows them comes when
 * they are asked for.
 */
export function useLooking(load: VersionsLoaders) {
  const { selection, select } = useStudio()
  const [asked, setAsked] = useState<'panel' | 'stage' | null>(null)
  const [picked, pick] = useState<readonly Look[]>(none)
  const isShown = asked !== null && selection === null
  const isOpen = isShown && asked === 'panel'
  const close = () => {
    setAsked(null)
    pick(none)
  }
  const Panel = useLoaded(load.panel, isOpen, close)
  const Parts = useLoaded(load.parts, isShown)
  const Stage = useLoaded(load.stage, isShown)
  const toggle = () => {
    if (isOpen) return close()
    select(null)
    pick(none)
    setAsked('panel')
  }
  /** One on the stage alone, beside another panel than theirs; null: no more. */
  const look = useCallback((one: Look | null) => {
    setAsked(was => (one ? 'stage' : was === 'stage' ? null : was))
    if (one) pick([one])
  }, [])
  return { isOpen, picked: isShown ? picked : none, pick, close, toggle, look, Panel, Parts, Stage }
}

export type Looking = ReturnType<typeof useLooking>
