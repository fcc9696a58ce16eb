import { useEffect, useEffectEvent } from 'react'
import { workerOfKind } from '#web/features/studio/drawing/worker-of-kind.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'

/** Once the kinds' pictures are likely to be asked for next: what draws them is there before they are. */
export function useTilesMadeReady(areLikely: boolean): void {
  const { side, product, isStaff } = useStudio()
  const drawn = useDrawn()
  const makeReady = useEffectEvent(async () => {
    const places = product.locations.filter(one => one.side === side)
    if (places.length === 0) return
    const types = product.decorationTypes
      .filter(type => type.selectable && !type.isRetired && (isStaff || !type.adminOnly))
      .map(({ type }) => type)
    const { rowOfTiles } = garmentWorkers()
    await Promise.all(
      rowOfTiles.map((worker, at) => {
        const own = types.filter(type => workerOfKind(product, type, rowOfTiles.length) === at)
        return worker.prepareTiles({ drawn, side, places, types: own })
      }),
    )
  })
  useEffect(() => {
    // What does not come now is asked for again with the first of them.
    if (areLikely) makeReady().catch(() => undefined)
  }, [areLikely])
}
