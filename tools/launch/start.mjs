import { ensureBuilt, ensureInstalled, handOver, say } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  handOver(['apps/api/src/main.ts'])
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
