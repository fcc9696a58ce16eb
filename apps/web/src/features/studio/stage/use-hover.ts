import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { dequal } from 'dequal/lite'
import { useRef, useState } from 'react'
import { LatestOnly } from '#web/features/studio/drawing/latest-only.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import type { Selection } from '#web/features/studio/session/selection.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Spot = { readonly x: number; readonly y: number } | null

/** What lies under the pointer: a decoration before the cloth that it is on. */
export function useHover() {
  const { session, product, side } = useStudio()
  const [target, setTarget] = useState<Selection>(null)
  const queue = useRef<LatestOnly | null>(null)

  async function pick(spot: Spot): Promise<Selection> {
    if (!spot) return null
    const { stage } = garmentWorkers()
    const drawn = drawnDesign(session.getShown(), product)
    const decorationId = await stage.pickPrint(drawn, side, spot.x, spot.y)
    if (decorationId) return { kind: 'decoration', decorationId }
    const element = await stage.pick(drawn, side, spot.x, spot.y)
    return element ? { kind: 'element', ...element } : null
  }

  return {
    target,
    pick,
    move: (spot: Spot) => {
      queue.current ??= new LatestOnly()
      queue.current.ask(async () => {
        const next = await pick(spot).catch(() => null)
        // The same target is the same state: nothing is drawn again.
        setTarget(before => (dequal(before, next) ? before : next))
      })
    },
  }
}
