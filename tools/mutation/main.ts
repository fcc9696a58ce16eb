/**
 * `npm run mutation -- [--count 200 --seed 1 --in packages/commerce]`: puts one fault after the other into the sources, runs
 * the tests that import the file, and tells as JSON which no test saw. Ends with 1 where more than a tenth went unseen.
 * A file is as it was when its tests have ended, also where this is ended meanwhile.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { filesBelow, root } from '../checks/source-files.ts'
import { type Fault, faultsOf, sampleOf, withFault } from './faults.ts'

type Placed = Fault & { readonly file: string }
type Told = {
  readonly file: string
  readonly line: number
  readonly kind: Fault['kind']
  readonly was: string
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', multiple: true, default: ['packages', 'apps/web/src', 'apps/api/src'] },
  },
})

/** Of all faults this share may go unseen. */
const mostUnseen = 0.1
/** What takes longer hangs by its fault, which is seen too. */
const longestMs = 300_000

/** What each room's sources are tested by. */
const projectsOf = (file: string): readonly string[] =>
  file.startsWith('packages/') ? ['rules'] : file.startsWith('apps/web/') ? ['web', 'components'] : ['api']

const isProduct = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|d)\.tsx?$/.test(file) &&
  !/\/(?:testing|locales|migrations|fixtures)\//.test(file)

let restore = () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    restore()
    process.exit(1)
  })

/** Whether no test that imports the file fails, or hangs. */
async function areGreen(file: string): Promise<boolean> {
  const projects = projectsOf(file).map(name => `--project=${name}`)
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(
    process.execPath,
    [vitest, 'related', path.join(root, file), '--run', '--bail=1', '--passWithNoTests', ...projects],
    { cwd: root, stdio: 'ignore', timeout: longestMs },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

async function isSeen(fault: Placed): Promise<boolean> {
  const full = path.join(root, fault.file)
  const source = readFileSync(full, 'utf8')
  restore = () => writeFileSync(full, source)
  try {
    writeFileSync(full, withFault(source, fault))
    return !(await areGreen(fault.file))
  } finally {
    restore()
    restore = () => {}
  }
}

function told({ file, start, end, kind }: Placed): Told {
  const source = readFileSync(path.join(root, file), 'utf8')
  return { file, line: source.slice(0, start).split('\n').length, kind, was: source.slice(start, end) }
}

const all = values.in
  .flatMap(folder => filesBelow(folder, isProduct))
  .toSorted()
  .flatMap(file =>
    faultsOf(file, readFileSync(path.join(root, file), 'utf8')).map((fault): Placed => ({ ...fault, file })),
  )
const sample = sampleOf(all, Number(values.count), Number(values.seed))
const unseen: Told[] = []
/** Where tests fail without a fault, they would be said to have seen all. */
const sound = new Set<string>()
for (const [at, fault] of sample.entries()) {
  const room = projectsOf(fault.file).join(' ')
  if (!sound.has(room) && !(await areGreen(fault.file)))
    throw new Error(`tests that import ${fault.file} fail without a fault`)
  sound.add(room)
  const seen = await isSeen(fault)
  if (!seen) unseen.push(told(fault))
  process.stderr.write(
    `${at + 1} of ${sample.length}: ${fault.file} ${fault.kind} ${seen ? 'seen' : 'UNSEEN'}\n`,
  )
}
const share = sample.length === 0 ? 0 : unseen.length / sample.length
const byFile = Object.fromEntries(Map.groupBy(unseen, ({ file }) => file))
process.stdout.write(
  `${JSON.stringify({ faults: sample.length, unseen: unseen.length, share, byFile }, null, 2)}\n`,
)
if (share > mostUnseen) process.exitCode = 1
