import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView, DesignState } from '@teamloom/design/design-state.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/garment/art-library.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { isCarrying } from '#web/features/studio/touch/carried.tsx'

type TypeChange = Extract<DesignChange, { action: 'changeDecorationType' }>

/** This artwork on this garment as each of the types makes it, each as soon as it is drawn; by the types' names. */
export function useTypePictures(
  { id }: DecorationView,
  changes: readonly TypeChange[],
): ReadonlyMap<string, ImageBitmap> {
  const { document, state } = useDesign()
  const { session, product, teamId } = useStudio()
  const [pictures, setPictures] = useState<ReadonlyMap<string, ImageBitmap>>(new Map())
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
    let isWanted = true
    const drawAll = async () => {
      for (const [type, drawn] of JSON.parse(key) as [string, DrawnDesign][]) {
        await isCarrying.becomes(false)
        if (!isWanted) return
        const bitmap = await drawTile(drawn, asType(latestState.current, id, type), id, teamId)
        if (isWanted && bitmap) setPictures(before => new Map(before).set(type, bitmap))
      }
    }
    const timer = setTimeout(drawAll, 60)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, id, teamId])
  return pictures
}

/** Pixels of a tile's picture. */
const [width, height] = [220, 156]

/** A tile without its picture still says what it is: what cannot be drawn is left empty. */
async function drawTile(drawn: DrawnDesign, state: DesignState, id: string, teamId: string) {
  try {
    await provideArtworks(drawn, state, teamId)
    return await garmentWorkers().tiles.printTile(drawn, id, width, height)
  } catch {
    return undefined
  }
}

/** Artwork is served in the form in which its decoration's type draws it. */
function asType(state: DesignState, decorationId: string, type: string): DesignState {
  const decorations = state.decorations.map(decoration =>
    decoration.id === decorationId ? { ...decoration, type } : decoration,
  )
  return { ...state, decorations }
}
