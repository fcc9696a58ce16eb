import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { orderLastSeason } from './last-season.ts'
import { makeMatchShirt } from './match-shirt.ts'
import { sharedServer } from './server.ts'
import { logIn, putIntoCart, readCart, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

async function open(locale: Locale, size: { width: number; height: number }) {
  const customer = await signUp(server.url, { language: locale })
  await orderLastSeason(customer)
  const designId = await makeMatchShirt(customer)
  const itemId = await putIntoCart(customer, designId, {})
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, ...size })
  await logIn(context, customer)
  await page.goto(`/cart/${itemId}/list`)
  return { page, problems, customer, designId }
}

it('a coach orders again with three leavers and two newcomers', async () => {
  const { page, problems, customer, designId } = await open('en', { width: 1440, height: 900 })
  await page.getByRole('button', { name: 'From last season…' }).click()
  const dialog = page.getByRole('dialog', { name: 'From last season' })
  await dialog.getByRole('button', { name: /Match shirt/ }).waitFor()
  await dialog.getByRole('button', { name: /Match shirt/ }).click()
  for (const name of ['Player Amartin', 'Player Dmartin', 'Player Wmartin'])
    await dialog.getByRole('checkbox', { name }).uncheck()
  await dialog.getByRole('combobox', { name: 'Size of Player Bmartin' }).selectOption('XL')
  await dialog.getByText('20 of 23 stay').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add 20 people' }).click()
  await page.getByText(/^20 people of request \d+ are in the list\.$/).waitFor()
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page
    .getByRole('textbox', { name: 'Pasted list' })
    .fill('Name\tNo.\tSize\nAva Roy\t90\tM\nIan Cohen\t91\tM')
  await page.getByRole('button', { name: 'Add 2 lines' }).click()
  await page.getByRole('row', { name: /Ian Cohen/ }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('22 people in the list').waitFor()
  expect(await readCart(customer)).toEqual({ [designId]: { S: 6, M: 8, L: 7, XL: 1 } })
  expect(problems).toEqual([])
})

it('sur un téléphone, la liste de la saison dernière se reprend au pouce', async () => {
  const { page, problems } = await open('fr', { width: 390, height: 844 })
  await page.getByRole('button', { name: 'De la saison dernière…' }).click()
  const dialog = page.getByRole('dialog', { name: 'De la saison dernière' })
  await dialog.getByRole('button', { name: /Match shirt/ }).waitFor()
  await dialog.getByRole('button', { name: /Match shirt/ }).click()
  await dialog.getByRole('checkbox', { name: 'Player Cmartin' }).uncheck()
  await dialog.getByText('22 sur 23 restent').waitFor()
  expect([await seriousFindings(page), await sidewaysScroll(page), await smallTargets(page)]).toEqual([
    [],
    0,
    [],
  ])
  await dialog.getByRole('button', { name: 'Ajouter 22 personnes' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Player Bmartin' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Enregistré' }).waitFor()
  expect(problems).toEqual([])
})
