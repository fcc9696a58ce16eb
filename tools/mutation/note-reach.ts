/**
 * What every test file runs before its tests when reach is asked for: it writes which functions of the sources the file
 * calls, into the folder of `REACH`, as a line of JSON `{test, reached}`.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect } from 'vitest'

const folder = process.env.REACH ?? ''
const root = path.resolve(import.meta.dirname, '../..')

/** One of a process: its modules are kept from file to file, and what counts them is, too. */
const kept = globalThis as { reachSession?: Promise<Session> }

async function start(): Promise<Session> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return session
}

const isNew = kept.reachSession === undefined
kept.reachSession ??= start()
const session = await kept.reachSession
if (!isNew) await session.post('Profiler.takePreciseCoverage')

/** Its place in the tree, and whether Node runs it as it is written, so that places in it are those of the source. */
function sourceOf(url: string): { readonly file: string; readonly isAsWritten: boolean } | undefined {
  const isAsWritten = url.startsWith('file:')
  const address = url.split(/[?#]/)[0] ?? ''
  const full = isAsWritten ? fileURLToPath(address) : address
  const file = path.relative(root, full)
  return /^(?:packages|apps)\/.*\/src\/.*\.tsx?$/.test(file) && !/node_modules|\.test\./.test(file)
    ? { file, isAsWritten }
    : undefined
}

afterAll(async () => {
  const { testPath = '' } = expect.getState()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const reached: Record<string, number[]> = {}
  for (const { url, functions } of result) {
    const source = sourceOf(url)
    if (!source) continue
    const called = functions
      .slice(source.isAsWritten ? 1 : 2)
      .flatMap(({ ranges: [range] }) => (range && range.count > 0 ? [range] : []))
    if (called.length === 0) continue
    reached[source.file] = source.isAsWritten
      ? called.flatMap(({ startOffset, endOffset }) => [startOffset, endOffset])
      : []
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, `${randomUUID()}.json`),
    JSON.stringify({ test: path.relative(root, testPath), reached }),
  )
})
