import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { openProject } from './project-page.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
})
afterAll(() => browser.close())

/** From now on answers come from a server that serves another build. */
async function deploy(page: Page, build: string) {
  await page.route('**/api/v1/**', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'teamloom-build': build } })
  })
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
const offer = (page: Page) => page.getByText('There is a newer version of Teamloom.')

describe('a newer build', () => {
  it('is offered, and comes by itself with the next page', async () => {
    const { page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await page.goto('/home')
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).waitFor()
    await mark(page)
    expect(await offer(page).count()).toBe(0)
    await deploy(page, 'AbCd-_12')
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).click()
    await page.waitForURL('**/designs')
    await offer(page).waitFor()
    expect(await isMarked(page)).toBe(true)
    await page.getByRole('navigation').getByRole('link', { name: /home/i }).first().click()
    await page.waitForURL('**/home')
    await expect.poll(() => isMarked(page)).toBe(false)
    // The same build is not offered again, though this tab's own is still another.
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).waitFor()
    expect(await offer(page).count()).toBe(0)
  })

  it('waits while leaving would lose something', async () => {
    const { page } = await openProject(browser, server.url, { designs: ['Tour tee'] })
    await page.goto('/home')
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).waitFor()
    await mark(page)
    await page.evaluate(() => window.addEventListener('beforeunload', event => event.preventDefault()))
    await deploy(page, 'AbCd-_12')
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).click()
    await page.waitForURL('**/designs')
    await page.getByText('Tour tee').first().waitFor()
    expect(await offer(page).count()).toBe(0)
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'project (1)' }).waitFor()
    expect(await isMarked(page)).toBe(true)
  })
})
