import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { splitCalls } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

/** Twenty-two of thirty pieces have a name, twelve of these a number. */
async function inCart(maya: Person) {
  const shirt = await makePersonalDesign(maya)
  const item = await maya.call(cartCalls.add, { body: { designId: shirt.designId } })
  const lines = [
    { size: 'M', qty: 12, words: { [shirt.nameId]: 'RIVERA', [shirt.numberId]: '07' } },
    { size: 'L', qty: 10, words: { [shirt.nameId]: 'COHEN' } },
    { size: 'L', qty: 8 },
  ]
  const set = await maya.call(cartCalls.setLines, { params: { id: item.id }, body: { lines } })
  return { shirt, set }
}

const priceOfPersonal = 22 * 400 + 12 * 300
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ')

test('words of people cost the same in cart, request, proof, mail, invoice and order, to the cent (NN9, NN10)', async () => {
  const maya = await signUp(app)
  const { shirt, set } = await inCart(maya)
  const { pricing } = set
  expect(pricing).toMatchObject({
    priceOfPersonal,
    personal: [
      { slotId: shirt.nameId, kind: 'name', qty: 22, price: 400 },
      { slotId: shirt.numberId, kind: 'number', qty: 12, price: 300 },
    ],
  })
  const asked = { id: shirt.designId, sizes: set.sizes }
  const bare = await maya.call(pricingCalls.design, { body: asked })
  expect(pricing.total).toBe(must(bare.total, 'total') + priceOfPersonal)
  const cart = await maya.call(pricingCalls.cart, { body: {} })
  expect([
    cart.items[0]?.pricing,
    must(cart.price, 'price') + must(cart.priceOfShipping, 'shipping'),
  ]).toEqual([pricing, pricing.total])
  const { id: preorderId } = await placeOrder(maya, [shirt.designId], {
    items: [{ design_id: shirt.designId, sizes: set.sizes }],
  })
  const [request] = await maya.call(preorderCalls.list, {})
  expect(request?.purchasedItems[0]?.pricing).toEqual(pricing)
  expect(request?.invoice).toMatchObject({ subtotal: cart.price, shipping: cart.priceOfShipping })
  const [mail] = await mailsTo(app, maya.email, preorderId)
  expect(squeezed(mail?.text ?? '')).toContain('+ 22 names × $4.00 + 12 numbers × $3.00 = ')
  const proof = await staff.call(deskCalls.sendProof, { body: { preorderId } })
  expect(proof.proof?.total).toBe(request?.invoice.total)
  expect(proof.proof?.items[0]?.differences).toEqual([])
  const set2 = { preorderId, status: 'purchased' } as const
  const ordered = await staff.call(deskCalls.setStatus, { body: set2 })
  const listed = await staff.call(deskCalls.list, { body: { itemsPerPage: 20, pageNumber: 1 } })
  const row = listed.items.find(({ preorder }) => preorder.id === preorderId)
  expect(row?.invoice.total).toBe(request?.invoice.total)
  const orderId = must(ordered.order_id, 'order')
  const read = async (language: string) => {
    const answer = await app.app.inject({
      url: `/api/v1/orders/invoice/${orderId}.pdf?language=${language}`,
      headers: { 'access-token': maya.token },
    })
    return squeezed((await readPdf(answer.rawPayload)).pages.join(' '))
  }
  const english = await read('en')
  expect(english).toContain('22 names × $4.00 = $88.00, in the amount')
  expect(english).toContain('12 numbers × $3.00 = $36.00, in the amount')
  expect(english).not.toContain('Extra sizes')
  expect(await read('fr')).toContain('12 numéros × 3,00 $ = 36,00 $, dans le montant')
})

test('of a split order each owes for the words of their own line (NN11)', async () => {
  const maya = await signUp(app)
  const shirt = await makePersonalDesign(maya)
  const { designId } = shirt
  await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
  const answer = (firstName: string, words: Record<string, string>) =>
    stranger(app).call(collectionCalls.collectSize, {
      body: {
        details: { firstName, lastName: 'Roy', email: `${firstName}-${maya.id}@example.com` },
        selection: [{ id: designId, size: 'M', quantity: 1, words }],
      },
    })
  await answer('Ana', { [shirt.nameId]: 'ROY', [shirt.numberId]: '7' })
  await answer('Noah', { [shirt.nameId]: 'ROY' })
  await maya.call(cartCalls.fromCollection, { body: { projectId: maya.projectId, designIds: [designId] } })
  const { items } = await maya.call(cartCalls.items, { query: {} })
  const item = must(items[0], 'item')
  const { sizes } = await maya.call(cartCalls.setLines, {
    params: { id: item.id },
    body: {
      lines: [...must(item.lines, 'lines').map(({ problems: _, ...line }) => line), { size: 'M', qty: 28 }],
    },
  })
  const { id: preorderId } = await placeOrder(maya, [designId], { items: [{ design_id: designId, sizes }] })
  const status = { preorderId, status: 'purchased' } as const
  await staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts: [] } })
  const ordered = await staff.call(deskCalls.setStatus, { body: status })
  const orderId = must(ordered.order_id, 'order')
  const split = await maya.call(splitCalls.make, { body: { orderId, notify: false } })
  const owes = (name: string) => must(split.lines.find(line => line.first_name === name)?.amount, name)
  // Taxes of Québec on 3.00.
  expect(Math.abs(owes('Ana') - owes('Noah') - 345)).toBeLessThanOrEqual(1)
  expect(split.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(split.total)
})

test('what was ordered keeps its prices; a copy’s slots that are changed are priced anew (NN9)', async () => {
  const maya = await signUp(app)
  const { shirt, set } = await inCart(maya)
  const { id: preorderId } = await placeOrder(maya, [shirt.designId], {
    items: [{ design_id: shirt.designId, sizes: set.sizes }],
  })
  const detail = async () => {
    const read = await staff.call(deskCalls.read, { body: { preorderId } })
    return must(read.purchasedItems[0], 'item')
  }
  const { design_id } = await detail()
  await app.pool.query(
    `update preorder_items set terms = jsonb_set(terms, '{pricing,pricingCurrency,cad,personal,name,0,price}', '555')
      where design_id = $1`,
    [design_id],
  )
  expect((await detail()).pricing.priceOfPersonal).toBe(22 * 555 + 12 * 300)
  const hidden = {
    action: 'setDecorationActive',
    designId: design_id,
    decorationId: shirt.numberId,
    active: false,
  }
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/v1/generator/design',
    headers: { 'access-token': staff.token },
    payload: hidden,
  })
  expect(answer.statusCode).toBe(200)
  expect((await detail()).pricing.priceOfPersonal).toBe(22 * 555)
})
