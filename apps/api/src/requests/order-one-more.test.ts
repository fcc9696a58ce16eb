import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintAll, update } from '#api/testing/designs.ts'
import { orderList } from '#api/testing/lists.ts'
import { montreal } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate, stranger } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'admin')
})
afterAll(() => app.close())

type Status = 'purchased' | 'delivered'
const setStatus = (preorderId: string, status: Status) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false } })
const detailOf = (preorderId: string) => staff.call(deskCalls.read, { body: { preorderId } })

/** Twenty shirts of Roy, seven. */
async function deliver(customer: Person) {
  const shirt = await makePersonalDesign(customer)
  const { id: preorderId } = await orderList(customer, shirt, [['M', 'ROY', '7', 20]])
  await setStatus(preorderId, 'purchased')
  const { purchasedItems } = await setStatus(preorderId, 'delivered')
  return { shirt, preorderId, designId: must(purchasedItems[0], 'item').design_id }
}

const bodyOf = ({ shirt, ...about }: Awaited<ReturnType<typeof deliver>>, name = 'COHEN', number = '8') => ({
  ...about,
  line: {
    size: 'L',
    person: { first_name: 'Ian', last_name: 'Cohen' },
    words: wordsOf(shirt, name, number),
  },
})
const wordsOf = ({ nameId, numberId }: PersonalDesign, name: string, number: string) => ({
  ...(name && { [nameId]: name }),
  ...(number && { [numberId]: number }),
})

test('is a request of its own for the design as it was ordered, at the price of one, to the same address (OR62)', async () => {
  const maya = await signUp(app)
  const delivered = await deliver(maya)
  const ordered = must((await detailOf(delivered.preorderId)).purchasedItems[0], 'item')
  await update(maya, delivered.shirt.designId, paintAll('1008'))
  const body = bodyOf(delivered)
  const before = await maya.call(preorderCalls.list, {})
  const tried = await maya.call(orderCalls.oneMore, { body: { ...body, dryRun: true } })
  expect(tried).toMatchObject({ id: null, currency: 'cad', problems: [] })
  expect(await maya.call(preorderCalls.list, {})).toEqual(before)

  const { id } = await maya.call(orderCalls.oneMore, { body })
  const detail = await detailOf(must(id, 'id'))
  const item = must(detail.purchasedItems[0], 'item')
  expect(item.designState.parts).toEqual(ordered.designState.parts)
  expect(item.original_design_id).toBe(delivered.shirt.designId)
  expect(item.pricing).toEqual(tried.pricing)
  expect(item.pricing).toMatchObject({ qty: 1, hasMinimum: false })
  // Both below the second range (PR2).
  expect(item.pricing.pricePerUnit).toBe(ordered.pricing.pricePerUnit)
  expect(item.lines).toMatchObject([
    { size: 'L', qty: 1, person: { last_name: 'Cohen' }, words: wordsOf(delivered.shirt, 'COHEN', '8') },
  ])
  expect(detail.invoice.subtotal).toBe(
    must(tried.pricing.total, 'total') - must(tried.pricing.priceOfShippingPerUnit, 'shipping'),
  )
  expect(detail.shipping.address.line1).toBe(montreal.address)
  expect(detail.preorder.status).toBe('intent')
  const first = await detailOf(delivered.preorderId)
  const refOf = ({ preorder, order_number }: typeof first) => ({
    preorderId: preorder.id,
    number: preorder.number,
    orderNumber: order_number,
  })
  expect([detail.oneMoreOf, detail.onesMore]).toEqual([refOf(first), []])
  expect([first.oneMoreOf, first.onesMore]).toEqual([null, [refOf(detail)]])
  const mine = await maya.call(preorderCalls.list, {})
  expect(mine.map(({ oneMoreOf, onesMore }) => [oneMoreOf, onesMore])).toEqual([
    [refOf(first), []],
    [null, [refOf(detail)]],
  ])
})

test('is refused where its price is another than was told (OR44, ST8)', async () => {
  const maya = await signUp(app)
  const body = bodyOf(await deliver(maya))
  const { pricing } = await maya.call(orderCalls.oneMore, { body: { ...body, dryRun: true } })
  const total = must(pricing.total, 'total')
  const ask = (total: number) => maya.refused(orderCalls.oneMore, { body: { ...body, total } })
  expect(await ask(total - 1)).toBe('409 conflict')
  expect(await ask(total)).toBe('answered')
})

test('tells what is likely a mistake beside those that were delivered, and refuses what a list refuses (OR62, NN3, NN4)', async () => {
  const maya = await signUp(app)
  const delivered = await deliver(maya)
  const send = (name: string, number: string, more: object = {}) => {
    const body = bodyOf(delivered, name, number)
    return { body: { ...body, dryRun: true, line: { ...body.line, ...more } } }
  }
  expect((await maya.call(orderCalls.oneMore, send('COHEN', '7'))).problems).toEqual(['number_twice'])
  expect(await maya.refused(orderCalls.oneMore, send('王', '1'))).toBe('422 missingLetter')
  expect(await maya.refused(orderCalls.oneMore, send('A'.repeat(31), '1'))).toBe('422 too_long')
  expect(await maya.refused(orderCalls.oneMore, send('', '1'))).toBe('422 word_required')
  expect(await maya.refused(orderCalls.oneMore, send('ROY', '1', { size: 'YS' }))).toBe('422 unknownSize')
  expect(await maya.refused(orderCalls.oneMore, send('ROY', '1', { qty: 26 }))).toBe('400 validation_failed')
  const words = { [crypto.randomUUID()]: 'X' }
  expect(await maya.refused(orderCalls.oneMore, send('ROY', '1', { words }))).toBe('422 unknownDecoration')
  const other = { ...bodyOf(delivered), designId: delivered.shirt.designId }
  expect(await maya.refused(orderCalls.oneMore, { body: other })).toBe('404 designIdDoesntExist')
})

test('is its customer’s alone, of what is delivered, and asked for once with one key (OR62, OR9)', async () => {
  const maya = await signUp(app)
  const delivered = await deliver(maya)
  const body = bodyOf(delivered)
  for (const person of [await signUp(app), await signUpTeammate(app, maya), staff])
    expect(await person.refused(orderCalls.oneMore, { body })).toBe('404 preorder_not_found')
  expect(await stranger(app).refused(orderCalls.oneMore, { body })).toBe('401 unauthorized')
  const key = { idempotencyKey: crypto.randomUUID() }
  const [one, two] = [
    await maya.call(orderCalls.oneMore, { body }, key),
    await maya.call(orderCalls.oneMore, { body }, key),
  ]
  expect(two).toEqual(one)
  expect(await maya.call(preorderCalls.list, {})).toHaveLength(2)
  await setStatus(delivered.preorderId, 'purchased')
  expect(await maya.refused(orderCalls.oneMore, { body })).toBe('422 not_delivered')
})

test('needs the design’s minimum where the house keeps it (OR62)', async () => {
  const strict = await startTestApp({ ONE_MORE_MINIMUM: 'kept' })
  const maya = await signUp(strict)
  const desk = await signUpStaff(strict, 'admin')
  const shirt = await makePersonalDesign(maya)
  const { id: preorderId } = await orderList(maya, shirt, [['M', 'ROY', '7', 20]])
  const body = { preorderId, status: 'delivered', tellCustomer: false } as const
  const { purchasedItems } = await desk.call(deskCalls.setStatus, { body })
  const designId = must(purchasedItems[0], 'item').design_id
  const ask = { body: bodyOf({ shirt, preorderId, designId }) }
  expect(await maya.refused(orderCalls.oneMore, ask)).toBe('422 minimum_quantity')
  const many = { body: { ...ask.body, line: { ...ask.body.line, qty: 25 } } }
  expect((await maya.call(orderCalls.oneMore, many)).pricing.hasMinimum).toBe(true)
  await strict.close()
})
