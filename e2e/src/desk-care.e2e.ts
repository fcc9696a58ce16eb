import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser
let sam: Customer
let dana: Customer
let maya: Customer

beforeAll(async () => {
  browser = await openBrowser()
  sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(server, sam, 'grant', 'admin')
  dana = await signUp(server.url, { firstName: 'Dana', lastName: 'Roy' })
  operate(server, dana, 'grant', 'designer')
  maya = await signUp(server.url)
})
afterAll(() => browser.close())

async function openAs(customer: Customer, path: string, locale: Locale = 'en') {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

async function place(customer: Customer, name: string, product?: { family: string; product: string }) {
  const designId = await makeDesign(customer, name, product)
  const size = product?.family === 'socks' ? 'L' : 'M'
  return placeRequest(customer, [{ designId, sizes: [{ name: size, qty: 120 }] }])
}

const history = (page: Page) => page.getByRole('region', { name: 'History' })

it('keeps what was typed when Escape is pressed, until it is said that it may go', async () => {
  const preorderId = await place(maya, 'Tour tee')
  const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
  const card = page.getByRole('article', { name: 'Tour tee' })
  await card.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
  const medium = card.getByLabel('M', { exact: true })
  await medium.fill('60')
  await page.keyboard.press('Escape')
  await card.getByText('Throw away what you typed?').waitFor()
  expect(await medium.inputValue()).toBe('60')
  await card.getByRole('button', { name: 'Keep it' }).click()
  expect(await medium.inputValue()).toBe('60')
  await medium.fill('10000000')
  await card.getByText('Enter whole numbers from 0 to 1,000,000.').waitFor()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Throw away' }).click()
  await card.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
  expect(await medium.inputValue()).toBe('120')
  // Nothing is typed: nothing is asked.
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Change the sizes of Tour tee' }).waitFor()
  expect(problems).toEqual([])
})

it('takes a discount in per cent, asks for its name, and shows notes by their kind, with links', async () => {
  const preorderId = await place(maya, 'Crew tee')
  await sam.call('POST', '/preorders/admin/note', { preorderId, text: 'Logo: https://files.example/logo.' })
  const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
  await page.getByRole('button', { name: 'Add discount' }).click()
  await page.getByLabel('Amount in CAD').fill('10 %')
  await page.getByText('Name the discount: its customer reads it.').waitFor()
  await page.getByLabel('Discount', { exact: true }).fill('Loyal')
  await page.getByText(/^\$[\d,.]+, of the subtotal as it is now\.$/).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await history(page).getByText('added the discount Loyal').waitFor()
  const { invoice } = await sam.call<{
    invoice: { subtotal: number; discounts: { amount: number }[] }
  }>('POST', '/preorders/admin/purchasedpreorder', { preorderId })
  expect(invoice.discounts.at(-1)?.amount).toBe(Math.round(invoice.subtotal / 10))

  const link = history(page).getByRole('link', { name: 'https://files.example/logo' })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  await history(page).getByLabel('Show').selectOption('Notes')
  await expect.poll(() => history(page).getByRole('listitem').count()).toBe(1)
  await history(page).getByLabel('Show').selectOption('Proofs')
  await history(page).getByText('Nothing of this kind yet.').waitFor()
  expect(problems.filter(text => !text.includes('409'))).toEqual([])
})

it('refuses an invoice number that another has in its field, and shows a tracking number', async () => {
  const [first, second] = [await place(maya, 'First tee'), await place(maya, 'Second tee')]
  await sam.call('POST', '/preorders/admin/externalinvoice', { preorderId: first, externalInvoice: 'CARE-1' })
  const { page } = await openAs(sam, `/purchased/preorder/${second}`)
  await page.getByRole('button', { name: 'Edit Invoice' }).click()
  await page.getByLabel('Invoice', { exact: true }).fill('care-1')
  await page.keyboard.press('Enter')
  await page
    .getByText(/^Pre-order \d+ has the invoice number care-1 already\. Give this one another\.$/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
  await sam.call('POST', '/preorders/admin/status', { preorderId: second, status: 'inproduction' })
  await page.reload()
  await page.getByRole('button', { name: 'Change the status' }).click()
  await page.getByRole('menuitem', { name: 'Shipped' }).click()
  await page.getByLabel('Tracking number or link').fill('LX 123 CA')
  await page.getByRole('button', { name: 'Set the status' }).click()
  await history(page).getByText('set the status to Shipped, LX 123 CA').waitFor()
  const { invoice } = await sam.call<{ invoice: { invoice_number: string | null } }>(
    'POST',
    '/preorders/admin/purchasedpreorder',
    { preorderId: second },
  )
  expect(invoice.invoice_number).toBeNull()
})

it('shows designers what is an admin’s, and staff what is a colleague’s on an order of their own', async () => {
  const preorderId = await place(maya, 'Team tee')
  const { page, problems } = await openAs(dana, `/purchased/preorder/${preorderId}`)
  const record = page.getByRole('button', { name: 'Record a payment' })
  await page.getByText('Payments are booked by an admin. Refunds are booked by an admin.').waitFor()
  expect(await record.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add discount' }).isEnabled()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  await page.goto('/purchased/orders')
  await page.getByText('Lists of customers are saved by an admin.').waitFor()
  expect(await page.getByRole('button', { name: /^CSV/ }).isDisabled()).toBe(true)
  await page.goto('/purchased/transfers')
  await page.getByText('Payments are booked by an admin.').waitFor()
  expect(problems).toEqual([])

  await sam.call('PUT', '/user/me', { language: 'fr' })
  onTestFinished(async () => void (await sam.call('PUT', '/user/me', { language: 'en' })))
  const own = await openAs(sam, `/purchased/preorder/${await place(sam, 'My tee')}`, 'fr')
  await own.page.getByText('Cette commande est la vôtre').first().waitFor()
  expect(await own.page.getByRole('button', { name: 'Ajouter un rabais' }).isDisabled()).toBe(true)
})

it('tells what a design is made of, from front and back, and that copies are priced each by its own pieces', async () => {
  const preorderId = await place(maya, 'Copied tee')
  const { purchasedItems } = await sam.call<{ purchasedItems: { design_id: string }[] }>(
    'POST',
    '/preorders/admin/purchasedpreorder',
    { preorderId },
  )
  const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
  const card = page.getByRole('article', { name: 'Copied tee' })
  await card.first().getByText('No decorations.').waitFor()
  for (const side of ['Front', 'Back']) await card.first().getByRole('img', { name: side }).waitFor()
  const told = page.getByText('Each of the 2 copies of this design is priced by its own pieces')
  expect(await told.count()).toBe(0)
  await sam.call('PUT', '/preorders/admin/item', {
    preorderId,
    designId: purchasedItems[0]?.design_id,
    sizes: [{ name: 'M', qty: 30 }],
    isPurchasedDesign: true,
  })
  await expect.poll(() => told.count()).toBe(2)
  expect(await seriousFindings(page)).toEqual([])
  expect(problems).toEqual([])
})

it.each([
  ['en', /^Pieces$/, /^Status$/, /^Before taxes$/],
  ['fr', /^Pièces$/, /^Statut$/, /^Avant taxes$/],
] as const)(
  'sorts the list by what its heads are of, by keyboard (%s)',
  async (locale, pieces, status, total) => {
    await place(maya, 'Sorted tee')
    await sam.call('PUT', '/user/me', { language: locale })
    onTestFinished(async () => void (await sam.call('PUT', '/user/me', { language: 'en' })))
    const { page, problems } = await openAs(sam, '/purchased/orders', locale)
    for (const [name, sorted, address] of [
      [pieces, 'descending', 'pieces'],
      [status, 'ascending', 'status'],
      [total, 'descending', 'total'],
    ] as const) {
      const head = page.getByRole('columnheader', { name })
      await head.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(url => url.searchParams.get('sort') === address)
      expect(await head.getAttribute('aria-sort')).toBe(sorted)
    }
    expect(problems).toEqual([])
  },
)

it('socks’ sizes stand beside one another', async () => {
  const preorderId = await place(maya, 'Long socks', { family: 'socks', product: 'casualSocks' })
  const { page } = await openAs(sam, `/purchased/preorder/${preorderId}`)
  const labels = page.getByRole('article', { name: 'Long socks' }).locator('dl dt')
  await labels.first().waitFor()
  const boxes = await labels.evaluateAll(all =>
    all.map(label => {
      const range = document.createRange()
      range.selectNodeContents(label)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }),
  )
  const overlapping = boxes.filter(({ left }, index) => index > 0 && left < boxes[index - 1]!.right)
  expect(boxes.length).toBeGreaterThan(1)
  expect(overlapping).toEqual([])
})
