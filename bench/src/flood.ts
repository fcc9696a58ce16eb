import { flood, mostWaitMs, usualLimits } from '@teamloom/api/testing/flood/flood.ts'
import type { Figure } from './figure.ts'
import { startProduct } from './product.ts'

/** What others wait while each call of the contract is asked sixty times at once, against what they may wait. */
export async function benchFlood(): Promise<Figure[]> {
  const product = await startProduct({ ...usualLimits, LOG_LEVEL: 'fatal' })
  try {
    const flooded = await flood({
      ...product,
      wanted: process.env.FLOODED,
      say: line => process.stderr.write(`${line}\n`),
    })
    return flooded.map(({ call, by, worstMs, statuses, ...times }) => ({
      name: `others' wait while ${by} asks ${call} sixty times at once, share of ${mostWaitMs} ms`,
      value: worstMs / mostWaitMs,
      unit: 'ratio',
      most: 1,
      detail: { ...times, statuses: JSON.stringify(statuses) },
    }))
  } finally {
    await product.stop()
  }
}
