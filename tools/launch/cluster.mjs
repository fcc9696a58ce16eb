// The product as several processes on engines of its own, until it is told to end.
import process from 'node:process'
import { ensureBuilt, ensureInstalled, handOver, say } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  handOver(['tools/cluster/main.ts'])
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
