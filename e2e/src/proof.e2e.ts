import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser
let elise: Customer

beforeAll(async () => {
  browser = await openBrowser()
  elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie' })
  operate(server, elise, 'grant', 'designer')
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
    items.push({ designId: await makeDesign(customer, name), sizes: [{ name: 'M', qty: 30 }] })
  return placeRequest(customer, items)
}

type Detail = {
  readonly preorder: { readonly number: number; readonly status: string }
  readonly purchasedItems: readonly { readonly design_id: string; readonly designName: string }[]
  readonly proof: { readonly approved: boolean; readonly proofNumber: number } | null
  readonly order: { readonly number: number; readonly invoice: { readonly total: number } } | null
}

const read = (preorderId: string) =>
  elise.call<Detail>('POST', '/preorders/admin/purchasedpreorder', { preorderId })
const card = (page: Page, name: string) => page.getByRole('article', { name })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

async function sendProof(page: Page, note: string, number: number) {
  await page.getByRole('button', { name: 'Send a proof' }).click()
  const dialog = page.getByRole('dialog', { name: `Proof ${number}` })
  await dialog.getByText('Before taxes').waitFor()
  await dialog.getByRole('textbox', { name: 'Note to the customer' }).fill(note)
  await dialog.getByRole('button', { name: 'Send the proof' }).click()
  await page.getByText(`Proof ${number} sent to the customer`).waitFor()
}

describe('a proof', () => {
  it('goes from request to order: staff edit, the customer asks for a change, then approves, in two languages', async () => {
    const jonas = await signUp(server.url, { firstName: 'Jonas', lastName: 'Roy', language: 'fr' })
    const preorderId = await place(jonas, 'Tour tee', 'Crew tee')
    const { preorder, purchasedItems } = await read(preorderId)
    const desk = await openAs(elise, `/purchased/preorder/${preorderId}`)

    // Staff edit, and send what they propose.
    const tour = card(desk.page, 'Tour tee')
    await tour.getByRole('button', { name: 'Change the sizes of Tour tee' }).click()
    await tour.getByLabel('M', { exact: true }).fill('40')
    await desk.page.keyboard.press('Enter')
    await history(desk.page).getByText('changed the sizes of Tour tee, 30 to 40 pieces').waitFor()
    await sendProof(desk.page, 'Une pièce de plus par personne?', 1)
    await history(desk.page).getByText('sent proof 1').waitFor()
    await card(desk.page, 'Crew tee').getByText('Waits for the customer').waitFor()
    expect((await read(preorderId)).preorder.status).toBe('inreviewbycustomer')

    // The customer finds it among their orders, approves one design and asks for a change of the other.
    const shop = await openAs(jonas, '/orders', 'fr', 1024)
    await shop.page.getByText(`L’épreuve 1 de la demande ${preorder.number} attend votre réponse.`).waitFor()
    await shop.page.getByRole('link', { name: 'Voir l’épreuve' }).click()
    await shop.page.waitForURL(`**/orders/proof/${preorderId}`)
    await shop.page
      .getByRole('heading', { level: 1, name: `Épreuve 1 de la demande ${preorder.number}` })
      .waitFor()
    await shop.page.getByText('Une pièce de plus par personne?').waitFor()
    await shop.page.getByText(/^Taille M\s: 30 → 40\.$/).waitFor()
    const divider = shop.page.getByRole('slider', { name: 'Entre votre demande et notre proposition' })
    await divider.focus()
    await shop.page.keyboard.press('PageUp')
    expect(await divider.getAttribute('aria-valuetext')).toMatch(/^60\s% de votre demande$/)
    expect(await seriousFindings(shop.page)).toEqual([])
    const isWider = await shop.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWider).toBe(false)
    await shop.page.getByRole('button', { name: 'Approuver Tour tee' }).click()
    await shop.page.getByRole('heading', { level: 2, name: 'Crew tee' }).waitFor()
    await shop.page.getByLabel('Demander un changement').fill('Marine, pas noir')
    await shop.page.getByRole('button', { name: 'Marquer l’image' }).click()
    await shop.page.keyboard.press('ArrowDown')
    await shop.page.getByRole('button', { name: 'Demander ce changement' }).click()
    await shop.page.getByText('Vous avez demandé un changement.').waitFor()

    // Staff read it, change the design and send the next proof; the first design is asked anew.
    await desk.page.reload()
    const crew = card(desk.page, 'Crew tee')
    await crew.getByText('Marine, pas noir').waitFor()
    await crew.getByRole('button', { name: 'See the mark' }).click()
    await desk.page.getByRole('dialog').getByRole('img', { name: 'Mark on the picture' }).waitFor()
    await desk.page.keyboard.press('Escape')
    await desk.page.getByText('1 of 2 approved').waitFor()
    await elise.call('POST', '/generator/design', {
      action: 'setColor',
      designId: purchasedItems[1]?.design_id,
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color: '1022',
    })
    await desk.page.reload()
    await sendProof(desk.page, '', 2)

    // All of it is approved now.
    await shop.page.reload()
    await shop.page.getByRole('heading', { level: 1, name: /^Épreuve 2/ }).waitFor()
    await shop.page.getByRole('button', { name: 'Approuver Tour tee' }).click()
    await shop.page.getByRole('button', { name: 'Approuver Crew tee' }).click()
    await shop.page.getByText('Vous avez tout approuvé.').waitFor()
    expect((await read(preorderId)).proof).toMatchObject({ proofNumber: 2, approved: true })

    // It becomes an order, without being asked whether that is meant; its customer finds the invoice.
    await desk.page.reload()
    await desk.page.getByText('All approved').waitFor()
    const details = desk.page.getByRole('region', { name: 'Details' })
    await details.getByRole('button', { name: 'Change the status' }).click()
    await desk.page.getByRole('menuitem', { name: 'Purchased' }).click()
    await desk.page.getByRole('button', { name: 'Set the status' }).waitFor()
    expect(await desk.page.getByText('The customer has not approved a proof.').count()).toBe(0)
    await desk.page.getByRole('button', { name: 'Set the status' }).click()
    await history(desk.page).getByText('set the status to Purchased').waitFor()
    const { order } = await read(preorderId)
    await shop.page.getByRole('link', { name: 'Mes commandes' }).click()
    const entry = shop.page.getByRole('article').first()
    await entry.getByText(`Commande ${order?.number}`).waitFor()
    await entry.getByRole('button').first().click()
    expect(await entry.innerText()).toMatch(/TPS 5\s%[\s\S]*TVQ 9,975\s%[\s\S]*Solde à payer/)
    expect(await entry.innerText()).toMatch(/Épreuve approuvée/)
    expect([desk.problems, shop.problems]).toEqual([[], []])
  })

  it('that has changed since says so, and keeps what was typed over a reload', async () => {
    const maya = await signUp(server.url)
    const preorderId = await place(maya, 'Tour tee', 'Crew tee')
    const { purchasedItems } = await read(preorderId)
    await elise.call('POST', '/preorders/admin/status', { preorderId, status: 'inreviewbycustomer' })
    const { page } = await openAs(maya, `/orders/proof/${preorderId}`)
    await page.getByLabel('Ask for a change').fill('Half an inch higher')
    await page.reload()
    expect(await page.getByLabel('Ask for a change').inputValue()).toBe('Half an inch higher')
    await page.getByRole('button', { name: /^Crew tee/ }).click()
    await page.getByRole('button', { name: 'Approve Crew tee' }).click()
    await page.getByRole('heading', { level: 2, name: 'Tour tee' }).waitFor()

    // Another quantity meanwhile: the approval is void, and the other design cannot be answered once it changes too.
    for (const { design_id: designId } of purchasedItems)
      await elise.call('POST', '/preorders/admin/design/sizes', {
        preorderId,
        designId,
        sizes: [{ name: 'M', qty: 50 }],
      })
    await page.getByRole('button', { name: 'Ask for this change' }).click()
    await page.getByText('This proof has changed since. Here is how it is now.').waitFor()
    await page.getByText('This changed since the proof was sent').waitFor()
    await page.getByRole('button', { name: /^Crew tee/ }).click()
    await page.getByText('Your approval no longer counts: the quantities changed since.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'My orders' }).click()
    await page.getByRole('article').first().waitFor()
    expect(await page.getByText('waits for your answer').count()).toBe(0)
  })

  it('is looked at by staff, who cannot answer it; where there is none, it is said', async () => {
    const maya = await signUp(server.url)
    const preorderId = await place(maya, 'Tour tee')
    await elise.call('POST', '/preorders/admin/status', { preorderId, status: 'inreviewbycustomer' })
    const { page } = await openAs(elise, `/orders/proof/${preorderId}`)
    await page.getByText('This is what the customer sees.').waitFor()
    expect(await page.getByRole('button', { name: 'Approve Tour tee' }).count()).toBe(0)
    const stranger = await signUp(server.url)
    const other = await openAs(stranger, `/orders/proof/${preorderId}`)
    await other.page.getByText('No proof was sent for this request yet').waitFor()
  })
})

describe('designs of a request', () => {
  it('are added by picture or by id, and come back within ten seconds of being taken out', async () => {
    const maya = await signUp(server.url)
    const preorderId = await place(maya, 'Tour tee')
    await makeDesign(maya, 'Crew tee')
    const cup = await makeDesign(maya, 'Cup tee')
    const theirs = await makeDesign(await signUp(server.url), 'Not hers')
    const { page } = await openAs(elise, `/purchased/preorder/${preorderId}`)
    const dialog = page.getByRole('dialog', { name: 'Add a design' })
    const open = () => page.getByRole('button', { name: 'Add design' }).click()
    const find = async (id: string) => {
      await dialog.getByLabel('Design ID').fill(id)
      await page.keyboard.press('Enter')
    }
    const add = dialog.getByRole('button', { name: 'Add the design' })

    await open()
    await dialog.getByRole('button', { name: /^Crew tee/ }).click()
    await dialog.getByLabel('M', { exact: true }).fill('19')
    await dialog.getByText('19 of at least 20 pieces. Add 1 more.').waitFor()
    expect(await add.isDisabled()).toBe(true)
    await dialog.getByLabel('L', { exact: true }).fill('6')
    await dialog.getByText('If you save').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await add.click()
    await history(page).getByText('added Crew tee').waitFor()

    await open()
    expect(await dialog.getByRole('button', { name: 'Find' }).isDisabled()).toBe(true)
    await find('00000000-0000-4000-8000-000000000000')
    await dialog.getByText('The design does not exist.').waitFor()
    await find(theirs)
    await dialog.getByText('The design exists, but the order’s customer has no access to it.').waitFor()
    await find(cup)
    await dialog.getByRole('heading', { name: 'Cup tee' }).waitFor()
    await dialog.getByLabel('M', { exact: true }).fill('25')
    await add.click()
    await history(page).getByText('added Cup tee').waitFor()

    await card(page, 'Crew tee').getByRole('button', { name: 'Remove Crew tee' }).click()
    await card(page, 'Crew tee').getByRole('button', { name: 'Remove', exact: true }).click()
    await history(page).getByText('removed Crew tee').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(async () => (await read(preorderId)).purchasedItems.map(({ designName }) => designName))
      .toEqual(['Tour tee', 'Crew tee', 'Cup tee'])
    await card(page, 'Crew tee').getByText('25 pieces').waitFor()
  })
})
