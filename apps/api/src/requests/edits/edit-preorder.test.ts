import type { DataOf } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, service, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Detail = DataOf<typeof deskCalls.read>

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
  maya = await signUp(app)
})
beforeEach(async () => {
  const designs = [await makeDesign(maya, { name: 'Crew' }), await makeDesign(maya, { name: 'Tee' })]
  preorderId = (await placeOrder(maya, designs)).id
  designId = must((await read()).purchasedItems[0], 'item').design_id
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const setStatus = (status: Detail['preorder']['status'], more: object = {}) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status, ...more } })
const setSizes = (qty: number, more: object = {}) =>
  staff.call(deskCalls.setSizes, { body: { preorderId, designId, sizes: [{ name: 'M', qty }], ...more } })
/** What is told of it, but for what a save always changes. */
function withoutHistory({
  history: _,
  // The first who edits is in charge from then on.
  inCharge: ____,
  preorder: { revision: __, updated_at: ___, ...preorder },
  ...rest
}: Detail) {
  return { ...rest, preorder }
}
const names = ({ history }: Detail) => history.map(({ event }) => event.name)

describe('staff edit a request', () => {
  test('each field, told with what it was, and back to where it began (OR24, OR26, OR27, OR29)', async () => {
    const before = await read()
    const about = { preorderId }
    const steps: readonly [string, () => Promise<Detail>, () => Promise<Detail>][] = [
      [
        'size_updated',
        () => setSizes(3),
        () =>
          staff.call(deskCalls.setSizes, {
            body: { ...about, designId, sizes: before.purchasedItems[0]!.sizes },
          }),
      ],
      [
        'currency_updated',
        () => staff.call(deskCalls.setCurrency, { body: { ...about, currency: 'usd' } }),
        () => staff.call(deskCalls.setCurrency, { body: { ...about, currency: 'cad' } }),
      ],
      [
        'discount_updated',
        () =>
          staff.call(deskCalls.setDiscount, {
            body: { ...about, discount: { id: 'x', name: 'Thanks', amount: 2 ** 31 } },
          }),
        () => staff.call(deskCalls.setDiscounts, { body: { ...about, discounts: before.invoice.discounts } }),
      ],
      [
        'invoice_updated',
        () => staff.call(deskCalls.setInvoiceNumber, { body: { ...about, externalInvoice: 'A-77' } }),
        () => staff.call(deskCalls.setInvoiceNumber, { body: { ...about, externalInvoice: '' } }),
      ],
      [
        'invoice_updated',
        () => staff.call(deskCalls.setQuoteNumber, { body: { ...about, externalQuote: 'Q-77' } }),
        () => staff.call(deskCalls.setQuoteNumber, { body: { ...about, externalQuote: null } }),
      ],
      [
        'project_number_updated',
        () => staff.call(deskCalls.setProjectNumber, { body: { ...about, projectNumber: 'P-77' } }),
        () => staff.call(deskCalls.setProjectNumber, { body: { ...about, projectNumber: null } }),
      ],
      [
        'shipping_updated',
        () =>
          staff.call(deskCalls.setShipping, {
            body: { ...about, shippingAddress: { ...montreal, city: 'Laval' } },
          }),
        () => staff.call(deskCalls.setShipping, { body: { ...about, shippingAddress: montreal } }),
      ],
      [
        'billing_updated',
        () =>
          staff.call(deskCalls.setBilling, {
            body: { ...about, billingAddress: { ...montreal, city: 'Laval' } },
          }),
        () => staff.call(deskCalls.setBilling, { body: { ...about, billingAddress: montreal } }),
      ],
      ['status_updated', () => setStatus('inreviewbydesigner'), () => setStatus('intent')],
    ]
    for (const [name, there, back] of steps) {
      const changed = await there()
      expect(names(changed)[0]).toBe(name)
      expect(withoutHistory(changed)).not.toEqual(withoutHistory(before))
      expect(changed.history[0]?.user).toMatchObject({ id: staff.id })
      const { milestones: _, ...same } = withoutHistory(await back())
      expect({ ...same, milestones: before.milestones }).toEqual(withoutHistory(before))
    }
    expect((await read()).preorder.revision).toBe(1 + 2 * steps.length)
  })

  test('what changes nothing is told nowhere, and keeps the revision', async () => {
    await setStatus('intent')
    expect(await read()).toMatchObject({
      preorder: { revision: 1 },
      history: [{ event: { name: 'created' } }],
    })
  })

  test('a note is for staff alone (OR22)', async () => {
    const noted = await staff.call(deskCalls.addNote, { body: { preorderId, text: 'Wants it\nby May' } })
    expect(noted.history[0]?.event).toEqual({ name: 'note_added', data: { text: 'Wants it\nby May' } })
    expect(JSON.stringify(await maya.call(preorderCalls.list, {}))).not.toContain('by May')
  })

  test('with a price of their own past the maximum (PR20)', async () => {
    expect(await setSizes(5000)).toMatchObject({ invoice: { total: null, hasReachedMaximum: true } })
    const body = { preorderId, designId, pricePerUnit: 900, priceOfShippingPerUnit: 50 }
    const priced = await staff.call(deskCalls.setPrice, { body })
    expect(priced.purchasedItems[0]).toMatchObject({
      setPrice: { pricePerUnit: 900, priceOfShippingPerUnit: 50 },
      pricing: { total: 5000 * 950, hasReachedMaximum: false },
    })
    const taken = await staff.call(deskCalls.setPrice, { body: { ...body, pricePerUnit: null } })
    expect(taken).toMatchObject({ invoice: { total: null } })
  })

  test.each<[string, () => Promise<string>]>([
    [
      '404 preorder_not_found',
      () => staff.refused(deskCalls.setCurrency, { body: { preorderId: maya.id, currency: 'usd' } }),
    ],
    [
      '404 designIdDoesntExist',
      () => staff.refused(deskCalls.setSizes, { body: { preorderId, designId: maya.id, sizes: [] } }),
    ],
    [
      '422 unknownSize',
      () =>
        staff.refused(deskCalls.setSizes, {
          body: { preorderId, designId, sizes: [{ name: 'huge', qty: 1 }] },
        }),
    ],
    [
      '400 validation_failed',
      () =>
        staff.refused(deskCalls.setSizes, {
          body: { preorderId, designId, sizes: [{ name: 'M', qty: -1 }] },
        }),
    ],
    [
      '400 validation_failed',
      () =>
        staff.refused(deskCalls.setDiscount, {
          body: { preorderId, discount: { id: 'a', name: 'a', amount: 0.5 } },
        }),
    ],
    [
      '400 validation_failed',
      () =>
        staff.refused(deskCalls.setDiscount, {
          body: { preorderId, discount: { id: 'a', name: 'a', amount: -1 } },
        }),
    ],
    [
      '400 validation_failed',
      () =>
        staff.refused(deskCalls.setDiscounts, {
          body: {
            preorderId,
            discounts: Array.from({ length: 1001 }, (_, at) => ({ id: `${at}`, name: 'a', amount: 1 })),
          },
        }),
    ],
    [
      '400 validation_failed',
      () => staff.refused(deskCalls.setStatus, { body: { preorderId, status: 'closed' as never } }),
    ],
    [
      '400 validation_failed',
      () =>
        staff.refused(deskCalls.setStatus, {
          body: { preorderId, status: 'shipped', trackingUrl: 'javascript:alert(1)' },
        }),
    ],
    [
      '422 invalid_address',
      () =>
        staff.refused(deskCalls.setShipping, {
          body: { preorderId, shippingAddress: { ...montreal, phone: '123' } },
        }),
    ],
    ['400 validation_failed', () => staff.refused(deskCalls.addNote, { body: { preorderId, text: ' ' } })],
  ])('and is refused as %s, with nothing kept', async (refusal, ask) => {
    expect(await ask()).toBe(refusal)
    expect((await read()).preorder.revision).toBe(1)
  })
})

describe('an order', () => {
  test('is made once, with its number, date, taxes and invoice (OR18, OR32, TX2, TX5)', async () => {
    const [first] = await Promise.all([
      setStatus('purchased'),
      setStatus('purchased'),
      setStatus('purchased'),
    ])
    const { order } = first
    expect(names(first).slice(0, 3)).toEqual(['invoice_issued', 'order_created', 'status_updated'])
    const { total } = first.invoice
    const gst = Math.round(must(total, 'total') * 0.05)
    expect(order?.invoice).toMatchObject({
      invoice_number: String(order?.number),
      revision: 1,
      isVoid: false,
      taxes: [
        { jurisdiction: 'CA', name: 'GST', percentage: 5, amount: gst },
        { jurisdiction: 'QC', name: 'QST', percentage: 9.975 },
      ],
      paid: 0,
      receiptUrl: null,
      checkoutSessionId: null,
    })
    expect(order?.invoice.balance).toBe(order?.invoice.total)
    expect(order?.invoice.total).toBe(must(total, 'total') + must(order?.invoice.tax, 'tax'))
    expect(first.order_id).toBe(order?.id)
    expect((await read()).history.filter(({ event }) => event.name === 'order_created')).toHaveLength(1)
    const [mine] = await maya.call(orderCalls.list, {})
    expect(mine).toMatchObject({
      order: { id: order?.id, number: order?.number, status: 'purchased', preorder_id: preorderId },
      invoice: order?.invoice,
      type: 'order',
    })
    const { history, ...told } = await staff.call(orderCalls.read, {
      body: { orderId: must(order, 'order').id },
    })
    expect(told).toEqual(mine)
    expect(history).toEqual((await read()).history)
  })

  test.each(['purchased', 'inproduction', 'shipped', 'delivered'] as const)(
    'is made by %s where there is none, and not by the statuses before (OR18)',
    async status => {
      for (const earlier of ['inreviewbydesigner', 'inreviewbycustomer', 'cancelled'] as const)
        expect((await setStatus(earlier, { tellCustomer: false })).order).toBeNull()
      const { order, preorder } = await setStatus(status, { tellCustomer: false })
      expect(preorder.status).toBe(status)
      expect(order?.invoice).toMatchObject({ revision: 1, isVoid: false, balance: order?.invoice.total })
    },
  )

  test('has numbers without gaps (OR32)', async () => {
    const { order } = await setStatus('purchased')
    await setStatus('purchased', { dryRun: true })
    preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
    await setStatus('purchased', { dryRun: true })
    expect((await setStatus('purchased')).order?.number).toBe(must(order, 'order').number + 1)
  })

  test('is issued anew for what is printed, and for nothing else (OR33)', async () => {
    const revisionOf = async (edit: Promise<Detail>) => (await edit).order?.invoice.revision
    expect(await revisionOf(setStatus('purchased'))).toBe(1)
    expect(await revisionOf(staff.call(deskCalls.addNote, { body: { preorderId, text: 'x' } }))).toBe(1)
    expect(
      await revisionOf(staff.call(deskCalls.setProjectNumber, { body: { preorderId, projectNumber: '7' } })),
    ).toBe(1)
    expect(await revisionOf(setStatus('inproduction'))).toBe(1)
    expect(await revisionOf(setSizes(44))).toBe(2)
    expect(
      await revisionOf(
        staff.call(deskCalls.setInvoiceNumber, { body: { preorderId, externalInvoice: 'A-1' } }),
      ),
    ).toBe(3)
    await update(staff, designId, paint(red))
    expect(await revisionOf(read())).toBe(3)
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    await service(app).call(generatorCalls.update, {
      body: { designId, action: 'addDecoration', type: 'screenprint', assetId, assetVersionId },
    })
    expect(await revisionOf(read())).toBe(4)
    expect(names(await read()).slice(0, 2)).toEqual(['invoice_issued', 'purchased_design_updated'])
  })

  test('that is cancelled is void, and ordered again is the same, at its first day’s rates (OR20, OR32, TX2, TX4)', async () => {
    const halifax = { ...montreal, city: 'Halifax', state: 'NS', zipcode: 'B3H 4R2' }
    await staff.call(deskCalls.setShipping, { body: { preorderId, shippingAddress: halifax } })
    const { order } = await setStatus('purchased')
    await app.pool.query(`update orders set created_at = '2025-03-31T12:00:00Z' where id = $1`, [order?.id])
    expect((await setStatus('cancelled')).order?.invoice).toMatchObject({ isVoid: true, balance: 0 })
    const again = await setStatus('purchased')
    expect(again.order).toMatchObject({
      id: order?.id,
      number: order?.number,
      invoice: { revision: 2, isVoid: false, taxes: [{ name: 'HST', percentage: 15 }] },
    })
  })

  test('needs a price for each design (OR28)', async () => {
    await setSizes(5000)
    const status = { body: { preorderId, status: 'purchased' } as const }
    expect(await staff.refused(deskCalls.setStatus, status)).toBe('422 price_missing')
    const body = { preorderId, designId, pricePerUnit: 900, priceOfShippingPerUnit: 50 }
    await staff.call(deskCalls.setPrice, { body })
    expect((await setStatus('purchased')).order?.invoice.total).toBeGreaterThan(0)
    expect(await staff.refused(deskCalls.setCurrency, { body: { preorderId, currency: 'usd' } })).toBe(
      '422 price_missing',
    )
  })

  test('to the United States has no tax (TX1)', async () => {
    const boston = { ...montreal, country: 'US', state: 'MA', zipcode: '02134' } as const
    await staff.call(deskCalls.setShipping, {
      body: { preorderId, shippingAddress: boston, currency: 'usd' },
    })
    expect((await setStatus('purchased')).order?.invoice).toMatchObject({
      currency: 'usd',
      tax: 0,
      taxes: [],
    })
  })

  test('keeps its last design (OR25)', async () => {
    const others = (await read()).purchasedItems.map(item => item.design_id)
    await staff.call(deskCalls.removeItem, { params: { preorderId, designId: others[1]! }, query: {} })
    expect(await staff.refused(deskCalls.removeItem, { params: { preorderId, designId }, query: {} })).toBe(
      '422 last_item',
    )
  })

  test('tells its customer where it stands (OR22, OR49)', async () => {
    await setStatus('purchased')
    await setStatus('shipped', {
      carrier: 'Canada Post',
      trackingNumber: 'LX 1',
      trackingUrl: 'https://post.example/1',
    })
    const shown = (await maya.call(preorderCalls.list, {})).find(each => each.preorder.id === preorderId)
    expect(shown).toMatchObject({ order_id: expect.any(String), preorder: { status: 'shipped' } })
    expect(shown?.milestones).toMatchObject([
      { name: 'placed' },
      { name: 'purchased' },
      {
        name: 'shipped',
        carrier: 'Canada Post',
        trackingNumber: 'LX 1',
        trackingUrl: 'https://post.example/1',
      },
    ])
  })
})
