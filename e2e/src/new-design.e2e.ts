import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { gate, isFocused } from './driver.ts'
import { openProject } from './project-page.ts'
import { sharedServer } from './server.ts'
import { drawn } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose a product' })
const productList = (page: Page) => picker(page).getByRole('region', { name: 'Products' })
const isLoaded = (image: Locator) =>
  image.evaluate(each => each instanceof HTMLImageElement && each.naturalWidth > 0)
const product = (page: Page, name: RegExp) => productList(page).getByRole('button', { name })

describe('a new design', () => {
  it('is made of the product chosen, from the empty project to the studio', async () => {
    const { customer, page, problems } = await openProject(browser, server.url)
    await page.getByText('No designs yet', { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'New design' }).click()
    await page.waitForURL('**/newdesign')
    await product(page, /^T-shirt.*from \$\d+\.\d\d at \d+/).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    const { open, opened } = gate()
    await page.route('**/generator/design', async route => {
      await opened
      await route.continue()
    })
    await product(page, /^T-shirt/).click()
    await page.getByRole('status').filter({ hasText: 'Getting ready' }).waitFor()
    await page.getByText('T-shirt for project (1)').waitFor()
    await page.keyboard.press('Escape')
    expect(page.url()).toContain('/newdesign')
    open()
    await page.waitForURL(/\/design\/[\w-]{36}$/)
    const [design] = await customer.call<{ id: string; name: string; product: { name: string } }[]>(
      'GET',
      '/designs/',
    )
    expect(design).toMatchObject({ name: 'T-shirt', product: { name: 'tshirt' } })
    expect(page.url()).toContain(String(design?.id))
    await page.goBack()
    await page.waitForURL('**/designs')
    expect(problems).toEqual([])
  })

  it('has its garment on the stage from the click on, and waits for no list', async () => {
    const { page, problems } = await openProject(browser, server.url, { at: 'newdesign' })
    const card = product(page, /^Hoodie/).first()
    await card.waitFor()
    const [made, lists] = [gate(), gate()]
    await page.route('**/generator/design', async route => {
      await made.opened
      await route.continue()
    })
    await page.route('**/api/v1/designs/', async route => {
      await lists.opened
      await route.continue()
    })
    await card.click()
    const picture = page.getByRole('status').locator('img[src*="front.webp"]').last()
    await expect.poll(() => isLoaded(picture)).toBe(true)
    const { width = 0 } = (await picture.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(400)
    made.open()
    await drawn(page)
    await page.getByRole('banner').getByText('Hoodie', { exact: true }).waitFor()
    lists.open()
    await page.getByRole('navigation', { name: 'Parts' }).waitFor()
    expect(problems).toEqual([])
  })

  it('is started with the keyboard alone', async () => {
    const { page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await page.getByRole('link', { name: 'New design' }).focus()
    await page.keyboard.press('Enter')
    const search = picker(page).getByRole('searchbox')
    await product(page, /^T-shirt/).waitFor()
    await expect.poll(() => isFocused(search)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(product(page, /^Hoodie/))).toBe(true)
    const cards = productList(page).getByRole('button')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => isFocused(cards.nth(1))).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => isFocused(cards.last())).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(() => isFocused(cards.first())).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/design\/[\w-]{36}$/)
  })

  it('can be left: Escape goes back to the designs and to where one was', async () => {
    const { customer, page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    const newDesign = page.getByRole('link', { name: 'New design' })
    await newDesign.click()
    await picker(page).getByRole('searchbox').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(`**/projects/${customer.projectId}/designs`)
    await picker(page).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(newDesign)).toBe(true)
  })

  it('is found by family and by search, priced in the account’s currency', async () => {
    const { page, problems } = await openProject(browser, server.url, {
      at: 'newdesign',
      prepare: async (_page, customer) => {
        await customer.call('PUT', '/user/currency', { currency: 'usd' })
      },
    })
    await picker(page).getByText('USD', { exact: true }).waitFor()
    await product(page, /^T-shirt.*from US\$10\.20.*minimum 20 pieces/s).waitFor()
    const family = (name: string) =>
      picker(page).getByRole('navigation', { name: 'Product families' }).getByRole('button', { name })
    expect(await family('Hoodies').getAttribute('aria-current')).toBe('true')
    await family('Sweatpants').click()
    await expect.poll(() => family('Sweatpants').getAttribute('aria-current')).toBe('true')
    const list = productList(page)
    const all = await list.getByRole('button').count()
    await picker(page).getByRole('searchbox').fill('crew tent')
    await picker(page).getByText('Nothing matches “crew tent”').waitFor()
    await picker(page).getByRole('searchbox').fill('tuque')
    await family('Beanies').waitFor()
    await picker(page).getByRole('searchbox').fill('jersey t-shirt')
    await family('Shirts').waitFor()
    await family('Hoodies').waitFor({ state: 'detached' })
    expect(await list.getByRole('button').count()).toBeLessThan(all)
    await picker(page).getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => list.getByRole('button').count()).toBe(all)
    expect(problems).toEqual([])
  })

  it('that cannot be made says so, and leaves the products to choose from', async () => {
    const { page } = await openProject(browser, server.url, { at: 'newdesign' })
    await page.route('**/generator/design', route => route.abort())
    await product(page, /^T-shirt/).click()
    await page.getByRole('alert').filter({ hasText: 'We cannot reach our servers.' }).waitFor()
    await page.getByText('Getting ready').waitFor({ state: 'detached' })
    expect(page.url()).toContain('/newdesign')
    await expect.poll(() => isFocused(product(page, /^T-shirt/))).toBe(true)
  })

  it('fills a smaller screen', async () => {
    const { page } = await openProject(browser, server.url, { at: 'newdesign', width: 1024, locale: 'fr' })
    const dialog = page.getByRole('dialog', { name: 'Choisissez un produit' })
    await dialog
      .getByRole('button', { name: /^T-shirt/ })
      .first()
      .waitFor()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1024 })
    expect(await seriousFindings(page)).toEqual([])
  })
})
