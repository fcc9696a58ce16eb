import { type Difference, overwrites } from '@teamloom/design/difference.ts'
import { mostSteps, oneStepMs } from './own-steps.ts'
import type { Direction } from './unsent.ts'

/** What takes a step of mine back, or makes it again; null: only the server knows. */
type Guess = {
  readonly difference: Difference | null
  readonly setsAnew: string | undefined
  readonly at: number
}

/** What the server has before what is known here; `maybe` is worth a try before it is known. */
type Beyond = 'none' | 'maybe' | 'unknown'

type OwnChange = {
  /** What leads back to what was before. */
  readonly back: Difference
  /** Changes in a row that have this alike are one trial of one thing; undefined: each counts. */
  readonly setsAnew: string | undefined
  /** Milliseconds. */
  readonly at: number
  /** True for a guess that took the place of the one before, which the server never sees. */
  readonly isInstead: boolean
  /** What leads back to what was before an earlier one too. */
  readonly backBefore: (earlier: Difference) => Difference
}

/** My history of a design as the browser has it, to show an undo at once: the server's own is the truth. */
export class OwnGuesses {
  #past: Guess[] = []
  #future: Guess[] = []
  #beyond: Record<Direction, Beyond> = { undo: 'none', redo: 'none' }

  can(direction: Direction): boolean {
    return this.#stack(direction).length > 0 || this.#beyond[direction] === 'maybe'
  }

  /** Nothing is known here, and the server may have something. */
  get isUnknown(): boolean {
    return (['undo', 'redo'] as const).some(
      direction => this.#stack(direction).length === 0 && this.#beyond[direction] !== 'none',
    )
  }

  note({ back, setsAnew, at, isInstead, backBefore }: OwnChange): void {
    this.#future = []
    this.#beyond.redo = 'none'
    const before = this.#past.at(-1)
    const isTrial =
      before && setsAnew !== undefined && before.setsAnew === setsAnew && at - before.at <= oneStepMs
    if (before && (isInstead || isTrial)) {
      const difference = before.difference && backBefore(before.difference)
      this.#past[this.#past.length - 1] = { ...before, difference, at }
    } else this.#past = [...this.#past, { difference: back, setsAnew, at }].slice(-mostSteps)
  }

  /** The next step; `swap` says what would make it be again. */
  take(
    direction: Direction,
    swap: (difference: Difference) => Difference,
  ): { readonly guess: Difference | null } | undefined {
    if (!this.can(direction)) return undefined
    const [from, to] = direction === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past]
    const guess = from.pop()?.difference ?? null
    to.push({ difference: guess && swap(guess), setsAnew: undefined, at: 0 })
    return { guess }
  }

  /** Someone else has changed these: what a step that has to do with them would do now, the server says. */
  overtake(keys: readonly string[]): void {
    const doubted = (guess: Guess): Guess =>
      guess.difference && keys.some(key => overwrites(guess.difference as Difference, key))
        ? { ...guess, difference: null, setsAnew: undefined }
        : guess
    this.#past = this.#past.map(doubted)
    this.#future = this.#future.map(doubted)
  }

  /** What is known here is not what the server has. */
  forget(): void {
    this.#past = []
    this.#future = []
    this.#beyond = { undo: 'unknown', redo: 'unknown' }
  }

  /** What the server would do next, where nothing was known here. */
  learn(next: Readonly<Record<Direction, Difference | null>>): void {
    for (const direction of ['undo', 'redo'] as const) {
      const stack = this.#stack(direction)
      if (stack.length > 0) continue
      const difference = next[direction]
      this.#beyond[direction] = difference ? 'maybe' : 'none'
      if (difference) stack.push({ difference, setsAnew: undefined, at: 0 })
    }
  }

  #stack(direction: Direction): Guess[] {
    return direction === 'undo' ? this.#past : this.#future
  }
}
