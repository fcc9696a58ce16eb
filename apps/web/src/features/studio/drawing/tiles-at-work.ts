let last: Promise<unknown> = Promise.resolve()

/** The small pictures that are being drawn: what is less in sight waits for them, as they share processors. */
export const tilesAtWork = {
  add(work: Promise<unknown>): void {
    last = Promise.all([last, work])
  },
  async areDone(): Promise<void> {
    // Others may have begun meanwhile.
    for (let awaited: unknown; awaited !== last; ) {
      awaited = last
      await last
    }
  },
}
