import { useState } from 'react'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import type { Look } from '#web/features/studio/versions/look.ts'
import { loadTexts } from '#web/lib/i18n.ts'
import { loadCode } from '#web/ui/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadParts = async () => {
  const [{ versionsParts }] = await Promise.all([
    loadCode(() => import('#web/features/studio/versions/versions.ts')),
    loadTexts('live'),
  ])
  return versionsParts
}
const loadPanel = async () => (await loadParts()).VersionsPanel
const loadList = async () => (await loadParts()).VersionsParts
const loadStage = async () => (await loadParts()).VersionsStage

const none: readonly Look[] = []

/** Whether former versions are looked at, and which; choosing a part of the garment ends it. */
export function useLooking() {
  const { selection, select } = useStudio()
  const [isAsked, setAsked] = useState(false)
  const [picked, pick] = useState<readonly Look[]>(none)
  const isOpen = isAsked && selection === null
  const close = () => {
    setAsked(false)
    pick(none)
  }
  const Panel = useLoaded(loadPanel, isOpen, close)
  const Parts = useLoaded(loadList, isOpen)
  const Stage = useLoaded(loadStage, isOpen)
  const toggle = () => {
    if (isOpen) return close()
    select(null)
    pick(none)
    setAsked(true)
  }
  return { isOpen, picked: isOpen ? picked : none, pick, close, toggle, Panel, Parts, Stage }
}

export type Looking = ReturnType<typeof useLooking>
