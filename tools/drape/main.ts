/**
 * `node tools/drape/main.ts [product …] [--jobs 1] [--rays 64]`: drapes, lights and packs products; with `--only` and
 * names of plans just these of one product, beside the bakes that are there; or, with `--places`, only measures anew
 * where they and their places are seen on their bakes.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findPattern, patterns } from '@teamloom/pattern/products/index.ts'
import { bakeToFiles, measureToFile } from './bake-to-files.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: `${availableParallelism()}` },
    rays: { type: 'string', default: '96' },
    only: { type: 'string', multiple: true },
    places: { type: 'boolean', default: false },
  },
})
const names = positionals.length > 0 ? positionals : patterns.map(pattern => pattern.name)
const unknown = names.filter(name => !findPattern(name))
if (unknown.length > 0) throw new Error(`no pattern for ${unknown.join(', ')}`)

if (values.places) for (const name of names) await measureToFile(findPattern(name)!)
else if (names.length === 1) await bakeToFiles(findPattern(names[0]!)!, Number(values.rays), values.only)
else {
  // What lends bakes is baked before what borrows them.
  const [lenders, borrowers] = [false, true].map(borrows =>
    names.filter(name => borrowsBakes(name) === borrows),
  )
  await runAll(lenders!, Number(values.jobs))
  await runAll(borrowers!, Number(values.jobs))
}

function borrowsBakes(name: string): boolean {
  return findPattern(name)!.plans.some(plan => plan.from !== undefined)
}

/** A process for each product, `jobs` at a time. */
async function runAll(products: readonly string[], jobs: number): Promise<void> {
  const waiting = [...products]
  const failed: string[] = []
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (!(await runOne(name))) failed.push(name)
  }
  await Promise.all(Array.from({ length: jobs }, work))
  if (failed.length > 0) throw new Error(`not baked: ${failed.join(', ')}`)
}

function runOne(name: string): Promise<boolean> {
  const args = [import.meta.filename, name, '--rays', values.rays]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise(resolve => child.on('exit', code => resolve(code === 0)))
}
