import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { gate } from './driver.ts'
import { card, cards, isDrawn, namesShown, openProject } from './project-page.ts'
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
