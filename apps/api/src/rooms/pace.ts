import { guarded } from '#api/platform/guarded.ts'

/** Runs what is asked for soon, and at most once in `everyMs`: what is asked for meanwhile is one run more, at its end. */
export class Pace {
  readonly #run: () => void
  readonly #everyMs: number
  readonly #soonMs: number
  #timer: NodeJS.Timeout | undefined
  #ranAt = Number.NEGATIVE_INFINITY

  constructor(
    run: () => void,
    log: (error: unknown) => void,
    { everyMs, soonMs }: { readonly everyMs: number; readonly soonMs: number },
  ) {
    this.#run = guarded(log, () => {
      this.#timer = undefined
      this.#ranAt = performance.now()
      run()
    })
    this.#everyMs = everyMs
    this.#soonMs = soonMs
  }

  ask(): void {
    const wait = Math.max(this.#soonMs, this.#ranAt + this.#everyMs - performance.now())
    this.#timer ??= setTimeout(this.#run, wait)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
