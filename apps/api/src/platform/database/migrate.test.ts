import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startHeartbeat } from '#api/platform/database/heartbeat.ts'
import {
  knownMigration,
  migrateDatabase,
  migrationsFolder,
  OlderBuildsRun,
} from '#api/platform/database/migrate.ts'
import { administer, connectionTo, dropDatabase } from '#api/testing/global-setup.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-migrate-'))
const names: string[] = []
let connection: pg.ClientConfig
let pool: pg.Pool

beforeEach(async () => {
  const name = `teamloom_test_${Math.random().toString(36).slice(2, 12)}`
  names.push(name)
  await administer(inject('server'), `create database ${name}`)
  connection = connectionTo(inject('server'), name)
  pool = new pg.Pool({ ...connection, max: 2 })
  return () => pool.end()
})
afterAll(async () => {
  for (const name of names) await dropDatabase(inject('server'), name)
  fs.rmSync(parent, { recursive: true })
})

/** A build with so many of these: a column comes, the one before goes, another comes. */
function build(count: number): string {
  const all = [
    '-- expand\ncreate table words (old text)',
    '-- expand\nalter table words add new text',
    '-- contract\nalter table words drop old',
    '-- expand\nalter table words add newest text',
  ].slice(0, count)
  const folder = fs.mkdtempSync(path.join(parent, 'build-'))
  fs.mkdirSync(path.join(folder, 'meta'))
  const entries = all.map((_, idx) => ({ idx, tag: `000${idx}_step`, when: 1000 + idx, breakpoints: true }))
  fs.writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [idx, text] of all.entries()) fs.writeFileSync(path.join(folder, `000${idx}_step.sql`), text)
  return folder
}

const run = (folder: string) =>
  startHeartbeat(pool, knownMigration(folder), (error: unknown) => {
    throw error
  })

async function columns(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'words' order by ordinal_position`,
  )
  return rows.map(({ name }) => name)
}

describe('a database', () => {
  test('is brought up to date, once, by several at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(connection, build(3))))
    expect(await columns()).toEqual(['new'])
  })

  test('keeps what processes of an older build use until they have ended', async () => {
    await migrateDatabase(connection, build(1))
    const end = await run(build(1))
    expect(await migrateDatabase(connection, build(3))).toEqual({ waiting: ['0002_step'] })
    expect(await columns()).toEqual(['old', 'new'])
    // One of the new build beside it changes nothing.
    const endNew = await run(build(3))
    expect((await migrateDatabase(connection, build(3))).waiting).toEqual(['0002_step'])
    await end()
    expect(await migrateDatabase(connection, build(3))).toEqual({ waiting: [] })
    expect(await columns()).toEqual(['new'])
    await endNew()
  })

  test('waits for nobody who was killed half a minute ago', async () => {
    await migrateDatabase(connection, build(1))
    const end = await run(build(1))
    await pool.query(`update running.processes set seen_at = now() - interval '31 seconds'`)
    expect(await migrateDatabase(connection, build(3))).toEqual({ waiting: [] })
    await end()
  })

  test('is not brought up to date by halves where what comes later cannot wait', async () => {
    await migrateDatabase(connection, build(1))
    const end = await run(build(1))
    await expect(migrateDatabase(connection, build(4))).rejects.toThrow(OlderBuildsRun)
    await expect(migrateDatabase(connection, build(4))).rejects.toThrow('0002_step takes away what they use')
    expect(await columns()).toEqual(['old'])
    await end()
    await migrateDatabase(connection, build(4))
    expect(await columns()).toEqual(['new', 'newest'])
  })
})

/** Made before it was said of each which it is. */
const unmarked = 69

test('each migration says whether older builds go on with it, and none that takes something away says that they do', () => {
  const marked = fs
    .readdirSync(migrationsFolder)
    .filter(name => name.endsWith('.sql') && Number(name.slice(0, 4)) >= unmarked)
    .map(name => ({ name, text: fs.readFileSync(path.join(migrationsFolder, name), 'utf8') }))
  const namesOf = (some: typeof marked) => some.map(({ name }) => name)
  const silent = marked.filter(({ text }) => !/^-- (?:expand|contract)\n/.test(text))
  expect(namesOf(silent), 'to begin with -- expand or -- contract').toEqual([])
  const takes = marked.filter(({ text }) =>
    /drop (?:table|column)|rename (?:to|column)|set not null/i.test(text),
  )
  const denied = takes.filter(({ text }) => !text.startsWith('-- contract'))
  expect(namesOf(denied), 'to begin with -- contract, as it takes something away').toEqual([])
})
