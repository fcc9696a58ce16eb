import { assetCalls } from '@teamloom/contract/assets.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork, upload } from '#api/testing/artwork-files.ts'
import { crestPdf, pdfOfPages, psOfPages } from '#api/testing/page-files.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const artboards = pdfOfPages(['0.9 0.2 0.2 rg 20 20 260 160 re f', '0.1 0.3 0.8 rg 20 20 260 160 re f'])

/** The colour of a picture where it is drawn on, as hex. */
async function colorOfPicture(url: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const { rawPayload, headers } = await app.app.inject({ method: 'GET', url: pathname + search })
  expect(headers['content-type']).toBe('image/webp')
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect(Math.max(info.width, info.height)).toBe(256)
  // Within what is drawn, wherever on its paper.
  const at = info.channels * (Math.floor(info.height * 0.88) * info.width + Math.floor(info.width * 0.2))
  return data.subarray(at, at + 3).toString('hex')
}

const program = psOfPages([
  '0.9 0.2 0.2 setrgbcolor 20 20 260 160 rectfill',
  '0.1 0.3 0.8 setrgbcolor 20 20 260 160 rectfill',
])

test.each([
  ['crests.ai', artboards],
  ['crests.eps', program],
  ['without-a-box.eps', program.replace(/%%BoundingBox.*/, '').replaceAll('save ', 'save a4 ')],
])(
  'of the pages of %s the first is read, all are pictured, and another can be had (AC53)',
  async (filename, file) => {
    const body = await upload(app.app, maya, file, { filename })
    const first = await maya.call(assetCalls.create, { body })
    expect(first.colors).toHaveLength(1)
    expect(first.pages).toMatchObject({ count: 2, shown: 1 })
    const pictures = must(first.pages, 'pages').pictureUrls
    expect(pictures).toHaveLength(2)
    const seen = await Promise.all(pictures.map(colorOfPicture))
    expect(seen[0]).toMatch(/^e.3.3.$/)
    expect(seen[1]).toMatch(/^1.[45].c.$/)

    const second = await maya.call(assetCalls.create, { body: { ...body, page: 2 } })
    expect(second).toMatchObject({ assetId: first.assetId, pages: { count: 2, shown: 2 } })
    expect(second.assetVersionId).not.toBe(first.assetVersionId)
    expect(second.colors).not.toEqual(first.colors)
    const query = { team_id: maya.teamId }
    const latest = async () => (await maya.call(libraryCalls.list, { query })).items[0]
    expect(await latest()).toMatchObject({
      assetVersionId: second.assetVersionId,
      pages: { count: 2, shown: 2 },
    })

    // The one that was read first is it again.
    const again = await maya.call(assetCalls.create, { body })
    expect(again.assetVersionId).toBe(first.assetVersionId)
    expect(await latest()).toMatchObject({ assetVersionId: first.assetVersionId })
  },
)

test('a page that the file does not have is refused, and has no picture (AC53)', async () => {
  const body = await upload(app.app, maya, artboards, { filename: 'crests.ai' })
  expect(await maya.refused(assetCalls.create, { body: { ...body, page: 3 } })).toBe('422 processingError')
  const { pages } = await maya.call(assetCalls.create, { body })
  const { pathname, search } = new URL(String(pages?.pictureUrls[0]))
  const other = pathname.replace('page-1', 'page-3') + search
  expect((await app.app.inject({ method: 'GET', url: other })).statusCode).toBe(403)
})

test('a file of one page says nothing of pages (AC53)', async () => {
  expect(await makeArtwork(app.app, maya, crestPdf, { filename: 'crest.ai' })).not.toHaveProperty('pages')
})
