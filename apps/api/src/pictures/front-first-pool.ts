import { Piscina, queueOptionsSymbol, type TaskQueue } from 'piscina'

export type FrontFirstPool<Task, Answer> = {
  readonly run: (task: Task, isFront: boolean) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Threads of a worker's file that share one queue: oldest first, front sides before all others. */
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
    run: (task, isFront) => pool.run({ ...task, [queueOptionsSymbol]: { isFront } satisfies Order }),
    close: () => pool.destroy(),
  }
}

type Order = { readonly isFront: boolean }
type Waiting = Parameters<TaskQueue['push']>[0]

class FrontFirstQueue implements TaskQueue {
  readonly #fronts: Waiting[] = []
  readonly #others: Waiting[] = []

  get size(): number {
    return this.#fronts.length + this.#others.length
  }

  push(task: Waiting): void {
    this.#lineOf(task).push(task)
  }

  unshift(task: Waiting): void {
    this.#lineOf(task).unshift(task)
  }

  shift(): Waiting | null {
    return this.#fronts.shift() ?? this.#others.shift() ?? null
  }

  remove(task: Waiting): void {
    const line = this.#lineOf(task)
    const at = line.indexOf(task)
    if (at >= 0) line.splice(at, 1)
  }

  #lineOf(task: Waiting): Waiting[] {
    const order = task[queueOptionsSymbol] as Order | null
    return order?.isFront ? this.#fronts : this.#others
  }
}
