import type { Browser, Locator } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { gate, isFocused } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { sharedServer } from './server.ts'
import { makeDesign } from './shop.ts'
import { belly, colorAt, crest, drawn, openElement, openStudio, pickColor, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

describe('the designs at the left', () => {
  it('keep their order while one works, and are one stop for Tab', async () => {
    const { page, customer, problems } = await openStudio(browser, server.url)
    for (const name of ['Boathouse crew', 'Alumni tee']) await makeDesign(customer, name)
    await page.reload()
    await drawn(page)
    const links = page.getByRole('navigation', { name: 'Designs of this project' }).getByRole('listitem')
    const names = () =>
      links.getByRole('link').evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
    const order = ['Alumni tee', 'Boathouse crew', 'Training tee']
    expect(await names()).toEqual(order)
    await pickColor(page, 'Red')
    await saved(page)

    const link = (name: string) => links.getByRole('link', { name, exact: true })
    expect(await links.getByRole('link').evaluateAll(all => all.map(each => each.tabIndex))).toEqual([
      -1, -1, 0,
    ])
    await link('Training tee').focus()
    await page.keyboard.press('ArrowUp')
    expect(await isFocused(link('Boathouse crew'))).toBe(true)
    const listed = page.waitForResponse(response => response.url().endsWith('/api/v1/designs/'))
    await page.keyboard.press('Enter')
    // By now the design that was changed is the newest.
    await (await listed).finished()
    await page.getByRole('heading', { level: 1, name: 'Boathouse crew' }).waitFor()
    await drawn(page)
    expect(await names()).toEqual(order)
    expect(await link('Boathouse crew').getAttribute('aria-current')).toBe('page')
    expect(problems).toEqual([])
  })
})

describe('a tool that is pointed at', () => {
  it('says its name, once what places the words has come', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    const saysItsName = async () => {
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'Zoom in' }).hover()
      const words = page.getByRole('tooltip')
      return words.waitFor({ timeout: 1000 }).then(
        () => words.innerText(),
        () => 'nothing',
      )
    }
    await expect.poll(saysItsName, { timeout: 15_000 }).toBe('Zoom in')
    expect(problems).toEqual([])
  })
})

describe('a side that is turned to while the first is being drawn', () => {
  it('is never covered by the first, however late that comes', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    const [front, back] = [gate(), gate()]
    await page.context().route(/\/layers\/.*front-/, async route => {
      await front.opened
      await route.continue()
    })
    await page.context().route(/\/layers\/.*back-/, async route => {
      await back.opened
      await route.continue()
    })
    const isAsked = (side: string) =>
      page.context().waitForEvent('request', it => it.url().includes(`${side}-`))
    const [frontAsked, backAsked] = [isAsked('/front'), isAsked('/back')]
    await page.reload()
    await frontAsked
    await page.getByRole('radio', { name: 'Back' }).click()
    front.open()
    // The stage's worker comes to it when it is done with the front.
    await backAsked
    expect(await page.locator('canvas[data-status]').first().getAttribute('data-status')).toBe('first')
    back.open()
    await drawn(page)
    expect(problems).toEqual([])
  })
})

describe('on a narrower screen', () => {
  it.each([
    ['en', 'Parts', 'Pocket'],
    ['fr', 'Parties', 'Poche'],
  ] as const)('the parts lie beside the garment, under one heading (%s)', async (locale, parts, pocket) => {
    const { page, problems } = await openStudio(browser, server.url, { locale, width: 1024, height: 768 })
    const name = page.getByRole('heading', { level: 1 }).getByText('Training tee')
    expect(await name.evaluate(text => text.scrollWidth - text.clientWidth)).toBe(0)
    const before = await colorAt(page, belly.x + 300, belly.y)
    await page.getByRole('main').getByRole('button', { name: parts }).click()
    const drawer = page.getByRole('dialog', { name: parts })
    const heading = drawer.getByRole('heading', { name: parts })
    expect((await boxOf(heading)).x).toBeGreaterThanOrEqual(0)
    expect(await drawer.getByText(parts, { exact: true }).count()).toBe(1)
    expect(await colorAt(page, belly.x + 300, belly.y)).toEqual(before)
    expect(await seriousFindings(page)).toEqual([])
    await drawer.getByRole('button', { name: pocket, exact: true }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('complementary').getByRole('heading', { level: 2, name: pocket }).waitFor()
    expect(problems).toEqual([])
  })
})

describe('folded: a tablet upright, a laptop at 200 %', () => {
  it.each([
    ['en', 820, 1180],
    ['fr', 768, 1024],
    ['en', 720, 450],
    ['fr', 640, 400],
    ['fr', 1023, 600],
  ] as const)(
    'the design can be changed, and nothing is cut (%s, %i x %i)',
    async (locale, width, height) => {
      const { page, problems, state } = await openStudio(browser, server.url, { locale, width, height })
      const stage = await boxOf(page.getByRole('main'))
      const sides = await boxOf(
        page
          .getByRole('main')
          .getByText(/^(Front|Devant)$/)
          .filter({ visible: true }),
      )
      expect(sides.x).toBeGreaterThanOrEqual(stage.x)
      expect(sides.right).toBeLessThanOrEqual(stage.right)
      expect(await sidewaysScroll(page)).toBe(0)
      const name = await boxOf(page.getByRole('banner').getByRole('heading', { level: 1 }))
      expect(name.right - name.x).toBeGreaterThan(60)
      const header = page.getByRole('banner').getByRole('button')
      for (const button of await header.all()) expect((await boxOf(button)).right).toBeLessThanOrEqual(width)
      await page
        .getByRole('complementary')
        .getByRole('radio', { name: /^(Red|Rouge)$/ })
        .click()
      await expect.poll(async () => (await state()).revision).toBeGreaterThan(1)
      expect(await seriousFindings(page)).toEqual([])
      expect(problems).toEqual([])
    },
  )
})

describe('a word at the foot', () => {
  it('stands above the sides of the garment, and not over the panel', async () => {
    const { page } = await openStudio(browser, server.url, { width: 1024, height: 768 })
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: /^Upload artwork/ }).click()
    await page.getByTestId('artwork-file').setInputFiles(crest)
    await panel.getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.keyboard.press('Delete')
    const toast = await boxOf(page.getByRole('status').filter({ hasText: 'wolves-crest was removed' }))
    const sides = await boxOf(page.getByRole('radiogroup', { name: 'Sides' }))
    expect(toast.bottom).toBeLessThanOrEqual(sides.y)
    expect(toast.right).toBeLessThanOrEqual((await boxOf(panel)).x)
  })
})

describe('what the studio shows', () => {
  it('is named once', async () => {
    const { page } = await openStudio(browser, server.url, {
      product: { family: 'hoodie', product: 'hoodie' },
    })
    expect(await page.getByRole('heading', { name: 'Training tee' }).count()).toBe(1)
    await openElement(page, 'Pocket')
    const panel = page.getByRole('complementary')
    await panel.getByRole('heading', { level: 2, name: 'Pocket' }).waitFor()
    expect((await panel.locator('header').innerText()).trim()).toBe('Pocket')
    await page.getByRole('button', { name: 'Close panel' }).click()
    const title = panel.locator('header')
    await expect.poll(() => title.innerText()).toMatch(/^Hoodie\s+Training tee$/)
    await page.getByRole('button', { name: /Training tee/ }).click()
    await page.getByRole('textbox', { name: 'Design name' }).fill('Hoodie')
    await page.keyboard.press('Enter')
    await expect.poll(() => title.innerText()).toBe('Hoodie')
  })
})
