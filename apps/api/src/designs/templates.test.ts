import { generatorCalls } from '@teamloom/contract/generator.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tshirt } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

test('a template is told with each type of a product, and comes as a drawing and as a page', async () => {
  const { decorationTypes } = await maya.call(generatorCalls.productDefinition, { body: tshirt })
  const print = decorationTypes.find(({ type }) => type === 'screenprint')
  const url = print?.designTemplates.find(each => each.url.endsWith('/centerChest.svg'))?.url ?? ''
  const drawing = await app.app.inject({ url })
  expect(drawing.headers['content-type']).toContain('image/svg+xml')
  expect(drawing.body).toMatch(/^<svg [^>]*width="[\d.]+in"/)
  for (const id of ['printable-area', 'safe-margin', 'centre-lines', 'rules'])
    expect(drawing.body).toContain(`id="${id}"`)
  const page = await app.app.inject({ url: url.replace('.svg', '.pdf') })
  expect(page.headers['content-type']).toBe('application/pdf')
  expect(page.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('types tell the templates of all products', async () => {
  const { decorationTypes } = await maya.call(generatorCalls.decorationOptions, {})
  const urls = decorationTypes.flatMap(({ designTemplates }) => designTemplates.map(({ url }) => url))
  expect(urls.length).toBeGreaterThan(500)
  expect(new Set(urls).size).toBe(urls.length)
})

test.each([
  ['shirt/tshirt/screenprint/nowhere.svg'],
  ['shirt/tshirt/embroiderypatch/centerChest.svg'],
  ['shirt/tshirt/screenprint/centerChest.exe'],
  ['shirt/nothing/screenprint/centerChest.svg'],
  ['shirt/tshirt/screenprint/..%2f..%2fpackage.json'],
])('there is none at %s', async path => {
  expect((await app.app.inject({ url: `/api/v1/generator/template/${path}` })).statusCode).toBe(404)
})
