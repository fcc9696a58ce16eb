import process from 'node:process'

/**
 * The longest that this thread kept others waiting while the work ran, in milliseconds of its own computing: what the
 * machine did meanwhile for others does not count.
 */
export async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1000)
    before = now
  }
  const timer = setInterval(look, 1)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return longest
}
