import { type Remote, wrap } from 'comlink'
import type { GarmentWorker } from '#web/features/studio/garment/garment-worker.ts'

type Remotes = { readonly stage: Remote<GarmentWorker>; readonly tiles: Remote<GarmentWorker> }

let remotes: Remotes | undefined

/** One worker for what is looked at, one for small pictures: the stage never waits behind a row of tiles. */
export function garmentWorkers(): Remotes {
  remotes ??= { stage: start(), tiles: start() }
  return remotes
}

function start(): Remote<GarmentWorker> {
  return wrap<GarmentWorker>(new Worker(new URL('./garment-worker.ts', import.meta.url), { type: 'module' }))
}
