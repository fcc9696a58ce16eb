import { AsyncLocalStorage } from 'node:async_hooks'

/** What goes on: a reading, of which this says whether somebody still waits for it, or a transaction. */
const goingOn = new AsyncLocalStorage<(() => boolean) | 'transaction'>()

/** Thrown between the slices of a reading that is given up. */
export class NobodyWaits extends Error {
  constructor() {
    super('nobody waits for it any more')
  }
}

/** Reading, in slices and pages, that is given up between them once `isWaited` says no. */
export function readWhileWaited<Read>(isWaited: () => boolean, read: () => Read): Read {
  return goingOn.run(isWaited, read)
}

/** Throws where what goes on here is a reading that nobody waits for. */
export function mustBeWaited(): void {
  const what = goingOn.getStore()
  if (typeof what === 'function' && !what()) throw new NobodyWaits()
}

/** A transaction goes to its end, whoever waits. */
export function asTransaction<Done>(work: () => Done): Done {
  return goingOn.run('transaction', work)
}

/** Whether others have their turns in between: a transaction, which holds locks, waits for nothing but the database. */
export function givesTurns(): boolean {
  return goingOn.getStore() !== 'transaction'
}
