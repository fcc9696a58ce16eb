import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { card, goOn, openCart, saved, size } from './cart-page.ts'
import { sharedServer } from './server.ts'
import { readCart } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('saving', () => {
  it('loses nothing when the page is reloaded in the same second', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'L').fill('33')
    await page.reload()
    await saved(page)
    expect(await size(page, 'Tour tee', 'L').inputValue()).toBe('33')
    await expect.poll(() => readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 33 } })
  })

  it('loses nothing when the page is closed in the same second', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'L').fill('34')
    await page.close()
    await expect.poll(() => readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 34 } })
  })

  it('does not wait for its turn when the screen is left, or the next step is asked for', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    let isHeld = true
    await page.route('**/cart/items/sizes', route => (isHeld ? route.abort() : route.continue()))
    await size(page, 'Tour tee', 'L').fill('35')
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    isHeld = false
    await goOn(page).click({ force: true })
    await saved(page)
    await size(page, 'Tour tee', 'L').fill('36')
    await page.getByRole('link', { name: 'Back to designs' }).click()
    await page.waitForURL('**/designs')
    await expect.poll(() => readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 36 } })
  })

  it('waits for a lost connection, says so, and goes on when it is back', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'L').waitFor()
    await page.context().setOffline(true)
    await size(page, 'Tour tee', 'L').fill('5')
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    await page.getByText('You are offline. Your quantities are kept').waitFor()
    expect(await goOn(page).isDisabled()).toBe(true)
    await size(page, 'Tour tee', 'XL').fill('6')
    await page.context().setOffline(false)
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 5, XL: 6 } })
  })

  it('keeps edits over a reload although the server never had them', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    let isAway = true
    await page.route('**/cart/items/sizes', route => (isAway ? route.abort() : route.continue()))
    // What is sent while the page goes cannot be intercepted: it is lost in the page itself.
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = (input, init) =>
        init?.keepalive ? Promise.reject(new TypeError('lost')) : fetch(input, init)
    })
    await size(page, 'Tour tee', 'L').fill('8')
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    await page.reload()
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    expect(await size(page, 'Tour tee', 'L').inputValue()).toBe('8')
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20 } })
    isAway = false
    await size(page, 'Tour tee', 'XL').fill('1')
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 8, XL: 1 } })
  })

  it('of two tabs keeps what each changed in designs of its own', async () => {
    const { page, customer, ids, open } = await openCart(browser, server.url, {
      'Tour tee': { M: 20 },
      'Crew tee': { M: 20 },
    })
    const other = await open()
    await size(other.page, 'Crew tee', 'L').waitFor()
    await size(page, 'Tour tee', 'L').fill('1')
    await saved(page)
    await size(other.page, 'Crew tee', 'L').fill('2')
    await saved(other.page)
    expect(await readCart(customer)).toEqual({
      [ids['Tour tee']!]: { M: 20, L: 1 },
      [ids['Crew tee']!]: { M: 20, L: 2 },
    })
  })

  it('drops what was removed elsewhere and saves the rest', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, {
      'Tour tee': { M: 20 },
      'Crew tee': { M: 20 },
    })
    await size(page, 'Tour tee', 'M').waitFor()
    const { items } = await customer.call<{ items: { id: string; design_id: string }[] }>(
      'GET',
      '/cart/items',
    )
    const gone = items.find(item => item.design_id === ids['Crew tee'])!
    await customer.call('DELETE', `/cart/item/${gone.id}`)
    await size(page, 'Crew tee', 'L').fill('2')
    await size(page, 'Tour tee', 'L').fill('3')
    await card(page, 'Crew tee').waitFor({ state: 'detached' })
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 3 } })
  })
})
