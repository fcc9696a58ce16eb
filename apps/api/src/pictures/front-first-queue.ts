import { queueOptionsSymbol, type TaskQueue } from 'piscina'

type Task = Parameters<TaskQueue['push']>[0]
type Order = { readonly isFront: boolean }

/** Marks a task for the queue below. */
export function inQueue<Value extends object>(task: Value, isFront: boolean): Value {
  return { ...task, [queueOptionsSymbol]: { isFront } satisfies Order }
}

/** First come, first served, but the front sides, which cards show, before all others. */
export class FrontFirstQueue implements TaskQueue {
  readonly #fronts: Task[] = []
  readonly #others: Task[] = []

  get size(): number {
    return this.#fronts.length + this.#others.length
  }

  push(task: Task): void {
    this.#lineOf(task).push(task)
  }

  shift(): Task | null {
    return this.#fronts.shift() ?? this.#others.shift() ?? null
  }

  remove(task: Task): void {
    const line = this.#lineOf(task)
    const at = line.indexOf(task)
    if (at >= 0) line.splice(at, 1)
  }

  #lineOf(task: Task): Task[] {
    const order = task[queueOptionsSymbol] as Order | null
    return order?.isFront ? this.#fronts : this.#others
  }
}
