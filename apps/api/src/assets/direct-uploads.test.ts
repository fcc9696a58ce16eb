import { assetCalls } from '@teamloom/contract/assets.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openS3Client } from '#api/platform/files/s3-client.ts'
import { crestSvg } from '#api/testing/artwork-files.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { testStore } from '#api/testing/test-store.ts'

const store = testStore('uploads')

test('without a store that takes uploads, files go through us, however many bytes were told (AC17)', async () => {
  const app = await startTestApp()
  try {
    const maya = await signUp(app)
    const body = { filename: 'crest.svg', team_id: maya.teamId, bytes: crestSvg.length }
    const { url, isDirect } = await maya.call(assetCalls.uploadUrl, { body })
    expect(url).toContain('/api/v1/uploads/')
    expect(isDirect).toBeUndefined()
  } finally {
    await app.close()
  }
})

describe.runIf(store)('a file that is put into an object store (AC17)', () => {
  let app: TestApp
  let maya: Person

  beforeAll(async () => {
    const place = must(store, 'store')
    const client = openS3Client(place)
    if (!(await client.bucketExists())) await client.createBucket()
    app = await startTestApp({
      S3_ENDPOINT: place.endpoint,
      S3_BUCKET: place.bucket,
      S3_REGION: place.region,
      S3_ACCESS_KEY_ID: place.accessKeyId,
      S3_SECRET_ACCESS_KEY: place.secretAccessKey,
      S3_DIRECT_UPLOADS: 'true',
    })
  })
  beforeEach(async () => {
    maya = await signUp(app)
    for await (const { key } of app.dependencies.files.list()) await app.dependencies.files.remove(key)
  })
  afterAll(() => app.close())

  const keys = async () => {
    const found = []
    for await (const { key } of app.dependencies.files.list()) found.push(key)
    return found
  }
  const ask = (bytes?: number) =>
    maya.call(assetCalls.uploadUrl, { body: { filename: 'crest.svg', team_id: maya.teamId, bytes } })
  const put = async (url: string, content: string) =>
    (await fetch(url, { method: 'PUT', body: content })).status
  const create = (asset_id: string) =>
    maya.call(assetCalls.create, { body: { asset_id, asset_type: 'screenprint' } })

  test('becomes artwork once it is read, and nothing of it stays where it was put', async () => {
    const { url, assetId, isDirect } = await ask(crestSvg.length)
    expect([new URL(url).origin, isDirect]).toEqual([must(store, 'store').endpoint, true])
    expect(await put(url, crestSvg)).toBe(200)
    expect(await create(assetId)).toMatchObject({ assetId, isVector: true, width: 400 })
    const left = await keys()
    expect(left.filter(key => key.startsWith('incoming/'))).toEqual([])
    expect(left.some(key => /^artwork\/[^/]+\/original$/.test(key))).toBe(true)
  })

  test('later at the same address changes nothing of what it became', async () => {
    const { url, assetId } = await ask(crestSvg.length)
    await put(url, crestSvg)
    const before = await create(assetId)
    const originals = async () => (await keys()).filter(key => key.endsWith('/original'))
    const [original] = await originals()
    expect(await put(url, crestSvg.replaceAll('#163e2d', '#ff0000'))).toBe(200)
    expect(String(await app.dependencies.files.read(must(original, 'original')))).toBe(crestSvg)
    // Asked to be read again, it is another file of the same asset.
    expect((await create(assetId)).assetVersionId).not.toBe(before.assetVersionId)
    expect(await originals()).toHaveLength(2)
    expect(String(await app.dependencies.files.read(must(original, 'original')))).toBe(crestSvg)
  })

  test('is nothing as long as it is not there', async () => {
    const { assetId } = await ask(crestSvg.length)
    const body = { asset_id: assetId, asset_type: 'screenprint' }
    expect(await maya.refused(assetCalls.create, { body })).toMatch(/ noFileGiven$/)
  })

  test('goes through us where its length is not told, and past two gigabytes within an address’s life (AC57)', async () => {
    expect((await ask()).isDirect).toBeUndefined()
    for (let times = 0; times < 19; times++) expect((await ask(104_857_600)).isDirect).toBe(true)
    expect((await ask(104_857_600)).isDirect).toBeUndefined()
    expect((await ask(1)).url).toContain('/api/v1/uploads/')
    app.setNow(new Date(Date.now() + 16 * 60_000))
    expect((await ask(1)).isDirect).toBe(true)
    app.setNow(new Date())
  })

  test('may be spoken to from the pages', async () => {
    const { headers } = await app.app.inject({ url: '/api/v1/provider' })
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`connect-src[^;]* ${must(store, 'store').endpoint}`),
    )
  })
})
