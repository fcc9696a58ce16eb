import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { openStudio, partOf, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Versions' })
const rowOf = (page: Page, name: RegExp) => panelOf(page).getByRole('button', { name })

/** A white tee that was kept as it was, and is black now. */
async function openChanged(locale: 'en' | 'fr' = 'en') {
  const studio = await openStudio(browser, server.url, { locale })
  const { customer, designId, page } = studio
  await customer.call('POST', '/designs/version', { designId, name: 'For the board' })
  await customer.call('POST', '/generator/design', {
    designId,
    action: 'setColor',
    partName: 'body',
    elementName: 'body',
    layerName: 'body',
    color: '1008',
  })
  await page.reload()
  await page.locator('canvas[data-status="drawn"]').waitFor()
  const color = async () => partOf(await studio.state(), 'body', 'body')?.layers[0]?.colorName
  return { ...studio, color }
}

describe('the versions', () => {
  it('are looked at and compared without changing anything', async () => {
    const { page, state, problems } = await openChanged()
    const { revision } = await state()
    await page.keyboard.press('v')
    await rowOf(page, /^Now .*Body: White → Black\.$/).waitFor()
    await rowOf(page, /For the board/).click()
    await panelOf(page).getByText('Since then, 1 change').waitFor()
    const picked = panelOf(page).getByRole('region', { name: 'What is picked' })
    await picked.getByText('Body: White → Black.').waitFor()
    await picked.getByText(/^\$\d+\.\d\d each, for \d+$/).waitFor()
    const parts = page.getByRole('navigation', { name: 'Parts' })
    await parts.getByText('White → Black', { exact: true }).waitFor()
    await parts.getByText('Same in both').first().waitFor()
    expect(await parts.getByRole('button', { name: 'Add decoration' }).isDisabled()).toBe(true)
    const stage = page.getByTestId('versions-stage')
    await stage.getByRole('img', { name: 'For the board' }).waitFor()
    await rowOf(page, /^Now/).click()
    await panelOf(page).getByText('A to B, 1 change').waitFor()
    const divider = stage.getByRole('slider', { name: 'Divider' })
    await divider.press('End')
    expect(await divider.getAttribute('aria-valuenow')).toBe('100')
    await divider.press('ArrowLeft')
    expect(await divider.getAttribute('aria-valuenow')).toBe('98')
    await stage.getByRole('radio', { name: 'Side by side' }).click()
    await expect.poll(() => stage.getByRole('slider').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Close the versions' }).click()
    await stage.waitFor({ state: 'detached' })
    expect((await state()).revision).toBe(revision)
    expect(problems).toEqual([])
  })

  it('are named, restored and undone', async () => {
    const { page, color } = await openChanged()
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Name this one' }).click()
    await page.getByLabel('Keep the design as it is now, as').fill('All black')
    await page.keyboard.press('Enter')
    await rowOf(page, /All black/).waitFor()
    await rowOf(page, /For the board/).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByText('The version was restored.').waitFor()
    await expect.poll(color).toBe('1001')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(color).toBe('1008')
    await saved(page)
  })

  it('are duplicated as a design of their own', async () => {
    const { page, designId } = await openChanged('fr')
    await page.getByRole('button', { name: 'Versions' }).click()
    await page.getByRole('button', { name: /^For the board/ }).click()
    await page.getByText('Depuis, 1 changement').waitFor()
    await page.getByRole('button', { name: 'Dupliquer', exact: true }).click()
    await page.waitForURL(url => /\/design\//.test(url.pathname) && !url.pathname.includes(designId))
    const copy = page.getByRole('heading', { name: 'Training tee, For the board', level: 1 })
    await expect.poll(() => copy.count()).toBe(1)
  })
})
