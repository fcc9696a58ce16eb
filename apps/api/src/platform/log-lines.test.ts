import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-log-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const words = (program: string) => [
  '--input-type=module-typescript',
  '--eval',
  `import { openLogLines } from '#api/platform/log-lines.ts'
  const lines = openLogLines(2)
  ${program}`,
]

/** A process of its own whose lines go there. */
function run(program: string, stderr: number) {
  return spawnSync(process.execPath, words(program), {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', stderr],
    timeout: 100_000,
  })
}

const written = (count: number) => Array.from({ length: count }, (_, number) => `line ${number}\n`).join('')
const write = (count: number) =>
  `for (let number = 0; number < ${count}; number++) lines.write('line ' + number + '\\n')`

test.each([
  ['a process that goes on', 2000, 'setTimeout(() => {}, 500)'],
  ['one that ends', 500, ''],
  ['one that is ended', 500, 'process.exit()'],
  ['one that falls', 500, 'throw new Error()'],
])('every line of %s is written, in its order', (_, count, end) => {
  const file = path.join(folder, 'lines')
  const descriptor = fs.openSync(file, 'w')
  run(`process.on('uncaughtException', () => process.exit())\n${write(count)}\n${end}`, descriptor)
  fs.closeSync(descriptor)
  expect(fs.readFileSync(file, 'utf8')).toBe(written(count))
})

test.skipIf(process.platform !== 'linux').each(['/dev/full', 'nobody'])(
  'who cannot write them, to %s, loses them and nothing else',
  reader => {
    const pipe = path.join(folder, 'pipe')
    if (reader === 'nobody') spawnSync('mkfifo', [pipe])
    const hearing = reader === 'nobody' ? fs.openSync(pipe, fs.constants.O_RDWR) : undefined
    const descriptor = fs.openSync(hearing ? pipe : reader, 'w')
    const end = 'setTimeout(() => { process.stdout.write("here"); lines.flushSync(); process.exit(7) }, 300)'
    if (hearing) fs.closeSync(hearing)
    const { status, stdout } = run(`${write(1000)}\n${end}`, descriptor)
    fs.closeSync(descriptor)
    expect([status, stdout]).toEqual([7, 'here'])
  },
)
