import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { goOn } from './cart-page.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
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

/** Thirty-one players as a coach has them in a spreadsheet; two have one number, one a letter in theirs. */
const names = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDE'].map(
  (letter, at) => `${letter}${'aeiou'[at % 5]}rtin${at}`,
)
const plain = (name: string) => name.replace(/\d+/, digits => 'xvzwqjkybh'[Number(digits) % 10] ?? '')
const players = names.map((name, at) => ({
  first: `Player${'abcdefghij'[at % 10]}${'klmn'[Math.floor(at / 10)]}`,
  last: plain(name),
  number: at === 5 ? '4' : at === 7 ? '3O' : String(at),
  size: ['S', 'M', 'L'][at % 3]!,
}))
const sheet = [
  'First name\tLast name\tNumber\tSize',
  ...players.map(({ first, last, number, size }) => [first, last, number, size].join('\t')),
].join('\n')

async function open(locale: Locale, size: { width: number; height: number }) {
  const customer = await signUp(server.url, { language: locale })
  const designId = await makeMatchShirt(customer)
  const itemId = await putIntoCart(customer, designId, {})
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, ...size })
  await logIn(context, customer)
  await page.goto('/cart')
  return { page, problems, customer, designId, itemId }
}

async function paste(page: Page, button: string, field: string, add: string) {
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('textbox', { name: field }).fill(sheet)
  await page.getByRole('button', { name: add }).click()
}

it('a coach of thirty-one pastes the list, mends it by clicks and goes on to delivery', async () => {
  const { page, problems, customer, designId } = await open('en', { width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Fill the list' }).click()
  await page.waitForURL('**/list')
  await page.getByText('Nobody is in the list yet').waitFor()
  await paste(page, 'Paste a list', 'Pasted list', 'Add 31 lines')
  await page
    .getByRole('row', { name: /Playerfk/ })
    .getByText(/^Number 4 is .*too/)
    .waitFor()
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('img', { name: 'The garment of Playerak Aartinx' }).waitFor()
  await page.getByRole('button', { name: 'Give 5, free' }).click()
  await page.getByRole('button', { name: 'Change to 30' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('31 people in the list').waitFor()
  expect(await readCart(customer)).toEqual({ [designId]: { S: 11, M: 10, L: 10 } })
  await goOn(page).click()
  await page.waitForURL('**/cart/address')
  expect(problems).toEqual([])
})

it('sur un téléphone, chaque personne a sa carte', async () => {
  const { page, problems, itemId } = await open('fr', { width: 360, height: 740 })
  await page.goto(`/cart/${itemId}/list`)
  await page.getByText('La liste est encore vide').waitFor()
  await paste(page, 'Coller une liste', 'Liste collée', 'Ajouter 31 lignes')
  const card = page.getByRole('listitem').filter({ hasText: 'Playerfk' })
  await card.getByText(/porte déjà le 4/).waitFor()
  await card.getByRole('button', { name: 'Donner le 5, qui est libre' }).click()
  await card.getByRole('button', { expanded: false }).click()
  expect(await card.getByLabel('Numéro').inputValue()).toBe('5')
  await page.getByRole('status').filter({ hasText: 'Enregistré' }).waitFor()
  expect([await seriousFindings(page), await sidewaysScroll(page)]).toEqual([[], 0])
  // At the foot: what all comes to, of what, and that one has done.
  const foot = page.getByRole('region', { name: 'Pièces et prix' }).first()
  await foot.getByText('31 pièces, 31\u00a0noms, 31\u00a0numéros').waitFor()
  await foot.getByRole('button', { expanded: false }).click()
  await foot.getByRole('heading', { name: '31 pièces' }).waitFor()
  expect([await seriousFindings(page), await smallTargets(page)]).toEqual([[], []])
  await foot.getByRole('button', { expanded: true }).click()
  await foot.getByRole('button', { name: 'Terminer' }).click()
  await page.waitForURL('**/cart')
  expect(problems).toEqual([])
})
