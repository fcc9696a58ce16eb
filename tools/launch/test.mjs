// The tests, from a fresh clone: what every commit keeps; `--all`: what takes longer than that should wait, too.
import process from 'node:process'
import { ensureBuilt, ensureInstalled, handOver, say } from './prepare.mjs'

/** What is given back to the system at once, as the product gives it, takes the tests a third of their time. */
const roomy = { MALLOC_MMAP_THRESHOLD_: String(2 ** 25), MALLOC_TRIM_THRESHOLD_: String(2 ** 30) }

try {
  await ensureInstalled()
  await ensureBuilt()
  if (!process.env.TEST_DATABASE_URL)
    say('TEST_DATABASE_URL is not set: the API is tested on the embedded database alone')
  const asked = process.argv.slice(2).filter(arg => arg !== '--all')
  // They take as long as all the rest of the rules: `npm run drawings` and `npm run histories` ask for them.
  const byName = ['drawings', 'histories']
  const before = process.argv.includes('--all')
    ? byName
    : [...byName, 'garments', 'journeys', 'programs*', 'torture']
  const named = asked.some(arg => arg.startsWith('--project'))
    ? asked
    : [...before.flatMap(project => ['--project', `!${project}`]), ...asked]
  handOver(['node_modules/vitest/vitest.mjs', 'run', ...named], roomy)
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
