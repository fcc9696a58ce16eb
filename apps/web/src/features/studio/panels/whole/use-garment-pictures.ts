import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { useEffect, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/drawing/art-library.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'

/** When the hand rests: the stage comes first, then the sides. */
const restMs = 400

type Wanted = {
  readonly drawns: readonly DrawnDesign[]
  readonly side: Side
  /** What is shown of the side's picture, and in how many pixels across. */
  readonly viewport: Box | undefined
  readonly width: number
}

/** Small pictures of a garment in several cloths, one after the other as they are drawn; those of before stay meanwhile. */
export function useGarmentPictures({ drawns, side, viewport, width }: Wanted): readonly ImageBitmap[] {
  const { teamId } = useStudio()
  const { state } = useDesign()
  const [pictures, setPictures] = useState<readonly ImageBitmap[]>([])
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  })
  const key = JSON.stringify({ drawns, viewport })
  useEffect(() => {
    let isWanted = true
    const wanted = JSON.parse(key) as Pick<Wanted, 'drawns'> & { viewport?: Box }
    const draw = async () => {
      for (const [index, drawn] of wanted.drawns.entries()) {
        if (!isWanted || !wanted.viewport) return
        await provideArtworks(drawn, latestState.current, teamId)
        const bitmap = await garmentWorkers().tiles.compose({
          drawn,
          side,
          viewport: wanted.viewport,
          scale: width / wanted.viewport.width,
        })
        if (isWanted) setPictures(before => before.toSpliced(index, 1, bitmap))
      }
    }
    // A picture that cannot be drawn leaves its tile without one; its name still says what it is.
    const timer = setTimeout(() => void draw().catch(() => undefined), restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, side, width, teamId])
  return pictures
}
