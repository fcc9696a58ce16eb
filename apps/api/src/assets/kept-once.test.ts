import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { Readable } from 'node:stream'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { keepUpload } from '#api/assets/keep-upload.ts'
import { keepReading, readContent } from '#api/assets/read-content.ts'
import type { Database } from '#api/platform/database/database.ts'
import { Outage } from '#api/platform/outage.ts'
import { keepHouse } from '#api/system/housekeeping.ts'
import { askForUpload, crestSvg, makeArtwork, putFile, upload } from '#api/testing/artwork-files.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { workersOf } from '#api/testing/processes.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp({ TEAM_STORAGE_GB: '0.002' })
})
beforeEach(async () => {
  maya = await signUp(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

/** A picture of noise: as many bytes as pixels times three, and no other like it. */
function noise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const filesFolder = () => path.join(app.dependencies.config.dataDir, 'files')

function filesOnDisk(): { readonly name: string; readonly bytes: number }[] {
  return fs
    .readdirSync(filesFolder(), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .map(file => ({ name: path.relative(filesFolder(), file), bytes: fs.statSync(file).size }))
}

const bytesOnDisk = () => filesOnDisk().reduce((sum, { bytes }) => sum + bytes, 0)

/** Until it is told to go on, the person's file is the one that is read. */
function holdTurn({ teamId: team, id: account }: Person): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = app.dependencies.artwork.inTurn({ team, account }, () => promise)
  return async () => {
    resolve()
    await held
  }
}

/** After what was asked for before. */
async function isHere(person: Person): Promise<void> {
  for (let time = 0; time < 5; time++) await person.call(userCalls.me, {})
}

const create = (assetId: string) => ({ body: { asset_id: assetId, asset_type: 'screenprint' } })

async function originalOf(assetId: string): Promise<string> {
  const staff = await signUpStaff(app)
  const read = { params: { type: 'screenprint' }, query: { asset_id: assetId } }
  const { originalUrl } = await staff.call(assetCalls.readWithAdmin, read)
  const { pathname, search } = new URL(must(originalUrl, 'address'))
  return (await app.app.inject({ url: pathname + search })).body
}

test('what is read is what is kept and served, whatever is put to the same address meanwhile (AC36)', async () => {
  const { url, assetId } = await askForUpload(maya, 'crest.svg')
  await putFile(app.app, url, crestSvg)
  const goOn = holdTurn(maya)
  const created = maya.call(assetCalls.create, create(assetId))
  await isHere(maya)
  const other = crestSvg.replace('#163e2d', '#bb1d2b')
  expect((await putFile(app.app, url, other)).statusCode).toBe(200)
  await goOn()
  // Of the one or of the other, but not of both.
  const isFirst = (await created).colors.includes('#163E2D')
  expect(await originalOf(assetId)).toBe(isFirst ? crestSvg : other)
})

describe('the same bytes are kept once (AC36)', () => {
  test('however often, by whomever and for whatever they come', async () => {
    const file = await noise(400, 300)
    const jonas = await signUp(app)
    await makeArtwork(app.app, maya, file, { filename: 'noise.png' })
    const before = bytesOnDisk()
    const body = await upload(app.app, maya, file, { filename: 'noise.png' })
    const versions = new Set<string>()
    for (let time = 0; time < 11; time++) {
      const { assetVersionId } = await maya.call(assetCalls.create, { body })
      versions.add(assetVersionId)
      await makeArtwork(app.app, jonas, file, { filename: 'noise.png' })
    }
    expect(versions.size).toBe(1)
    expect(bytesOnDisk()).toBe(before)
    expect(await originalOf(body.asset_id)).toBe(file.toString())
  })

  test('and what they were found to be is known without reading them again (AC35)', async () => {
    const drawing = crestSvg.replace('#163e2d', '#123456')
    const good = await upload(app.app, maya, drawing, { filename: 'crest.svg' })
    const bad = await upload(app.app, maya, 'a wolf in words', { filename: 'crest.svg' })
    expect(await maya.refused(assetCalls.create, { body: good })).toBe('answered')
    expect(await maya.refused(assetCalls.create, { body: bad })).toBe('422 unspecifiedFormat')
    // Whoever would have to wait for their turn would wait for ever.
    const goOn = holdTurn(maya)
    expect(await maya.refused(assetCalls.create, { body: { ...good, asset_type: 'detailedprint' } })).toBe(
      'answered',
    )
    expect(await maya.refused(assetCalls.create, { body: bad })).toBe('422 unspecifiedFormat')
    await goOn()
  })
})

test.runIf(process.platform !== 'win32')(
  'of a file whose reader others have ended nothing is remembered (AC35)',
  async () => {
    const { asset_id } = await upload(app.app, maya, crestSvg.replace('#163e2d', '#0c0b0a'), {
      filename: 'crest.svg',
    })
    const { rows } = await app.pool.query<{ content_id: string }>(
      'select content_id from assets where id = $1',
      [asset_id],
    )
    const contentId = must(rows[0], 'asset').content_id
    const { artwork } = app.dependencies
    const killing: typeof artwork = {
      ...artwork,
      inTurn: (holder, work, most) =>
        artwork.inTurn(
          holder,
          lane =>
            work({
              ...lane,
              read: (...asked) => {
                const workers = workersOf('artwork-worker.ts')
                for (const pid of workers) process.kill(pid, 'SIGSTOP')
                const reading = lane.read(...asked)
                for (const pid of workers) process.kill(pid, 'SIGKILL')
                return reading
              },
            }),
          most,
        ),
    }
    // One is there to be killed.
    await makeArtwork(app.app, maya, crestSvg.replace('#163e2d', '#0c0b0b'))
    const holder = { team: maya.teamId, account: maya.id }
    await expect(readContent(contentId, holder, { ...app.dependencies, artwork: killing })).rejects.toThrow(
      Outage,
    )
    expect(await maya.refused(assetCalls.create, create(asset_id))).toBe('answered')
  },
)

describe('files are read in turns (AC35)', () => {
  const colored = (color: string) => crestSvg.replace('#163e2d', color)

  test('an account has three waiting at most, a teammate and another team are not kept from theirs', async () => {
    const [jonas, chloe] = [await signUpTeammate(app, maya), await signUp(app)]
    const goOn = holdTurn(maya)
    const ask = async (person: Person, color: string) => {
      const body = await upload(app.app, person, colored(color), { filename: 'crest.svg' })
      return () => person.refused(assetCalls.create, { body })
    }
    const asked = []
    for (const color of ['#100000', '#200000', '#300000', '#400000']) asked.push(await ask(maya, color))
    const outcomes = asked.map(send => send())
    const [refused] = await Promise.race(outcomes.map(async outcome => [await outcome]))
    expect(refused).toBe('429 too_many_requests')
    expect(await (await ask(chloe, '#500000'))()).toBe('answered')
    // Of the same team: after the one that is read, but not refused.
    const mate = { ...jonas, teamId: maya.teamId }
    const waiting = (await ask(mate, '#600000'))()
    await goOn()
    expect(await waiting).toBe('answered')
    expect((await Promise.all(outcomes)).toSorted()).toEqual(
      ['429 too_many_requests', 'answered', 'answered', 'answered'].toSorted(),
    )
  })

  test('and it is said how long to wait', async () => {
    const goOn = holdTurn(maya)
    const { asset_id } = await upload(app.app, maya, colored('#700000'), { filename: 'crest.svg' })
    const send = () =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/assets/create_asset',
        headers: { 'access-token': maya.token },
        payload: create(asset_id).body,
      })
    const sent = [send(), send(), send(), send()]
    const first = await Promise.race(sent)
    expect([first.statusCode, first.headers['retry-after']]).toEqual([429, '5'])
    await goOn()
    expect((await Promise.all(sent)).map(answer => answer.statusCode).toSorted()).toEqual([
      200, 200, 200, 429,
    ])
  })
})

describe('a team has room for so much (AC36)', () => {
  test('the same file takes no more of it, another team has its own', async () => {
    const file = await noise(600, 500)
    const put = async (person: Person, bytes: Uint8Array) => {
      const { url } = await askForUpload(person, 'noise.png')
      const answer = await putFile(app.app, url, bytes)
      return answer.statusCode === 200 ? 'kept' : answer.json<{ errorKey: string }>().errorKey
    }
    expect(await put(maya, file)).toBe('kept')
    expect(await put(maya, file)).toBe('kept')
    expect(await put(maya, await noise(600, 650))).toBe('storage_full')
    expect(await put(await signUp(app), await noise(600, 650))).toBe('kept')
    expect(await put(maya, await noise(600, 500))).toBe('kept')
    const before = filesOnDisk()
    expect(await put(maya, await noise(600, 500))).toBe('storage_full')
    expect(filesOnDisk()).toEqual(before)
  })

  test('what is put over another takes of it too, until the night has removed that', async () => {
    const { url } = await askForUpload(maya, 'noise.png')
    const before = bytesOnDisk()
    const put = async () => (await putFile(app.app, url, await noise(600, 400))).statusCode
    expect([await put(), await put(), await put(), await put()]).toEqual([200, 200, 422, 422])
    expect(bytesOnDisk() - before).toBeLessThan(2_000_000)
    app.setNow(new Date(Date.now() + 3 * 3_600_000))
    await keepHouse(app.dependencies)
    const { url: next } = await askForUpload(maya, 'noise.png')
    expect((await putFile(app.app, next, await noise(600, 400))).statusCode).toBe(200)
  })

  test('of many that come at once no more are kept than there is room for', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, () => noise(600, 400)))
    const urls = await Promise.all(files.map(() => askForUpload(maya, 'noise.png')))
    const answers = await Promise.all(files.map((file, index) => putFile(app.app, urls[index]!.url, file)))
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 200, 422, 422, 422, 422])
  })

  test('and is told when it is taken, before anything is sent', async () => {
    // What is made of it to draw it takes room too.
    await makeArtwork(app.app, maya, await noise(800, 700), { filename: 'noise.png' })
    const body = { filename: 'crest.svg' }
    const team_id = maya.teamId
    expect(await maya.refused(assetCalls.uploadUrl, { body: { ...body, team_id } })).toBe('422 storage_full')
    const staff = await signUpStaff(app)
    expect(await staff.refused(assetCalls.uploadUrlWithAdmin, { body: { ...body, team_id } })).toBe(
      '422 storage_full',
    )
    // A picture of oneself is in one's own.
    expect(await maya.refused(assetCalls.uploadUrl, { body })).toBe('answered')
  })
})

test('when a disk is full nothing is left of what was begun', async () => {
  const { asset_id } = await upload(app.app, maya, crestSvg, { filename: 'crest.svg' })
  const { rows } = await app.pool.query<{ content_id: string }>(
    'select content_id from assets where id = $1',
    [asset_id],
  )
  const before = filesOnDisk()
  const { files, database } = app.dependencies
  let left = 2
  const filling = {
    ...files,
    write: async (key: string, bytes: Uint8Array) => {
      if (left-- === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      await files.write(key, bytes)
    },
  }
  const verdict = {
    ok: true,
    format: 'svg',
    width: 4,
    height: 3,
    isVector: true,
    colors: ['#163E2D'],
  } as const
  const forms = { 'clean.svg': new Uint8Array(9), pixels: new Uint8Array(9), plates: new Uint8Array(9) }
  const contentId = must(rows[0], 'asset').content_id
  await expect(
    keepReading(database.alone, filling, contentId, { verdict, forms }, new Date()),
  ).rejects.toThrow('no space left')
  expect(filesOnDisk()).toEqual(before)
  expect(await maya.refused(assetCalls.create, create(asset_id))).toBe('answered')
})

describe('an upload whose second step fails', () => {
  const put = async (database: Pick<Database, 'read' | 'write'>, bytes: string) => {
    const { assetId } = await askForUpload(maya, 'crest.svg')
    const { files, config, now } = app.dependencies
    const file = await files.receive(Readable.from([Buffer.from(bytes)]), 1000)
    const asset = { id: assetId, teamId: maya.teamId, uploaderId: maya.id }
    const services = { files, config, now, database: database as Database }
    return keepUpload(asset, file, services).then(
      () => 'kept',
      (error: Error) => error.message,
    )
  }

  test('has a file and no row, never a row and no file', async () => {
    const { database } = app.dependencies
    const failing = { read: database.read, write: () => Promise.reject(new Error('the database went away')) }
    const content = crestSvg.replace('#163e2d', '#777777')
    const rows = async () => (await app.pool.query('select id from contents')).rows
    const before = await rows()
    expect(await put(failing, content)).toBe('the database went away')
    expect(await rows()).toEqual(before)
    expect(filesOnDisk().filter(({ name }) => name.startsWith('incoming'))).toEqual([])
    expect(await put(database, content)).toBe('kept')
  })
})

describe('the same night goes (AC37)', () => {
  async function sweepInHours(hours: number) {
    app.setNow(new Date(Date.now() + hours * 3_600_000))
    await keepHouse(app.dependencies)
    app.setNow(new Date())
  }

  test('what was put and became nothing, but nothing that somebody uses', async () => {
    await sweepInHours(3)
    const kept = await makeArtwork(app.app, maya)
    const before = filesOnDisk()
    const sent = await upload(app.app, maya, crestSvg.replace('#163e2d', '#444444'), {
      filename: 'crest.svg',
    })
    const refused = await upload(app.app, maya, 'a wolf in words, again', { filename: 'crest.svg' })
    await maya.refused(assetCalls.create, { body: refused })
    await askForUpload(maya, 'never-sent.svg')
    // The same bytes as what is used: they stay for that.
    await upload(app.app, maya, crestSvg, { filename: 'crest.svg' })
    await sweepInHours(1)
    expect(await maya.refused(assetCalls.create, { body: sent })).toBe('answered')
    await app.pool.query('delete from asset_versions where asset_id = $1', [sent.asset_id])
    await sweepInHours(3)
    expect(filesOnDisk()).toEqual(before)
    const { rows } = await app.pool.query('select id from assets where team_id = $1', [maya.teamId])
    expect(rows).toEqual([{ id: kept.assetId }])
    expect(await originalOf(kept.assetId)).toBe(crestSvg)
    expect(await maya.refused(assetCalls.create, { body: sent })).toBe('404 assetDoesntExist')
  })

  test('files that a kill has left without their row, and what had not arrived', async () => {
    await sweepInHours(3)
    await makeArtwork(app.app, maya)
    const before = filesOnDisk()
    const { files } = app.dependencies
    const left = [
      originalKey(randomUUID()),
      formKey(randomUUID(), 'pixels'),
      `pictures/ab/${'a'.repeat(32)}/front-300.webp`,
      `incoming/${randomUUID()}`,
    ]
    for (const key of left) await files.write(key, new Uint8Array(9))
    await sweepInHours(1)
    expect(filesOnDisk()).toHaveLength(before.length + left.length)
    await sweepInHours(3)
    expect(filesOnDisk()).toEqual(before)
  })

  test('what was put over artwork and never read; the artwork stays', async () => {
    const { url, assetId } = await askForUpload(maya, 'crest.svg')
    await putFile(app.app, url, crestSvg)
    await maya.call(assetCalls.create, create(assetId))
    await sweepInHours(3)
    const before = filesOnDisk()
    await putFile(app.app, url, crestSvg.replace('#163e2d', '#555555'))
    expect(filesOnDisk()).not.toEqual(before)
    await sweepInHours(3)
    expect(filesOnDisk()).toEqual(before)
    expect(await originalOf(assetId)).toBe(crestSvg)
    // It can be put again.
    expect((await putFile(app.app, url, crestSvg)).statusCode).toBe(200)
  })
})
