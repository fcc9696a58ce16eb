import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { findCell } from '#api/platform/artwork/postscript/find-cell.ts'
import { readerLimits, runLimited } from '#api/platform/artwork/postscript/run-limited.ts'
import { Outage } from '#api/platform/outage.ts'
import { patient } from '#api/testing/patient.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-cell-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const [dataDir, own] = ['data', 'own'].map(name => path.join(folder, name)) as [string, string]
for (const each of [dataDir, own]) fs.mkdirSync(each)
fs.writeFileSync(path.join(dataDir, 'session-secret'), 'secret')
const cell = await findCell([], dataDir)

const run = (script: string, limits = readerLimits) =>
  runLimited(['/bin/sh', '-c', script], { folder: own, limits, cell: must(cell, 'cell') })

async function said(script: string): Promise<string> {
  const outcome = await run(`${script}; echo over`)
  return typeof outcome === 'string' ? outcome : `${Buffer.from(outcome.output).toString()}${outcome.said}`
}

/** Where the machine makes no namespaces these say nothing. */
describe.skipIf(!cell)('a reader that is set apart (AC59)', () => {
  test.each([
    ['the data', () => `cat ${dataDir}/session-secret`],
    ['the processes', () => 'cat /proc/*/environ'],
    ['the accounts of the machine', () => 'cat /etc/passwd'],
  ])('reads nothing of %s', async (_, script) => {
    expect(await said(script())).toMatch(/^over\n.*(?:No such file|cannot open)/)
  })

  test('sees none of the data where it lies within what is shown', async () => {
    const shown = { ...must(cell, 'cell'), folders: [...must(cell, 'cell').folders, folder] }
    const list = (hidden: string) =>
      runLimited(['/bin/sh', '-c', `ls ${dataDir}; echo over`], { folder: own, cell: { ...shown, hidden } })
    expect(await list('/nowhere')).toMatchObject({ output: Buffer.from('session-secret\nover\n') })
    expect(await list(dataDir)).toMatchObject({ output: Buffer.from('over\n') })
  })

  test('reaches no server of the machine', async () => {
    const server = net.createServer().listen(0, '127.0.0.1')
    const { port } = await new Promise<net.AddressInfo>(resolve => {
      server.once('listening', () => resolve(server.address() as net.AddressInfo))
    })
    let visits = 0
    server.on('connection', () => (visits += 1))
    const knock = `require('node:net').connect(${port}, '127.0.0.1').on('error', e => console.log(e.code)).on('connect', () => process.exit())`
    const outcome = await runLimited([process.execPath, '-e', knock], { folder: own, cell })
    server.close()
    expect(outcome).toMatchObject({ output: Buffer.from('ENETUNREACH\n') })
    expect(visits).toBe(0)
  })

  test('writes in its own folder, and nowhere else', async () => {
    expect(await said('echo word > word; cat word')).toBe('word\nover\n')
    expect(fs.readFileSync(path.join(own, 'word'), 'utf8')).toBe('word\n')
    const target = `/usr/${randomUUID()}`
    expect(await said(`echo word > ${target}`)).toMatch(/^over\n.*(?:Read-only|Permission)/)
    expect(fs.existsSync(target)).toBe(false)
    expect(await said('mount -o remount,rw /usr && umount /usr && echo done')).not.toMatch(/done/)
  })

  test('ends no process of the machine', async () => {
    expect(await said(`kill -KILL ${process.pid}`)).toMatch(/^over\n.*No such process/)
  })

  test('is ended at its limits with all that it has started', async () => {
    const limits = { ...readerLimits, seconds: 0.5 }
    const seconds = `40${Date.now()}`
    expect(await run(`setsid sleep ${seconds} & sleep ${seconds}`, limits)).toBe('tooMuch')
    await expect.poll(() => commandLines().filter(line => line.includes(seconds)), patient).toEqual([])
  })

  test('comes to the limit of its computing, though others are between', async () => {
    expect(await run('while :; do :; done', { ...readerLimits, computingSeconds: 1 })).toBe('tooMuch')
  })

  test.each(['KILL', 'TERM'])('that SIG%s ends was ended by others: an outage', async signal => {
    await expect(run(`kill -${signal} $$`)).rejects.toThrow(Outage)
  })

  test('that falls over its file has failed', async () => {
    expect(await run('kill -SEGV $$')).toBe('failed')
    expect(await run('exit 3')).toBe('failed')
  })

  test('that the machine could not set apart is tried again', async () => {
    const broken = { folders: ['/nowhere'], files: [], links: [], hidden: '' }
    await expect(runLimited(['/bin/echo', 'over'], { folder: own, cell: broken })).rejects.toThrow(Outage)
  })
})

test('where its programs would not run set apart, they run as before (AC59)', async () => {
  expect(await findCell(['/nowhere/gs'], dataDir)).toBeUndefined()
})

function commandLines(): string[] {
  return fs.readdirSync('/proc').flatMap(name => {
    try {
      return [fs.readFileSync(`/proc/${name}/cmdline`, 'utf8')]
    } catch {
      return []
    }
  })
}
