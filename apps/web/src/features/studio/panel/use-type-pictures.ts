import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView, DesignState } from '@teamloom/design/design-state.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/garment/art-library.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'

type TypeChange = Extract<DesignChange, { action: 'changeDecorationType' }>

/** This artwork on this garment, at its place, as each of the types makes it; by the types' names. */
export function useTypePictures(
  { id, location }: DecorationView,
  changes: readonly TypeChange[],
): ReadonlyMap<string, ImageBitmap> | undefined {
  const { document, state } = useDesign()
  const { session, product, teamId } = useStudio()
  const [pictures, setPictures] = useState<ReadonlyMap<string, ImageBitmap>>()
  const { positionName } = location.selectedLocation
  const side = product.locations.find(place => place.positionName === positionName)?.side
  const types = changes.map(change => change.type).join()
  const key = useMemo(
    () =>
      JSON.stringify(
        types.split(',').map(type => {
          const change = { action: 'changeDecorationType', decorationId: id, type } as const
          return [type, drawnDesign(session.documentAfter(change) ?? document, product)] as const
        }),
      ),
    [document, session, product, id, types],
  )
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  })
  useEffect(() => {
    if (!side) return undefined
    let isWanted = true
    const timer = setTimeout(async () => {
      const drawns = JSON.parse(key) as [string, DrawnDesign][]
      await Promise.all(
        drawns.map(([type, drawn]) => provideArtworks(drawn, asType(latestState.current, id, type), teamId)),
      )
      const bitmaps = await garmentWorkers()
        .tiles.printTiles(
          drawns.map(([, drawn]) => drawn),
          side,
          id,
          220,
          156,
        )
        .catch(() => [])
      if (isWanted) setPictures(new Map(bitmaps.map((bitmap, index) => [drawns[index]![0], bitmap])))
    }, 60)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, side, id, teamId])
  return pictures
}

/** Artwork is served in the form in which its decoration's type draws it. */
function asType(state: DesignState, decorationId: string, type: string): DesignState {
  const decorations = state.decorations.map(decoration =>
    decoration.id === decorationId ? { ...decoration, type } : decoration,
  )
  return { ...state, decorations }
}
