import { AsyncLocalStorage } from 'node:async_hooks'

type Work = () => void

const waiting = new AsyncLocalStorage<Map<string, Work>>()

/** Once what is written here is kept, or at once where there is no transaction; of one name in a transaction once. */
export function afterCommit(name: string, work: Work): void {
  const inTransaction = waiting.getStore()
  if (inTransaction) inTransaction.set(name, work)
  else work()
}

/** Does a transaction, then what waits for it; where it fails nothing waited. */
export async function withAfterCommit<Done>(transaction: () => Promise<Done>): Promise<Done> {
  const works = new Map<string, Work>()
  const done = await waiting.run(works, transaction)
  for (const work of works.values()) work()
  return done
}
