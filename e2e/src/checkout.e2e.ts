import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { confirm, faultOf, field, fillIn, openDelivery, placedBy, send, total } from './checkout-page.ts'
import { sharedServer } from './server.ts'
import { readCart } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('placing a request', () => {
  it('in Canada: the form, the confirmations, the request, its acknowledgement', async () => {
    const { page, problems, customer } = await openDelivery(browser, {
      profile: { eventDate: '2099-05-03' },
    })
    await field(page, 'shipping.firstName').waitFor()
    await page
      .getByText(
        /^Making takes \d+ to \d+ weeks once it is approved and paid: delivered on .+ at the earliest\.$/,
      )
      .waitFor()
    await page.getByText(/^Arrives at least [\d,]+ days before your event on May 3, 2099\.$/).waitFor()
    expect(await field(page, 'shipping.firstName').inputValue()).toBe('Maya')
    expect(await field(page, 'shipping.organization').inputValue()).toBe('Wolves Rowing')
    expect(await field(page, 'shipping.email').inputValue()).toBe(customer.email)
    expect(await send(page).isDisabled()).toBe(true)
    await page
      .getByText(
        'Complete the delivery address, confirm that your designs are final and accept the terms to continue.',
      )
      .waitFor()
    await fillIn(page)
    await page.getByText('Confirm that your designs are final and accept the terms to continue.').waitFor()
    await confirm(page)
    await field(page, 'promoCode').fill('  Row-27 été  ')
    await field(page, 'promoCode').blur()
    await page.getByText(/^We do not know this code/).waitFor()
    expect(await send(page).isDisabled()).toBe(false)
    // 30 x 22.90 + 30 x 1.80 - 50.
    expect(await total(page)).toBe('$691.00')
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    await page.getByText('Your order request is in').waitFor()

    const [placed] = await placedBy(customer)
    expect(page.url()).toBe(`${server.url}/orders/request/${placed?.preorder.id}`)
    expect(placed).toMatchObject({
      promoCode: 'Row-27 été',
      locale: 'en',
      invoice: { currency: 'cad', total: 69_100, customer: placed?.shipping },
      shipping: {
        organization: 'Wolves Rowing Club',
        phone: '+15145550199',
        address: { postal_code: 'H3K 1A5' },
      },
    })
    expect(await readCart(customer)).toEqual({})
    await page.getByRole('link', { name: 'Cart', exact: true }).click()
    await page.getByText('Your cart is empty').waitFor()
    // The form of a request that is placed is not gone back to.
    await page.goBack()
    await page.waitForURL('**/orders/request/*')
    expect(await page.evaluate(() => sessionStorage.getItem('teamloom-checkout'))).toBeNull()
    // The code that nobody knows was asked about once.
    expect(problems).toEqual([expect.stringContaining('422')])
  })

  it('from a bar at the foot of narrower windows, with the button at its end', async () => {
    const { page } = await openDelivery(browser)
    await page.setViewportSize({ width: 1024, height: 768 })
    await field(page, 'shipping.firstName').waitFor()
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!
    const reason = await boxOf(page.getByText(/accept the terms to continue\.$/))
    const held = await boxOf(send(page))
    expect(held.x).toBeGreaterThan(reason.x + reason.width)
    await fillIn(page)
    await confirm(page)
    const note = await boxOf(page.getByText('This button sends your request. Nothing is paid now.'))
    const button = await boxOf(send(page))
    expect(button.x).toBeGreaterThan(note.x + note.width)
    expect(button.x + button.width).toBeCloseTo(1000, 0)
  })

  it('from two windows: once, and the other is told with a way out', async () => {
    const { page, context, customer } = await openDelivery(browser)
    const other = await context.newPage()
    await other.goto(`${server.url}/cart/address`)
    for (const each of [page, other]) {
      await fillIn(each)
      await confirm(each)
    }
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    await send(other).click()
    await other.getByText('This cart was ordered or emptied in another window').waitFor()
    await other.getByRole('link', { name: 'My orders' }).waitFor()
    expect(await placedBy(customer)).toHaveLength(1)
  })

  it('in the United States: states, zip code, US dollars', async () => {
    const { page, customer } = await openDelivery(browser)
    await field(page, 'shipping.country').selectOption('US')
    await page.getByText('Prices are now in US dollars.').waitFor()
    expect(await field(page, 'shipping.state').inputValue()).toBe('')
    await page.getByLabel('State', { exact: true }).waitFor()
    await page.getByLabel('Zip code').fill('H3K 1A5')
    await page.getByLabel('Zip code').blur()
    await expect.poll(() => faultOf(page, 'shipping.zipcode')).toBe('Enter a US zip code, such as 05401.')
    await expect.poll(() => total(page)).toBe('US$518.50')
    await fillIn(page, 'shipping', {
      country: 'US',
      state: 'VT',
      zipcode: '05401',
      city: 'Burlington',
      phone: '8025550123',
    })
    await confirm(page)
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    const [placed] = await placedBy(customer)
    expect(placed).toMatchObject({
      invoice: { currency: 'usd', total: 51_850 },
      shipping: { phone: '+18025550123', address: { country: 'US', state: 'VT', postal_code: '05401' } },
    })
    expect(await customer.call('GET', '/user/me')).toMatchObject({ currency: 'usd' })
  })

  it('switches back to Canadian dollars and the province of before with Canada', async () => {
    const { page } = await openDelivery(browser)
    await field(page, 'shipping.country').selectOption('US')
    await expect.poll(() => total(page)).toMatch(/^US/)
    await field(page, 'shipping.country').selectOption('CA')
    await page.getByText('Prices are now in Canadian dollars.').waitFor()
    expect(await field(page, 'shipping.state').inputValue()).toBe('QC')
    await expect.poll(() => total(page)).toBe('$691.00')
    await page.getByLabel('Postal code').waitFor()
  })

  it('bills elsewhere when that is asked for', async () => {
    const { page, customer } = await openDelivery(browser)
    await fillIn(page)
    expect(await field(page, 'billing.city').count()).toBe(0)
    await page.getByLabel('Same as delivery').uncheck()
    expect(await field(page, 'billing.city').inputValue()).toBe('Montréal')
    await field(page, 'billing.organization').fill('')
    await field(page, 'billing.organization').blur()
    await expect.poll(() => faultOf(page, 'billing.organization')).toBe('This field is required.')
    await confirm(page)
    await page.getByText('Complete the billing address to continue.').waitFor()
    await field(page, 'billing.organization').fill('Treasurer of the Wolves')
    await field(page, 'billing.country').selectOption('US')
    await field(page, 'billing.zipcode').fill('05401')
    await page.getByText('Complete the billing address to continue.').waitFor()
    await field(page, 'billing.state').selectOption('VT')
    // Only the delivery decides the currency.
    expect(await total(page)).toBe('$691.00')
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    const [placed] = await placedBy(customer)
    expect(placed?.shipping.organization).toBe('Wolves Rowing Club')
    expect(placed?.invoice.customer).toMatchObject({
      organization: 'Treasurer of the Wolves',
      address: { country: 'US', state: 'VT' },
    })
  })

  it('places one request however often the button is pressed', async () => {
    const { page, customer } = await openDelivery(browser)
    await fillIn(page)
    await confirm(page)
    let sent = 0
    await page.route('**/api/v1/preorders', async route => {
      if (route.request().method() === 'PUT') sent += 1
      await route.continue()
    })
    await send(page).dblclick()
    await page.waitForURL('**/orders/request/*')
    expect(sent).toBe(1)
    expect(await placedBy(customer)).toHaveLength(1)
  })

  it('places one request although its answer was lost', async () => {
    const { page, customer } = await openDelivery(browser)
    await fillIn(page)
    await confirm(page)
    const keys: (string | undefined)[] = []
    await page.route('**/api/v1/preorders', async route => {
      if (route.request().method() !== 'PUT') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await send(page).click()
    await page.getByRole('button', { name: 'Completing…' }).waitFor()
    await page.waitForURL('**/orders/request/*')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(await placedBy(customer)).toHaveLength(1)
  })

  it('says when it could not be sent, and keeps everything for another try', async () => {
    const { page, customer } = await openDelivery(browser)
    await fillIn(page)
    await confirm(page)
    let isAway = true
    await page.route('**/api/v1/preorders', route => (isAway ? route.abort() : route.continue()))
    await send(page).click()
    await page.getByText('Your request was not sent. Nothing is lost, try again.').waitFor()
    expect(await field(page, 'shipping.city').inputValue()).toBe('Montréal')
    expect(await field(page, 'terms').isChecked()).toBe(true)
    isAway = false
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    expect(await placedBy(customer)).toHaveLength(1)
  })
})
