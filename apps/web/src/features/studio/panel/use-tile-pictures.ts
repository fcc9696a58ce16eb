import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DecorationView, DesignState } from '@teamloom/design/design-state.ts'
import { type DrawnDesign, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/garment/art-library.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { isCarrying } from '#web/features/studio/touch/carried.tsx'

/** What a tile's picture shows: the garment after a change of its decoration. */
export type TileOf = { readonly name: string; readonly change: DesignChange }

type Tile = { readonly name: string; readonly type: string; readonly drawn: DrawnDesign }

/** This artwork on this garment after each of the changes, each as soon as it is drawn; by the tiles' names. */
export function useTilePictures(
  { id, type }: DecorationView,
  tiles: readonly TileOf[],
): ReadonlyMap<string, ImageBitmap> {
  const { document, state } = useDesign()
  const { session, product, teamId } = useStudio()
  const [pictures, setPictures] = useState<ReadonlyMap<string, ImageBitmap>>(new Map())
  const wanted = JSON.stringify(tiles)
  const key = useMemo(
    () =>
      JSON.stringify(
        (JSON.parse(wanted) as TileOf[]).map(
          ({ name, change }): Tile => ({
            name,
            type: change.action === 'changeDecorationType' ? change.type : type,
            drawn: drawnDesign(session.documentAfter(change) ?? document, product),
          }),
        ),
      ),
    [document, session, product, type, wanted],
  )
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  })
  useEffect(() => {
    let isWanted = true
    const drawAll = async () => {
      for (const tile of JSON.parse(key) as Tile[]) {
        await isCarrying.becomes(false)
        if (!isWanted) return
        const bitmap = await drawTile(tile.drawn, asType(latestState.current, id, tile.type), id, teamId)
        if (isWanted && bitmap) setPictures(before => new Map(before).set(tile.name, bitmap))
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
