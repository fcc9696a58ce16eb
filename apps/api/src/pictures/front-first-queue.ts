export type Order = { readonly isFront: boolean; readonly asker: string }

type Line<Waiting> = { readonly fronts: Waiting[]; readonly others: Waiting[] }

/** Who asks takes turns with the others; of each the oldest first, front sides before all others. */
export class FrontFirstQueue<Waiting> {
  /** By asker, who had a turn longest ago first. */
  readonly #lines = new Map<string, Line<Waiting>>()

  get size(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + lengthOf(line), 0)
  }

  sizeOf(asker: string): number {
    const line = this.#lines.get(asker)
    return line ? lengthOf(line) : 0
  }

  push({ isFront, asker }: Order, waiting: Waiting): void {
    const line = this.#lines.get(asker) ?? { fronts: [], others: [] }
    this.#lines.set(asker, line)
    ;(isFront ? line.fronts : line.others).push(waiting)
  }

  shift(): Waiting | undefined {
    const [first] = this.#lines
    if (!first) return undefined
    const [asker, line] = first
    this.#lines.delete(asker)
    const next = line.fronts.shift() ?? line.others.shift()
    // Behind the others, while anything of theirs is left.
    if (lengthOf(line) > 0) this.#lines.set(asker, line)
    return next
  }
}

const lengthOf = ({ fronts, others }: Line<unknown>): number => fronts.length + others.length
