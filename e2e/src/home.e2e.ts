import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused } from './driver.ts'
import { isDrawn, openProject } from './project-page.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

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
    expect(await name.inputValue()).toBe('team 2')
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
