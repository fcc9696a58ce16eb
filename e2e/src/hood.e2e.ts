import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { colorAt, drawn, openElement, openStudio, partOf, pickColor, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

/** Over the shoulders of a hoodie whose hood is down; the crown of one that is up. */
const overhead = { x: 600, y: 142 } as const

/** On the front, between a raglan's seam and a set-in sleeve's, where the camera has stepped back. */
const shoulder = { x: 387, y: 537 } as const

const hoodie = { product: { family: 'hoodie', product: 'hoodie' } }

describe('a hood', () => {
  it('is shown up and down again, and stays so', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, hoodie)
    const position = async () =>
      (await state()).design.parts
        .find(({ name }) => name === 'hood')
        ?.elements.find(({ name }) => name === 'position')?.style.name
    const lightOverhead = async () => (await colorAt(page, overhead.x, overhead.y)).green
    await openElement(page, 'Hood', 'Hood position')
    expect(await lightOverhead()).toBeGreaterThan(200)

    await page.getByRole('radio', { name: /^Up/ }).click()
    await expect.poll(lightOverhead).toBeLessThan(110)
    await saved(page)
    expect(await position()).toBe('up')

    await page.keyboard.press('Control+z')
    await expect.poll(lightOverhead).toBeGreaterThan(200)
    await page.getByRole('button', { name: 'Redo' }).click()
    await saved(page)
    await page.reload()
    await drawn(page)
    expect(await lightOverhead()).toBeLessThan(110)
    expect(problems).toEqual([])
  })

  it('that is up leaves raglan sleeves their colour up to the neck', async () => {
    const { page, state } = await openStudio(browser, server.url, hoodie)
    const lightOn = async ({ x, y }: { readonly x: number; readonly y: number }) =>
      (await colorAt(page, x, y)).green
    await openElement(page, 'Hood', 'Hood position')
    await page.getByRole('radio', { name: /^Up/ }).click()
    await expect.poll(() => lightOn(overhead)).toBeLessThan(110)
    await openElement(page, 'Sleeves')
    await pickColor(page, 'White')
    await saved(page)
    expect(await lightOn(shoulder)).toBeLessThan(110)
    await page.getByRole('radio', { name: /^Raglan/ }).click()
    await expect.poll(() => lightOn(shoulder)).toBeGreaterThan(200)
    await saved(page)
    expect(partOf(await state(), 'sleeves', 'sleeves')?.name).toBe('raglan')
  })

  it('is chosen in a narrow window too, where the parts make way for it', async () => {
    const { page } = await openStudio(browser, server.url, { ...hoodie, locale: 'fr', width: 1024 })
    await page.getByRole('button', { name: /^Parties/ }).click()
    await openElement(page, 'Capuchon', 'Position du capuchon')
    await page.getByRole('radio', { name: /^Relevé/ }).click()
    await saved(page, 'Enregistré')
    await page.getByRole('complementary').getByRole('heading', { name: 'Position du capuchon' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('that is up is found under the pointer where it shows', async () => {
    const { page } = await openStudio(browser, server.url, hoodie)
    await openElement(page, 'Hood', 'Hood position')
    await page.getByRole('radio', { name: /^Up/ }).click()
    await expect.poll(async () => (await colorAt(page, overhead.x, overhead.y)).green).toBeLessThan(110)
    const box = await page.locator('canvas[data-status]').first().boundingBox()
    if (!box) throw new Error('no picture')
    await page.mouse.click(box.x + (box.width * overhead.x) / 1200, box.y + (box.height * overhead.y) / 1400)
    await page.getByRole('complementary').getByRole('heading', { name: 'Hood', exact: true }).waitFor()
    expect(await page.getByRole('radio', { name: 'Two-panel' }).getAttribute('aria-checked')).toBe('true')
  })
})
