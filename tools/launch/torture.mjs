// The running product killed, and what it stands on taken away; figures as JSON. A name or two runs those alone.
import process from 'node:process'
import { ensureBuilt, ensureInstalled, handOver, say } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  handOver(['tools/torture/main.ts', ...process.argv.slice(2)])
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
