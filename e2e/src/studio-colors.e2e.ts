import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { gate } from './driver.ts'
import { sharedServer } from './server.ts'
import {
  belly,
  colorAt,
  drawn,
  hoodie,
  openElement,
  openStudio,
  panelOf,
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

describe('colours and styles', () => {
  it('show at once, are kept, and are undone and done again', async () => {
    const { page, state, problems } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await pickColor(page, 'Red')
    await expect
      .poll(() => colorAt(page, belly.x, belly.y))
      .toSatisfy(({ red, blue }) => red > 120 && blue < 90)
    await saved(page)
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1022')

    await page.keyboard.press('Control+z')
    await expect.poll(() => colorAt(page, belly.x, belly.y)).toSatisfy(({ blue }) => blue > 180)
    await page.getByRole('button', { name: 'Redo' }).click()
    await saved(page)
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1022')

    await page.reload()
    await drawn(page)
    expect((await colorAt(page, belly.x, belly.y)).red).toBeGreaterThan(120)
    expect(problems).toEqual([])
  })

  it('stay with the part that is picked when its row is folded', async () => {
    const { page, state } = await openStudio(browser, server.url)
    const row = page
      .getByRole('navigation', { name: 'Parts' })
      .getByRole('button', { name: 'Sleeves' })
      .first()
    await row.click()
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true')
    await row.click()
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('false')
    await pickColor(page, 'Red')
    await saved(page)
    const nameOf = async (part: string) => partOf(await state(), part, part)?.layers[0]?.colorName
    expect(await nameOf('sleeves')).toBe('1022')
    expect(await nameOf('body')).not.toBe('1022')
    await row.click()
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true')
  })

  it('of another style are taken over, and its picture is another', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await openElement(page, 'Collar')
    await pickColor(page, 'Navy')
    await page.getByRole('radio', { name: 'V-neck' }).click()
    await saved(page)
    expect(partOf(await state(), 'collar', 'collar')).toMatchObject({
      name: 'v',
      layers: [{ colorName: '1010' }],
    })
    expect(await page.getByRole('radio', { name: 'V-neck' }).getAttribute('aria-checked')).toBe('true')
  })

  it('of a layer that is not required can be left out, and come back', async () => {
    const { page, state } = await openStudio(browser, server.url, {
      product: { family: 'beanie', product: 'beanie' },
    })
    const stripes = async () => partOf(await state(), 'crown', 'stripes')?.layers.map(({ active }) => active)
    await openElement(page, 'Crown', 'Crown stripes')
    await page.getByRole('radio', { name: /^Double/ }).click()
    await page.getByRole('switch', { name: 'Show upper stripe' }).click()
    await saved(page)
    expect(await stripes()).toEqual([true, false])
    await page.keyboard.press('Control+z')
    await expect.poll(stripes).toEqual([true, true])
  })

  it('can be chosen by the keyboard alone', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await page.getByRole('radio', { name: 'White', exact: true }).focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'ArrowDown', 'Space'])
      await page.keyboard.press(key)
    await saved(page)
    // One row of seven below the first.
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1010')
  })
})

describe('while colours are tried', () => {
  it('nothing lies on the cloth, and nothing on the chips', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie })
    await openElement(page, 'Pocket')
    const outline = page.getByRole('main').locator('svg[viewBox^="0 0 1200"] path')
    await outline.first().waitFor()
    await panelOf(page).getByRole('radio', { name: 'Gold' }).hover()
    await expect.poll(() => outline.count()).toBe(0)
    await panelOf(page).getByText('Gold', { exact: true }).first().waitFor()
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.mouse.move(700, 20)
    await outline.first().waitFor()
  })

  it('names of chips are whole at 1440 and at 1024', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie, locale: 'fr', width: 1440 })
    await page.getByRole('button', { name: /^Les \d+$/ }).click()
    await pickColor(page, 'Bordeaux')
    const names = page
      .getByRole('radiogroup', { name: 'Couleur de tout le vêtement' })
      .locator('span:last-child')
    expect(await names.count()).toBeGreaterThan(20)
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => innerWidth)).toBe(width)
      const cut = await names.evaluateAll(all =>
        all.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
      )
      expect(cut).toEqual([])
    }
  })
})

describe('the garment', () => {
  it('is there as the server drew it until it is drawn here, and its side comes before all others', async () => {
    const { page, designId } = await openStudio(browser, server.url)
    // What is drawn already goes on with its other sides: what they ask for is not meant.
    await page.goto('about:blank')
    const bakes = gate()
    const asked: string[] = []
    await page.route('**/layers/**/*.bake*', async route => {
      asked.push(route.request().url())
      await bakes.opened
      await route.continue()
    })
    await page.goto(`/design/${designId}`)
    const picture = page.getByRole('main').locator('img[src*="/front.webp?w=600"]')
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.filter(url => !/front/.test(url))).toEqual([])
    bakes.open()
    await drawn(page)
    await picture.waitFor({ state: 'detached' })
    await expect.poll(() => asked.some(url => /back/.test(url))).toBe(true)
  })

  it('opens the element that is clicked, and shows the side that is asked for', async () => {
    const { page } = await openStudio(browser, server.url)
    const box = await page.locator('canvas[data-status]').first().boundingBox()
    if (!box) throw new Error('no picture')
    await page.mouse.click(box.x + (box.width * belly.x) / 1200, box.y + (box.height * belly.y) / 1400)
    await page.getByRole('complementary').getByRole('heading', { name: 'Body' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('2')
    expect(await page.getByRole('radio', { name: 'Back' }).getAttribute('aria-checked')).toBe('true')
    await page.getByRole('img', { name: /^T-shirt, Back\. Body White/ }).waitFor()
  })

  it('zooms in and out by keys and buttons', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.keyboard.press('+')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Fit to the stage, 156 %' }).waitFor()
    await page.keyboard.press('0')
    await expect
      .poll(() => page.getByRole('button', { name: 'Fit to the stage, 100 %' }).isVisible())
      .toBe(true)
  })
})
