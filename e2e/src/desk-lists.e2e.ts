import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser
let sam: Customer
let jonas: Customer
let designId: string

beforeAll(async () => {
  browser = await openBrowser()
  sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(server, sam, 'grant', 'designer')
  jonas = await signUp(server.url, { firstName: 'Jonas', lastName: 'Roy' })
  designId = await makeDesign(jonas, 'Tour tee')
})
afterAll(() => browser.close())

async function open(path: string, customer?: Customer) {
  const { page, context, problems } = await openVisitor(browser, server.url)
  onTestFinished(() => context.close())
  if (customer) await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

const place = () => placeRequest(jonas, [{ designId, sizes: [{ name: 'M', qty: 20 }] }])
const rows = (page: Page) => page.getByRole('button', { name: /^Details of/ })

describe('the staff list', () => {
  it('has twenty on a page, the first, previous, next and last of which are gone to', async () => {
    for (let request = 0; request < 41; request++) await place()
    const { page, problems } = await open(`/purchased/orders?q=${encodeURIComponent(jonas.email)}`, sam)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const goTo = async (name: string, at: string, count: number) => {
      await pages.getByRole('button', { name }).click()
      await pages.getByText(at, { exact: true }).waitFor()
      await expect.poll(() => rows(page).count()).toBe(count)
    }
    await pages.getByText('Page 1 of 3', { exact: true }).waitFor()
    expect(await rows(page).count()).toBe(20)
    for (const name of ['First', 'Previous'])
      expect(await pages.getByRole('button', { name }).isDisabled()).toBe(true)
    await goTo('Next', 'Page 2 of 3', 20)
    await pages.getByText(/^21 to 40 of 41/).waitFor()
    await goTo('Last', 'Page 3 of 3', 1)
    for (const name of ['Next', 'Last'])
      expect(await pages.getByRole('button', { name }).isDisabled()).toBe(true)
    await goTo('Previous', 'Page 2 of 3', 20)
    await page.reload()
    await pages.getByText('Page 2 of 3', { exact: true }).waitFor()
    await goTo('First', 'Page 1 of 3', 20)
    expect(problems).toEqual([])
  })

  it('has orders beside requests, each with the ways to it and to its techpack', async () => {
    const preorderId = await place()
    const { order_id: orderId } = await sam.call<{ order_id: string }>('POST', '/preorders/admin/status', {
      preorderId,
      status: 'purchased',
    })
    const { page, problems } = await open(`/purchased/orders?q=${preorderId}`, sam)
    const techpack = page.getByRole('link', { name: 'Techpack' })
    await rows(page).click()
    expect(await techpack.getAttribute('href')).toBe(`/techpack/preorder/${preorderId}`)
    await page.getByText('Orders', { exact: true }).click()
    await page.waitForURL(/show=orders/)
    await page.getByRole('rowheader', { name: /^Order \d+ Pre-order \d+/ }).waitFor()
    await rows(page).click()
    expect(await techpack.getAttribute('href')).toBe(`/techpack/order/${orderId}`)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Open pre-order' }).click()
    await page.waitForURL(`**/purchased/preorder/${preorderId}`)
    await page.getByRole('link', { name: 'Customer orders' }).click()
    await page.waitForURL('**/purchased/orders')
    expect(problems).toEqual([])
  })

  it('and all behind it are of staff: whoever else opens them is led to log in, with the way back', async () => {
    const preorderId = await place()
    const paths = [
      '/purchased/orders',
      `/purchased/preorder/${preorderId}`,
      `/purchased/preorder/${preorderId}/design/${designId}/from/preorder`,
      '/purchased/transfers',
      '/validate/referralcode',
    ]
    const own = ['/orders', `/orders/request/${preorderId}`, `/orders/proof/${preorderId}`]
    const refused = async (page: Page, path: string) => {
      await page.goto(path)
      await page.waitForURL(url => url.pathname === '/login')
      expect(new URL(page.url()).searchParams.get('from')).toBe(path)
    }
    const { page: visitor } = await open('/home')
    for (const path of [...paths, ...own]) await refused(visitor, path)
    const { page: customer } = await open('/home', jonas)
    for (const path of paths) await refused(customer, path)
  })
})

it('what is asked for without a connection says that it did not load, and comes once there is one', async () => {
  const preorderId = await place()
  const { page } = await open(`/purchased/orders?q=${preorderId}`, sam)
  await rows(page).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Shipped/ }).click()
  await page.getByText('The orders did not load').waitFor()
  await page.context().setOffline(false)
  await page.getByText('No pre-order matches').waitFor()

  await page.goto(`/purchased/preorder/${preorderId}`)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('Offline', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Invoice' }).click()
  await page.getByLabel('Invoice', { exact: true }).fill('2026-1192')
  await page.keyboard.press('Enter')
  await page.getByText('We cannot reach our servers').first().waitFor()
  expect(await page.getByLabel('Invoice', { exact: true }).inputValue()).toBe('2026-1192')
  await page.context().setOffline(false)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByLabel('Invoice', { exact: true }).press('Enter')
  await page
    .getByRole('region', { name: 'History' })
    .getByText('set the invoice number to 2026-1192')
    .waitFor()
})

describe('a request at the desk', () => {
  it('keeps its address until each field of another one holds', async () => {
    const { page, problems } = await open(`/purchased/preorder/${await place()}`, sam)
    const details = page.getByRole('region', { name: 'Details' })
    await details.getByRole('button', { name: 'Edit Delivery' }).click()
    const save = details.getByRole('button', { name: 'Save', exact: true })
    await details.getByLabel('City').fill('')
    await details.getByLabel('Phone', { exact: true }).fill('123')
    await details.getByLabel('Phone', { exact: true }).press('Tab')
    await details.getByText('This field is required.').waitFor()
    await details.getByText('This phone number is too short.').waitFor()
    expect(await save.isDisabled()).toBe(true)
    await details.getByLabel('City').press('Enter')
    await details.getByLabel('City').fill('Laval')
    expect(await save.isDisabled()).toBe(true)
    await details.getByLabel('Phone', { exact: true }).fill('514 555 0123')
    await save.click()
    await page.getByRole('region', { name: 'History' }).getByText('the delivery address').waitFor()
    await details.getByRole('button', { name: 'Edit Delivery' }).waitFor()
    expect(await details.innerText()).toContain('Laval QC')
    expect(problems).toEqual([])
  })

  it('says of a search for a design why it failed, and lets only an id be searched', async () => {
    const { page } = await open(`/purchased/preorder/${await place()}`, sam)
    await page.getByRole('button', { name: 'Add design' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a design' })
    const find = dialog.getByRole('button', { name: 'Find' })
    for (const text of ['', 'Tour tee', designId.slice(1), `${designId}0`]) {
      await dialog.getByLabel('Design ID').fill(text)
      expect(await find.isDisabled()).toBe(true)
    }
    await dialog.getByLabel('Design ID').fill(designId)
    for (const [answer, words] of [
      [{ status: 500, errorKey: 'internalError' }, 'Error 500'],
      [{ status: 422, errorKey: 'InvalidPartsToBuild' }, 'made of parts that are no longer known'],
    ] as const) {
      await page.route('**/designs/design/search', route =>
        route.fulfill({ status: answer.status, json: { errorKey: answer.errorKey } }),
      )
      await find.click()
      await dialog.getByText(words).waitFor()
      await page.unroute('**/designs/design/search')
    }
    await page.route('**/designs/design/search', route => route.abort())
    await find.click()
    await dialog.getByText('We cannot reach our servers. Try again.').waitFor()
    await page.unroute('**/designs/design/search')
    await find.click()
    await dialog.getByRole('heading', { name: 'Tour tee' }).waitFor()

    // Closed, it forgets.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add design' }).click()
    expect(await dialog.getByLabel('Design ID').inputValue()).toBe('')
  })
})

it('a proof that did not load is asked for again', async () => {
  const preorderId = await place()
  await sam.call('POST', '/preorders/admin/proof', { preorderId, tellCustomer: false })
  const { page, problems } = await open('/orders', jonas)
  await page.route(`**/preorders/proof/${preorderId}`, route => route.abort())
  await page.goto(`/orders/proof/${preorderId}`)
  await page.getByText('The proof did not load').waitFor()
  await page.unroute(`**/preorders/proof/${preorderId}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 2, name: 'Tour tee' }).waitFor()
  expect(problems.filter(text => !text.includes('ERR_FAILED'))).toEqual([])
})

it('the numbers that staff give a request are read by its customer, and what it lacks until then', async () => {
  const preorderId = await place()
  const { page } = await open(`/orders/request/${preorderId}`, jonas)
  const entry = page.getByRole('article').filter({ has: page.getByText('To come') })
  await entry.first().waitFor()
  expect(await page.getByText('External quote').count()).toBe(0)
  await sam.call('POST', '/preorders/admin/externalinvoice', { preorderId, externalInvoice: '2026-1193' })
  await sam.call('POST', '/preorders/admin/externalquote', { preorderId, externalQuote: 'Q-7731' })
  await page.reload()
  const text = () => page.getByRole('article').filter({ hasText: 'Q-7731' }).innerText()
  await page.getByText('Q-7731').waitFor()
  expect(await text()).toMatch(/Invoice number\s+2026-1193[\s\S]*External quote\s+Q-7731/)
})
