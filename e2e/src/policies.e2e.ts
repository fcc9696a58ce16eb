import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openMember } from './account-page.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'

/** What a browser keeps scripts from that are not ours, wherever they came in. */

let browser: Browser
const { url } = inject('product')

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The name of what the page is told when it tries this, or that it could. */
const attempt = (page: Page, tried: string) =>
  page.evaluate(`(() => { try { ${tried}; return 'done' } catch (error) { return error.name } })()`)

it('the API reference is read in a sandbox, whose scripts are strangers to who is logged in', async () => {
  const { page, context, problems } = await openVisitor(browser, url)
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('kept', 'by the app'))
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: 'Teamloom API' }).waitFor()
  await page.getByRole('link', { name: 'Open an account' }).first().waitFor()
  expect(problems).toEqual([])
  const seen = await page.evaluate(async () => ({
    origin: self.origin,
    kept: localStorage.length,
    database: await indexedDB.databases().then(
      () => 'open',
      () => 'closed',
    ),
    answer: await fetch('/api/v1/health').then(
      () => 'answered',
      () => 'refused',
    ),
  }))
  expect(seen).toEqual({ origin: 'null', kept: 0, database: 'closed', answer: 'refused' })
  await context.close()
})

it('text becomes neither markup nor a script in the app', async () => {
  const { page, context } = await openMember(browser, url)
  await page.goto('/home')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const tried = [
    'document.body.innerHTML = "<img src=x onerror=alert(1)>"',
    'document.body.insertAdjacentHTML("beforeend", "<p>a</p>")',
    'document.createElement("script").text = "alert(1)"',
    'document.createElement("script").src = "/api/v1/health"',
    'new Worker("/api/v1/health")',
    'new Worker("https://shop.example/assets/a.js")',
    'trustedTypes.createPolicy("mine", { createHTML: text => text })',
    'document.createElement("style").innerHTML = "p > b { color: red }"',
  ]
  const outcomes = []
  for (const each of tried) outcomes.push(await attempt(page, each))
  expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'TypeError'), 'done'])
  await context.close()
})
