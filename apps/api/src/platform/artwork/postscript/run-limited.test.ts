import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, test } from 'vitest'
import { readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'
import { Outage } from '#api/platform/outage.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-run-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const run = (script: string) => runLimited(['/bin/sh', '-c', script], { folder })

describe.runIf(process.platform !== 'win32')('a program that is limited', () => {
  test.each(['KILL', 'TERM'])('that SIG%s ends was ended by others: an outage', async signal => {
    await expect(run(`kill -${signal} $$`)).rejects.toThrow(Outage)
  })

  test('fell over its file', async () => {
    expect(await run('kill -SEGV $$')).toBe('failed')
  })

  test('has the system’s own limit on computing too, also where ours is no whole number', async () => {
    const limits = { ...readerLimits, computingSeconds: 3.5 }
    const outcome = await runLimited(['/bin/sh', '-c', 'ulimit -S -t; ulimit -H -t'], { folder, limits })
    expect(outcome).toEqual({ output: Buffer.from('6\n7\n'), said: '' })
  })

  test('came to the limit of its computing', async () => {
    expect(await run('kill -XCPU $$')).toBe('tooMuch')
  })
})
