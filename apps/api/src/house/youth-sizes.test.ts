import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPersonalCollection } from '#api/testing/collections.ts'
import { tshirt } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person
let shirt: Awaited<ReturnType<typeof openPersonalCollection>>
let itemId: string

const youths = ['YS', 'YM', 'YL', 'YXL']
const offer = (value: boolean) =>
  admin.call(settingCalls.change, { body: { changes: [{ key: 'youthSizes/tshirt', value }] } })

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app, 'admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  await offer(false)
  maya = await signUp(app)
  shirt = await openPersonalCollection(maya)
  itemId = (await maya.call(cartCalls.add, { body: { designId: shirt.designId } })).id
})

const keeper = () => ({ size: 'YS', qty: 1, words: { [shirt.nameId]: 'ÉMOND', [shirt.numberId]: '00' } })
const listed = () => ({ params: { id: itemId }, body: { lines: [keeper()] } })
const entry = () => ({
  body: {
    projectId: shirt.projectId,
    design_id: shirt.designId,
    size: 'YS',
    quantity: 1,
    details: { firstName: 'Zoé', lastName: 'Émond', email: '' },
  },
})

describe('sizes of youths (ST16)', () => {
  test('are nowhere, and refused, where the house does not offer them', async () => {
    const told = await maya.call(generatorCalls.productDefinition, { body: tshirt })
    const names = told.sizes.map(({ name }) => name)
    expect(names).toEqual(expect.not.arrayContaining(youths))
    const design = (await maya.call(designCalls.list, {})).find(({ id }) => id === shirt.designId)
    expect(design?.sizes).toEqual(names)
    const { items } = await maya.call(cartCalls.items, {})
    expect(items[0]?.sizes.map(({ name }) => name)).toEqual(names)
    const sizes = [{ name: 'YS', qty: 1 }]
    expect(await maya.refused(cartCalls.setSizes, { body: [{ id: itemId, sizes }] })).toBe('422 unknownSize')
    expect(await maya.refused(cartCalls.setLines, listed())).toBe('422 unknownSize')
    const priced = { body: { id: shirt.designId, sizes, currency: 'cad' as const } }
    expect(await maya.refused(pricingCalls.design, priced)).toBe('422 unknownSize')
    expect(await maya.refused(collectionCalls.addEntry, entry())).toBe('422 unknownSize')
  })

  test('stand in list, cart, price and collection where it does, in front of those of adults', async () => {
    await offer(true)
    const told = await maya.call(generatorCalls.productDefinition, { body: tshirt })
    const names = told.sizes.map(({ name }) => name)
    expect(names.slice(0, 5)).toEqual([...youths, '2XS'])
    expect((await maya.call(generatorCalls.offer, { params: tshirt })).sizes).toEqual(names)
    const design = (await maya.call(designCalls.list, {})).find(({ id }) => id === shirt.designId)
    expect(design?.sizes).toEqual(names)
    const kept = await maya.call(cartCalls.setLines, listed())
    expect(kept.sizes.find(({ name }) => name === 'YS')).toEqual({ name: 'YS', qty: 1 })
    expect(
      must(
        kept.lines?.find(({ size }) => size === 'YS'),
        'line',
      ).words,
    ).toEqual(keeper().words)
    expect(kept.pricing.priceOfExtraSizes).toBe(0)
    const parsed = await maya.call(cartCalls.parseLines, {
      params: { id: itemId },
      body: { text: 'Name\tSize\nÉmond\tjeune P\nRoy\tYM' },
    })
    expect(parsed.lines.map(({ size }) => size)).toEqual(['YS', 'YM'])
    const sizes = [{ name: 'YL', qty: 2 }]
    const set = await maya.call(cartCalls.setSizes, { body: [{ id: itemId, sizes }] })
    expect(set.items[0]?.sizes.find(({ name }) => name === 'YL')?.qty).toBe(2)
    const { projectId, token } = shirt
    await maya.call(collectionCalls.addEntry, entry())
    const page = await maya.call(collectionCalls.info, { query: { token } })
    expect(page.designs[0]?.sizes.map(({ name }) => name)).toEqual(names)
    const filled = await maya.call(cartCalls.fromCollection, {
      body: { projectId, designIds: [shirt.designId], add: false },
    })
    // What was typed stays, and the answer comes on top of it (NN6).
    expect(filled.items[0]?.sizes.find(({ name }) => name === 'YS')?.qty).toBe(2)
  })
})
