import fs from 'node:fs'
import zlib from 'node:zlib'
import { products } from '@teamloom/catalog/products/index.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formKey } from '#api/assets/asset-files.ts'
import { findBakes } from '#api/pictures/bake-files.ts'
import { pageFile, pictureFile, pictureWidths, printWidth } from '#api/pictures/picture-studio.ts'
import { makeArtwork, svg } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

/** Any product that can be drawn; without one there is nothing to hold, which must not go unnoticed. */
const product = must(
  products.find(each => findBakes(each.product.name)),
  'a product with bakes',
)

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp({}, { keepsPictures: true })
  maya = await signUp(app)
})
afterAll(() => app.close())

function get(url: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(url, 'http://localhost')
  return app.app.inject({ url: pathname + search, headers })
}

/** A design, its main cloth in this colour. */
async function makeState(color?: string) {
  const about = { family: product.family.name, product: product.product.name }
  const designId = await makeDesign(maya, { product: about })
  for (const { name: partName, mainElement: elementName, elements } of color ? product.parts : []) {
    const layers = elements.find(each => each.name === elementName)?.styles[0].layers ?? []
    for (const { name: layerName } of layers) {
      await update(maya, designId, { action: 'setColor', partName, elementName, layerName, color: color! })
    }
  }
  return maya.call(generatorCalls.read, { params: { id: designId } })
}

async function pixelsOf(url: string) {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  const { data, info } = await sharp(answer.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

/** The mean colour of all that is not see-through. */
function meanColor(data: Buffer): number[] {
  const sums = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 250) continue
    for (let channel = 0; channel < 3; channel++) sums[channel]! += data[at + channel]!
    sums[3]! += 1
  }
  return sums.slice(0, 3).map(sum => Math.round(sum / Math.max(1, sums[3]!)))
}

describe('a picture', () => {
  test.each([
    ['', 600],
    ['?w=300', 300],
    ['?w=600', 600],
    ['?w=1200', 1200],
  ])(
    'at its address%s is a WebP %i pixels wide, for everybody and for ever (AC12, DS39)',
    async (query, width) => {
      const state = await makeState()
      const answer = await get(state.latestImage + query)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        hasAlpha: true,
      })
    },
  )

  test('exists for each side, each another', async () => {
    const { images } = await makeState()
    const answers = await Promise.all(images.map(image => get(`${image.url}?w=300`)))
    expect(answers.map(answer => answer.statusCode)).toEqual(images.map(() => 200))
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(images.length)
  })

  test('shows the colours of its design', async () => {
    const [red, navy] = [await makeState('1022'), await makeState('1010')]
    const [r, , b] = meanColor((await pixelsOf(`${red.latestImage}?w=300`)).data)
    expect(r).toBeGreaterThan(2 * b!)
    const [r2, , b2] = meanColor((await pixelsOf(`${navy.latestImage}?w=300`)).data)
    expect(b2).toBeGreaterThan(r2!)
  })

  test('shows its prints, in their inks', async () => {
    const place = must(
      product.locations.find(each => each.side === 'front'),
      'place',
    )
    const full = svg('<rect width="400" height="400" fill="#1e49a6"/>', 'viewBox="0 0 400 400"')
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya, full, { filename: 'square.svg' })
    const plain = await makeState('1001')
    const printed = await update(maya, plain.designId, {
      action: 'addDecoration',
      type: 'screenprint',
      positionName: place.positionName,
      assetId,
      assetVersionId,
    })
    const inked = await update(maya, plain.designId, {
      action: 'updatePrintColor',
      decorationId: must(printed.decorations[0], 'decoration').id,
      indexOfColor: 0,
      color: 'PT032',
      transparent: false,
    })
    const [before, blue, red] = await Promise.all(
      [plain, printed, inked].map(state => pixelsOf(`${state.latestImage}?w=300`)),
    )
    const changed = (a: Buffer, b: Buffer) => {
      const at = []
      for (let pixel = 0; pixel < a.length; pixel += 4)
        if (Math.abs(a[pixel + 2]! - b[pixel + 2]!) + Math.abs(a[pixel]! - b[pixel]!) > 60) at.push(pixel)
      return at
    }
    const area = changed(before!.data, blue!.data)
    expect(area.length).toBeGreaterThan(100)
    const bluer = area.filter(pixel => blue!.data[pixel + 2]! > blue!.data[pixel]! + 40)
    const redder = area.filter(pixel => red!.data[pixel]! > red!.data[pixel + 2]! + 40)
    expect(bluer.length / area.length).toBeGreaterThan(0.8)
    expect(redder.length / area.length).toBeGreaterThan(0.8)
  })

  test('is never drawn without its artwork: none is made until that is there again (DS39)', async () => {
    const place = must(
      product.locations.find(each => each.side === 'front'),
      'place',
    )
    const drawing = svg('<rect width="400" height="400" fill="#2e59a6"/>', 'viewBox="0 0 400 400"')
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya, drawing, { filename: 'square.svg' })
    const { latestImage } = await update(maya, (await makeState('1001')).designId, {
      action: 'addDecoration',
      type: 'screenprint',
      positionName: place.positionName,
      assetId,
      assetVersionId,
    })
    const { rows } = await app.pool.query<{ id: string }>(
      'select reading_id as id from asset_versions where id = $1',
      [assetVersionId],
    )
    const { files } = app.dependencies
    const forms = (['plates', 'pixels'] as const).map(form => formKey(must(rows[0], 'version').id, form))
    const kept = await Promise.all(forms.map(async form => must(await files.read(form), 'form')))
    for (const form of forms) await files.remove(form)
    const lost = await get(`${latestImage}?w=300`)
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([503, 'no-store'])
    for (const [at, form] of forms.entries()) await files.write(form, must(kept[at], 'form'))
    const found = await get(`${latestImage}?w=300`)
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('is drawn once: read from then on, as it was (DS39)', async () => {
    const state = await makeState('1019')
    const key = must(/pictures\/([\w-]{32})\//.exec(state.latestImage)?.[1], 'key')
    const first = await get(`${state.latestImage}?w=300`)
    const { files } = app.dependencies
    expect(Buffer.from(must(await files.read(pictureFile(key, 'front', 300)), 'file'))).toEqual(
      first.rawPayload,
    )
    // What lies there is what is sent: it is not drawn again.
    await files.write(pictureFile(key, 'front', 300), Buffer.from('drawn before'))
    expect((await get(`${state.latestImage}?w=300`)).body).toBe('drawn before')
  })

  test('of a card is drawn for the stage with it: both widths at once (DS39)', async () => {
    const state = await makeState('1018')
    const key = must(/pictures\/([\w-]{32})\//.exec(state.latestImage)?.[1], 'key')
    await get(`${state.latestImage}?w=300`)
    const stage = must(await app.dependencies.files.read(pictureFile(key, 'front', 600)), 'file')
    expect((await sharp(stage).metadata()).width).toBe(600)
  })

  test('asked for by many at once is the same for all', async () => {
    const state = await makeState('1017')
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(`${state.latestImage}?w=300`)))
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(1)
  })

  test('of what was ordered is kept in every width, without being asked for; a workshop’s on white, with that of its page (OR6)', async () => {
    const state = await makeState('1015')
    await placeOrder(maya, [state.designId])
    const key = must(/pictures\/([\w-]{32})\//.exec(state.latestImage)?.[1], 'key')
    const files = product.sides.flatMap(side => [
      ...([...pictureWidths, printWidth] as const).map(width => pictureFile(key, side, width)),
      pageFile(key, side),
    ])
    const kept = async () =>
      (await Promise.all(files.map(file => app.dependencies.files.exists(file)))).filter(Boolean).length
    // Sixteen, the largest of eight million pixels, while other tests draw theirs.
    await expect.poll(kept, { ...patient, timeout: 80_000 }).toBe(files.length)
    const metadataOf = async (file: string) =>
      sharp(must(await app.dependencies.files.read(file), file)).metadata()
    expect(await metadataOf(pictureFile(key, 'front', printWidth))).toMatchObject({
      format: 'webp',
      width: printWidth,
      hasAlpha: false,
    })
    expect(await metadataOf(pageFile(key, 'front'))).toMatchObject({ format: 'jpeg', width: 1200 })
  }, 90_000)
})

describe('no picture', () => {
  test.each([
    ['a key that nobody gave out', () => `/api/v1/pictures/${'A'.repeat(32)}/front.webp`],
    ['half a key', (url: string) => url.replace(/(\/[\w-]{16})[\w-]{16}\//, '$1/')],
    ['another side', (url: string) => url.replace('front.webp', 'inside.webp')],
    ['another form', (url: string) => url.replace('front.webp', 'front.svg')],
    ['a way out', (url: string) => url.replace('front.webp', '..%2f..%2fsession-secret')],
  ])('is at %s (AC12)', async (_, change) => {
    const { latestImage } = await makeState()
    const answer = await get(change(latestImage))
    expect([answer.statusCode, answer.json().errorKey]).toEqual([404, 'not_found'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['0', '301', '99999', '-300', 'wide', ''])('is %j pixels wide', async width => {
    const { latestImage } = await makeState()
    const answer = await get(`${latestImage}?w=${width}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errorKey: 'validation_failed', issues: [{ path: 'w' }] },
    ])
  })
})

describe('bakes', () => {
  const base = `/api/v1/layers/${product.product.name}`

  test('are listed, and each is sent packed or not, for ever', async () => {
    const listed = await get(`${base}/layers.json`)
    expect(listed.headers['cache-control']).toBe('no-cache')
    const manifest = listed.json<{ sides: Record<string, { file: string; bytes: number }[]> }>()
    const entry = must(Object.values(manifest.sides)[0]?.[0], 'bake')
    const packed = await get(`${base}/${entry.file}`, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(packed.rawPayload).toHaveLength(entry.bytes)
    const plain = await get(`${base}/${entry.file}`)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.rawPayload).toEqual(zlib.brotliDecompressSync(packed.rawPayload))
  })

  test.each([
    '/api/v1/layers/cape/layers.json',
    `${base}/nothing.bake`,
    `${base}/..%2fproduct.ts`,
    `${base}/product.ts`,
    '/api/v1/layers/..%2f..%2f..%2f/layers.json',
    '/api/v1/layers/__proto__/layers.json',
  ])('are not at %s', async url => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

test('what a picture shows is kept in an older form too, and still drawn after it was brought up (DS39)', async () => {
  const { designId, latestImage: before } = await makeState()
  const asset = await makeArtwork(app.app, maya)
  const { latestImage } = await update(maya, designId, {
    action: 'addDecoration',
    type: 'screenprint',
    ...asset,
  })
  const key = must(/pictures\/([\w-]+)\//.exec(latestImage)?.[1], 'key')
  const drawnNow = async () =>
    must((await app.pool.query('select drawn from looks where key = $1', [key])).rows[0], 'look') as {
      drawn: { prints: { surface: object }[] }
    }
  const now = await drawnNow()
  await app.pool.query(
    `update looks set drawn = jsonb_set(drawn, '{prints,0}', (drawn #> '{prints,0}') - 'surface' - 'options' - 'form'
       || '{"finish": "flat"}' || jsonb_build_object('location', (drawn #> '{prints,0,location}') - 'face' - 'fromU'))
     where key = $1`,
    [key],
  )
  expect(await drawnNow()).not.toEqual(now)
  const steps = ['0002_print_surfaces', '0009_print_techniques', '0026_print_details', '0053_screened_prints']
  for (const name of steps)
    await app.pool.query(fs.readFileSync(new URL(`../db/migrations/${name}.sql`, import.meta.url), 'utf8'))
  const [print] = now.drawn.prints
  if (print) print.surface = { ...print.surface, grain: 1, isScreened: false }
  expect(await drawnNow()).toEqual(now)
  expect((await get(before)).statusCode).toBe(200)
})
