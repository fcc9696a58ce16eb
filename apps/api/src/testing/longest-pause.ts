import process from 'node:process'

const computedMs = (from: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/**
 * The longest that this thread kept others waiting while the work ran, in milliseconds of its own computing: what the
 * machine did meanwhile for others does not count.
 */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0
  let before = process.threadCpuUsage()
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
  return longestMs
}
