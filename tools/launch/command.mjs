// Runs one of the operator's commands: `node tools/launch/command.mjs backup …`.
import process from 'node:process'
import { ensureInstalled, handOver, say } from './prepare.mjs'

const [name, ...args] = process.argv.slice(2)
try {
  await ensureInstalled({ isToServe: true })
  handOver([`apps/api/src/commands/${name}.ts`, ...args])
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
