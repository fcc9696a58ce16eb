import process from 'node:process'

const computedMs = (from: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

async function watch(work: () => Promise<unknown>): Promise<{ longestMs: number; allMs: number }> {
  const start = process.threadCpuUsage()
  let longestMs = 0
  let before = start
  const look = () => {
    longestMs = Math.max(longestMs, computedMs(before))
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return { longestMs, allMs: computedMs(start) }
}

/**
 * The longest that this thread kept others waiting while the work ran, in milliseconds of its own computing: what the
 * machine did meanwhile for others does not count.
 */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  return (await watch(work)).longestMs
}

/** The longest pause as a share of all computing of the work, 0 to 1: near 1 where it is done in one go. */
export async function longestShare(work: () => Promise<unknown>): Promise<number> {
  const { longestMs, allMs } = await watch(work)
  return longestMs / allMs
}
