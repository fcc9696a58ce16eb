import { Piscina } from 'piscina'
import { FrontFirstQueue } from '#api/pictures/front-first-queue.ts'
import { backgroundThreads } from '#api/platform/background-threads.ts'
import { Outage } from '#api/platform/outage.ts'

export type FrontFirstPool<Task, Answer> = {
  /**
   * `load` brings the task when its turn has come, and not before: what waits holds nothing. Undefined where it brings
   * none. `asker`: who waits for it, or `house`. Throws an outage where they, or all, have too many waiting.
   */
  readonly run: (
    load: () => Promise<Task | undefined>,
    isFront: boolean,
    asker: string,
  ) => Promise<Answer | undefined>
  readonly close: () => Promise<void>
}

export type MostWaiting = { readonly ofAsker: number; readonly ofAll: number }

/** A project's page asks for four hundred at most; what waits longer than a minute is waited for by nobody. */
const usualMost: MostWaiting = { ofAsker: 500, ofAll: 3000 }

/** Threads of a worker's file, each at `atOnce` tasks, that share one queue: who asks takes turns with the others; of each the oldest first, front sides before all others. */
export function openFrontFirstPool<Task extends object, Answer>(
  filename: string,
  threads: number,
  tell: (error: unknown) => void,
  { most = usualMost, atOnce = 1 }: { readonly most?: MostWaiting; readonly atOnce?: number } = {},
): FrontFirstPool<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    ...backgroundThreads,
    filename,
    maxThreads: threads,
    concurrentTasksPerWorker: atOnce,
    // One that is idle, or is yet to be begun, before one that is at work.
    loadBalancer: (_, begun) => {
      const [freest] = begun.toSorted((one, other) => one.currentUsage - other.currentUsage)
      const most = begun.length < threads ? 1 : atOnce
      return freest && freest.currentUsage < most ? freest : null
    },
  })
  // A thread that falls over nobody's task; the next task has another.
  pool.on('error', tell)
  const waiting = new FrontFirstQueue<() => Promise<void>>()
  let running = 0

  function begin(): void {
    while (running < threads * atOnce) {
      const next = waiting.shift()
      if (!next) return
      running += 1
      void next().finally(() => {
        running -= 1
        begin()
      })
    }
  }

  async function draw(load: () => Promise<Task | undefined>): Promise<Answer | undefined> {
    const task = await load()
    return task && pool.run(task)
  }

  return {
    run: (load, isFront, asker) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>()
      if (waiting.size >= most.ofAll || waiting.sizeOf(asker) >= most.ofAsker)
        throw new Outage('room among the pictures that wait')
      waiting.push({ isFront, asker }, () => draw(load).then(resolve, reject))
      begin()
      return promise
    },
    close: () => pool.destroy(),
  }
}
