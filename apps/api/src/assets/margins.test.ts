import { assetCalls } from '@teamloom/contract/assets.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { svg, upload } from '#api/testing/artwork-files.ts'
import { eps, pdf } from '#api/testing/page-files.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const read = (assetId: string, versionId: string) =>
  maya.call(assetCalls.read, {
    params: { type: 'detailedprint' },
    query: { asset_id: assetId, asset_version_id: versionId, team_id: maya.teamId },
  })

/** Bytes of its pixels, as they are drawn. */
async function pixelsOf(assetId: string, versionId: string): Promise<string> {
  const { platesUrl } = await read(assetId, versionId)
  const { pathname, search } = new URL(platesUrl)
  const { rawPayload } = await app.app.inject({ method: 'GET', url: pathname + search })
  return rawPayload.toString('base64')
}

describe.each([
  [
    'flower.svg',
    svg(
      '<g transform="translate(200 150)"><circle r="50" fill="#c21a2b"/><circle r="20" fill="#ffcc00"/></g>',
    ),
    { width: 400, height: 300 },
  ],
  [
    'flower.eps',
    eps('0.76 0.1 0.17 setrgbcolor 150 100 50 0 360 arc fill 1 0.8 0 setrgbcolor 150 100 20 0 360 arc fill'),
    { width: 300, height: 200 },
  ],
  [
    'flower.ai',
    pdf('0.76 0.1 0.17 rg 100 50 100 100 re f 1 0.8 0 rg 130 80 40 40 re f'),
    { width: 300, height: 200 },
  ],
])('%s, which fills a part of its page,', (filename, bytes, page) => {
  test('says so, is cropped to what is drawn when that is asked, and is whole again (AC54)', async () => {
    const body = await upload(app.app, maya, bytes, { filename })
    const whole = await maya.call(assetCalls.create, { body })
    const fills = (100 * 100) / (page.width * page.height)
    expect(whole).toMatchObject({ ...page, margins: { fills: expect.closeTo(fills, 1), isCropped: false } })
    const before = await pixelsOf(whole.assetId, whole.assetVersionId)

    const cropped = await maya.call(assetCalls.create, { body: { ...body, crop: true } })
    expect(cropped).toMatchObject({
      assetId: whole.assetId,
      isVector: true,
      colors: whole.colors,
      margins: { fills: whole.margins?.fills, isCropped: true },
    })
    for (const side of [cropped.width, cropped.height]) expect(Math.abs(side - 101)).toBeLessThanOrEqual(1)
    expect(cropped.assetVersionId).not.toBe(whole.assetVersionId)
    for (const { assetId, assetVersionId, margins } of [whole, cropped])
      expect(await read(assetId, assetVersionId)).toMatchObject({ page: 1, margins })
    // What shows the whole shows it to the pixel.
    expect(await pixelsOf(whole.assetId, whole.assetVersionId)).toBe(before)

    expect((await maya.call(assetCalls.create, { body })).assetVersionId).toBe(whole.assetVersionId)
    const { items } = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
    expect(items[0]).toMatchObject({ assetVersionId: whole.assetVersionId, margins: { isCropped: false } })
  })
})

/** A disc of a few colours, `left` and `top` in the middle of nothing, or of a ground. */
async function discOn(background: { r: number; g: number; b: number; alpha: number }) {
  const disc = Buffer.from(
    svg(
      '<circle cx="200" cy="200" r="200" fill="#c21a2b"/><circle cx="200" cy="200" r="80" fill="#ffcc00"/>',
      'width="400" height="400"',
    ),
  )
  return sharp({ create: { width: 1600, height: 1200, channels: 4, background } }).composite([
    { input: disc, left: 300, top: 500 },
  ])
}
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const white = { r: 255, g: 255, b: 255, alpha: 1 }

test.each([
  ['clear.png', async () => (await discOn(clear)).png().toBuffer(), 1600],
  ['white.jpg', async () => (await discOn(white)).flatten().jpeg({ quality: 80 }).toBuffer(), 1600],
  ['white.png', async () => (await discOn(white)).png().toBuffer(), 1600],
  // Upright it is 1200 across.
  [
    'turned.jpg',
    async () => (await discOn(white)).flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    1200,
  ],
] as const)(
  '%s, which stands in much of nothing, says so, is cropped when that is asked, and is whole again (AC54)',
  async (filename, make, width) => {
    const body = await upload(app.app, maya, await make(), { filename })
    const whole = await maya.call(assetCalls.create, { body })
    expect(whole).toMatchObject({
      width,
      isVector: false,
      margins: { fills: expect.closeTo(1 / 12, 2), isCropped: false },
    })
    const before = await pixelsOf(whole.assetId, whole.assetVersionId)
    const cropped = await maya.call(assetCalls.create, { body: { ...body, crop: true } })
    expect(cropped).toMatchObject({ assetId: whole.assetId, margins: { isCropped: true } })
    // With room for soft edges, of the pixels that it is drawn in.
    for (const side of [cropped.width, cropped.height]) expect(Math.abs(side - 404)).toBeLessThanOrEqual(5)
    const { items } = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
    const { pathname, search } = new URL(String(items[0]?.pictureUrl))
    const { rawPayload } = await app.app.inject({ method: 'GET', url: pathname + search })
    const { width: across, height: down } = await sharp(rawPayload).metadata()
    expect(Math.min(across, down)).toBeGreaterThan(253)
    const middle = await sharp(rawPayload)
      .extract({ left: 128, top: 128, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect([...middle].map(part => Math.round(part / 51))).toEqual([5, 4, 0])
    expect(await pixelsOf(whole.assetId, whole.assetVersionId)).toBe(before)
    expect((await maya.call(assetCalls.create, { body })).assetVersionId).toBe(whole.assetVersionId)
  },
)

test('a ground in a colour is meant, and what would be too small is left in its margins (AC54)', async () => {
  const navy = await (await discOn({ r: 10, g: 20, b: 80, alpha: 1 })).png().toBuffer()
  const small = await sharp(await (await discOn(clear)).png().toBuffer())
    .resize(800)
    .png()
    .toBuffer()
  for (const bytes of [navy, small]) {
    const body = await upload(app.app, maya, bytes, { filename: 'disc.png' })
    const cropped = await maya.call(assetCalls.create, { body: { ...body, crop: true } })
    expect(cropped).not.toHaveProperty('margins')
    expect(cropped).toEqual(await maya.call(assetCalls.create, { body }))
  }
})

test('what fills its page has no margins, and is the same cropped (AC54)', async () => {
  const full = svg('<rect x="20" y="20" width="360" height="260" fill="#163e2d"/>')
  const body = await upload(app.app, maya, full, { filename: 'full.svg' })
  const whole = await maya.call(assetCalls.create, { body })
  expect(whole).not.toHaveProperty('margins')
  const cropped = await maya.call(assetCalls.create, { body: { ...body, crop: true } })
  expect(cropped).toEqual(whole)
})
