import { hoodie } from '@teamloom/catalog/products/hoodie/product.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { orderOf, sizes } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { dearer } from '#api/testing/prices.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app)
})
beforeEach(async () => {
  maya = await signUp(app)
  designId = await makeDesign(maya)
  await maya.call(cartCalls.add, { body: { designId, sizes } })
})
afterAll(() => app.close())

const cart = () => maya.call(cartCalls.items, { query: {} })
const placed = () => maya.call(preorderCalls.list, {})
const place = (cartRevision?: number) =>
  maya.refused(preorderCalls.create, {
    body: orderOf([designId], cartRevision === undefined ? {} : { cartRevision }),
  })

describe('a cart that is open in two windows', () => {
  test('is ordered from one of them, and told to the other (OR44)', async () => {
    const { revision } = await cart()
    expect([await place(revision), await place(revision)]).toEqual(['answered', '409 conflict'])
    expect(await placed()).toHaveLength(1)
    // In it once more it is another cart.
    await maya.call(cartCalls.add, { body: { designId, sizes } })
    expect(await place(revision)).toBe('409 conflict')
    expect(await place((await cart()).revision)).toBe('answered')
  })

  test('is ordered once when both send at the same moment (OR44)', async () => {
    const { revision } = await cart()
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => place(revision)))
    expect(outcomes.filter(outcome => outcome === 'answered')).toHaveLength(1)
    expect(await placed()).toHaveLength(1)
  })

  test('is not ordered as it was before its quantities or designs changed (OR44)', async () => {
    const { revision, items } = await cart()
    expect((await cart()).revision).toBe(revision)
    const body = [{ id: items[0]!.id, sizes: [{ name: 'M', qty: 30 }] }]
    const changed = await maya.call(cartCalls.setSizes, { body })
    expect(changed.revision).toBe((await cart()).revision)
    expect(await place(revision)).toBe('409 conflict')
    const other = await maya.call(cartCalls.add, { body: { designId: await makeDesign(maya) } })
    expect(await place(changed.revision)).toBe('409 conflict')
    await maya.call(cartCalls.remove, { params: { id: other.id } })
    expect(await place(changed.revision)).toBe('answered')
  })

  test('is not ordered at prices that its window was not shown; its list is kept whatever they are (OR44, ST8)', async () => {
    const { revision, items } = await cart()
    const asked = () =>
      app.app.inject({
        method: 'PUT',
        url: '/api/v1/preorders',
        headers: { 'access-token': maya.token },
        payload: orderOf([designId], { cartRevision: revision }),
      })
    const product = 'tshirt'
    const raise = (cents: number | null) =>
      admin.call(settingCalls.change, {
        body: { changes: [{ key: `prices/${product}`, value: cents && dearer(cents) }] },
      })
    await raise(100)
    expect((await asked()).json()).toMatchObject({ errorKey: 'conflict', facts: { target: 'prices' } })
    const params = { id: items[0]!.id }
    const lines = { lines: [], removed: [], revision }
    const kept = await maya.call(cartCalls.changeLines, { params, body: lines })
    const now = await cart()
    expect(kept.revision).toBe(now.revision)
    expect(now.revision).not.toBe(revision)
    // As it was before, it is the cart that was shown.
    await raise(null)
    expect((await cart()).revision).toBe(revision)
    await raise(100)
    expect(await place(now.revision)).toBe('answered')
    await raise(null)
  })

  test('is ordered while prices of what is not in it change (OR44)', async () => {
    const { revision } = await cart()
    const value = { ...hoodie.pricing, minQty: hoodie.pricing.minQty + 1 }
    await admin.call(settingCalls.change, { body: { changes: [{ key: 'prices/hoodie', value }] } })
    expect(await place(revision)).toBe('answered')
  })

  test('is ordered as before by a program that does not say which cart it means (OR44)', async () => {
    expect([await place(), await place()]).toEqual(['answered', 'answered'])
  })
})
