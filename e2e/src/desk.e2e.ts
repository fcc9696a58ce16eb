/** Long, as it is one thing: staff at their desk, from the list of requests to the order. */

import fs from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, canadianAddress, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser
let sam: Customer
let maya: Customer

beforeAll(async () => {
  browser = await openBrowser()
  sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(server, sam, 'grant', 'designer')
  operate(server, sam, 'grant', 'admin')
  maya = await signUp(server.url)
})
afterAll(() => browser.close())

async function openAs(customer: Customer, path: string, locale: Locale = 'en', width = 1440) {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, width })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

async function place(customer: Customer, ...names: readonly string[]) {
  const items = []
  for (const name of names)
    items.push({
      designId: await makeDesign(customer, name),
      sizes: [
        { name: 'M', qty: 20 },
        { name: 'L', qty: 10 },
      ],
    })
  return placeRequest(customer, items)
}

type Detail = {
  readonly preorder: { readonly number: number; readonly revision: number; readonly status: string }
  readonly purchasedItems: readonly {
    readonly design_id: string
    readonly designName: string
    readonly sizes: readonly { readonly name: string; readonly qty: number }[]
  }[]
  readonly invoice: { readonly currency: string; readonly invoice_number: string | null }
  readonly shipping: Readonly<Record<string, unknown>>
}

const read = (preorderId: string) =>
  sam.call<Detail>('POST', '/preorders/admin/purchasedpreorder', { preorderId })
const card = (page: Page, name: string) => page.getByRole('article', { name })
const history = (page: Page) => page.getByRole('region', { name: 'History' })
const row = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Details' }).locator('dl > div').filter({ hasText: label })

describe('the order desk', () => {
  it('lists requests, found by what is known of them, and keeps it in the address', async () => {
    const jonas = await signUp(server.url, { firstName: 'Jonas', lastName: 'Roy' })
    const preorderId = await place(jonas, 'Tour tee')
    await place(maya, 'Not found by his email')
    const { preorder } = await read(preorderId)
    const { page, problems } = await openAs(sam, '/home')
    await page.getByRole('button', { name: 'Profile of Sam Keller' }).click()
    await page.getByRole('menuitem', { name: 'All orders' }).click()
    await page.waitForURL('**/purchased/orders')
    await expect.poll(() => page.title()).toBe('Customer orders · Teamloom')
    const rows = page.getByRole('button', { name: /^Details of/ })
    await rows.first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type(jonas.email)
    await page.waitForURL('**/purchased/orders?q=*')
    await expect.poll(() => rows.count()).toBe(1)
    await page.keyboard.press('Tab')
    await rows.first().focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('table').innerText()).toMatch(/Tour tee[\s\S]*M 20, L 10/)
    expect(await seriousFindings(page)).toEqual([])

    // J and K walk the rows, O opens the one that they are at; chosen statuses have a tick, and all are counted.
    await page.getByText('Nobody yet').waitFor()
    await sam.call('PUT', '/preorders/admin/projectnumber', { preorderId, projectNumber: '27-0418' })
    await page.reload()
    const listed = page.getByRole('row', {
      name: new RegExp(`^Pre-order ${preorder.number} Project 27-0418`),
    })
    await listed.getByText('Sam Keller').waitFor()
    await page.getByText(/^1 to 1 of 1, of \d+ in all$/).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    expect(await isFocused(rows.first())).toBe(true)
    await page.keyboard.press('o')
    await page.waitForURL(`**/purchased/preorder/${preorderId}`)
    await page.goBack()
    await listed.waitFor()
    const chip = page.getByRole('button', { name: /^Sent/ })
    await chip.click()
    expect(await chip.getAttribute('aria-pressed')).toBe('true')
    expect(await chip.locator('svg').count()).toBe(1)
    await chip.click()
    await page.waitForURL(/orders\?q=[^&]*$/)

    await page.getByRole('button', { name: /^Shipped/ }).click()
    await page.getByText('No pre-order matches').waitFor()
    expect(page.url()).toContain('status=shipped')
    await page.reload()
    await page.getByText('No pre-order matches').waitFor()
    await page.goBack()
    await expect.poll(() => rows.count()).toBe(1)
    expect(problems).toEqual([])
    await page.getByRole('link', { name: `Pre-order ${preorder.number}` }).click()
    await page.getByRole('heading', { level: 1, name: `Pre-order ${preorder.number}` }).waitFor()
    expect(problems).toEqual([])
  })

  it('keeps what is typed while the window is too narrow to work in', async () => {
    const preorderId = await place(maya, 'Tour tee')
    const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    await row(page, 'Invoice').getByRole('button', { name: 'Edit Invoice' }).click()
    const invoice = page.getByLabel('Invoice', { exact: true })
    await invoice.fill('2026-1182')
    await page.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
    const medium = card(page, 'Tour tee').getByLabel('M', { exact: true })
    await medium.fill('60')
    await page.setViewportSize({ width: 600, height: 900 })
    await page.getByText('It is easier to work on with a larger screen').waitFor()
    expect(await page.getByRole('main').count()).toBe(1)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await invoice.inputValue()).toBe('2026-1182')
    expect(await medium.inputValue()).toBe('60')
    await card(page, 'Tour tee').getByText('If you save').waitFor()
    await medium.press('Enter')
    await history(page).getByText('changed the sizes of Tour tee, 30 to 70 pieces').waitFor()
    expect(problems).toEqual([])
  })

  it('changes a request: what would follow is shown first, and the history tells who did it', async () => {
    const preorderId = await place(maya, 'Tour tee', 'Crew tee')
    const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    const tour = card(page, 'Tour tee')
    await tour.getByText('My first project - Tour tee').or(tour.getByText(' - Tour tee')).first().waitFor()
    expect(await tour.getByRole('heading').innerText()).toMatch(/ - Tour tee \(1\/2\)$/)
    await tour.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
    await tour.getByLabel('M', { exact: true }).fill('60')
    await tour.getByText('If you save').waitFor()
    expect(await tour.getByText('was 20').count()).toBe(1)
    expect((await read(preorderId)).preorder.revision).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await history(page).getByText('changed the sizes of Tour tee, 30 to 70 pieces').waitFor()
    expect((await read(preorderId)).purchasedItems[0]?.sizes).toContainEqual({ name: 'M', qty: 60 })

    await row(page, 'Invoice').getByRole('button', { name: 'Edit Invoice' }).click()
    await page.getByLabel('Invoice', { exact: true }).fill('2026-1182')
    await page.keyboard.press('Enter')
    await history(page).getByText('set the invoice number to 2026-1182').waitFor()

    await page.getByRole('button', { name: 'Add discount' }).click()
    await page.getByLabel('Discount', { exact: true }).fill('Friends')
    await page.getByLabel('Amount in CAD').fill('12.50')
    await page.getByText('If you save').waitFor()
    await page.keyboard.press('Enter')
    await history(page).getByText('added the discount Friends, $12.50').waitFor()

    await page.getByText('USD', { exact: true }).click()
    await page.getByRole('button', { name: 'Change to USD' }).click()
    await history(page).getByText('changed the currency from CAD to USD').waitFor()

    await card(page, 'Crew tee').getByRole('button', { name: 'Remove Crew tee' }).click()
    await card(page, 'Crew tee').getByRole('button', { name: 'Remove', exact: true }).click()
    await history(page).getByText('removed Crew tee').waitFor()
    expect(await page.getByRole('button', { name: 'Remove Tour tee' }).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('keeps what was typed when another saved the same meanwhile', async () => {
    const preorderId = await place(maya, 'Tour tee')
    const { page } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    const tour = card(page, 'Tour tee')
    await tour.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
    await tour.getByLabel('M', { exact: true }).fill('25')
    const designId = (await read(preorderId)).purchasedItems[0]?.design_id
    await sam.call('POST', '/preorders/admin/design/sizes', {
      preorderId,
      designId,
      sizes: [{ name: 'M', qty: 40 }],
    })
    // What another saves is there at once, and takes nothing of what is typed.
    await history(page)
      .getByText(/changed the sizes of Tour tee, \d+ to 40 pieces/)
      .waitFor()
    await page.keyboard.press('Enter')
    await tour.getByText('Sam saved this while you were typing.').waitFor()
    expect(await tour.getByLabel('M', { exact: true }).inputValue()).toBe('25')
    const notice = tour.getByRole('alert')
    await notice
      .getByText(/^M 20 → 40\. .* Yours come to 25 pieces, \$[\d.,]+, what is saved to 40 pieces/)
      .waitFor()
    expect(await seriousFindings(page)).toEqual([])

    // Neither key makes the choice: Enter leads to it, Escape asks whether what is typed may go.
    await tour.getByLabel('M', { exact: true }).press('Enter')
    expect(await isFocused(notice.getByRole('button', { name: 'Save mine over Sam’s' }))).toBe(true)
    await page.keyboard.press('Escape')
    await notice.getByText('Throw away what you typed?').waitFor()
    await notice.getByRole('button', { name: 'Keep it' }).click()
    expect(await tour.getByLabel('M', { exact: true }).inputValue()).toBe('25')
    await notice.getByRole('button', { name: 'See what Sam changed' }).click()
    const shown = history(page).locator('[data-flash="true"]')
    expect(await shown.innerText()).toContain('40 pieces: M 20 to 40, L 10 to 0')
    expect(await isFocused(shown)).toBe(true)
    await notice.getByRole('button', { name: 'Save mine over Sam’s' }).click()
    await history(page).getByText('changed the sizes of Tour tee, 40 to 25 pieces: M 40 to 25').waitFor()

    // Something else that was saved meanwhile is in nobody's way.
    await row(page, 'Project no.').getByRole('button', { name: 'Edit Project no.' }).click()
    await page.getByLabel('Project no.', { exact: true }).fill('27-0418')
    await sam.call('POST', '/preorders/admin/externalquote', { preorderId, externalQuote: 'Q-1' })
    await page.keyboard.press('Enter')
    await history(page).getByText('set the project number to 27-0418').waitFor()
  })

  it('shows who else of staff is there, and what they save as they save it', async () => {
    const preorderId = await place(maya, 'Tour tee')
    const elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: 'fr' })
    operate(server, elise, 'grant', 'designer')
    const { page } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    await card(page, 'Tour tee').waitFor()
    const other = await openAs(elise, `/purchased/preorder/${preorderId}`, 'fr', 1024)
    await page.getByText('Élise is here too').waitFor()
    await other.page.getByText('Sam est ici aussi').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await other.page.close()
    await expect.poll(() => page.getByText('Élise is here too').count()).toBe(0)
  })

  it('takes what two change of the same design or address together, field by field', async () => {
    const preorderId = await place(maya, 'Tour tee')
    const designId = (await read(preorderId)).purchasedItems[0]?.design_id
    const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    const tour = card(page, 'Tour tee')
    await tour.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
    await tour.getByLabel('M', { exact: true }).fill('25')
    await sam.call('POST', '/preorders/admin/design/sizes', {
      preorderId,
      designId,
      sizes: [
        { name: 'M', qty: 20 },
        { name: 'L', qty: 12 },
      ],
    })
    await expect.poll(() => tour.getByLabel('L', { exact: true }).inputValue()).toBe('12')
    await tour.getByLabel('M', { exact: true }).press('Enter')
    await history(page).getByText('changed the sizes of Tour tee, 32 to 37 pieces: M 20 to 25').waitFor()
    expect(await history(page).locator('[data-flash="true"]').innerText()).toContain('L 10 to 12')
    expect((await read(preorderId)).purchasedItems[0]?.sizes.filter(({ qty }) => qty > 0)).toEqual([
      { name: 'M', qty: 25 },
      { name: 'L', qty: 12 },
    ])

    await row(page, 'Delivery').getByRole('button', { name: 'Edit Delivery' }).click()
    await page.getByLabel('Organization').fill('Wolves')
    await sam.call('PUT', '/preorders/admin/shipping', {
      preorderId,
      shippingAddress: { ...canadianAddress, lastName: 'Roy', city: 'Laval' },
    })
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Laval')
    await page.getByLabel('Organization').press('Enter')
    await page.getByRole('button', { name: 'Edit Delivery' }).waitFor()
    expect((await read(preorderId)).shipping).toMatchObject({
      organization: 'Wolves',
      lastName: 'Roy',
      address: { city: 'Laval' },
    })
    expect(problems.filter(text => !text.includes('409'))).toEqual([])
  })

  it('makes an order of a request, which its customer finds with its taxes', async () => {
    const preorderId = await place(maya, 'Cup tee')
    const { page } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    await row(page, 'Status').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Purchased' }).click()
    await page.getByText('This is not the usual next step.').waitFor()
    await page.getByText('The customer has not approved a proof.').waitFor()
    await page.getByText(/^The order is invoiced: \$[\d,.]+ with taxes\.$/).waitFor()
    await page.getByRole('button', { name: 'Set the status' }).click()
    await history(page).getByText('set the status to Purchased').waitFor()
    expect((await read(preorderId)).preorder.status).toBe('purchased')
    expect(await row(page, 'Invoice').innerText()).toMatch(/2\d{4}/)

    const orders = await openAs(maya, `/orders/request/${preorderId}`)
    const first = orders.page.getByRole('article').first()
    await first.getByRole('button', { name: /^Order \d+/ }).waitFor()
    expect(await first.innerText()).toMatch(/GST 5%[\s\S]*QST 9\.975%[\s\S]*Balance due/)
    await first.getByRole('button', { name: 'Order again' }).click()
    await orders.page.waitForURL('**/cart')
    await orders.page.getByRole('article', { name: 'Cup tee' }).waitFor()
    expect(orders.problems).toEqual([])
  })

  it('has the designs of a request changed in the studio, on the copy alone, and comes back', async () => {
    const preorderId = await place(maya, 'Tour tee')
    const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    const { number } = (await read(preorderId)).preorder
    await page.getByRole('link', { name: 'Open Tour tee in the studio' }).click()
    await page.waitForURL('**/from/preorder')
    await page.getByRole('heading', { level: 1, name: 'Tour tee' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    await page.getByText('30 pieces, $').waitFor()
    // Whoever makes the window narrow for a while goes on where they were.
    await page.setViewportSize({ width: 600, height: 900 })
    await page.getByRole('heading', { name: 'Working on it needs a larger screen' }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByText('30 pieces, $').waitFor()
    await page.getByRole('radio', { name: 'Red', exact: true }).first().click()
    await page.getByText('Saved').waitFor()
    await page.getByRole('link', { name: `Pre-order ${number}` }).click()
    await history(page).getByText('before and after').waitFor()
    const changed = card(page, 'Tour tee')
    await changed.getByText('Differs from the customer’s design').waitFor()
    const told = (await changed.getByRole('listitem').allInnerTexts()).filter(Boolean)
    expect(told).toEqual([expect.stringMatching(/^Body[^:]*: White → Red\.$/)])
    await changed.getByRole('button', { name: 'Compare the pictures' }).click()
    const both = page.getByRole('dialog')
    for (const name of ['As the customer asked for it', 'As it is ordered'])
      await both.getByRole('region', { name }).getByRole('img', { name: 'Front' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('stays where a design of a request did not load, and opens it once the server answers', async () => {
    const { page } = await openAs(sam, `/purchased/preorder/${await place(maya, 'Tour tee')}`)
    const isFailing = '**/api/v1/purchaseddesigns/admin/design/**'
    await page.route(isFailing, route => route.fulfill({ status: 500, json: { errorKey: 'internalError' } }))
    await page.getByRole('link', { name: 'Open Tour tee in the studio' }).click()
    await page.getByText('The design did not load').waitFor()
    expect(page.url()).toMatch(/\/from\/preorder$/)
    await page.unroute(isFailing)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tour tee' }).waitFor()
  })

  it('saves what the filters leave as a file that the server writes', async () => {
    const jonas = await signUp(server.url, { firstName: 'Jonas', lastName: 'Roy' })
    const preorderId = await place(jonas, 'Tour tee')
    const { page } = await openAs(sam, `/purchased/orders?q=${encodeURIComponent(jonas.email)}`)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'CSV of this one' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'A line a request or order' }).click()),
    ])
    expect(file.suggestedFilename()).toMatch(/^teamloom-\d{4}-\d\d-\d\d\.csv$/)
    const text = fs.readFileSync(await file.path(), 'utf8')
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain(String((await read(preorderId)).preorder.number))
  })

  it('offers no file of a list that did not load', async () => {
    const { page } = await openAs(sam, '/home')
    const isList = '**/api/v1/preorders/purchasedpreorders'
    await page.route(isList, route => route.fulfill({ status: 500, json: { errorKey: 'internalError' } }))
    await page.goto('/purchased/orders')
    await page.getByText('The orders did not load').waitFor()
    expect(await page.getByRole('button', { name: 'CSV', exact: true }).isDisabled()).toBe(true)
    await page.unroute(isList)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /^CSV of these [1-9]/ }).waitFor()
  })

  it('speaks French, says what it cannot find, and fits 1024, however long a name is', async () => {
    const preorderId = await place(maya, 'Wolves'.repeat(33))
    const elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: 'fr' })
    operate(server, elise, 'grant', 'admin')
    const { page } = await openAs(elise, `/purchased/preorder/${preorderId}`, 'fr', 1024)
    await page.getByRole('region', { name: 'Historique' }).getByText('a envoyé la demande').waitFor()
    const missing = ['Facture', 'Soumission externe', 'Nº de projet', 'Code promo'].map(label =>
      page
        .locator(`dt:text-is("${label}") + dd`)
        .getByText(/^Aucune?$/)
        .textContent(),
    )
    expect(await Promise.all(missing)).toEqual(['Aucune', 'Aucune', 'Aucun', 'Aucun'])
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWider).toBe(false)
    const buttons = page.getByRole('button', { name: /^(Envoyer une épreuve|Préparer la fiche technique)$/ })
    const [send, make] = await Promise.all([0, 1].map(at => buttons.nth(at).boundingBox()))
    expect(make?.y).toBe(send?.y)
    const named = page.locator('table').first().getByRole('rowheader', { name: 'WolvesWolves' })
    expect((await named.boundingBox())?.height).toBeLessThan(80)
    await page.goto('/purchased/preorder/00000000-0000-4000-8000-000000000000')
    await page.getByText('Cette précommande est introuvable').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})
