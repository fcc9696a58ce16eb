// The checks of the house; the first that fails ends it. `--tested`: without what `npm test` has run.
import process from 'node:process'
import { ensureInstalled, repoNode, run, say } from './prepare.mjs'

/** What needs neither a database nor a browser. */
const tested = ['rules', 'web', 'components']

/** Types take as long as all the rest: they are checked beside it. */
const lanes = [
  [['types', ['node_modules/typescript-compiler/bin/tsc', '-b']]],
  [
    ['format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
    ['dead code', ['node_modules/knip/bin/knip.js']],
    ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
    ['rules', ['node_modules/vitest/vitest.mjs', 'run', ...tested.map(name => `--project=${name}`)]],
  ],
]

async function passThrough(lane) {
  for (const [name, args] of lane) {
    const start = performance.now()
    await run(repoNode(), args)
    say(`${name}: fine, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
}

try {
  await ensureInstalled()
  const isTested = process.argv.includes('--tested')
  const wanted = ([name]) => !(isTested && name === 'rules')
  await Promise.all(lanes.map(lane => passThrough(lane.filter(wanted))))
} catch (error) {
  say(error.message)
  process.exit(1)
}
