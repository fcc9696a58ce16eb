import { keepUp } from './keep-up.mjs'
import { ensureBuilt, ensureInstalled, say } from './prepare.mjs'

try {
  await ensureInstalled({ isToServe: true })
  await ensureBuilt()
  keepUp(['apps/api/src/main.ts'])
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
