import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  askForUpload,
  crestSvg,
  makeArtwork,
  png,
  putFile,
  refusalOf,
  svg,
  upload,
} from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { crestEps, crestPdf } from '#api/testing/page-files.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const mostBytes = 104_857_600

let app: TestApp
let maya: Person
let port: number

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const refused = (errorKey: string) => ({ status: 'error', message: errorKey, errorKey })

describe('an upload', () => {
  test('is put without a session, and answers with its etag (AC17)', async () => {
    const { url, assetId } = await askForUpload(maya, 'crest.svg')
    expect(url).toMatch(/^http:\/\/[^/]+\/api\/v1\/uploads\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]+$/)
    const answer = await putFile(app.app, url, crestSvg)
    expect(answer.statusCode).toBe(200)
    const etag = String(answer.headers.etag)
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    const body = { asset_id: assetId, asset_type: 'screenprint', etag }
    expect(await maya.call(assetCalls.create, { body })).toMatchObject({
      assetId,
      assetType: 'screenprint',
      width: 400,
      height: 300,
      isVector: true,
      colors: ['#163E2D', '#E5A21B', '#FBFBF9'],
    })
  })

  test.each([
    ['no content type', {}],
    ['its own', { 'content-type': 'image/svg+xml' }],
    ['one that says otherwise', { 'content-type': 'application/json' }],
    ['one that is none', { 'content-type': 'nonsense' }],
    ['that of a form', { 'content-type': 'multipart/form-data; boundary=a' }],
  ])('may have %s (AC17)', async (_, headers) => {
    const { url, assetId } = await askForUpload(maya, 'crest.svg')
    const { pathname, search } = new URL(url)
    const answer = await app.app.inject({
      method: 'PUT',
      url: pathname + search,
      headers,
      payload: Buffer.from(crestSvg),
    })
    expect(answer.statusCode).toBe(200)
    const body = { asset_id: assetId, asset_type: 'screenprint' }
    expect((await maya.call(assetCalls.create, { body })).isVector).toBe(true)
  })

  test.each([
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['a forged signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
    [
      'a longer life',
      (url: URL) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 60)),
    ],
    ['no end', (url: URL) => url.searchParams.set('expires', 'Infinity')],
    ['two ends', (url: URL) => url.searchParams.append('expires', '99999999999')],
  ])('is refused at an address with %s (AC11, AC17)', async (_, change) => {
    const { url } = await askForUpload(maya, 'crest.svg')
    const changed = new URL(url)
    change(changed)
    const answer = await putFile(app.app, changed.href, crestSvg)
    expect([answer.statusCode, answer.json()]).toEqual([403, refused('uploadUrlInvalid')])
  })

  test('is refused at another asset’s address with this one’s signature (AC11, AC17)', async () => {
    const [one, two] = [await askForUpload(maya, 'a.svg'), await askForUpload(maya, 'b.svg')]
    const mixed = one.url.replace(one.assetId, two.assetId)
    expect((await putFile(app.app, mixed, crestSvg)).json()).toEqual(refused('uploadUrlInvalid'))
    const elsewhere = one.url.replace(`uploads/${one.assetId}`, `artwork/${one.assetId}/original`)
    expect((await app.app.inject({ url: new URL(elsewhere).pathname })).json()).toEqual(
      refused('uploadUrlInvalid'),
    )
  })

  test('is refused a quarter of an hour later (AC11)', async () => {
    const { url } = await askForUpload(maya, 'crest.svg')
    app.setNow(new Date(Date.now() + 14.9 * 60_000))
    expect((await putFile(app.app, url, crestSvg)).statusCode).toBe(200)
    app.setNow(new Date(Date.now() + 15.1 * 60_000))
    expect((await putFile(app.app, url, crestSvg)).json()).toEqual(refused('uploadUrlInvalid'))
  })
})

/** A PUT over a real connection: what it was answered, and how many bytes were taken before. */
function putSlowly(
  url: string,
  headers: http.OutgoingHttpHeaders,
  write: (request: http.ClientRequest) => void,
) {
  const { pathname, search } = new URL(url)
  return new Promise<{ status: number; json: unknown; connection: string | undefined }>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method: 'PUT', path: pathname + search, headers },
      response => {
        let text = ''
        response.on('data', part => (text += part))
        response.on('end', () => {
          request.destroy()
          const { connection } = response.headers
          resolve({ status: response.statusCode ?? 0, json: JSON.parse(text), connection })
        })
      },
    )
    request.on('error', reject)
    write(request)
  })
}

test('an account has ten on their way at most, and another is not kept from theirs (AC57)', async () => {
  const jonas = await signUp(app)
  const { url } = await askForUpload(maya, 'slow.png')
  const { pathname, search } = new URL(url)
  const begun = Array.from({ length: 10 }, () => {
    const path = pathname + search
    const request = http.request({ host: '127.0.0.1', port, method: 'PUT', path })
    request.on('error', () => {})
    request.write('a')
    return request
  })
  const incoming = path.join(app.dependencies.config.dataDir, 'files/incoming')
  await expect.poll(() => fs.readdirSync(incoming).length, patient).toBe(10)
  const answer = await putSlowly(url, {}, request => request.write('a'))
  expect(answer).toMatchObject({ status: 429, json: refused('too_many_requests') })
  const theirs = await askForUpload(jonas, 'crest.svg')
  expect((await putFile(app.app, theirs.url, crestSvg)).statusCode).toBe(200)
  await Promise.all(begun.map(request => once(request.end(), 'response')))
  expect((await putFile(app.app, url, crestSvg)).statusCode).toBe(200)
})

describe('a file beyond a hundred megabytes', () => {
  test('is refused by its length, before it is read (AC17)', async () => {
    const { url } = await askForUpload(maya, 'large.png')
    const answer = await putSlowly(url, { 'content-length': mostBytes + 1 }, request =>
      request.flushHeaders(),
    )
    expect(answer).toMatchObject({ status: 413, json: refused('file_too_big') })
  })

  test('is cut off as it arrives when it does not tell its length (AC17)', async () => {
    const { url, assetId } = await askForUpload(maya, 'large.png')
    const part = Buffer.alloc(1_048_576)
    let sent = 0
    const answer = await putSlowly(url, { 'transfer-encoding': 'chunked' }, request => {
      const go = () => {
        // It would go on for ever.
        while (!request.destroyed && request.write(part)) sent += part.length
        sent += part.length
      }
      request.on('drain', go)
      go()
    })
    expect(answer).toMatchObject({ status: 413, json: refused('file_too_big') })
    expect(sent).toBeLessThan(mostBytes * 1.5)
    const body = { asset_id: assetId, asset_type: 'screenprint' }
    expect(await maya.refused(assetCalls.create, { body })).toBe('422 noFileGiven')
  })

  test('ends at its own length, whatever comes behind (AC17)', async () => {
    const { url, assetId } = await askForUpload(maya, 'crest.svg')
    const length = Buffer.byteLength(crestSvg)
    const answer = await putSlowly(url, { 'content-length': length }, request => request.end(crestSvg))
    expect(answer.status).toBe(200)
    expect(
      await maya.refused(assetCalls.create, { body: { asset_id: assetId, asset_type: 'screenprint' } }),
    ).toBe('answered')
  })
})

test('a connection that is lost on the way leaves no file (AC17)', async () => {
  const { url, assetId } = await askForUpload(maya, 'crest.svg')
  const lost = putSlowly(url, { 'content-length': 1000 }, request => {
    request.write(crestSvg.slice(0, 100), () => request.destroy())
  })
  await expect(lost).rejects.toThrow('socket hang up')
  const body = { asset_id: assetId, asset_type: 'screenprint' }
  expect(await maya.refused(assetCalls.create, { body })).toBe('422 noFileGiven')
})

test('a disk that is taken away is told before all has arrived, on a connection that ends (AC17)', async () => {
  const { url } = await askForUpload(maya, 'crest.svg')
  const folder = path.join(app.dependencies.config.dataDir, 'files')
  fs.renameSync(folder, `${folder}-away`)
  const answer = await putSlowly(url, { 'content-length': 1000 }, request => request.write('<svg'))
  fs.renameSync(`${folder}-away`, folder)
  expect(answer).toEqual({ status: 503, json: refused('unavailable'), connection: 'close' })
  expect((await putFile(app.app, url, crestSvg)).statusCode).toBe(200)
})

describe('a page of a drawing program', () => {
  test.each([
    ['crest.eps', crestEps, 'eps'],
    ['crest.AI', crestPdf, 'ai'],
    ['older.ai', crestEps, 'eps'],
  ])('%s becomes artwork that any type takes, and is drawn', async (filename, bytes, format) => {
    const art = await makeArtwork(app.app, maya, bytes, { filename, type: 'embroiderypatch' })
    expect(art).toMatchObject({ isVector: true, width: 300, height: 200, isFlat: true })
    const designId = await makeDesign(maya)
    const { assetId, assetVersionId } = art
    const { decorations } = await update(maya, designId, {
      action: 'addDecoration',
      type: 'embroidery',
      assetId,
      assetVersionId,
    })
    expect(decorations).toMatchObject([{ type: 'embroidery', imageData: { format, isVector: true } }])
    expect(decorations[0]?.warningMessages).not.toContain('pngUsed')
    const { fullSizeUrl } = await maya.call(assetCalls.read, {
      params: { type: 'embroidery' },
      query: { asset_id: assetId, team_id: maya.teamId },
    })
    const { pathname, search } = new URL(fullSizeUrl)
    const preview = await app.app.inject({ url: pathname + search })
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ width: 1024, hasAlpha: true })
  })

  test('is taken by another name, a PDF by its own (AC18)', async () => {
    const eps = await makeArtwork(app.app, maya, crestEps, { filename: 'crest.png' })
    expect(eps).toMatchObject({ filename: 'crest.eps', format: 'eps' })
    const pdf = await makeArtwork(app.app, maya, crestPdf, { filename: 'crest.pdf' })
    expect(pdf).toMatchObject({ filename: 'crest.pdf', format: 'ai', isVector: true })
  })
})

describe('a drawing that shows a bitmap', () => {
  const inSvg = async (width: number, height: number) => {
    const href = `data:image/png;base64,${(await png(width, height)).toString('base64')}`
    const image = `<image width="400" height="300" preserveAspectRatio="none" href="${href}"/>`
    return svg(`${image}<text x="20" y="290" font-size="40">WOLVES</text>`)
  }

  test('is as large as its pixels print, and is for preview only (DS23)', async () => {
    const art = await makeArtwork(app.app, maya, await inSvg(640, 480), { filename: 'poster.svg' })
    expect(art).toMatchObject({ format: 'svg', isVector: false, width: 640, height: 480 })
    const { assetId, assetVersionId } = art
    const { decorations } = await update(maya, await makeDesign(maya), {
      action: 'addDecoration',
      type: 'screenprint',
      assetId,
      assetVersionId,
    })
    const [poster] = decorations
    expect(poster).toMatchObject({ imageData: { isVector: false, width: 640 } })
    expect(poster?.warningMessages).toEqual(expect.arrayContaining(['pngUsed', 'fileWidthLimited']))
    expect(poster?.assetSize.availableSizes.at(-1)?.widthInInches).toBe(4.25)
    const preview = await maya.call(assetCalls.read, {
      params: { type: 'screenprint' },
      query: { asset_id: assetId, team_id: maya.teamId, size: 2048 },
    })
    const { pathname, search } = new URL(preview.fullSizeUrl)
    const picture = await app.app.inject({ url: pathname + search })
    // Drawn as the drawing that it is: its words stay sharp.
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 2048, height: 1536 })
  })

  test('of too few pixels for any place fits none (DS18, DS23)', async () => {
    const art = await makeArtwork(app.app, maya, await inSvg(60, 40), { filename: 'poster.svg' })
    expect(art).toMatchObject({ isVector: false, width: 53, height: 39.75 })
    const { assetId, assetVersionId } = art
    const add = { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId } as const
    await expect(update(maya, await makeDesign(maya), add)).rejects.toMatchObject({
      errorKey: 'noSizeAvailable',
    })
  })
})

describe('a file', () => {
  test.each([
    ['of no bytes', 'crest.svg', '', '422 noFileGiven'],
    ['of words', 'crest.svg', 'A drawing of a wolf', '422 unspecifiedFormat'],
    ['of a format that nobody prints', 'crest.gif', 'GIF89a............', '415 unsupportedFile'],
    [
      'of a phone’s format by the name of another',
      'crest.jpg',
      '\0\0\0\u0024ftypheic',
      '415 unsupportedFile',
    ],
    [
      'that runs nothing else',
      'crest.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '422 processingError',
    ],
    [
      'that would laugh for ever',
      'crest.svg',
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
      '422 processingError',
    ],
  ])('%s is refused (AC18)', async (_, filename, bytes, refusal) => {
    expect(await refusalOf(app.app, maya, bytes, { filename })).toBe(refusal)
  })

  test('that was never sent is refused', async () => {
    const { assetId } = await askForUpload(maya, 'crest.svg')
    const body = { asset_id: assetId, asset_type: 'screenprint' }
    expect(await maya.refused(assetCalls.create, { body })).toBe('422 noFileGiven')
  })

  test('that nobody reads is told by what it is (AC18)', async () => {
    const body = await upload(app.app, maya, '\0\0\0\u0024ftypheic', { filename: 'IMG_0042.png' })
    await expect(maya.call(assetCalls.create, { body })).rejects.toMatchObject({
      errorKey: 'unsupportedFile',
      facts: { format: 'heic' },
    })
  })

  test.each([
    ['crest.svg', 'crest.png', () => png()],
    ['crest.jpg', 'crest.png', () => png()],
    ['Crest.PNG', 'Crest.PNG', () => png()],
    ['crest.png', 'crest.svg', () => crestSvg],
    ['crest', 'crest.svg', () => crestSvg],
  ])('called %j is %j, everywhere (AC18)', async (filename, named, make) => {
    const body = await upload(app.app, maya, await make(), { filename })
    const made = await maya.call(assetCalls.create, { body })
    expect(made).toMatchObject({ filename: named, format: named.slice(-3).toLowerCase() })
    expect(await maya.call(assetCalls.create, { body })).toEqual(made)
    const { items } = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
    expect(items.find(({ assetId }) => assetId === made.assetId)?.filename).toBe(named)
    const { assetName } = await maya.call(assetCalls.read, {
      params: { type: 'screenprint' },
      query: { asset_id: made.assetId, team_id: maya.teamId },
    })
    expect(assetName).toBe(named)
  })

  test('too small, or cut off, is refused (AC18)', async () => {
    expect(await refusalOf(app.app, maya, await png(300, 300), { filename: 'a.png' })).toBe(
      '422 imageTooSmall',
    )
    expect(await refusalOf(app.app, maya, (await png()).subarray(0, 700), { filename: 'a.png' })).toBe(
      '422 processingError',
    )
  })

  test('needs a type that reads it', async () => {
    const { asset_id } = await upload(app.app, maya, crestSvg, { filename: 'crest.svg' })
    const create = (asset_type?: string) =>
      maya.refused(assetCalls.create, {
        body: { asset_id, ...(asset_type === undefined ? {} : { asset_type }) },
      })
    expect(await create()).toBe('422 assetTypeMissing')
    expect(await create('')).toBe('422 assetTypeMissing')
    expect(await create('engraving')).toBe('422 assetTypeNotSupported')
    expect(await create('__proto__')).toBe('422 assetTypeNotSupported')
    expect(await create('detailedprint')).toBe('answered')
  })

  test('is the one whose etag is given (AC17)', async () => {
    const { url, assetId } = await askForUpload(maya, 'crest.svg')
    const first = String((await putFile(app.app, url, crestSvg)).headers.etag)
    const second = String((await putFile(app.app, url, crestSvg.replace('#163e2d', '#bb1d2b'))).headers.etag)
    const create = (etag: string) => ({ body: { asset_id: assetId, asset_type: 'screenprint', etag } })
    expect(await maya.refused(assetCalls.create, create(first))).toBe('422 noFileGiven')
    const { colors } = await maya.call(assetCalls.create, create(second))
    expect(colors).toContain('#BB1D2B')
    expect(await maya.refused(assetCalls.create, create(second.replaceAll('"', '')))).toBe('answered')
  })

  test('may be read again, for another use as another version (AC36)', async () => {
    const body = await upload(app.app, maya, crestSvg, { filename: 'crest.svg' })
    const [one, two] = [
      await maya.call(assetCalls.create, { body }),
      await maya.call(assetCalls.create, { body }),
    ]
    expect(one.assetId).toBe(two.assetId)
    expect(one.assetVersionId).toBe(two.assetVersionId)
    const other = await maya.call(assetCalls.create, { body: { ...body, asset_type: 'detailedprint' } })
    expect(other.assetVersionId).not.toBe(one.assetVersionId)
  })

  test.each([[''], ['  '], ['x'.repeat(256)], ['a\u0000.svg'], ['\ud800.svg']])(
    'is not called %j',
    async filename => {
      expect(await maya.refused(assetCalls.uploadUrl, { body: { filename, team_id: maya.teamId } })).toBe(
        '400 validation_failed',
      )
    },
  )

  test.each(['../../etc/passwd.svg', 'crest "1".svg', 'écusson 🚣.svg'])(
    'may be called %j',
    async filename => {
      const { assetVersionId } = await makeArtwork(app.app, maya, crestSvg, { filename })
      expect(assetVersionId).toBeDefined()
    },
  )
})
