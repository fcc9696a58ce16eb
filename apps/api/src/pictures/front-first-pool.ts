import { Piscina, queueOptionsSymbol, type TaskQueue } from 'piscina'

export type FrontFirstPool<Task, Answer> = {
  /** `asker`: who waits for it, or `house`. */
  readonly run: (task: Task, isFront: boolean, asker: string) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Threads of a worker's file that share one queue: who asks takes turns with the others; of each the oldest first, front sides before all others. */
export function openFrontFirstPool<Task extends object, Answer>(
  filename: string,
  threads: number,
  tell: (error: unknown) => void,
): FrontFirstPool<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 120_000,
    taskQueue: new FrontFirstQueue(),
    // Otherwise a task that found no free thread goes to the tail of its line.
    stricterFIFO: true,
    env: {},
  })
  // A thread that falls over nobody's task; the next task has another.
  pool.on('error', tell)
  return {
    run: (task, isFront, asker) =>
      pool.run({ ...task, [queueOptionsSymbol]: { isFront, asker } satisfies Order }),
    close: () => pool.destroy(),
  }
}

type Order = { readonly isFront: boolean; readonly asker: string }
type Waiting = Parameters<TaskQueue['push']>[0]

class FrontFirstQueue implements TaskQueue {
  /** By asker, who had a turn longest ago first. */
  #lines = new Map<string, { readonly fronts: Waiting[]; readonly others: Waiting[] }>()

  get size(): number {
    return [...this.#lines.values()].reduce(
      (sum, { fronts, others }) => sum + fronts.length + others.length,
      0,
    )
  }

  push(task: Waiting): void {
    this.#lineOf(task).push(task)
  }

  unshift(task: Waiting): void {
    this.#lineOf(task).unshift(task)
    // It had no turn after all: who asked is next again.
    const { asker } = task[queueOptionsSymbol] as Order
    const isNext = (each: string) => Number(each !== asker)
    this.#lines = new Map([...this.#lines].toSorted(([one], [other]) => isNext(one) - isNext(other)))
  }

  shift(): Waiting | null {
    for (const [asker, line] of this.#lines) {
      this.#lines.delete(asker)
      const task = line.fronts.shift() ?? line.others.shift()
      // Behind the others, while anything of theirs is left.
      if (line.fronts.length + line.others.length > 0) this.#lines.set(asker, line)
      if (task) return task
    }
    return null
  }

  remove(task: Waiting): void {
    const line = this.#lineOf(task)
    const at = line.indexOf(task)
    if (at >= 0) line.splice(at, 1)
  }

  #lineOf(task: Waiting): Waiting[] {
    const { isFront, asker } = task[queueOptionsSymbol] as Order
    const line = this.#lines.get(asker) ?? { fronts: [], others: [] }
    this.#lines.set(asker, line)
    return isFront ? line.fronts : line.others
  }
}
