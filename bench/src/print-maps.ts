import { printMapOf } from '@teamloom/garment/print-map.ts'
import { stackBakes } from '@teamloom/garment/stack-bakes.ts'
import { type Figure, median, timeRuns } from './figure.ts'
import { openHoodie } from './hoodie.ts'

const runs = 15

/** The largest place there is: how its prints lie is worked out once for each choice of styles, as its bakes are stacked. */
export async function benchPrintMaps(): Promise<Figure[]> {
  const { side, look } = await openHoodie('back')
  const frame = stackBakes(side, look)
  const stacking = median(await timeRuns(runs, () => stackBakes(side, look)))
  // A frame of its own each time: what is known of one is kept.
  const mapping = median(
    await timeRuns(runs, () => printMapOf(side, { ...frame }, look, { panel: 'back', place: 'fullBack' })),
  )
  return [
    {
      name: 'where a print of 12 x 15 in lies on a hoodie, against stacking the bakes of its side',
      value: mapping / stacking,
      unit: 'ratio',
      most: 0.35,
      peer: { name: 'stacking the bakes', value: stacking },
      detail: { milliseconds: mapping, millisecondsStacking: stacking },
    },
  ]
}
