import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { orderLastSeason } from './last-season.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, operate, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser
let staff: Customer

beforeAll(async () => {
  browser = await openBrowser()
  staff = await signUp(server.url)
  operate(server, staff, 'grant', 'admin')
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

/** A customer at their orders, of which one was delivered. */
async function open(locale: Locale, size: { width: number; height: number }) {
  const customer = await signUp(server.url, { language: locale })
  const preorderId = await orderLastSeason(customer)
  const status = { preorderId, status: 'delivered', tellCustomer: false }
  await staff.call('POST', '/preorders/admin/status', status)
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, ...size })
  await logIn(context, customer)
  await page.goto(`/orders/request/${preorderId}`)
  return { page, problems, preorderId }
}

it('whoever came late gets one more piece, and the desk sees what it is one more of', async () => {
  const { page, problems, preorderId } = await open('en', { width: 1440, height: 900 })
  await page.getByRole('button', { name: 'One more piece of Match shirt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Size' }).selectOption('L')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Late')
  await dialog.getByRole('textbox', { name: 'Name on it' }).fill('LATE')
  await dialog.getByRole('textbox', { name: 'Number on it' }).fill('01')
  await dialog.getByText('Somebody of this order has this number already.').waitFor()
  await dialog.getByRole('textbox', { name: 'Number on it' }).fill('77')
  await dialog.getByText(/^\$\d+\.\d\d$/).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await page.getByRole('link', { name: /^One more piece of order \d+$/ }).waitFor()
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-CA' })
  await logIn(context, staff)
  const desk = await context.newPage()
  await desk.goto(`/purchased/preorder/${preorderId}`)
  await desk.getByRole('link', { name: /^Asked for one more piece: pre-order \d+$/ }).click()
  await desk.getByRole('link', { name: /^One more piece of order \d+$/ }).waitFor()
  expect(problems).toEqual([])
})

it('sur un téléphone, on demande une pièce de plus', async () => {
  const { page, problems } = await open('fr', { width: 390, height: 844 })
  await page.getByRole('button', { name: /^Une pièce de plus.*Match shirt$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Taille' }).selectOption('L')
  await dialog.getByRole('textbox', { name: 'Nom sur la pièce' }).fill('TARD')
  await dialog.getByText(/Livraison comprise, avant rabais et taxes/).waitFor()
  expect([await seriousFindings(page), await sidewaysScroll(page)]).toEqual([[], 0])
  await dialog.getByRole('button', { name: 'Faire la demande' }).click()
  await page.getByRole('link', { name: /^Une pièce de plus de la commande \d+$/ }).waitFor()
  expect(problems).toEqual([])
})
