import { brandAsBuilt } from '@teamloom/commerce/house/brand.ts'
import { moneyAsBuilt } from '@teamloom/commerce/house/money.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { systemCalls } from '@teamloom/contract/system.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrandHead } from '#api/house/brand-head.ts'
import { makeDesign, tshirt } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let designer: Person
let maya: Person

beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DAYS: '10', INTERAC_EMAIL: 'pay@shop.example', COLLECT_PST: 'BC' })
  admin = await signUpStaff(app, 'admin')
  designer = await signUpStaff(app, 'designer')
  maya = await signUp(app)
})
afterAll(() => app.close())

beforeEach(async () => {
  app.setNow(new Date())
  await app.pool.query('truncate setting_changes')
  app.dependencies.house.forget()
})

const set = (key: string, value: unknown) =>
  admin.call(settingCalls.change, { body: { changes: [{ key, value }] } })

const own = {
  ...moneyAsBuilt,
  gstNumber: '123456789 RT0001',
  qstNumber: '',
  paymentDays: 30,
  interacEmail: 'new@shop.example',
  collectPst: ['BC', 'MB'],
  depositPercent: 40,
  invoiceTerms: { en: 'Colours may differ a little.', fr: 'Les couleurs peuvent varier un peu.' },
}

/** A request of Maya's that became an order. */
async function order() {
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
  const body = { preorderId, status: 'purchased', tellCustomer: false } as const
  const detail = await admin.call(deskCalls.setStatus, { body })
  return { preorderId, orderId: must(detail.order, 'order').id }
}

const ledgerOf = (orderId: string) => maya.call(paymentCalls.ledgerOfOrder, { params: { orderId } })

async function invoiceOf(orderId: string): Promise<string> {
  const answer = await app.app.inject({
    url: `/api/v1/orders/invoice/${orderId}.pdf`,
    headers: { 'access-token': maya.token },
  })
  const { pages } = await readPdf(answer.rawPayload)
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}

describe('money', () => {
  test('is what was configured, and what the house sets in its place at the next call (ST21, ST8)', async () => {
    const before = await maya.call(systemCalls.provider, {})
    expect(before).toMatchObject({ collectPst: ['BC'], depositPercent: null })
    const { settings } = await admin.call(settingCalls.list, {})
    const told = must(
      settings.find(({ key }) => key === 'money'),
      'money',
    )
    expect(told.value).toMatchObject({
      paymentDays: 10,
      interacEmail: 'pay@shop.example',
      collectPst: ['BC'],
    })
    expect(told.value).toEqual(told.default)
    await set('money', own)
    expect(await maya.call(systemCalls.provider, {})).toMatchObject({
      gstNumber: '123456789 RT0001',
      qstNumber: '',
      collectPst: ['BC', 'MB'],
      depositPercent: 40,
    })
    // What was configured, set again, is not set any more.
    await set('money', told.default)
    expect(await maya.call(systemCalls.provider, {})).toEqual(before)
  })

  test('of an order and its invoice stays as it was, what is ordered afterwards is on what was set (ST12, ST22)', async () => {
    const first = await order()
    const until = must((await ledgerOf(first.orderId)).instructions, 'instructions').until
    const paper = await invoiceOf(first.orderId)
    expect(paper).toContain('QST no. 1234567890 TQ0001')
    await set('money', own)
    const after = must((await ledgerOf(first.orderId)).instructions, 'instructions')
    expect(after.until).toBe(until)
    // Where money goes now is what the house says now.
    expect(after.interacEmail).toBe('new@shop.example')
    expect(await invoiceOf(first.orderId)).toBe(paper)
    const second = await order()
    const later = must((await ledgerOf(second.orderId)).instructions, 'instructions').until
    expect((Date.parse(later) - Date.parse(until)) / 86_400_000).toBe(20)
    const words = await invoiceOf(second.orderId)
    expect(words).toContain('GST/HST no. 123456789 RT0001')
    expect(words).toContain('Colours may differ a little.')
    expect(words).not.toContain('QST no.')
    const listed = await admin.call(deskCalls.list, { body: { pageNumber: 1, itemsPerPage: 50 } })
    const days = (id: string) => listed.items.find(each => each.preorder.id === id)?.desk.dueOn
    expect([days(first.preorderId), days(second.preorderId)]).toEqual([until, later])
  })

  test('of orders that kept none of it is kept before it changes for the first time (ST12)', async () => {
    const { orderId } = await order()
    await app.pool.query('update orders set terms = null, collect_pst = null where id = $1', [orderId])
    const until = must((await ledgerOf(orderId)).instructions, 'instructions').until
    await set('money', own)
    expect(must((await ledgerOf(orderId)).instructions, 'instructions').until).toBe(until)
    const { rows } = await app.pool.query('select terms, collect_pst from orders where id = $1', [orderId])
    expect(rows).toMatchObject([{ terms: { paymentDays: 10 }, collect_pst: ['BC'] }])
  })

  test('is overdue by an order’s own days (ST12, OR51)', async () => {
    const first = await order()
    await set('money', { ...own, paymentDays: 5 })
    const second = await order()
    await app.pool.query('update preorder_listings set due_since = due_since - 8')
    const body = { pageNumber: 1, itemsPerPage: 50, money: 'overdue' } as const
    const late = await admin.call(deskCalls.list, { body })
    const ids = late.items.map(({ preorder }) => preorder.id)
    expect(ids).toContain(second.preorderId)
    expect(ids).not.toContain(first.preorderId)
  })

  test('is neither read nor set by designers (ST13)', async () => {
    const { settings } = await designer.call(settingCalls.list, {})
    expect(settings.some(({ key }) => key === 'money')).toBe(false)
    expect(await designer.refused(settingCalls.history, { query: { key: 'money' } })).toBe('404 not_found')
  })

  test('that cannot be so is refused (ST25)', async () => {
    const body = { changes: [{ key: 'money', value: { ...own, gstNumber: '12' } }] }
    expect(await admin.refused(settingCalls.change, { body })).toBe('422 setting_invalid')
  })
})

describe('delivery', () => {
  const weeks = { minWeeks: 5, maxWeeks: 7 }
  const calendar = { closed: [{ from: '2026-12-24', to: '2027-01-03' }], cutOffHour: 14 }

  test('is told with designs, in the catalogue and the cart as the house sets it (ST23, ST24)', async () => {
    const designId = await makeDesign(maya)
    await maya.call(cartCalls.add, { body: { designId } })
    await set('delivery/tshirt', weeks)
    await set('calendar', calendar)
    const told = { ...weeks, calendar }
    expect((await maya.call(generatorCalls.read, { params: { id: designId } })).deliveryTime).toEqual(told)
    const definition = await maya.call(generatorCalls.productDefinition, { body: tshirt })
    expect(definition.deliveryTime).toEqual(told)
    const [line] = (await maya.call(cartCalls.items, { query: {} })).items
    expect(line?.designState.deliveryTime).toEqual(told)
  })

  test('of what is ordered stays as it was promised (ST12, ST23)', async () => {
    const { id } = await placeOrder(maya, [await makeDesign(maya)])
    const timeOf = async () => {
      const requests = await maya.call(preorderCalls.list, {})
      return requests
        .find(({ preorder }) => preorder.id === id)
        ?.purchasedItems.map(({ designState }) => designState.deliveryTime)
    }
    const before = await timeOf()
    expect(before).toEqual([{ minWeeks: 3, maxWeeks: 10 }])
    await set('delivery/tshirt', weeks)
    await set('calendar', calendar)
    expect(await timeOf()).toEqual(before)
    const later = await placeOrder(maya, [await makeDesign(maya)])
    const requests = await maya.call(preorderCalls.list, {})
    const [item] = must(
      requests.find(({ preorder }) => preorder.id === later.id),
      'request',
    ).purchasedItems
    expect(item?.designState.deliveryTime).toEqual({ ...weeks, calendar })
  })
})

describe('the brand', () => {
  const brand = {
    ...brandAsBuilt,
    name: 'Atelier Nord',
    address: '12 rue des Ormes\nMontréal QC',
    accent: '#8a1538',
    sender: 'Atelier Nord, commandes',
    signature: { en: 'See you soon, Atelier Nord.', fr: 'À bientôt, Atelier Nord.' },
  }
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const pngOf = async () => {
    const create = { width: 120, height: 40, channels: 4, background: '#8a1538' } as const
    return (await sharp({ create }).png().toBuffer()).toString('base64')
  }
  const fetchLogo = async () => {
    const { logos } = await maya.call(systemCalls.provider, {})
    const address = logos.light && new URL(logos.light)
    return address ? app.app.inject({ url: `${address.pathname}${address.search}` }) : undefined
  }

  test('is on pages, papers and mails once it is set (ST26)', async () => {
    await set('brand', brand)
    const told = await maya.call(systemCalls.provider, {})
    expect(told).toMatchObject({
      name: 'Atelier Nord',
      accent: '#8a1538',
      address: '12 rue des Ormes;Montréal QC',
    })
    expect(told).not.toHaveProperty('signature')
    const { orderId } = await order()
    const paper = await invoiceOf(orderId)
    for (const words of ['Atelier Nord', '12 rue des Ormes', 'Montréal QC']) expect(paper).toContain(words)
    await set('logo/light', { kind: 'png', data: await pngOf() })
    const jonas = await signUp(app)
    const { id: preorderId } = await placeOrder(jonas, [await makeDesign(jonas)])
    const body = { preorderId, status: 'purchased', tellCustomer: true } as const
    await admin.call(deskCalls.setStatus, { body })
    const [mail] = await mailsTo(app, jonas.email, 'confirmed')
    const written = must(mail, 'mail')
    expect(written.text).toContain('See you soon, Atelier Nord.')
    expect(written.html).toContain('#8a1538')
    expect(written.html).not.toContain('#2836CF')
    expect(written.html).toContain('/api/v1/brand/logo/light?v=')
    expect(written.head).toContain('Atelier Nord, commandes')
    // What is ordered keeps its letterhead.
    await set('brand', { ...brand, name: 'Other Name' })
    expect(await invoiceOf(orderId)).toContain('12 rue des Ormes')
  })

  test('has a logo that does nothing but show (ST27)', async () => {
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="alert(1)">
      <script>alert(2)</script><a href="javascript:alert(3)"><rect width="40" height="40" fill="#8a1538" onclick="x()"/></a>
      <foreignObject><iframe src="https://evil.example"/></foreignObject></svg>`
    await set('logo/light', { kind: 'svg', data: base64(hostile) })
    const answer = must(await fetchLogo(), 'logo')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.body).toContain('<svg')
    expect(answer.body).not.toMatch(/script|onload|onclick|javascript:|foreignObject|iframe|evil/i)
    // What is sent again is no change.
    const { revision } = await set('logo/light', { kind: 'svg', data: base64(hostile) })
    expect(revision).toBe(1)
    const { changes } = await admin.call(settingCalls.history, { query: { key: 'logo/light' } })
    expect(changes.map(({ value }) => value)).toEqual([{ kind: 'svg', data: '' }])
    await set('logo/light', null)
    expect(await fetchLogo()).toBeUndefined()
  })

  test.each([
    ['no drawing', base64('<svg xmlns="http://www.w3.org/2000/svg"')],
    ['a page', base64('<!doctype html><script>alert(1)</script>')],
    ['a GIF', base64('GIF89a')],
    [
      'a drawing that reads a file',
      base64(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/></svg>',
      ),
    ],
    ['a picture that is cut off', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAf'],
    ['nothing', 'AAAA'],
  ])('is refused with a logo that is %s (ST27)', async (_, data) => {
    const body = { changes: [{ key: 'logo/dark', value: { kind: 'svg', data } }] }
    expect(await admin.refused(settingCalls.change, { body })).toBe('422 setting_invalid')
  })

  test('has an icon of its own in the tab of a browser (ST27)', async () => {
    await set('logo/icon', { kind: 'png', data: await pngOf() })
    const { logos } = await maya.call(systemCalls.provider, {})
    expect(logos).toMatchObject({ light: null, dark: null })
    const address = new URL(must(logos.icon, 'icon'))
    const answer = await app.app.inject({ url: `${address.pathname}${address.search}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    const head = openBrandHead(app.dependencies)()
    expect(head).toContain(`<link rel="icon" href="${address.pathname}${address.search}">`)
  })

  test('is refused with a colour that white is not read on (ST26)', async () => {
    const body = { changes: [{ key: 'brand', value: { ...brand, accent: '#ffd400' } }] }
    expect(await admin.refused(settingCalls.change, { body })).toBe('422 setting_invalid')
  })
})
