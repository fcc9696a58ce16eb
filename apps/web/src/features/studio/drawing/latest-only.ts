/** Runs one job at a time; of those asked for meanwhile only the last is run. */
export class LatestOnly {
  #next: (() => Promise<void>) | null = null
  #isRunning = false

  ask(job: () => Promise<void>): void {
    this.#next = job
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#next) {
      const job = this.#next
      this.#next = null
      await job()
    }
    this.#isRunning = false
  }
}
