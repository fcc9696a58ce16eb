import { randomUUID } from 'node:crypto'
import { mockupCalls } from '@teamloom/contract/mockups.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { must } from '@teamloom/kit/assert.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { addSlot } from '#api/testing/personal-designs.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  designId = await makeDesign(maya, { name: 'Tour tee' })
  await update(maya, designId, paint(navy))
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya, crestSvg, {
    filename: 'Wolves crest.svg',
  })
  await update(maya, designId, {
    action: 'addDecoration',
    type: 'screenprint',
    assetId,
    assetVersionId,
    decorationId: randomUUID(),
    positionName: 'centerChest',
  })
  await addSlot(maya, designId, 'name', 'upperBack')
})
afterAll(() => app.close())

type Sent = Parameters<typeof signFor>[1]
function signFor(person: Person, more: { readonly [field: string]: unknown } = {}) {
  const asked = { designId, sides: ['front', 'back'], format: 'pdf', language: 'en', ...more }
  return person.call(mockupCalls.sign, { body: asked as never })
}
const sign = (more?: Sent) => signFor(maya, more)
const get = (url: string) => {
  const { pathname, search } = new URL(url)
  return app.app.inject({ method: 'GET', url: pathname + search })
}

async function wordsOf(url: string): Promise<string> {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return (await readPdf(answer.rawPayload)).pages.join('\n').replaceAll('\u00a0', ' ')
}
const told = async (more?: Sent) => wordsOf((await sign(more)).url)

test('a PNG is as wide as it is asked for, and called as its design', async () => {
  const { url, filename } = await sign({ format: 'png', sides: ['left'], width: 600 })
  expect(filename).toBe('Tour-tee.png')
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  const { width = 0, height = 0 } = await sharp(answer.rawPayload).metadata()
  expect([width, height > 600]).toEqual([600, true])
})

test('tells of what the chosen sides show, with kind, place, size and colours, in either language (MU2)', async () => {
  const both = await told()
  for (const line of [
    'Tour tee',
    'T-shirt, jersey 200 g',
    'Wolves crest',
    'Screen print, centre chest',
    '5 1/4 × 4 in',
    'Colours: Forest, Gold, White',
    'Each person’s own words',
    '2 in high',
    'Navy body',
  ])
    expect(both).toContain(line)
  const back = await told({ sides: ['back'], colors: false, dated: false, language: 'fr', units: 'cm' })
  expect(back).toContain('Les mots de chaque personne')
  expect(back).toContain('5,1 cm de haut')
  for (const line of ['Wolves crest', 'Couleurs', 'version', 'Marine']) expect(back).not.toContain(line)
})

test('lengths beside a decoration are those of the list; without measures there are none (MU3)', async () => {
  const words = await told({ sides: ['front'] })
  const lengths = words.split('\n').filter(line => /^[\d/ ]+ in$/.test(line))
  expect(lengths.toSorted()).toEqual(['4 in', '5 1/4 in'])
  expect(await told({ units: 'none' })).not.toMatch(/\d (?:in|cm)\b/)
})

describe('its price (MU4)', () => {
  const least = async (qty: number) =>
    maya.call(pricingCalls.design, { body: { id: designId, sizes: [{ name: 'M', qty }] } })

  test('is a piece with its delivery, as the studio has it, without people’s words', async () => {
    const { pricePerUnit, priceOfShippingPerUnit } = await least(50)
    const piece = must(pricePerUnit, 'price') + must(priceOfShippingPerUnit, 'delivery')
    const words = await told({ price: 50 })
    expect(words).toContain(`${moneyText(piece, 'cad', 'en')} CAD each`)
    expect(words).toContain('50 pieces, with delivery, before taxes')
    expect(words).toContain('without names and numbers')
    expect(await told()).not.toContain('$')
  })

  test('names the minimum below it, and is on request beyond all ranges', async () => {
    const { minQty } = await least(1)
    expect(await told({ price: 1 })).toContain(`the least that is made: ${minQty} pieces`)
    expect(await told({ price: 100_000 })).toContain('Price on request')
  })
})

test('is of the design as it was, whatever becomes of it, for a quarter of an hour (MU1)', async () => {
  const start = new Date()
  app.setNow(start)
  const before = await sign()
  await update(maya, designId, paint(red))
  expect(await wordsOf(before.url)).toContain('Navy body')
  expect(await told()).toContain('Red body')
  app.setNow(new Date(start.getTime() + 16 * 60_000))
  expect((await get(before.url)).statusCode).toBe(403)
  app.setNow(start)
  await update(maya, designId, paint(navy))
})

test('is for the design’s team alone; an address that nobody gave opens nothing', async () => {
  const teammate = await signUpTeammate(app, maya)
  expect((await signFor(teammate)).url).toContain('/api/v1/generator/mockup/')
  const stranger = await signUp(app)
  expect(
    await stranger.refused(mockupCalls.sign, {
      body: { designId, sides: ['front'], format: 'png', language: 'en' },
    }),
  ).toBe('404 designIdDoesntExist')
  const { url } = await sign()
  const other = await sign({ sides: ['left'] })
  const [, packed = ''] = /mockup\/([^/]+)\//.exec(other.url) ?? []
  expect((await get(url.replace(/mockup\/[^/]+\//, `mockup/${packed}/`))).statusCode).toBe(403)
  expect((await get(url.replace(/signature=.*/, 'signature=guessed'))).statusCode).toBe(403)
})

test.each([
  ['no side', { sides: [] }],
  ['a side twice', { sides: ['front', 'front'] }],
  ['a side that there is none of', { sides: ['inside'] }],
  ['another format', { format: 'jpg' }],
  ['a price of nothing', { price: 0 }],
  ['a price of half a piece', { price: 1.5 }],
  ['another language', { language: 'de' }],
  ['more pixels than are made', { format: 'png', width: 100_000 }],
])('%s is refused', async (_, wrong) => {
  await expect(sign(wrong)).rejects.toMatchObject({ errorKey: 'validation_failed' })
})
