import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { keepHouse } from '#api/system/housekeeping.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person
const placed: { readonly person: Person; readonly id: string; readonly number: number }[] = []
const firstDay = Date.now() - 5 * 86_400_000

/** Five requests, a day apart, the first in Toronto, the others in Montréal. */
beforeAll(async () => {
  app = await startTestApp({ DESIGNERS_MAY: 'payments,refunds,discounts,exports' })
  staff = await signUpStaff(app, 'designer')
  for (const [day, lastName] of ['Alpha', 'Béta', 'Gamma', 'Delta', 'Epsilon'].entries()) {
    const person = await signUp(app, { lastName, teamName: `${lastName} Rowing` })
    app.setNow(new Date(firstDay + day * 86_400_000))
    const inToronto = { ...montreal, city: 'Toronto', state: 'ON', zipcode: 'M5V 2T6' }
    const { id } = await placeOrder(person, [await makeDesign(person, { name: 'Crew' })], {
      shippingAddress: { ...(day === 0 ? inToronto : montreal), organization: `${lastName} Club` },
    })
    placed.push({ person, id, number: 1001 + day })
  }
  app.setNow(new Date())
})
afterAll(() => app.close())

type Amounts = Readonly<Record<'subtotal' | 'shipping' | 'tax' | 'total', number | null>>
type Asked = z.input<(typeof deskCalls.list)['body']>
const list = (body: Asked = {}) => staff.call(deskCalls.list, { body })
const idsOf = async (body: Asked) => (await list(body)).items.map(each => each.preorder.id)
const ids = (...days: number[]) => days.map(day => must(placed[day], 'request').id)

describe('all requests (OR23)', () => {
  test('come in pages, newest first, counted by status', async () => {
    const page = await list({ itemsPerPage: 2, pageNumber: 1 })
    expect(page.items.map(each => each.preorder.id)).toEqual(ids(4, 3))
    expect(page).toMatchObject({ total: 5, pageNumber: 1, itemsPerPage: 2 })
    expect(page.counts).toMatchObject({ intent: 5, purchased: 0 })
    expect(page.staff).toMatchObject([{ id: staff.id }])
    expect(await idsOf({ itemsPerPage: 2, pageNumber: 2 })).toEqual(ids(2, 1))
    expect(await idsOf({ itemsPerPage: 2, pageNumber: 3 })).toEqual(ids(0))
    expect(await idsOf({ itemsPerPage: 2, pageNumber: 4 })).toEqual([])
    expect((await list()).itemsPerPage).toBe(20)
  })

  test.each<[string, number[]]>([
    ['1003', [2]],
    ['beta', [1]],
    ['BÉTA row', [1]],
    ['gamma club', [2]],
    ['maya', [4, 3, 2, 1, 0]],
    ['nobody', []],
    ['!?', []],
    ["' | zz:* & \\", []],
  ])('are found by %j', async (search, days) => {
    expect(await idsOf({ search })).toEqual(ids(...days))
  })

  test('are found by an email, and by the id of a design, of its copy or of the request', async () => {
    const { person, id } = must(placed[3], 'request')
    const [item] = must((await list({ search: id })).items[0], 'request').purchasedItems
    expect(await idsOf({ search: person.email })).toEqual([id])
    expect(await idsOf({ search: must(item, 'item').design_id })).toEqual([id])
    expect(await idsOf({ search: ` ${must(item, 'item').original_design_id.toUpperCase()} ` })).toEqual([id])
    expect(await idsOf({ search: staff.id })).toEqual([])
  })

  test('are narrowed by time, province and status, and sorted', async () => {
    const day = (at: number) => new Date(firstDay + at * 86_400_000).toISOString()
    expect(await idsOf({ from: day(1), to: day(3) })).toEqual(ids(2, 1))
    expect(await idsOf({ province: 'on' })).toEqual(ids(0))
    expect(await idsOf({ statuses: ['purchased'] })).toEqual([])
    expect((await list({ statuses: ['purchased'] })).counts.intent).toBe(5)
    expect(await idsOf({ sort: 'oldest' })).toEqual(ids(0, 1, 2, 3, 4))
    expect(await idsOf({ sort: 'customer' })).toEqual(ids(0, 1, 3, 4, 2))
    expect(await idsOf({ sort: 'organization', itemsPerPage: 2, pageNumber: 3 })).toEqual(ids(2))
  })

  test('are narrowed to those that a member of staff is in charge of: the first who changed them (OR50)', async () => {
    const [item] = must((await list({ search: '1002' })).items[0], 'request').purchasedItems
    await update(staff, must(item, 'item').design_id, paint(red))
    expect(await idsOf({ staffId: staff.id })).toEqual(ids(1))
  })

  test('are found by the name that their customer has now', async () => {
    const { person, id } = must(placed[4], 'request')
    await person.call(userCalls.updateMe, { body: { lastName: 'Omega' } })
    expect(await idsOf({ search: 'omega' })).toEqual([id])
  })

  test('are found by the name that their team has now', async () => {
    const { person, id } = must(placed[3], 'request')
    await person.call(teamCalls.rename, { body: { id: person.teamId, name: 'Zeta Sailing' } })
    expect(await idsOf({ search: 'zeta' })).toEqual([id])
  })

  test('are had as CSV, as they are narrowed, with nothing that a spreadsheet would run', async () => {
    const { person, id } = must(placed[2], 'request')
    const organization = '=1+1,"x"'
    await staff.call(deskCalls.setShipping, {
      body: { preorderId: id, shippingAddress: { ...montreal, organization } },
    })
    const { csv, filename } = await staff.call(deskCalls.csv, { body: { search: '1003' } })
    expect(filename).toMatch(/^teamloom-\d{4}-\d\d-\d\d\.csv$/)
    const [head, line, end] = csv.split('\r\n')
    expect(head).toMatch(/^\uFEFF"Request","Order","Status"/)
    expect(line).toContain(`"1003","","Sent","`)
    const elise = await signUpStaff(app, 'admin', { language: 'fr' })
    const inFrench = (await elise.call(deskCalls.csv, { body: { search: '1003' } })).csv.split('\r\n')
    expect(inFrench[0]).toMatch(/^\uFEFF"Demande";"Commande";"Statut"/)
    expect(inFrench[1]).toContain(`"1003";"";"Envoyée";"`)
    expect(inFrench[1]).toMatch(/;"CAD";"\d+,\d\d";/)
    expect(line).toContain(`"'=1+1,""x""","Maya","Gamma","${person.email}","Montréal","QC","CA","22","CAD"`)
    expect(end).toBe('')
    expect((await staff.call(deskCalls.csv, { body: {} })).csv.split('\r\n')).toHaveLength(7)
    expect(
      (await staff.call(deskCalls.csv, { body: { statuses: ['shipped'] } })).csv.split('\r\n'),
    ).toHaveLength(2)
  })

  test.each([
    ['=A1', "'=A1"],
    ['+1-514', "'+1-514"],
    ['-5', '-5'],
    ['+3.5', '+3.5'],
    ['-2+3', "'-2+3"],
    ['@SUM', "'@SUM"],
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ['a=1', 'a=1'],
  ])('as CSV have %s as %s, like every file for spreadsheets (SC20)', async (organization, cell) => {
    const { id } = must(placed[1], 'request')
    await staff.call(deskCalls.setShipping, {
      body: { preorderId: id, shippingAddress: { ...montreal, organization } },
    })
    const { csv } = await staff.call(deskCalls.csv, { body: { search: '1002' } })
    expect(csv).toContain(`,"${cell}","Maya",`)
  })

  test('have their amounts in the CSV, to the cent: a request’s own, and of an order its invoice’s (OR39)', async () => {
    const customer = await signUp(app, { firstName: 'Omega' })
    const { id } = await placeOrder(customer, [await makeDesign(customer), await makeDesign(customer)])
    const asCsv = async (ordersOnly: boolean) => {
      const { csv } = await staff.call(deskCalls.csv, { body: { search: customer.email, ordersOnly } })
      return csv.split('\r\n').slice(1, -1)
    }
    const dollars = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))
    const amountsOf = ({ subtotal, shipping, tax, total }: Amounts) => {
      const discounts = (subtotal ?? 0) + (shipping ?? 0) + (tax ?? 0) - (total ?? 0)
      return `"${[subtotal, discounts, shipping, tax, total].map(dollars).join('","')}"`
    }
    const read = () => staff.call(deskCalls.read, { body: { preorderId: id } })
    expect(await asCsv(true)).toEqual([])
    const request = (await read()).invoice
    expect(request.total).toBeGreaterThan(0)
    expect((await asCsv(false))[0]).toContain(`"CAD",${amountsOf(request)},""`)

    const discount = { id: 'ten', name: 'Ten off', amount: 1000 }
    await staff.call(deskCalls.setDiscount, { body: { preorderId: id, discount } })
    await staff.call(deskCalls.setCurrency, { body: { preorderId: id, currency: 'usd' } })
    const changed = (await read()).invoice
    expect(changed.total).not.toBe(request.total)
    expect((await asCsv(false))[0]).toContain(`"USD",${amountsOf(changed)},""`)

    const { order } = await staff.call(deskCalls.setStatus, { body: { preorderId: id, status: 'purchased' } })
    const { invoice, number } = must(order, 'order')
    expect(invoice.tax).toBeGreaterThan(0)
    expect((await asCsv(true))[0]).toContain(`"USD",${amountsOf(invoice)},"${number}"`)
    // It is void: nothing is due.
    await staff.call(deskCalls.setStatus, { body: { preorderId: id, status: 'cancelled' } })
    expect((await asCsv(true))[0]).toContain(`"USD","","","","","","${number}"`)
  })

  test.each([
    [{ pageNumber: 0 }],
    [{ itemsPerPage: 101 }],
    [{ statuses: ['lost'] }],
    [{ search: 'x'.repeat(201) }],
    [{ from: 'yesterday' }],
    [{ sort: 'password' }],
  ])('asked for by %j are refused', async body => {
    expect(await staff.refused(deskCalls.list, { body: body as Asked })).toBe('400 validation_failed')
  })
})

describe('a list over years (OR23)', () => {
  beforeAll(async () => {
    await app.pool.query(
      `with added as (
         insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address, created_at)
         select gen_random_uuid(), pattern.user_id, (array['intent', 'shipped', 'delivered'])[1 + i % 3], 'cad', 'en',
           pattern.shipping_address, pattern.billing_address, timestamptz '2001-01-01' + i * interval '31 hours'
         from generate_series(0, 899) i, preorders pattern where pattern.id = $1 returning id, number, status, created_at)
       insert into preorder_listings
         (preorder_id, status, province, customer, organization, words, is_order, created_at, updated_at)
       select id, status, (array['QC', 'BC'])[1 + number % 2], 'years ' || number % 7, '', '''years''', false, created_at,
         created_at from added`,
      ids(0),
    )
  })
  afterAll(async () => {
    await app.pool.query(`delete from preorder_listings where customer like 'years%'`)
    await app.pool.query(`delete from preorders where created_at < now() - interval '15 years'`)
  })

  const straight = async (where: string, order: string, page: number) => {
    const { rows } = await app.pool.query<{ id: string; status: string }>(
      `select preorder_id as id, status from preorder_listings where created_at < '2005-01-01' and ${where}
       order by ${order}`,
    )
    return {
      total: rows.length,
      ids: rows.slice(page * 20 - 20, page * 20).map(({ id }) => id),
      shipped: rows.filter(({ status }) => status === 'shipped').length,
    }
  }
  const until = { to: '2005-01-01T00:00:00Z' }

  test.each<[Asked, string]>([
    [{}, 'true'],
    [{ province: 'BC' }, `province = 'BC'`],
    [
      { from: '2001-03-01T00:00:00Z', to: '2002-01-01T00:00:00Z' },
      `created_at between '2001-03-01' and '2001-12-31 23:59:59.999'`,
    ],
    [
      { from: '2001-03-17T11:30:00Z', to: '2002-02-03T04:05:06Z' },
      `created_at >= '2001-03-17 11:30Z' and created_at < '2002-02-03 04:05:06Z'`,
    ],
    [
      { from: '2001-03-17T11:30:00Z', to: '2001-03-21T00:00:00Z' },
      `created_at >= '2001-03-17 11:30Z' and created_at < '2001-03-21'`,
    ],
    [
      { from: '2001-05-31T23:00:00Z', to: '2001-06-01T01:00:00Z', province: 'QC' },
      `province = 'QC' and created_at >= '2001-05-31 23:00Z' and created_at < '2001-06-01 01:00Z'`,
    ],
    [{ from: '2001-06-01T00:00:00Z', to: '2001-05-01T00:00:00Z' }, 'false'],
  ])('narrowed by %j has every page and count as when each is looked at', async (asked, where) => {
    for (const [sort, order] of [
      ['newest', 'created_at desc, preorder_id desc'],
      ['oldest', 'created_at, preorder_id'],
      ['customer', 'customer, preorder_id'],
    ] as const) {
      const all = await straight(where, order, 1)
      for (const pageNumber of new Set([1, 2, Math.ceil(all.total / 40), Math.ceil(all.total / 20)])) {
        const page = await list({ ...until, ...asked, sort, pageNumber: Math.max(1, pageNumber) })
        const expected = await straight(where, order, Math.max(1, pageNumber))
        expect(page.items.map(each => each.preorder.id)).toEqual(expected.ids)
        expect(page.total).toBe(expected.total)
        expect(page.counts.shipped).toBe(expected.shipped)
      }
      const shipped = await straight(`${where} and status = 'shipped'`, order, 2)
      const page = await list({ ...until, ...asked, sort, statuses: ['shipped'], pageNumber: 2 })
      expect(page.items.map(each => each.preorder.id)).toEqual(shipped.ids)
      expect(page.total).toBe(shipped.total)
    }
  })

  test('is counted as it is now, when something comes, changes or goes, and after the night', async () => {
    const shippedNow = async () => (await list({ ...until, sort: 'oldest' })).counts.shipped
    const before = await shippedNow()
    await app.pool.query(
      `update preorder_listings set status = 'shipped' where status = 'intent' and customer like 'years%'`,
    )
    expect(await shippedNow()).toBe(before + 300)
    await app.pool.query(`delete from preorder_listings where customer = 'years 3' and status = 'shipped'`)
    const { shipped } = await straight('true', 'created_at', 1)
    expect(shipped).toBeLessThan(before + 300)
    expect(await shippedNow()).toBe(shipped)
    await keepHouse(app.dependencies)
    expect(await shippedNow()).toBe(shipped)
    const { rows } = await app.pool.query<{ most: number }>(
      `select max(of_kind)::int as most from (select count(*) as of_kind from listing_counts group by month, status, province, is_order) kinds`,
    )
    expect(rows[0]?.most).toBe(1)
  })
})

describe('a search that finds thousands (OR23)', () => {
  beforeAll(async () => {
    await app.pool.query(
      `insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address, created_at)
       select gen_random_uuid(), pattern.user_id, case when i % 600 = 0 then 'shipped' else 'intent' end, 'cad', 'en',
         pattern.shipping_address, pattern.billing_address,
         now() - interval '9 years' - i * interval '1 minute'
       from generate_series(1, 6000) i, preorders pattern where pattern.id = $1`,
      ids(0),
    )
    await app.pool.query(`
      insert into preorder_listings
        (preorder_id, status, province, customer, organization, words, is_order, created_at, updated_at)
      select id, status, 'QC', 'crowd ' || number % 7, '', '''crowd''', false, created_at, created_at
      from preorders where created_at < now() - interval '8 years'`)
  })

  const inOrder = async (order: string, where = `status in ('intent', 'shipped')`) => {
    const { rows } = await app.pool.query<{ id: string }>(
      `select preorder_id as id from preorder_listings where customer like 'crowd%' and ${where} order by ${order}`,
    )
    return rows.map(({ id }) => id)
  }

  test.each([
    ['newest', 'created_at desc, preorder_id desc'],
    ['customer', 'customer, preorder_id'],
  ] as const)('has the first thousand of them in pages, %s first', async (sort, order) => {
    const all = await inOrder(order)
    for (const pageNumber of [1, 25, 50]) {
      const page = await list({ search: 'crowd', sort, pageNumber })
      expect(page).toMatchObject({ total: 1000, hasMore: true, countsAtLeast: true })
      expect(page.items.map(each => each.preorder.id)).toEqual(
        all.slice(pageNumber * 20 - 20, pageNumber * 20),
      )
    }
    expect(await idsOf({ search: 'crowd', sort, pageNumber: 51 })).toEqual([])
  })

  test('says how many have a status that few of them have, to the last', async () => {
    const shipped = await inOrder('created_at desc, preorder_id desc', `status = 'shipped'`)
    const page = await list({ search: 'crowd', statuses: ['shipped'], itemsPerPage: 6, pageNumber: 2 })
    expect(page).toMatchObject({ total: 10, hasMore: false, countsAtLeast: true, counts: { shipped: 10 } })
    expect(page.items.map(each => each.preorder.id)).toEqual(shipped.slice(6))
  })

  test('leaves what is not searched counted to the last', async () => {
    const page = await list({ province: 'QC', pageNumber: 301 })
    expect(page).toMatchObject({ hasMore: false, countsAtLeast: false })
    expect(page.total).toBeGreaterThan(6000)
    expect(page.items.at(-1)?.preorder.id).toBe((await inOrder('created_at desc, preorder_id desc')).at(-1))
  })

  test('has all orders at once where no page is asked for, up to ten thousand of them', async () => {
    await app.pool.query(
      `with added as (
         insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address, created_at)
         select gen_random_uuid(), pattern.user_id, 'purchased', 'cad', 'en', pattern.shipping_address,
           pattern.billing_address, now() - interval '20 years' - i * interval '1 minute'
         from generate_series(1, 10050) i, preorders pattern where pattern.id = $1 returning id, created_at
       ), ordered as (
         insert into orders (id, number, preorder_id, created_at)
         select gen_random_uuid(), 100000 + row_number() over (order by created_at), id, created_at from added
       )
       insert into preorder_listings
         (preorder_id, status, province, customer, organization, words, is_order, created_at, updated_at)
       select id, 'purchased', 'QC', 'crowd', '', '''many''', true, created_at, created_at from added`,
      ids(0),
    )
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/v1/orders/purchasedorders',
      headers: { 'access-token': staff.token },
      payload: {},
    })
    type Answer = {
      data: { items: { order: { number: number } }[]; total: number; hasMore: boolean }
    }
    const { items, total, hasMore } = answer.json<Answer>().data
    expect([answer.statusCode, items.length, total, hasMore]).toEqual([200, 10_000, 10_051, true])
    // After the one that was made today.
    const numbers = items.slice(1).map(({ order }) => order.number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    const page = await staff.call(orderCalls.listAll, { body: { itemsPerPage: 100, pageNumber: 101 } })
    expect(page.items).toHaveLength(51)
    expect(page).toMatchObject({ total: 10_051, hasMore: false })
  })
})
