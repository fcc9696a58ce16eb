import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterEmail, except, newEmail, openMember, password, passwordField } from './account-page.ts'
import { openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { type Server, startServer } from './server.ts'
import { type Customer, makeDesign, signUp } from './shop.ts'

let server: Server
const browser = await journeyBrowser()

beforeAll(async () => {
  server = await startServer({ FAILED_LOGINS_PER_15_MINUTES: '3', TERMS_URL: 'https://shop.example/terms' })
})
afterAll(() => server.stop())

const pathOf = (page: Page) => new URL(page.url()).pathname

async function logInThrough(page: Page, { email }: Customer): Promise<void> {
  await enterEmail(page, email)
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
}

describe('logging in', () => {
  it('says what is wrong at the field, then leads home', async () => {
    const customer = await signUp(server.url)
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await enterEmail(page, customer.email.toUpperCase())
    await passwordField(page).fill('Wrong-horse-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    const fault = page.getByText('Invalid email or password')
    await fault.waitFor()
    const describedBy = await passwordField(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toContain('Invalid email or password')
    await passwordField(page).fill(password)
    expect(await fault.count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Welcome, Maya Tremblay' }).waitFor()
    expect(except(problems, 401)).toEqual([])
  })

  it('says how long to wait after too many attempts', async () => {
    const customer = await signUp(server.url)
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await enterEmail(page, customer.email)
    for (const attempt of ['Wrong-horse-1', 'Wrong-horse-2', 'Wrong-horse-3']) {
      await passwordField(page).fill(attempt)
      await page.keyboard.press('Enter')
      await page.getByText('Invalid email or password').waitFor()
    }
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Too many attempts. Try again in 1 minute.').waitFor()
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByText('Trop de tentatives. Réessayez dans 1 minute.').waitFor()
    expect(pathOf(page)).toBe('/login')
  })

  it('leads to where one wanted to go, and never off the site', async () => {
    const customer = await signUp(server.url)
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/orders')
    await page.waitForURL('**/login?from=%2Forders')
    await logInThrough(page, customer)
    await page.waitForURL('**/orders')
    for (const from of ['//example.org/x', '/\\example.org', 'https://example.org']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/login?from=${encodeURIComponent(from)}`)
      await logInThrough(page, customer)
      await page.waitForURL('**/home')
      await page.goto(`/login?from=${encodeURIComponent(from)}`)
      await page.waitForURL('**/home')
      expect(page.url()).toBe(`${server.url}/home`)
    }
  })

  it('tells when the servers cannot be reached', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await page.getByLabel('Email').waitFor()
    await page.route('**/user/exists', route => route.abort())
    await enterEmail(page, newEmail())
    await page.getByText('We cannot reach our servers.').waitFor()
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('is not asked of someone who is logged in', async () => {
    const { page, problems } = await openMember(browser, server.url)
    await page.goto('/login')
    await page.waitForURL('**/home')
    await page.goto('/nowhere/at/all')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Welcome, Maya Tremblay' }).waitFor()
    expect(problems).toEqual([])
  })
})

describe('logging out', () => {
  it('ends the session in every tab; the others come back to where they were', async () => {
    const { customer, page, context } = await openMember(browser, server.url)
    await page.goto('/home')
    const other = await context.newPage()
    await other.goto(`/projects/${customer.projectId}/designs`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByLabel('Email').waitFor()
    expect(`${pathOf(page)}${new URL(page.url()).search}`).toBe('/login')
    await other.waitForURL('**/login?from=*')
    await expect(customer.call('GET', '/user/me')).rejects.toThrow('401')
    await logInThrough(other, customer)
    await other.waitForURL(`**/projects/${customer.projectId}/designs`)
  })

  it('elsewhere is noticed at the next call: log in, and go on', async () => {
    const { customer, page, problems } = await openMember(browser, server.url)
    // A project without a design has asked already what it could be of.
    await makeDesign(customer, 'Tour tee')
    await page.goto(`/projects/${customer.projectId}/designs`)
    await page.getByRole('link', { name: 'Tour tee', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    await customer.call('POST', '/user/logout')
    await page.getByRole('link', { name: 'New design' }).first().click()
    await page.waitForURL('**/login?from=*')
    await logInThrough(page, customer)
    await page.waitForURL(`**/projects/${customer.projectId}/newdesign`)
    await page.getByRole('dialog', { name: 'Choose a product' }).waitFor()
    expect(except(problems, 401)).toEqual([])
  })
})

describe('the first page', () => {
  it('takes the service worker of an earlier product away', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.addInitScript(() => {
      const unregister = async () => {
        document.documentElement.dataset.worker = 'gone'
        return true
      }
      navigator.serviceWorker.getRegistrations = async () => [{ unregister } as ServiceWorkerRegistration]
    })
    await page.goto('/login')
    await expect.poll(() => page.locator('html').getAttribute('data-worker')).toBe('gone')
  })

  it('links the terms where the operator has them', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/login')
    const link = page.getByRole('link', { name: /^Terms/ })
    await expect.poll(() => link.getAttribute('href')).toBe('https://shop.example/terms')
  })
})
