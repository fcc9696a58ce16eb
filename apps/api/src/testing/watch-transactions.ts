import { AsyncLocalStorage } from 'node:async_hooks'
import process from 'node:process'
import type pg from 'pg'
import type { Database } from '#api/platform/database/database.ts'

/** A transaction that is open: how many of its queries are on their way, how many there were, what it did wrong. */
type Watched = { running: number; steps: number; isOver: boolean; fault?: Error }

const watched = new AsyncLocalStorage<Watched>()

// Of connections that are in no transaction of ours, too: jobs' and news'.
process.on('warning', warning => {
  if (warning.message.includes('client.query()')) throw warning
})

/**
 * Inside a transaction nothing but the database may be waited for: its locks and its connection would be held as long.
 * One that lets an event go by with no query on its way fails, and one that asks while it is being answered: its
 * connection does one thing after the other, and `pg` will not wait for itself any more.
 */
export function watchTransactions<Watching extends Database & { readonly pool: pg.Pool }>(
  database: Watching,
): Watching {
  database.pool.on('connect', watchQueries)
  return {
    ...database,
    write: work =>
      database.write(tx => {
        const transaction: Watched = { running: 0, steps: 0, isOver: false }
        return watched.run(transaction, async () => {
          expectStep(transaction)
          const outcome = await Promise.allSettled([work(tx)])
          transaction.isOver = true
          if (transaction.fault) throw transaction.fault
          if (outcome[0].status === 'rejected') throw outcome[0].reason
          return outcome[0].value
        })
      }),
  }
}

function watchQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const watching = (...args: unknown[]): unknown => {
    const transaction = watched.getStore()
    if (!transaction || transaction.isOver) return query(...args)
    if (transaction.running > 0)
      transaction.fault ??= new Error('a transaction asked the database while it was being answered')
    if (transaction.fault) throw transaction.fault
    transaction.running++
    transaction.steps++
    const answered = () => {
      transaction.running--
      expectStep(transaction)
    }
    const result = query(...args) as Promise<unknown>
    result.then(answered, answered)
    return result
  }
  client.query = watching as never
}

/** Whoever waits for an answer of the database goes on before any other event. */
function expectStep(transaction: Watched): void {
  const { steps } = transaction
  const fault = new Error('a transaction waited for something that is not the database')
  setImmediate(() => {
    if (!transaction.isOver && transaction.running === 0 && transaction.steps === steps)
      transaction.fault ??= fault
  })
}
