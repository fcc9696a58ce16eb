import { type Remote, wrap } from 'comlink'
import type { GarmentWorker } from '#web/features/studio/garment/garment-worker.ts'

let stage: Remote<GarmentWorker> | undefined
let tiles: Remote<GarmentWorker> | undefined

const remotes = {
  get stage() {
    return (stage ??= start())
  },
  get tiles() {
    return (tiles ??= start())
  },
}

/**
 * One worker for what is looked at and its sides, one for other small pictures: the stage never waits behind a row of
 * tiles. Each starts when it is first asked.
 */
export const garmentWorkers = (): Readonly<typeof remotes> => remotes

function start(): Remote<GarmentWorker> {
  return wrap<GarmentWorker>(new Worker(new URL('./garment-worker.ts', import.meta.url), { type: 'module' }))
}
