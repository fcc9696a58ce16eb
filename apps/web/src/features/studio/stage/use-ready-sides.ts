import type { Side } from '@teamloom/bakes/side.ts'
import { useEffect, useRef } from 'react'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import { useDrawnShape } from '#web/features/studio/stage/use-drawn-shape.ts'
import { useDrawn, useStudio } from '#web/features/studio/studio-context.tsx'

const restMs = 600

/** Makes the other sides ready to be turned to, one by one, when the stage has its picture and the hand rests. */
export function useReadySides(isSettled: boolean): void {
  const drawn = useDrawn()
  const shape = useDrawnShape()
  const { product, side } = useStudio()
  const latestDrawn = useRef(drawn)
  useEffect(() => {
    latestDrawn.current = drawn
  })
  /** Sides by the shape that they are ready in: other colours need nothing anew. */
  const ready = useRef(new Map<Side, string>())
  useEffect(() => {
    if (!isSettled) return
    let isWanted = true
    const timer = setTimeout(async () => {
      for (const other of product.sides) {
        if (!isWanted) return
        if (other !== side && ready.current.get(other) !== shape)
          await garmentWorkers()
            .stage.prepare(latestDrawn.current, other)
            .then(
              () => ready.current.set(other, shape),
              () => undefined,
            )
      }
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isSettled, shape, product, side])
}
