import { assetCalls } from '@teamloom/contract/assets.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
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

/** Bytes of its pixels, as they are drawn. */
async function pixelsOf(assetId: string, versionId: string): Promise<string> {
  const { platesUrl } = await maya.call(assetCalls.read, {
    params: { type: 'detailedprint' },
    query: { asset_id: assetId, asset_version_id: versionId, team_id: maya.teamId },
  })
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
    // What shows the whole shows it to the pixel.
    expect(await pixelsOf(whole.assetId, whole.assetVersionId)).toBe(before)

    expect((await maya.call(assetCalls.create, { body })).assetVersionId).toBe(whole.assetVersionId)
    const { items } = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
    expect(items[0]).toMatchObject({ assetVersionId: whole.assetVersionId, margins: { isCropped: false } })
  })
})

test('what fills its page has no margins, and is the same cropped (AC54)', async () => {
  const full = svg('<rect x="20" y="20" width="360" height="260" fill="#163e2d"/>')
  const body = await upload(app.app, maya, full, { filename: 'full.svg' })
  const whole = await maya.call(assetCalls.create, { body })
  expect(whole).not.toHaveProperty('margins')
  const cropped = await maya.call(assetCalls.create, { body: { ...body, crop: true } })
  expect(cropped).toEqual(whole)
})
