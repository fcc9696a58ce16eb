// Figures as JSON, each with the limit or the peer that it is held to; a name or two runs those alone.
import process from 'node:process'
import { ensureBuilt, ensureInstalled, handOver, say } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  handOver(['bench/main.ts', ...process.argv.slice(2)])
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
