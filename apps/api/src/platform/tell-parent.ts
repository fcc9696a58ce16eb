import process from 'node:process'

/** To who started this process. When they were killed meanwhile, nobody hears of anything any more: it ends. */
export function tellParent(message: unknown): void {
  process.send?.(message, undefined, undefined, error => {
    if (error) process.exit()
  })
}
