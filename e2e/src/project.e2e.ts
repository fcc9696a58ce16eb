import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { gate, isFocused } from './driver.ts'
import { openProject } from './project-page.ts'
import { sharedServer } from './server.ts'
import { signUp } from './shop.ts'

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

const cards = (page: Page) => page.getByRole('list', { name: /^Designs$/ }).getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const openLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })
async function isDrawn(image: ReturnType<Page['locator']>): Promise<void> {
  const width = () => image.evaluate(element => (element as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}
const namesShown = async (page: Page) =>
  (await cards(page).allInnerTexts()).map(text => text.trim().split('\n')[0])

async function choose(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('home', () => {
  it('welcomes, shows the projects and says whom to write to', async () => {
    const { customer, page, problems } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: 'Welcome, Maya Tremblay' }).waitFor()
    await page.getByText('Wolves Rowing, 1 design', { exact: true }).waitFor()
    const picture = page.getByRole('listitem').filter({ hasText: '1 design' }).locator('img')
    await isDrawn(picture)
    const main = page.getByRole('main')
    const address = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    expect(await address('hello@teamloom.example')).toBe('mailto:hello@teamloom.example')
    expect(await address('sales@teamloom.example')).toBe('mailto:sales@teamloom.example')
    expect(await address('Work with a designer')).toBe('https://teamloom.example/designers')
    expect(await seriousFindings(page)).toEqual([])
    await main.getByRole('link', { name: 'project (1)' }).click()
    await page.waitForURL(`**/projects/${customer.projectId}/designs`)
    expect(problems).toEqual([])
  })

  it('makes a team, and goes to its page', async () => {
    const { page } = await openProject(browser, server.url)
    await page.goto('/home')
    await page.getByRole('navigation').getByText('Wolves Rowing').waitFor()
    await page.getByRole('button', { name: 'New team' }).click()
    const name = page.getByRole('textbox', { name: 'Team name' })
    expect(await name.inputValue()).toBe('Team 2')
    await expect.poll(() => isFocused(name)).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
    await name.fill('Borealis')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/team\/[\w-]{36}\/projects$/)
    await page.getByText('1 member, no projects yet').waitFor()
    await page.getByRole('navigation').getByRole('heading', { name: 'Borealis' }).waitFor()
  })

  it('says what to do first when there is nothing', async () => {
    const { page } = await openProject(browser, server.url)
    await page.route('**/api/v1/projects/', route => route.fulfill({ json: { status: 'success', data: [] } }))
    await page.goto('/home')
    await page.getByText('No projects yet').waitFor()
    expect(await page.getByRole('button', { name: 'New team' }).count()).toBe(1)
  })

  it('offers another try when the projects do not load', async () => {
    const { page } = await openProject(browser, server.url)
    await page.route('**/api/v1/projects/', route => route.abort())
    await page.goto('/home')
    await page.getByText('Your projects did not load').waitFor()
    await page.unroute('**/api/v1/projects/')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).waitFor()
    await expect.poll(() => page.getByText('did not load').count()).toBe(0)
  })
})

describe('the teams at the left', () => {
  it('lead to every project, mark the one shown and take one more', async () => {
    const { customer, page, problems } = await openProject(browser, server.url)
    const teams = page.getByRole('navigation', { name: 'Teams and projects' })
    const first = teams.getByRole('link', { name: 'project (1)' })
    expect(await first.getAttribute('aria-current')).toBe('page')
    await teams.getByRole('button', { name: 'Add a project to Wolves Rowing' }).click()
    await page.getByRole('textbox', { name: 'Project name' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'project (2)' }).waitFor()
    await expect.poll(() => first.getAttribute('aria-current')).toBeNull()
    await teams.getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/home')
    await first.click()
    await page.waitForURL(`**/projects/${customer.projectId}/designs`)
    expect(problems).toEqual([])
  })

  it('can be skipped', async () => {
    const { page } = await openProject(browser, server.url)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect.poll(() => isFocused(skip)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true)
  })
})

describe('a project', () => {
  it('that is not among mine leads home with a word', async () => {
    const stranger = await signUp(server.url)
    const { page, problems } = await openProject(browser, server.url)
    for (const id of [randomUUID(), stranger.projectId]) {
      await page.goto(`/projects/${id}/designs`)
      await page.getByRole('alert').filter({ hasText: 'We cannot find this project.' }).waitFor()
      await page.waitForURL('**/home')
    }
    expect(problems).toEqual([])
  })

  it('shows its designs, newest first, in three columns or two', async () => {
    const designs = ['First tee', 'Second tee', 'Third tee', 'Fourth tee']
    const { page, problems } = await openProject(browser, server.url, { designs })
    await page.getByText('Wolves Rowing, 4 designs').waitFor()
    expect(await namesShown(page)).toEqual(designs.toReversed())
    expect(await page.title()).toBe('project (1) · Teamloom')
    const columns = async () => {
      const lefts = await cards(page).evaluateAll(all => all.map(one => one.getBoundingClientRect().left))
      return new Set(lefts).size
    }
    expect(await columns()).toBe(3)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect.poll(columns).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
    const image = card(page, 'Fourth tee').getByRole('img', { name: 'Fourth tee, Front' })
    await isDrawn(image)
    // As wide as it is shown, not as wide as it can be had.
    expect(await image.evaluate(element => (element as HTMLImageElement).currentSrc)).toContain('w=300')
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('is told in French', async () => {
    const { page, problems } = await openProject(browser, server.url, { locale: 'fr', designs: ['Tour tee'] })
    await page.getByText('Wolves Rowing, 1 design', { exact: true }).waitFor()
    await page.getByText('à l’instant').waitFor()
    await page.getByRole('button', { name: 'Actions pour Tour tee' }).click()
    await page.getByRole('menuitem', { name: 'Dupliquer' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('keeps how long ago each design changed fresh', async () => {
    const { page } = await openProject(browser, server.url, {
      designs: ['Tour tee'],
      prepare: async page => page.clock.install(),
    })
    await card(page, 'Tour tee').getByText('just now').waitFor()
    await page.clock.fastForward('01:01')
    await card(page, 'Tour tee').getByText('1 minute ago').waitFor()
    await page.clock.fastForward('02:00:00')
    await card(page, 'Tour tee').getByText('2 hours ago').waitFor()
    expect(await card(page, 'Tour tee').getByText('ago').count()).toBe(1)
  })

  it('holds the places of its designs while they load, and offers another try when they do not', async () => {
    const { open, opened } = gate()
    const { page } = await openProject(browser, server.url, {
      designs: ['Tour tee'],
      prepare: async page => {
        await page.route('**/api/v1/designs/', async route => {
          await opened
          await route.abort()
        })
      },
    })
    expect(await page.getByRole('list', { name: 'Designs' }).getAttribute('aria-busy')).toBe('true')
    open()
    await page.getByText('The designs did not load').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute('**/api/v1/designs/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await card(page, 'Tour tee').waitFor()
  })
})

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
    const reason = page.getByRole('tooltip', { name: 'This design has an error. Delete it and start again.' })
    await reason.waitFor({ state: 'hidden' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await card(page, 'Old tee').hover({ position: { x: 150, y: 120 } })
    await page.clock.runFor(950)
    expect(await reason.isVisible()).toBe(false)
    await page.clock.runFor(100)
    await expect.poll(() => reason.isVisible()).toBe(true)
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
