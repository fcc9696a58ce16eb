import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { addArtwork, crest, openElement, openStudio, panelOf, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const side = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const isShown = async (page: Page, name: string) => {
  await expect.poll(() => side(page, name).getAttribute('aria-checked')).toBe('true')
}

describe('the garment turns', () => {
  it('to where a change is undone and done again', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    await panelOf(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await panelOf(page)
      .getByRole('button', { name: /^Location/ })
      .click()
    await page.getByRole('option', { name: 'Full back' }).click()
    await isShown(page, 'Back')
    await saved(page)
    await side(page, 'Left').click()
    await page.keyboard.press('Control+z')
    await isShown(page, 'Front')
    await page.keyboard.press('Control+Shift+z')
    await isShown(page, 'Back')
    expect(problems).toEqual([])
  })

  it('to where a new style shows, and stays where that is seen', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    await openElement(page, 'Pocket')
    await side(page, 'Back').click()
    await isShown(page, 'Back')
    await page.getByRole('radio', { name: /^Patch pocket/ }).click()
    await isShown(page, 'Front')
    await side(page, 'Back').click()
    await page.keyboard.press('Control+z')
    await isShown(page, 'Front')
    await openElement(page, 'Sleeves', 'Sleeve hems')
    await side(page, 'Left').click()
    await page.getByRole('radio', { name: /^Rib band/ }).click()
    await saved(page)
    await isShown(page, 'Left')
    expect(problems).toEqual([])
  })
})
