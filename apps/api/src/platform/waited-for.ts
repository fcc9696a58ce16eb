import { AsyncLocalStorage } from 'node:async_hooks'

const readings = new AsyncLocalStorage<() => boolean>()

/** Thrown between the slices of a reading that is given up. */
export class NobodyWaits extends Error {
  constructor() {
    super('nobody waits for it any more')
  }
}

/** Reading, in slices and pages, that is given up between them once `isWaited` says no. */
export function readWhileWaited<Read>(isWaited: () => boolean, read: () => Read): Read {
  return readings.run(isWaited, read)
}

/** Throws where what goes on here is a reading that nobody waits for. */
export function mustBeWaited(): void {
  const isWaited = readings.getStore()
  if (isWaited && !isWaited()) throw new NobodyWaits()
}

/** Work within a reading that goes to its end, whoever waits: a transaction. */
export function toItsEnd<Done>(work: () => Done): Done {
  return readings.exit(work)
}
