import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { gate, isFocused } from './driver.ts'
import { card, cards, namesShown, openProject } from './project-page.ts'
import { sharedServer } from './server.ts'
import { placeRequest } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

type DesignJson = Record<string, unknown> & { readonly name: string | null }

/** What the server says of some designs, otherwise than it is. */
async function alterDesigns(page: Page, changes: Readonly<Record<string, object>>): Promise<void> {
  await page.route('**/api/v1/designs/', async route => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: DesignJson[] }
    const data = json.data.map(design => ({ ...design, ...changes[design.name ?? ''] }))
    await route.fulfill({ response, json: { ...json, data } })
  })
}

const openLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })
async function choose(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('a design’s card', () => {
  it('has its menu on the keyboard too', async () => {
    const { page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await menuOf(page, 'Tour tee').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    const item = (name: string) => page.getByRole('menuitem', { name })
    await expect.poll(() => isFocused(item('Rename'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(item('Duplicate'))).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => isFocused(item('Delete'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(menuOf(page, 'Tour tee'))).toBe(true)
  })

  it('shows its garment whole, with its shadow', async () => {
    const { page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    const image = card(page, 'Tour tee').getByRole('img')
    await image.waitFor()
    const [shown, frame] = await image.evaluate(each =>
      [each, each.parentElement!].map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    )
    expect(shown![0]).toBeLessThanOrEqual(frame![0]!)
    expect(shown![1]).toBeLessThanOrEqual(frame![1]!)
  })

  it('leads to the request that it was ordered with; the studio says that what was ordered stays', async () => {
    const { customer, ids, page, problems } = await openProject(browser, server.url, {
      designs: ['Tour tee', 'Crew tee'],
    })
    const designId = ids['Tour tee']!
    const request = await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 20 }] }])
    await page.reload()
    const link = card(page, 'Tour tee').getByRole('link', { name: /^Ordered · request \d+$/ })
    await link.waitFor()
    expect(await card(page, 'Crew tee').getByText('Ordered').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await link.click()
    await page.waitForURL(`**/orders/request/${request}`)

    await page.goto(`/design/${designId}`)
    await page.getByText('What you change now does not change what was ordered.').waitFor()
    await page.getByRole('link', { name: /^Ordered · request \d+$/ }).click()
    await page.waitForURL(`**/orders/request/${request}`)
    expect(problems).toEqual([])
  })

  it('opens the studio, wherever it is clicked', async () => {
    const { ids, page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await card(page, 'Tour tee').click({ position: { x: 60, y: 60 } })
    await page.waitForURL('**/design/*')
    expect(page.url()).toContain(String(ids['Tour tee']))
  })

  it('turns its picture to the side that is pointed at or focused', async () => {
    const { page, problems } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    const shown = card(page, 'Tour tee').getByRole('img')
    await openLink(page, 'Tour tee').focus()
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => shown.getAttribute('alt')).toBe('Tour tee, Right side')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => shown.getAttribute('src')).toContain('/left.webp')
    await page.getByRole('button', { name: 'Show the side: Back' }).hover()
    await expect.poll(() => shown.getAttribute('alt')).toBe('Tour tee, Back')
    await page.mouse.move(5, 5)
    await openLink(page, 'Tour tee').focus()
    await expect.poll(() => shown.getAttribute('alt')).toBe('Tour tee, Front')
    expect(problems).toEqual([])
  })

  it('shows the sides with artwork at rest, and one of them first where the front has none', async () => {
    const { page, problems } = await openProject(browser, server.url, {
      designs: ['Both sides', 'Back only', 'Plain tee'],
      prepare: page =>
        alterDesigns(page, {
          'Both sides': { decoratedSides: ['front', 'back'] },
          'Back only': { decoratedSides: ['back', 'left'] },
        }),
    })
    const shown = (name: string) => card(page, name).getByRole('img').getAttribute('alt')
    const atRest = (name: string) =>
      card(page, name)
        .getByRole('button', { name: 'Show the side' })
        .evaluateAll(thumbs =>
          thumbs
            .filter(thumb => getComputedStyle(thumb).opacity === '1')
            .map(thumb => thumb.getAttribute('aria-label')),
        )
    await page.mouse.move(5, 5)
    await card(page, 'Plain tee').getByRole('img').waitFor()
    expect([await shown('Plain tee'), await atRest('Plain tee')]).toEqual(['Plain tee, Front', []])
    expect([await shown('Both sides'), await atRest('Both sides')]).toEqual([
      'Both sides, Front',
      ['Show the side: Back'],
    ])
    expect([await shown('Back only'), await atRest('Back only')]).toEqual([
      'Back only, Back',
      ['Show the side: Left side'],
    ])
    await card(page, 'Plain tee').hover()
    await expect.poll(() => atRest('Plain tee').then(thumbs => thumbs.length)).toBe(3)
    expect(problems).toEqual([])
  })

  it('is renamed in place', async () => {
    const { page, problems } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    const field = page.getByRole('textbox', { name: /^Rename/ })
    await choose(page, 'Tour tee', 'Rename')
    await expect.poll(() => isFocused(field)).toBe(true)
    await page.keyboard.type('Crew tee')
    await page.keyboard.press('Enter')
    await openLink(page, 'Crew tee').waitFor()
    await expect.poll(() => isFocused(menuOf(page, 'Crew tee'))).toBe(true)

    await choose(page, 'Crew tee', 'Rename')
    await expect.poll(() => isFocused(field)).toBe(true)
    await page.keyboard.type('Never')
    await page.keyboard.press('Escape')
    await openLink(page, 'Crew tee').waitFor()

    await choose(page, 'Crew tee', 'Rename')
    await field.fill('')
    await page.keyboard.press('Enter')
    await page.getByText('Renamed to Untitled design.').waitFor()
    await page.reload()
    const name = openLink(page, 'Untitled design').getByText('Untitled design')
    expect(await name.evaluate(element => getComputedStyle(element).fontStyle)).toBe('italic')
    expect(problems).toEqual([])
  })

  it('keeps the name that was there when the server refuses another', async () => {
    const { page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await page.route('**/design/name', route => route.abort())
    const field = page.getByRole('textbox', { name: /^Rename/ })
    await choose(page, 'Tour tee', 'Rename')
    await expect.poll(() => isFocused(field)).toBe(true)
    await page.keyboard.type('Crew tee')
    await page.keyboard.press('Enter')
    await page.getByText('An error occurred. Try again.').waitFor()
    await field.press('Escape')
    await openLink(page, 'Tour tee').waitFor()
    await expect.poll(() => namesShown(page)).toEqual(['Tour tee'])
  })

  it('is duplicated into the same project, and the copy comes first', async () => {
    const { customer, page, problems } = await openProject(browser, server.url, {
      designs: ['Other tee', 'Tour tee'],
    })
    const { open, opened } = gate()
    await page.route('**/generator/duplicate', async route => {
      await opened
      await route.continue()
    })
    await choose(page, 'Tour tee', 'Duplicate')
    await card(page, 'Tour tee 1').getByText('Getting ready').waitFor()
    open()
    await openLink(page, 'Tour tee 1').waitFor()
    await expect.poll(() => namesShown(page)).toEqual(['Tour tee 1', 'Tour tee', 'Other tee'])
    await page.getByText('Wolves Rowing, 3 designs').waitFor()
    const designs = await customer.call<{ name: string }[]>('GET', '/designs/')
    expect(designs.map(({ name }) => name)).toEqual(['Tour tee 1', 'Tour tee', 'Other tee'])
    expect(problems).toEqual([])
  })

  it('is deleted once that is confirmed', async () => {
    const { customer, page, problems } = await openProject(browser, server.url, {
      designs: ['Other tee', 'Tour tee'],
    })
    const dialog = page.getByRole('dialog', { name: 'Delete Tour tee?' })
    await choose(page, 'Tour tee', 'Delete')
    await dialog.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await expect.poll(() => isFocused(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(menuOf(page, 'Tour tee'))).toBe(true)
    expect(await cards(page).count()).toBe(2)

    await choose(page, 'Tour tee', 'Delete')
    await dialog.getByRole('button', { name: 'Delete design' }).click()
    await card(page, 'Tour tee').waitFor({ state: 'detached' })
    await page.getByText('Tour tee is deleted.').waitFor()
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
    const designs = await customer.call<{ name: string }[]>('GET', '/designs/')
    expect(designs.map(({ name }) => name)).toEqual(['Other tee'])
    await choose(page, 'Other tee', 'Delete')
    await page.getByRole('button', { name: 'Delete design' }).click()
    await page.getByText('No designs yet', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('in error says so, leads nowhere and can only be deleted', async () => {
    const { page } = await openProject(browser, server.url, {
      designs: ['Tour tee', 'Old tee'],
      prepare: async page => {
        await page.clock.install()
        await alterDesigns(page, { 'Old tee': { errorKey: 'InvalidPartsToBuild', images: [] } })
      },
    })
    await card(page, 'Old tee').getByText('In error', { exact: true }).waitFor()
    expect(await card(page, 'Old tee').getByRole('link').count()).toBe(0)
    await menuOf(page, 'Old tee').click()
    await page.getByRole('menuitem').first().waitFor()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Delete'])
    await page.keyboard.press('Escape')

    await page.mouse.move(5, 5)
    await menuOf(page, 'Tour tee').focus()
    const reason = page.getByRole('tooltip', { name: 'Design with error. Delete it and start again.' })
    await reason.waitFor({ state: 'hidden' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await card(page, 'Old tee').hover({ position: { x: 150, y: 120 } })
    await page.clock.runFor(950)
    expect(await reason.isVisible()).toBe(false)
    // What a timer of the page renders asks for the next frame, which a held clock does not give by itself.
    let ms = 950
    const isShown = async () => {
      await page.clock.runFor(10)
      ms += 10
      return reason.isVisible()
    }
    await expect.poll(isShown).toBe(true)
    expect(ms).toBeLessThan(1500)
    await page.clock.resume()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('with something no longer offered asks to be modified', async () => {
    const { page } = await openProject(browser, server.url, {
      designs: ['Tour tee'],
      prepare: page => alterDesigns(page, { 'Tour tee': { deprecated: true } }),
    })
    await card(page, 'Tour tee').getByText('Modify to purchase').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('shows a line drawing where a picture does not come', async () => {
    const { page } = await openProject(browser, server.url, {
      designs: ['Tour tee'],
      prepare: async page => {
        await page.route('**/api/v1/pictures/**', route => route.fulfill({ status: 404 }))
      },
    })
    await card(page, 'Tour tee').locator('svg[viewBox="0 0 32 32"]').waitFor()
    expect(await card(page, 'Tour tee').locator('img[alt]:not([alt=""])').count()).toBe(0)
  })
})
