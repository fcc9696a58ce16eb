import { assetCalls } from '@teamloom/contract/assets.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork, putFile } from '#api/testing/artwork-files.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let art: { assetId: string; assetVersionId: string }

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  art = await makeArtwork(app.app, maya)
})
afterAll(() => app.close())

function headersOf(by: Person | 'server' | null): Record<string, string> {
  if (by === 'server') return { 'api-key': app.dependencies.config.serviceKey }
  return by ? { 'access-token': by.token } : {}
}

async function post(path: string, body: object, by: Person | 'server' | null = maya) {
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/v1/generate/${path}`,
    headers: headersOf(by),
    payload: { assetId: art.assetId, assetVersionId: art.assetVersionId, ...body },
  })
  return answer
}

const keyOf = (answer: { statusCode: number; json: () => { errorKey?: string } }) =>
  answer.statusCode === 200 ? 'answered' : `${answer.statusCode} ${answer.json().errorKey}`

async function pictureOf(answer: Awaited<ReturnType<typeof post>>) {
  expect([keyOf(answer), answer.headers['content-type']]).toEqual(['answered', 'image/png'])
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) =>
    data[4 * (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) + 3]
  return { ...info, alphaAt }
}

describe('a thing alone', () => {
  test('is a patch, clear around it, its longest side as many pixels as is asked for', async () => {
    const { width, height, alphaAt } = await pictureOf(
      await post('embroiderypatch', {
        embroideryPatchDetails: { tagName: 'diamond', textureName: 'felt' },
        size: 200,
      }),
    )
    expect([width, height]).toEqual([200, 200])
    expect([alphaAt(0.5, 0.5), alphaAt(0.02, 0.02)]).toEqual([255, 0])
  })

  test('is a tag, by a call and by address', async () => {
    const body = {
      decorationType: 'leathertag',
      tagName: 'long rectangle',
      textureName: 'LeatherBlack',
      size: 256,
    }
    const { width, height, alphaAt } = await pictureOf(await post('tag', body))
    expect(width).toBe(256)
    expect(height).toBeLessThan(140)
    expect(alphaAt(0.5, 0.5)).toBe(255)
    const query = `asset_id=${art.assetId}&decoration_type=leathertag&tag_name=square&texture_name=LeatherBrown&size=128`
    const image = await app.app.inject({
      url: `/api/v1/assets/tag_image?${query}`,
      headers: { 'access-token': maya.token },
    })
    expect(await pictureOf(image)).toMatchObject({ width: 128, height: 128 })
  })

  test('is cloth with a pattern, as much of it as is asked for', async () => {
    const { width, height } = await pictureOf(
      await post('repeatingpattern', {
        decorationType: 'hoodliningrepeatingscreenprint',
        repeatingDetails: { patternName: 'line', horizontalSpacingInches: 0.25 },
        widthInches: 6,
        heightInches: 3,
        size: 300,
      }),
    )
    expect([width, height]).toEqual([300, 150])
  })

  test('begins with its type’s defaults', async () => {
    for (const path of ['embroiderypatch', 'tag', 'repeatingpattern'])
      expect((await pictureOf(await post(path, { size: 64 }))).width).toBeGreaterThan(30)
  })

  test.each([
    ['tag', { tagName: 'circle' }, '422 unknownTagName'],
    ['tag', { textureName: 'LeatherPink' }, '422 unknownTexture'],
    ['tag', { decorationType: 'screenprint' }, '422 assetTypeNotSupported'],
    ['tag', { decorationType: 'embroiderypatch' }, '422 assetTypeNotSupported'],
    ['tag', { size: 9000 }, '400 validation_failed'],
    ['embroiderypatch', { embroideryPatchDetails: { stitchColorName: 'PT01' } }, '422 unknownColor'],
    ['embroiderypatch', { embroideryPatchDetails: { logoColorNames: ['nothing'] } }, '422 unknownColor'],
    ['repeatingpattern', { repeatingDetails: { patternName: 'spiral' } }, '422 unknownPattern'],
    ['repeatingpattern', { repeatingDetails: { horizontalSpacingInches: -1 } }, '422 invalidPattern'],
    ['repeatingpattern', { repeatingDetails: { maxImageWidthInches: 0 } }, '422 invalidPattern'],
    ['repeatingpattern', { widthInches: 1e9 }, '400 validation_failed'],
  ])('%s of %j is refused', async (path, body, outcome) => {
    expect(keyOf(await post(path, body))).toBe(outcome)
  })

  test('is made for nobody without a session, and of no other team’s artwork (AC33)', async () => {
    const other = await signUp(app)
    for (const path of ['embroiderypatch', 'tag', 'repeatingpattern']) {
      expect(keyOf(await post(path, { size: 64 }, null))).toBe('401 unauthorized')
      expect(keyOf(await post(path, { size: 64 }, other))).toBe('404 assetDoesntExist')
      expect(keyOf(await post(path, { size: 64 }, 'server'))).toBe('answered')
    }
  })

  test('is shown by address to those who may make it (AC8, AC33)', async () => {
    const url = `/api/v1/assets/tag_image?asset_id=${art.assetId}&size=64`
    const seenBy = async (by: Person | 'server' | null) =>
      keyOf(await app.app.inject({ url, headers: headersOf(by) }))
    expect([await seenBy(maya), await seenBy('server')]).toEqual(['answered', 'answered'])
    expect([await seenBy(null), await seenBy(await signUp(app))]).toEqual([
      '401 unauthorized',
      '404 assetDoesntExist',
    ])
  })
})

describe('a public image', () => {
  async function uploaded(isPublic: boolean) {
    const body = { filename: 'crest.svg', team_id: maya.teamId, public: isPublic }
    const { url, assetId } = await maya.call(assetCalls.uploadUrl, { body })
    await putFile(app.app, url, crestSvg)
    await maya.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'screenprint' } })
    return assetId
  }

  test('is shown to anyone by both of its addresses, made anew', async () => {
    const id = await uploaded(true)
    for (const url of [`/api/v1/assets/public_image?asset_id=${id}`, `/api/v1/assets/public_image/${id}`]) {
      const answer = await app.app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1024 })
    }
  })

  test.each([
    ['that is not public', () => uploaded(false), '403 assetNotPublic'],
    ['that is none', async () => '5f0c9a9e-2a3e-4c6b-9d57-0b6a52f6a001', '404 assetDoesntExist'],
    ['without an id', async () => 'nothing', '400 validation_failed'],
  ])('%s is not', async (_, idOf, outcome) => {
    const url = `/api/v1/assets/public_image/${await idOf()}`
    expect(keyOf(await app.app.inject({ url }))).toBe(outcome)
  })
})
