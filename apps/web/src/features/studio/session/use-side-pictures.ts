import type { Side } from '@teamloom/bakes/side.ts'
import { useEffect, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/drawing/art-library.ts'
import { handAtRest } from '#web/features/studio/drawing/in-hand.ts'
import { tilesAtWork } from '#web/features/studio/drawing/tiles-at-work.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { show } from '#web/features/studio/session/use-picture.ts'

/** After a change, so that one click after another waits for none of them; soon while there are none yet. */
const [restMs, firstRestMs] = [700, 300]
/** Small pictures' pixels to one of the side's. */
const scale = 0.15

/**
 * Draws the sides small, one by one when the stage and the tiles have their pictures and the hand rests. The stage's own
 * worker does it: a side that it has drawn is turned to at once.
 */
export function useSidePictures(isStageSettled: boolean) {
  const [areDrawn, setDrawn] = useState(false)
  const drawn = useDrawn()
  const { state } = useDesign()
  const { product, teamId } = useStudio()
  const canvases = useRef(new Map<Side, HTMLCanvasElement>())
  const isEmpty = useRef(true)
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  })
  useEffect(() => {
    if (!isStageSettled) return
    let isWanted = true
    const timer = setTimeout(
      async () => {
        await handAtRest()
        await provideArtworks(drawn, latestState.current, teamId)
        for (const side of product.sides) {
          await tilesAtWork.areDone()
          await handAtRest()
          if (!isWanted) return
          const bitmap = await garmentWorkers()
            .stage.compose({ drawn, side, scale })
            .catch(() => null)
          const canvas = canvases.current.get(side)
          if (bitmap && isWanted && canvas) show(canvas, bitmap)
        }
        isEmpty.current = false
        setDrawn(true)
      },
      isEmpty.current ? firstRestMs : restMs,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [drawn, product, teamId, isStageSettled])
  const pictureOf = (side: Side) => (canvas: HTMLCanvasElement | null) => {
    if (canvas) canvases.current.set(side, canvas)
    else canvases.current.delete(side)
  }
  return { pictureOf, areDrawn }
}
