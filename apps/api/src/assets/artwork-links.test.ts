import zlib from 'node:zlib'
import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { palettes } from '@teamloom/catalog/colors/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork, png } from '#api/testing/artwork-files.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

const hostile = crestSvg.replace('</svg>', '<script>alert(1)</script></svg>')

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [maya.teamId, staff.id])
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

async function links(person: Person, assetId: string, query: object = {}, type = 'screenprint') {
  return person.call(assetCalls.read, {
    params: { type },
    query: { asset_id: assetId, team_id: maya.teamId, ...query } as never,
  })
}

function get(url: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(url)
  return app.app.inject({ url: pathname + search, headers })
}

describe('artwork that is read', () => {
  test('is a preview for its team, and the original for staff alone (AC10)', async () => {
    const { assetId } = await makeArtwork(app.app, maya, hostile)
    const mine = await links(maya, assetId)
    expect(mine).toMatchObject({ assetName: 'crest.svg', originalUrl: null })
    const theirs = await links(staff, assetId)
    const original = await get(String(theirs.originalUrl))
    expect(original.statusCode).toBe(200)
    expect(original.body).toBe(hostile)
    // As a download that no browser would run.
    expect(original.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''crest.svg",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('is never shown as the drawing that it is (AC10)', async () => {
    const { assetId } = await makeArtwork(app.app, maya, hostile)
    const { fullSizeUrl, platesUrl } = await links(maya, assetId)
    const preview = await get(fullSizeUrl)
    expect(preview.headers['content-type']).toBe('image/webp')
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
      height: 768,
    })
    const plates = await get(platesUrl)
    expect(plates.headers['content-type']).toBe('application/octet-stream')
    expect(unpackArt(plates.rawPayload)).toMatchObject({ kind: 'plates', plates: { count: 3 } })
  })

  test.each([
    [64, 256],
    [256, 256],
    [300, 512],
    [1025, 2048],
    [2048, 2048],
  ])('asked for %i pixels large comes %i pixels large', async (size, width) => {
    const { assetId } = await makeArtwork(app.app, maya)
    const preview = await get((await links(maya, assetId, { size })).fullSizeUrl)
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width })
    expect((await get((await links(maya, assetId, { size })).fullSizeUrl)).rawPayload).toEqual(
      preview.rawPayload,
    )
  })

  test.each([[63], [2049], [0], [-5], ['large'], [1.5]])('does not come %s large', async size => {
    const { assetId } = await makeArtwork(app.app, maya)
    const query = { asset_id: assetId, team_id: maya.teamId, size } as never
    expect(await maya.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe(
      '400 validation_failed',
    )
  })

  test('of a type that prints the file as it is comes in its own pixels', async () => {
    const { assetId } = await makeArtwork(app.app, maya, await png(), { filename: 'photo.png' })
    const { platesUrl } = await links(maya, assetId, {}, 'detailedprint')
    const packed = await get(platesUrl, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(unpackArt(zlib.gunzipSync(packed.rawPayload))).toMatchObject({
      kind: 'pixels',
      pixels: { width: 640, height: 480 },
    })
  })

  test('is the version that is named, else the latest', async () => {
    const first = await makeArtwork(app.app, maya)
    app.setNow(new Date(Date.now() + 1000))
    const body = { asset_id: first.assetId, asset_type: 'detailedprint' }
    const second = await maya.call(assetCalls.create, { body })
    const versionOf = (read: { fullSizeUrl: string }) => /artwork\/([^/]+)\//.exec(read.fullSizeUrl)?.[1]
    expect(versionOf(await links(maya, first.assetId))).toBe(second.assetVersionId)
    expect(versionOf(await links(maya, first.assetId, { asset_version_id: first.assetVersionId }))).toBe(
      first.assetVersionId,
    )
    const other = await makeArtwork(app.app, maya)
    const query = { asset_id: first.assetId, asset_version_id: other.assetVersionId, team_id: maya.teamId }
    expect(await maya.refused(assetCalls.read, { params: { type: 'screenprint' }, query })).toBe(
      '404 assetDoesntExist',
    )
  })

  test('needs a type that exists, and a team of one’s own that it is of (AC6)', async () => {
    const { assetId } = await makeArtwork(app.app, maya)
    const other = await signUp(app)
    const read = (person: Person, type: string, teamId: string) =>
      person.refused(assetCalls.read, { params: { type }, query: { asset_id: assetId, team_id: teamId } })
    expect(await read(maya, 'engraving', maya.teamId)).toBe('422 assetTypeNotSupported')
    expect(await read(other, 'screenprint', maya.teamId)).toBe('403 teamDoesntHaveAccess')
    expect(await read(other, 'screenprint', other.teamId)).toBe('403 teamDoesntHaveAccess')
  })
})

describe('a signed address', () => {
  test('answers for a quarter of an hour (AC11)', async () => {
    const { assetId } = await makeArtwork(app.app, maya)
    const { fullSizeUrl } = await links(maya, assetId)
    app.setNow(new Date(Date.now() + 14.9 * 60_000))
    expect((await get(fullSizeUrl)).statusCode).toBe(200)
    app.setNow(new Date(Date.now() + 15.1 * 60_000))
    expect((await get(fullSizeUrl)).statusCode).toBe(403)
  })

  test.each([
    ['the original', (url: string) => url.replace(/preview-\d+\.webp/, 'original')],
    ['another size', (url: string) => url.replace(/preview-\d+/, 'preview-64')],
    ['another version', (url: string) => url.replace(/artwork\/[^/]+/, `artwork/${crypto.randomUUID()}`)],
    ['a longer life', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999')],
    ['nothing', (url: string) => url.replace(/\?.*/, '')],
    ['another method of reading', (url: string) => url.replace(/expires=(\d+)/, 'expires=0x$1')],
  ])('does not open %s (AC10, AC11)', async (_, change) => {
    const { assetId } = await makeArtwork(app.app, maya)
    const { fullSizeUrl } = await links(maya, assetId)
    const answer = await get(change(fullSizeUrl))
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { errorKey: 'uploadUrlInvalid' }])
  })
})

describe('a chart', () => {
  test.each(palettes)('$id is told whole', async palette => {
    expect(await maya.call(assetCalls.palette, { params: { id: palette.id } })).toEqual(palette.colors)
  })

  test.each(['nothing', '__proto__', 'constructor'])('%s does not exist', async id => {
    expect(await maya.refused(assetCalls.palette, { params: { id } })).toBe('404 not_found')
  })
})
