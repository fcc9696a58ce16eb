import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { hoodie, openStudio, panelOf } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

describe('where colours are the system’s', () => {
  it('swatches keep theirs, and the chosen one is framed', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie })
    await page.emulateMedia({ forcedColors: 'active' })
    const forest = panelOf(page).getByRole('radio', { name: 'Forest', exact: true })
    const red = panelOf(page).getByRole('radio', { name: 'Red', exact: true })
    const outline = (chip: typeof red) => chip.evaluate(each => getComputedStyle(each).outlineStyle)
    expect([await outline(forest), await outline(red)]).toEqual(['solid', 'none'])
    const fill = await red.evaluate(each => {
      const filled = each.querySelector<HTMLElement>('[style*="background"]') ?? (each as HTMLElement)
      return getComputedStyle(filled).backgroundColor
    })
    expect(fill).toBe('rgb(187, 29, 43)')
  })
})
