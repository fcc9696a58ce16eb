import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/garment/art-library.ts'
import { LatestOnly } from '#web/features/studio/garment/latest-only.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'

export type PictureStatus = 'first' | 'drawn' | 'failed'

type Wanted = {
  readonly drawn: DrawnDesign
  readonly state: DesignState
  readonly teamId: string
  readonly side: Side
  readonly scale?: number
  readonly viewport?: Box | undefined
}

/** Keeps a canvas showing the design; the last good picture stays while the next one is drawn. */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { drawn, state, teamId, side, scale = 1, viewport }: Wanted,
): PictureStatus {
  const [status, setStatus] = useState<PictureStatus>('first')
  const queue = useRef<LatestOnly | null>(null)
  // Only its asset ids are read, which come with the prints.
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  })
  useEffect(() => {
    queue.current ??= new LatestOnly()
    let isWanted = true
    queue.current.ask(async () => {
      try {
        await provideArtworks(drawn, latestState.current, teamId)
        const bitmap = await garmentWorkers().stage.compose({
          drawn,
          side,
          scale,
          ...(viewport ? { viewport } : {}),
        })
        if (canvas.current) show(canvas.current, bitmap)
        setStatus('drawn')
      } catch {
        if (isWanted) setStatus('failed')
      }
    })
    return () => {
      isWanted = false
    }
  }, [canvas, drawn, teamId, side, scale, viewport])
  return status
}

export function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
    canvas.width = bitmap.width
    canvas.height = bitmap.height
  }
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
