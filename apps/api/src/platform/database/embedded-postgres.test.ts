import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#api/platform/database/embedded-postgres.ts'
import { patient } from '#api/testing/patient.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-postgres-'))
const folder = path.join(parent, 'postgres')
const passwordFile = path.join(parent, 'postgres-password')
let postgres: EmbeddedPostgres

const start = () => startEmbeddedPostgres({ folder, log: () => {} })

beforeAll(async () => {
  postgres = await start()
  await ask(postgres.connection(), `create table kept as select 'a name' as name`)
})
afterAll(async () => {
  await postgres.stop()
  fs.rmSync(parent, { recursive: true, force: true })
})

async function ask(connection: pg.ClientConfig, query: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query({ text: query, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const kept = () => ask(postgres.connection(), 'select name from kept')

async function expectClosed(): Promise<void> {
  expect(fs.statSync(passwordFile).mode & 0o777).toBe(0o600)
  for (const user of ['teamloom', 'postgres']) {
    const guess = { ...postgres.connection('postgres'), user, password: 'guess' }
    await expect
      .poll(() => ask(guess, 'select 1').then(String, String), patient)
      .toMatch(/password authentication failed/)
  }
}

function killServer(): void {
  const pid = Number(fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

test('nobody comes in without the password, which its owner alone reads', async () => {
  expect(await kept()).toEqual(['a name'])
  await expectClosed()
})

test('a cluster that let everybody in, or whose password was lost, opens and is closed', async () => {
  await postgres.stop()
  fs.rmSync(passwordFile)
  fs.writeFileSync(path.join(folder, 'pg_hba.conf'), '# METHOD: trust\nlocal   all   all   trust\n')
  postgres = await start()
  expect(await kept()).toEqual(['a name'])
  await expectClosed()

  await postgres.stop()
  fs.rmSync(passwordFile)
  postgres = await start()
  expect(await kept()).toEqual(['a name'])
  await expectClosed()
})

test('a server that ends alone is started again, and ends when it is told to meanwhile', async () => {
  killServer()
  await expect.poll(() => kept().catch(String), patient).toEqual(['a name'])
  killServer()
  await postgres.stop()
  await expect(kept()).rejects.toThrow('ENOENT')
  postgres = await start()
  expect(await kept()).toEqual(['a name'])
})
