/**
 * `npm run mutation -- [--count 200 --seed 1 --in packages/commerce --part 3/10 --reach /tmp/reach]`: puts one fault after
 * the other into the sources, runs the tests that may tell it, and tells as JSON which no test saw, in each room and in all,
 * and how many are seen before a release alone (`late`); with `--part` only the third of ten parts of the sample. With
 * `--reach` it asks those that call the function in question, as is noted in that folder, or else first noted into it by a
 * run of all; without, all that import the file. Ends with 1 where more than a tenth went unseen. A file is as it was when
 * its tests have ended, also where this is ended meanwhile.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { filesBelow, root } from '../checks/source-files.ts'
import { type Fault, faultsOf, functionAround, sampleOf, withFault } from './faults.ts'
import { type Reach, readReach, testsThatReach } from './reach.ts'

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
    reach: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    in: { type: 'string', multiple: true, default: ['packages', 'apps/web/src', 'apps/api/src'] },
  },
})

/** The share of all faults that may go unseen. */
const mostUnseen = 0.1
/** What takes longer hangs by its fault, which is seen too; how many did is told, as a busy machine is slow as well. */
const longestMs = 600_000

/** What each room's sources are tested by: at every commit, and before a release besides. */
const projectsOf = (file: string): { readonly soon: readonly string[]; readonly late: readonly string[] } => {
  if (file.startsWith('packages/'))
    return { soon: ['rules', 'web', 'components', 'api'], late: ['garments', 'programs'] }
  if (file.startsWith('apps/web/')) return { soon: ['web', 'components'], late: [] }
  return { soon: ['api'], late: ['programs'] }
}

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

type Outcome = 'green' | 'red' | 'hung'
/** `late`: before a release alone. */
type Finding = 'seen' | 'hung' | 'late' | 'UNSEEN'

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')

async function outcomeOf(
  asked: readonly string[],
  projects: readonly string[],
  /** None where it is 0. */
  limitMs = longestMs,
): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    [
      vitest,
      ...asked,
      '--run',
      '--bail=1',
      '--passWithNoTests',
      ...projects.map(name => `--project=${name}`),
    ],
    { cwd: root, stdio: 'ignore', timeout: limitMs },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0 ? 'green' : code === null ? 'hung' : 'red'
}

/** What the tests that import the file say of it at every commit. */
const outcomeOfAll = (file: string) => outcomeOf(['related', path.join(root, file)], projectsOf(file).soon)

/** What those say that lie in its folder: they tell most faults, and are a few of all. */
const outcomeBeside = ({ file }: Placed) => outcomeOf([`${path.dirname(file)}/`], projectsOf(file).soon)

/** A run of all that notes what each test file calls; green, or what sees a fault afterwards may see none. */
async function noteReach(folder: string): Promise<readonly Reach[]> {
  process.env.REACH = path.resolve(folder)
  const soon = new Set(values.in.flatMap(each => projectsOf(`${each}/`).soon))
  if ((await outcomeOf([], [...soon], 0)) !== 'green') throw new Error('tests fail without a fault')
  delete process.env.REACH
  return readReach(folder)
}

const known = readReach(values.reach)
const reaches = values.reach === '' || known.length > 0 ? known : await noteReach(values.reach)
const firstAsked = 4

/**
 * What those say that call the function a fault is in, the narrowest first. Of the API and the packages whatever imports
 * the file besides, where none was noted to, or the fault is in no function: another process may call it, and what stands
 * outside of functions runs but once.
 */
async function outcomeOfReaching(fault: Placed): Promise<Outcome> {
  const { file } = fault
  if (reaches.length === 0) return outcomeOfAll(file)
  const source = sources.get(file) ?? ''
  const around = functionAround(file, source, fault)
  const tests = testsThatReach(reaches, file, fault, around)
  for (const some of [tests.slice(0, firstAsked), tests.slice(firstAsked)]) {
    const outcome = some.length === 0 ? 'green' : await outcomeOf(some, projectsOf(file).soon)
    if (outcome !== 'green') return outcome
  }
  const isSure = tests.length > 0 ? around !== undefined : file.startsWith('apps/web/')
  return isSure ? 'green' : outcomeOfAll(file)
}

/** What those say that wait for a release; those in its folder too, which start it as a program and do not import it. */
async function outcomeLate({ file }: Placed): Promise<Outcome> {
  const { late } = projectsOf(file)
  if (late.length === 0) return 'green'
  const beside = await outcomeOf([`${path.dirname(file)}/`], late)
  return beside === 'green' ? outcomeOf(['related', path.join(root, file)], late) : beside
}

const sources = new Map<string, string>()

async function findingOf(fault: Placed): Promise<Finding> {
  const full = path.join(root, fault.file)
  const source = readFileSync(full, 'utf8')
  sources.set(fault.file, source)
  restore = () => writeFileSync(full, source)
  try {
    writeFileSync(full, withFault(source, fault))
    for (const ask of [outcomeBeside, outcomeOfReaching, outcomeLate]) {
      const outcome = await ask(fault)
      if (outcome === 'hung') return 'hung'
      if (outcome === 'red') return ask === outcomeLate ? 'late' : 'seen'
    }
    return 'UNSEEN'
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
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')
const wholeSample = sampleOf(all, Number(values.count), Number(values.seed))
const [part = 1, parts = 1] = values.part.split('/').map(Number)
const bound = (of: number) => Math.round((of * wholeSample.length) / parts)
const sample = wholeSample.slice(bound(part - 1), bound(part))
const findings: { readonly fault: Placed; readonly finding: Finding }[] = []
/** Where tests fail without a fault, they would be said to have seen all. */
const sound = new Set<string>()
for (const [at, fault] of sample.entries()) {
  const room = projectsOf(fault.file).soon.join(' ')
  if (reaches.length === 0 && !sound.has(room) && (await outcomeOfAll(fault.file)) !== 'green')
    throw new Error(`tests that import ${fault.file} fail without a fault`)
  sound.add(room)
  const finding = await findingOf(fault)
  findings.push({ fault, finding })
  const { file, line, kind, was } = told(fault)
  process.stderr.write(`${at + 1} of ${sample.length}: ${file}:${line} ${kind} ${was} ${finding}\n`)
}
const those = (wanted: Finding) => findings.filter(({ finding }) => finding === wanted)
const unseen = those('UNSEEN')
const share = sample.length === 0 ? 0 : unseen.length / sample.length
const byRoom = Object.fromEntries(
  [...Map.groupBy(findings, ({ fault }) => roomOf(fault.file))].map(([room, found]) => [
    room,
    { faults: found.length, unseen: found.filter(({ finding }) => finding === 'UNSEEN').length },
  ]),
)
const byFile = Object.fromEntries(
  Map.groupBy(
    unseen.map(({ fault }) => told(fault)),
    ({ file }) => file,
  ),
)
const counts = { faults: sample.length, unseen: unseen.length, share, late: those('late').length }
const hung = those('hung').map(({ fault }) => told(fault))
process.stdout.write(`${JSON.stringify({ ...counts, hung, byRoom, byFile }, null, 2)}\n`)
if (share > mostUnseen) process.exitCode = 1
