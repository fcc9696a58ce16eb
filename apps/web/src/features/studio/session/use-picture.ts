import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { provideArtworks } from '#web/features/studio/drawing/art-library.ts'
import { crossFade, endFade } from '#web/features/studio/drawing/cross-fade.ts'
import { LatestOnly } from '#web/features/studio/drawing/latest-only.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawnShape } from '#web/features/studio/session/use-drawn-shape.ts'

export type PictureStatus = 'first' | 'drawn' | 'failed'

type Wanted = {
  readonly drawn: DrawnDesign
  readonly state: DesignState
  readonly teamId: string
  readonly side: Side
  readonly scale?: number
  readonly viewport?: Box | undefined
}

/** What is in the canvas. */
type Shown = { readonly drawn: DrawnDesign; readonly side: Side }

/**
 * Keeps a canvas showing the design; the last good picture stays while the next one is drawn, and gives way to it
 * slowly, under the veil, where nothing but colours differ.
 */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  veil: RefObject<HTMLCanvasElement | null>,
  { drawn, state, teamId, side, scale = 1, viewport }: Wanted,
): { readonly status: PictureStatus; readonly shown: Shown | undefined } {
  const [status, setStatus] = useState<PictureStatus>('first')
  const [last, setLast] = useState<Shown>()
  const queue = useRef<LatestOnly | null>(null)
  const shown = useRef<string | undefined>(undefined)
  const shape = `${useDrawnShape()} ${side} ${scale} ${JSON.stringify(viewport)}`
  // Only its asset ids are read, which come with the prints.
  const latestState = useRef(state)
  const latestSide = useRef(side)
  useEffect(() => {
    latestState.current = state
    latestSide.current = side
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
        // Who turned the garment meanwhile looks at another side.
        if (side !== latestSide.current) return bitmap.close()
        if (canvas.current && veil.current) {
          replace(canvas.current, veil.current, bitmap, shown.current === shape)
          shown.current = shape
        }
        setLast({ drawn, side })
        setStatus('drawn')
      } catch {
        if (isWanted) setStatus('failed')
      }
    })
    return () => {
      isWanted = false
    }
  }, [canvas, veil, drawn, shape, teamId, side, scale, viewport])
  return { status, shown: last }
}

function replace(
  canvas: HTMLCanvasElement,
  veil: HTMLCanvasElement,
  bitmap: ImageBitmap,
  isRecoloured: boolean,
): void {
  if (isRecoloured) return crossFade(canvas, veil, () => show(canvas, bitmap))
  endFade(canvas)
  show(canvas, bitmap)
}

export function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
    canvas.width = bitmap.width
    canvas.height = bitmap.height
  }
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
