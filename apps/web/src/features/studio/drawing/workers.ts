import { type Remote, wrap } from 'comlink'
import type { GarmentWorker } from '#web/features/studio/drawing/garment-worker.ts'
import { handAtRest, inHand } from '#web/features/studio/drawing/in-hand.ts'

let stage: Remote<GarmentWorker> | undefined
let tiles: Remote<GarmentWorker> | undefined
let more: Remote<GarmentWorker> | undefined

const remotes = {
  get stage() {
    return (stage ??= start())
  },
  get tiles() {
    return (tiles ??= startWaiting())
  },
  /** The workers that share a row of tiles: two where more than one processor is there for them. */
  get rowOfTiles(): readonly Remote<GarmentWorker>[] {
    return navigator.hardwareConcurrency > 1 ? [remotes.tiles, (more ??= startWaiting())] : [remotes.tiles]
  },
}

/**
 * One worker for what is looked at and its sides, others for small pictures: the stage never waits behind a row of
 * tiles. Each starts when it is first asked.
 */
export const garmentWorkers = (): Readonly<typeof remotes> => remotes

/** One that does what can wait only while nothing is in the hand. */
function startWaiting(): Remote<GarmentWorker> {
  const worker = start()
  inHand.subscribe(() => {
    if (inHand.get()) void worker.hold(true)
    else void handAtRest().then(() => worker.hold(false))
  })
  return worker
}

function start(): Remote<GarmentWorker> {
  return wrap<GarmentWorker>(new Worker(new URL('./garment-worker.ts', import.meta.url), { type: 'module' }))
}
