import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import {
  addArtwork,
  belly,
  codeCame,
  colorAt,
  crest,
  drawn,
  openElement,
  openStudio,
  partOf,
  pickColor,
  saved,
} from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

describe('the price', () => {
  it('is for the least that can be ordered, where that is more than usual', async () => {
    const { page } = await openStudio(browser, server.url, {
      product: { family: 'socks', product: 'casualSocks' },
    })
    expect(await page.getByRole('button', { name: 'Calculate price' }).innerText()).toContain(
      'a pair, for 60',
    )
  })

  it('follows the quantity and what is in the design', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.keyboard.press('p')
    const price = page.getByRole('dialog', { name: 'Price' })
    await price.getByText('$20.10', { exact: true }).first().waitFor()
    await price.getByRole('radio', { name: '250–499' }).click()
    await price.getByText('$15.35', { exact: true }).first().waitFor()
    await price.getByRole('radio', { name: '1,000 and more' }).click()
    await price.getByText('Price to be determined').waitFor()
    await price.getByRole('textbox', { name: 'Quantity' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await addArtwork(page, crest)
    await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.getByRole('button', { name: /^Calculate price/ }).click()
    await price.getByRole('radio', { name: '50–99' }).click()
    await price.getByText('$21.40', { exact: true }).first().waitFor()
    await expect.poll(() => price.getByText('Made in 3 to 10 weeks').isVisible()).toBe(true)
  })
})

describe('without a connection', () => {
  it('a change is kept and sent when it is back', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await page.context().setOffline(true)
    await pickColor(page, 'Black')
    await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor()
    await expect.poll(() => colorAt(page, belly.x, belly.y)).toSatisfy(({ red }) => red < 70)
    await page.context().setOffline(false)
    await saved(page)
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1008')
  })

  it('the price and a new decoration’s panel open, as their code came after the first load', async () => {
    const { page } = await openStudio(browser, server.url)
    for (const panel of ['price-panel', 'selection-panel']) await codeCame(page, panel)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Calculate price/ }).click()
    await page.getByRole('dialog', { name: 'Price' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add decoration' }).click()
    await expect.poll(() => page.getByTestId('artwork-file').count()).toBe(1)
  })

  it('code that does not come is told, and asked for again', async () => {
    const { page } = await openStudio(browser, server.url)
    const code = /\/price-panel-[^/]*\.js/
    await page.route(code, route => route.abort())
    // It may have been there already.
    await page.reload()
    const price = page.getByRole('button', { name: /^Calculate price/ })
    await price.click()
    await page.getByText('A part of this page did not come.').waitFor()
    const panel = page.getByRole('dialog', { name: 'Price' })
    expect(await panel.count()).toBe(0)
    await page.unroute(code)
    await price.click()
    await price.click()
    await expect.poll(() => panel.isVisible()).toBe(true)
  })

  it('code whose own needs did not come is there after a refresh, which is offered', async () => {
    const { page } = await openStudio(browser, server.url)
    const needed = /\/Textarea-[^/]*\.js/
    await page.route(needed, route => route.abort())
    await page.reload()
    await openElement(page, 'Body')
    await page.getByRole('alert').getByRole('button', { name: 'Refresh' }).waitFor()
    await page.unroute(needed)
    await page.getByRole('alert').getByRole('button', { name: 'Refresh' }).click()
    await drawn(page)
    await openElement(page, 'Body')
    const black = page.getByRole('radio', { name: 'Black', exact: true })
    await expect.poll(() => black.isVisible()).toBe(true)
  })
})

describe('the way in and out', () => {
  it('renames, leads back to the project, and puts the design into the cart', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    await page.getByRole('button', { name: /Training tee/ }).click()
    await page.getByRole('textbox', { name: 'Design name' }).fill('Tour tee')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tour tee', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'project (1)' }).click()
    await page.waitForURL(/\/projects\/.+\/designs$/)
    await page.goBack()
    await drawn(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL(/\/cart$/)
    await page.getByText('Tour tee').first().waitFor()
    expect(problems).toEqual([])
  })

  it('of a design that is deleted meanwhile leads home, and says so', async () => {
    const { page, customer, designId } = await openStudio(browser, server.url)
    await customer.call('DELETE', `/designs/design/${designId}`)
    await page.waitForURL(/\/home$/)
    await expect
      .poll(() => page.getByText('This design was deleted or moved out of your reach.').count())
      .toBe(1)
  })

  it('of a design that is not there leads home, and says so', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.goto('/design/00000000-0000-4000-8000-000000000000')
    await page.waitForURL(/\/home$/)
    await expect
      .poll(() => page.getByText('This design does not exist, or is not yours.').isVisible())
      .toBe(true)
  })
})

describe.each([
  ['en', 1440, 'Add decoration'],
  ['fr', 1440, 'Ajouter une décoration'],
  ['fr', 1024, 'Ajouter une décoration'],
] as const)('in %s at %i', (locale, width, add) => {
  it('nothing keeps anybody from using it', async () => {
    const { page, problems } = await openStudio(browser, server.url, { locale, width, height: 768 })
    if (width < 1200) await page.getByRole('button', { name: /^Parties/ }).click()
    await page.getByRole('button', { name: add }).click()
    await page.getByTestId('artwork-file').setInputFiles(crest)
    await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('p')
    await page.getByRole('dialog').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
