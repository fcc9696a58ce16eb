import { products } from '@teamloom/catalog/products/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBakes } from '#api/pictures/bake-files.ts'
import { pictureFile, printWidth } from '#api/pictures/picture-studio.ts'
import { openS3Client } from '#api/platform/files/s3-client.ts'
import { makeArtwork, svg } from '#api/testing/artwork-files.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { testStore } from '#api/testing/test-store.ts'

const store = testStore('public')
const product = must(
  products.find(each => findBakes(each.product.name)),
  'a product with bakes',
)

describe.runIf(store)('with a public address of the store (AC73)', () => {
  let app: TestApp
  let maya: Person
  const elsewhere = 'https://pictures.example/files'

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
      S3_PUBLIC_URL: `${elsewhere}/`,
    })
    maya = await signUp(app)
  })
  afterAll(() => app.close())

  const get = (url: string) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    return app.app.inject({ url: pathname + search })
  }
  const keyOf = (url: string) => must(/pictures\/([\w-]{32})\//.exec(url)?.[1], 'key')
  async function makeState() {
    const about = { family: product.family.name, product: product.product.name }
    return maya.call(generatorCalls.read, {
      params: { id: await makeDesign(maya, { product: about }) },
    })
  }

  test('a picture of a design is drawn by us and from then on read there, by whoever has its address', async () => {
    const { latestImage } = await makeState()
    const kept = pictureFile(keyOf(latestImage), 'front', 300)
    await app.dependencies.files.remove(kept)
    expect((await get(`${latestImage}?w=300`)).headers['content-type']).toBe('image/webp')
    const { statusCode, headers } = await get(`${latestImage}?w=300`)
    expect([statusCode, headers.location]).toEqual([302, `${elsewhere}/${kept}`])
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/pictures\.example/)
  })

  test('who guesses at a picture, or asks for the workshop’s, is led nowhere', async () => {
    const { latestImage } = await makeState()
    const key = keyOf(latestImage)
    await app.dependencies.files.write(pictureFile(key, 'front', printWidth), new Uint8Array([1]))
    for (const url of [`${latestImage}?w=${printWidth}`, latestImage.replace(key, 'a'.repeat(32))]) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode >= 400, headers.location]).toEqual([url, true, undefined])
    }
  })

  test('artwork is read through us alone; no answer has another address than ours, nor one that the store would take for ours', async () => {
    const artwork = await makeArtwork(app.app, maya, svg('<rect width="9" height="9"/>'))
    const read = await maya.call(assetCalls.read, {
      params: { type: 'screenprint' },
      query: { asset_id: artwork.assetId, team_id: maya.teamId },
    })
    const told = JSON.stringify([await makeState(), artwork, read])
    expect(told).not.toMatch(/pictures\.example|X-Amz|AWSAccessKeyId/i)
    const { statusCode, headers } = await get(read.fullSizeUrl)
    expect([statusCode, headers.location]).toEqual([200, undefined])
  })
})
