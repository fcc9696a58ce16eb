import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign, paint, red, tshirt, update } from '#api/testing/designs.ts'
import { placeOrder, sizes } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string
let copyId: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
  maya = await signUp(app)
})
beforeEach(async () => {
  preorderId = (await placeOrder(maya, [await makeDesign(maya, { name: 'Crew' })])).id
  copyId = must((await read()).purchasedItems[0], 'item').design_id
})
afterAll(() => app.close())

const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const add = (designId: string, more: object = {}) => ({
  body: { preorderId, designId, sizes, isPurchasedDesign: false, ...more },
})

describe('staff add a design', () => {
  test('of their customer’s, as a copy of its own, the same one more than once (OR25, OR6)', async () => {
    const original = await makeDesign(maya, { name: 'Tee' })
    await staff.call(deskCalls.addItem, add(original))
    const { purchasedItems, history } = await staff.call(deskCalls.addItem, add(original))
    expect(purchasedItems.map(item => item.original_design_name)).toEqual(['Crew', 'Tee', 'Tee'])
    expect(new Set(purchasedItems.map(item => item.design_id)).size).toBe(3)
    expect(purchasedItems[1]).toMatchObject({ original_design_id: original, original_team_id: maya.teamId })
    expect(history[0]?.event).toMatchObject({ name: 'item_added', data: { designName: 'Tee', sizes } })
    await update(maya, original, paint(red))
    expect((await read()).purchasedItems).toEqual(purchasedItems)
  })

  test('that was ordered before, as staff have made it, in this request or another of the customer’s', async () => {
    await update(staff, copyId, paint(red))
    const other = await placeOrder(maya, [await makeDesign(maya)])
    const { purchasedItems } = await staff.call(deskCalls.addItem, {
      body: { preorderId: other.id, designId: copyId, sizes, isPurchasedDesign: true },
    })
    const [, copied] = purchasedItems
    expect(copied?.design_id).not.toBe(copyId)
    expect(copied?.designState.images).toEqual((await read()).purchasedItems[0]?.designState.images)
  })

  test('is refused for what is another’s, gone, or too few', async () => {
    const jonas = await signUp(app)
    const [theirs, gone] = [await makeDesign(jonas), await makeDesign(maya)]
    await maya.call(designCalls.delete, { params: { id: gone } })
    const their = await placeOrder(jonas, [theirs])
    const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId: their.id } })
    const theirCopy = must(purchasedItems[0], 'item').design_id
    const { designId: unregistered } = await maya.call(generatorCalls.create, { body: tshirt })
    const outcomes = await Promise.all([
      staff.refused(deskCalls.addItem, add(theirs)),
      staff.refused(deskCalls.addItem, add(theirCopy, { isPurchasedDesign: true })),
      staff.refused(deskCalls.addItem, add(gone)),
      staff.refused(deskCalls.addItem, add(maya.id)),
      staff.refused(deskCalls.addItem, add(maya.id, { isPurchasedDesign: true })),
      staff.refused(deskCalls.addItem, add(unregistered)),
      staff.refused(deskCalls.addItem, add(await makeDesign(maya), { sizes: [{ name: 'M', qty: 19 }] })),
      staff.refused(deskCalls.addItem, add(await makeDesign(maya), { sizes: [{ name: 'huge', qty: 20 }] })),
    ])
    expect(outcomes).toEqual([
      '403 customerDoesntHaveAccess',
      '403 customerDoesntHaveAccess',
      '404 designIdDoesntExist',
      '404 designIdDoesntExist',
      '404 designIdDoesntExist',
      '403 customerDoesntHaveAccess',
      '422 minimum_quantity',
      '422 unknownSize',
    ])
    expect((await read()).preorder.revision).toBe(1)
  })

  test('is refused where the catalogue no longer knows its parts, which its search says (DS1)', async () => {
    const outdated = await makeDesign(maya)
    await app.pool.query(
      `update designs set document = jsonb_set(document, '{parts,0,elements,0,style,name}', '"cargo"') where id = $1`,
      [outdated],
    )
    expect(await staff.refused(deskCalls.addItem, add(outdated))).toBe('422 InvalidPartsToBuild')
    expect(
      await staff.refused(deskCalls.searchDesign, { body: { designId: outdated, userId: maya.id } }),
    ).toBe('422 InvalidPartsToBuild')
    expect(await read()).toMatchObject({ preorder: { revision: 1 }, purchasedItems: [{ design_id: copyId }] })
  })

  test('and take one out, which comes back as it was (OR25, OR29)', async () => {
    await staff.call(deskCalls.addItem, add(await makeDesign(maya, { name: 'Tee' })))
    await update(staff, copyId, paint(red))
    const before = await read()
    await staff.call(deskCalls.removeItem, { params: { preorderId, designId: copyId }, query: {} })
    const back = await staff.call(deskCalls.addItem, add(copyId, { isPurchasedDesign: true, sizes: [] }))
    expect(back.purchasedItems).toEqual(before.purchasedItems)
    expect(back.invoice).toEqual(before.invoice)
    await staff.call(deskCalls.removeItem, { params: { preorderId, designId: copyId }, query: {} })
    const again = add(copyId, { isPurchasedDesign: true, sizes: [{ name: 'L', qty: 7 }] })
    const { purchasedItems } = await staff.call(deskCalls.addItem, again)
    const { sizes } = must(
      purchasedItems.find(item => item.design_id === copyId),
      'item',
    )
    expect(sizes.filter(({ qty }) => qty > 0)).toEqual([{ name: 'L', qty: 7 }])
  })

  test('is tried without leaving a copy (OR30)', async () => {
    const count = async () => (await app.pool.query('select 1 from designs')).rowCount
    const original = await makeDesign(maya)
    const before = await count()
    expect(
      (await staff.call(deskCalls.addItem, add(original, { dryRun: true }))).purchasedItems,
    ).toHaveLength(2)
    expect(await count()).toBe(before)
  })
})

describe('a customer’s design', () => {
  test('is searched by its id, and chosen among all of theirs', async () => {
    const id = await makeDesign(maya, { name: 'Tee' })
    const found = await staff.call(deskCalls.searchDesign, { body: { designId: id, userId: maya.id } })
    expect(found).toMatchObject({
      design: { name: 'Tee' },
      designState: { designId: id },
      productDefinition: { pricing: { minQty: 20 } },
    })
    const other = await signUp(app)
    const search = (designId: string, userId: string) =>
      staff.refused(deskCalls.searchDesign, { body: { designId, userId } })
    expect(await search(id, other.id)).toBe('403 customerDoesntHaveAccess')
    expect(await search(maya.id, maya.id)).toBe('404 designIdDoesntExist')
    const all = await staff.call(deskCalls.customerDesigns, { params: { preorderId } })
    expect(all[0]).toMatchObject({ id, name: 'Tee', projectName: 'project (1)' })
  })
})

describe('a purchased design', () => {
  test('is listed for its customer, and opened by staff with its original (OR15)', async () => {
    const [mine] = await maya.call(purchasedDesignCalls.list, {})
    expect(mine).toMatchObject({ id: copyId, preorder_id: preorderId, original_design_name: 'Crew' })
    const opened = await staff.call(purchasedDesignCalls.read, { params: { id: copyId } })
    expect(opened).toMatchObject({
      design: mine,
      designState: { designId: copyId },
      original_team_id: maya.teamId,
    })
    expect(await staff.refused(purchasedDesignCalls.read, { params: { id: preorderId } })).toBe(
      '404 designIdDoesntExist',
    )
  })

  test('is priced at its own terms, for staff', async () => {
    const body = { id: copyId, sizes, purchasedDesign: true, currency: 'cad' } as const
    const { purchasedItems } = await read()
    expect(await staff.call(pricingCalls.design, { body })).toEqual(purchasedItems[0]?.pricing)
    expect(await maya.refused(pricingCalls.design, { body })).toBe('403 userNotAdmin')
    expect(await staff.refused(pricingCalls.design, { body: { ...body, id: preorderId } })).toBe(
      '404 designIdDoesntExist',
    )
  })

  test('that the studio has changed is told once (OR21)', async () => {
    await update(staff, copyId, paint(red))
    const event = {
      name: 'purchased_design_updated',
      data: { designId: copyId, action: 'setColor' },
    } as const
    const synced = await staff.call(deskCalls.sync, { body: { preorderId, event } })
    expect(synced).toEqual(await read())
    expect(synced.history.filter(entry => entry.event.name === 'purchased_design_updated')).toHaveLength(1)
    const foreign = { ...event, data: { designId: preorderId } }
    expect(await staff.refused(deskCalls.sync, { body: { preorderId, event: foreign } })).toBe(
      '404 designIdDoesntExist',
    )
  })
})

describe('what was ordered (OR38)', () => {
  test('goes into the cart again in its quantities, with what has changed since', async () => {
    const jonas = await signUp(app)
    const [changed, gone, same] = [
      await makeDesign(jonas, { name: 'Crew' }),
      await makeDesign(jonas),
      await makeDesign(jonas),
    ]
    const { id } = await placeOrder(jonas, [changed, gone, same])
    await update(jonas, changed, paint(red))
    await jonas.call(designCalls.delete, { params: { id: gone } })
    await jonas.call(cartCalls.add, { body: { designId: same, sizes: [{ name: 'M', qty: 3 }] } })
    const quantities = async () =>
      (await jonas.call(cartCalls.items, { query: {} })).items.map(({ pricing }) => pricing.qty)
    const tried = await jonas.call(orderCalls.again, { body: { preorderId: id, dryRun: true } })
    expect(tried.items.map(({ inCart }) => inCart)).toEqual([0, 0, 3])
    expect(await quantities()).toEqual([3])
    const { items } = await jonas.call(orderCalls.again, { body: { preorderId: id } })
    expect(items).toEqual(tried.items)
    expect(items).toMatchObject([
      {
        designId: changed,
        outcome: 'added',
        changes: [{ en: expect.stringContaining('→') }],
        deprecated: false,
        priceThen: 2470,
        priceNow: 2470,
      },
      { designId: gone, outcome: 'gone', changes: [], priceNow: null },
      { designId: same, outcome: 'added', changes: [] },
    ])
    const cart = await jonas.call(cartCalls.items, { query: {} })
    expect(cart.items.map(({ design_id, pricing }) => [design_id, pricing.qty]).toSorted()).toEqual(
      [
        [changed, 22],
        [same, 22],
      ].toSorted(),
    )
  })
})
