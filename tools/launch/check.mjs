// The checks of the house, one after another; the first that fails ends it. `--tested`: without what `npm test` has run.
import process from 'node:process'
import { ensureInstalled, repoNode, run, say } from './prepare.mjs'

const checks = [
  ['types', ['node_modules/typescript/bin/tsc', '-b']],
  ['format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
  ['dead code', ['node_modules/knip/bin/knip.js']],
  ['rules', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--project', 'web']],
]

try {
  await ensureInstalled()
  const isTested = process.argv.includes('--tested')
  for (const [name, args] of checks.filter(([name]) => !(isTested && name === 'rules'))) {
    const start = performance.now()
    await run(repoNode(), args)
    say(`${name}: fine, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
