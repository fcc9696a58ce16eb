import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '#api/platform/database/database.ts'
import { startHeartbeat } from '#api/platform/database/heartbeat.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import { checkHouseMark, houseMark } from '#api/platform/files/house-mark.ts'
import { administer, connectionTo, dropDatabase } from '#api/testing/global-setup.ts'
import { makeScratchFolder } from '#api/testing/scratch-folder.ts'

const server = inject('server')
const folder = makeScratchFolder('teamloom-mark')
const closing: (() => unknown)[] = []
let database: Awaited<ReturnType<typeof openDatabase>>

async function openNew() {
  const name = `teamloom_test_${Math.random().toString(36).slice(2, 12)}`
  await administer(server, `create database ${name}`)
  const opened = await openDatabase(connectionTo(server, name), () => {})
  closing.push(async () => {
    await opened.close()
    await dropDatabase(server, name)
  })
  return opened
}

beforeEach(async () => {
  database = await openNew()
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const filesAt = (name: string) => openDiskFiles(path.join(folder, name))

/** What a process is told that starts there, and then runs until the test ends. */
async function startAt(place: string, on: typeof database = database) {
  const own = randomUUID()
  closing.push(await startHeartbeat(on.pool, 0, () => {}, own))
  return checkHouseMark(on, { files: filesAt(place), setting: 'DATA_DIR', own })
}

describe('files that a process sees', () => {
  test('are those of all that run on its database, many at once too', async () => {
    const place = randomUUID()
    expect(await Promise.all(Array.from({ length: 4 }, () => startAt(place)))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  test('are told where they are another folder’s than those of the others, of two that start at once too', async () => {
    const faults = await Promise.all([startAt(randomUUID()), startAt(randomUUID())])
    expect(faults.filter(fault => fault !== undefined)).toEqual([
      'DATA_DIR: is another place than that of the processes that run on this database; they must all see the same files',
    ])
  })

  test('may be elsewhere once nobody runs there any more', async () => {
    expect(await startAt(randomUUID())).toBeUndefined()
    for (const close of closing.splice(1)) await close()
    expect(await startAt(randomUUID())).toBeUndefined()
  })

  test('are told where they are of another house; a database that is put back knows them by their mark', async () => {
    const place = randomUUID()
    expect(await startAt(place)).toBeUndefined()
    const mark = await filesAt(place).read(houseMark)
    const another = await openNew()
    expect(await startAt(randomUUID(), another)).toBeUndefined()
    expect(await startAt(place, another)).toBe(
      'DATA_DIR: the files there are of another house; name a place of its own, or the database that is theirs',
    )
    expect(await startAt(place, await openNew())).toBeUndefined()
    expect(await filesAt(place).read(houseMark)).toEqual(mark)
  })
})
