import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a line that was ordered has its person’s picture, as in the cart, for whom the request is open to (DS66, AC16)', async () => {
  const [maya, staff] = [await signUp(app), await signUpStaff(app, 'designer')]
  const [mate, stranger] = [await signUpTeammate(app, maya), await signUp(app)]
  const { designId, nameId } = await makePersonalDesign(maya)
  const inCart = await maya.call(cartCalls.add, { body: { designId } })
  const lines = [
    { size: 'M', qty: 12, words: { [nameId]: 'RIVERA' } },
    { size: 'L', qty: 10, words: { [nameId]: 'LI' } },
  ]
  const list = await maya.call(cartCalls.setLines, { params: { id: inCart.id }, body: { lines } })
  const ids = lines.map(({ size }) => must(list.lines.find(line => line.size === size)?.id, size))
  const ask = (path: string, who: Person) =>
    app.app.inject({ url: `/api/v1/${path}/picture?side=back`, headers: { 'access-token': who.token } })
  const before = await Promise.all(ids.map(id => ask(`cart/item/${inCart.id}/lines/${id}`, maya)))
  const { id: preorderId } = await placeOrder(maya, [designId])
  const detail = await staff.call(deskCalls.read, { body: { preorderId } })
  const item = must(detail.purchasedItems[0], 'item')
  const askOrdered = (id: string, who: Person) => ask(`preorders/item/${item.id}/lines/${id}`, who)
  for (const who of [maya, staff]) {
    const after = await Promise.all(ids.map(id => askOrdered(id, who)))
    expect(after.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      ids.map(() => [200, 'image/webp']),
    )
    expect(after.map(({ rawPayload }) => rawPayload)).toEqual(before.map(({ rawPayload }) => rawPayload))
    expect(after[0]?.rawPayload.equals(must(after[1], 'picture').rawPayload)).toBe(false)
  }
  for (const who of [mate, stranger]) expect((await askOrdered(ids[0]!, who)).statusCode).toBe(404)
  expect((await askOrdered('none', maya)).statusCode).toBe(404)
  await staff.call(deskCalls.setLines, {
    body: {
      preorderId,
      designId: item.design_id,
      lines: must(item.lines, 'lines').map(({ problems: _, ...line }) =>
        line.id === ids[0] ? { ...line, words: { [nameId]: 'COHEN' } } : line,
      ),
    },
  })
  const changed = await askOrdered(ids[0]!, maya)
  expect(changed.rawPayload.equals(must(before[0], 'picture').rawPayload)).toBe(false)
})
