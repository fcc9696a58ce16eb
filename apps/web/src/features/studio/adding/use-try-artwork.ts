import type { Side } from '@teamloom/bakes/side.ts'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { useEffect, useRef } from 'react'
import { artworkOf } from '#web/data/library.ts'
import { useAddingChange } from '#web/features/studio/adding/use-adding-change.ts'
import { rememberAsset } from '#web/features/studio/garment/art-library.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { newId } from '#web/lib/new-id.ts'

/** Sweeping over tiles neither fetches each nor turns the garment to and fro. */
const restMs = 180

/** Shows artwork where it would go while the pointer or the focus is on it; null ends that. */
export function useTryArtwork(): (item: LibraryItem | null) => void {
  const { session, product, side, showSide, may } = useStudio()
  const changeFor = useAddingChange()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** The side that was looked at before. */
  const home = useRef<Side | null>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      session.preview(null)
    },
    [session],
  )
  const end = () => {
    session.preview(null)
    if (home.current) showSide(home.current)
    home.current = null
  }
  const show = (item: LibraryItem) => {
    const artwork = artworkOf(item)
    const decorationId = newId()
    rememberAsset(artwork)
    session.learnArtwork(artwork)
    const change = changeFor(artwork, decorationId, item.name === item.filename ? undefined : item.name)
    const after = session.documentAfter(change)
    const place = after && findDecoration(after, decorationId)?.positionName
    const to = place && findLocation(product, place)
    if (!to) return
    session.preview(change)
    if (to.side !== side) home.current ??= side
    showSide(to.side)
  }
  return item => {
    clearTimeout(timer.current)
    if (!item || !may('canAddArtwork')) end()
    else timer.current = setTimeout(() => show(item), restMs)
  }
}
