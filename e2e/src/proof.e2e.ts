import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, type Locale, openVisitor } from './driver.ts'
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
  readonly purchasedItems: readonly { readonly design_id: string; readonly designName: string }[]
}

const read = (preorderId: string) =>
  elise.call<Detail>('POST', '/preorders/admin/purchasedpreorder', { preorderId })
const card = (page: Page, name: string) => page.getByRole('article', { name })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

describe('a proof', () => {
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

    // The next proof asks again, and says why; a side that looks otherwise has a dot, and M marks the one that is shown.
    await elise.call('POST', '/generator/design', {
      action: 'setColor',
      designId: purchasedItems[1]?.design_id,
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color: '1022',
    })
    await elise.call('POST', '/preorders/admin/proof', { preorderId, tellCustomer: false })
    await page.reload()
    await page.getByRole('button', { name: /^Crew tee.*Asked again/ }).click()
    await page
      .getByText('You approved this before. We ask again because the quantities changed since.')
      .waitFor()
    for (const side of ['Front', 'Back']) await page.getByRole('radio', { name: `${side} differs` }).waitFor()
    await page.getByText(/^Sent by Élise Lavoie, designer, today, \d+:\d\d$/).waitFor()
    await page.keyboard.press('m')
    expect(await isFocused(page.getByRole('button', { name: 'Mark on the picture' }))).toBe(true)
    await page.getByRole('button', { name: /^Tour tee/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Tour tee' }).waitFor()
    expect(await page.getByRole('radio', { name: /differs/ }).count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    for (const { design_id: designId } of purchasedItems)
      await elise.call('POST', '/preorders/admin/design/sizes', {
        preorderId,
        designId,
        sizes: [{ name: 'M', qty: 60 }],
      })
    await page.getByRole('link', { name: 'My orders' }).click()
    await page.getByRole('article').first().waitFor()
    expect(await page.getByText('waits for your answer').count()).toBe(0)
  })

  it('is looked at by staff, who are told of its customer and cannot answer; where there is none, it is said', async () => {
    const maya = await signUp(server.url)
    const preorderId = await place(maya, 'Tour tee', 'Crew tee')
    const [tour = '', crew = ''] = (await read(preorderId)).purchasedItems.map(({ design_id: id }) => id)
    await elise.call('PUT', '/preorders/admin/item', {
      preorderId,
      designId: await makeDesign(maya, 'Cup tee'),
      sizes: [{ name: 'M', qty: 20 }],
    })
    const setSizes = (qty: number) =>
      elise.call('POST', '/preorders/admin/design/sizes', {
        preorderId,
        designId: tour,
        sizes: [{ name: 'M', qty }],
      })
    const answer = (designId: string, approved: boolean, note?: string) =>
      maya.call('POST', '/preorders/proof/answer', { preorderId, proofNumber: 1, designId, approved, note })
    await setSizes(40)
    await elise.call('POST', '/preorders/admin/proof', { preorderId, note: 'Larger now' })
    const { page, problems } = await openAs(elise, `/orders/proof/${preorderId}`)
    const main = page.getByRole('main')
    /** Nothing is said to the customer, whichever design is shown, in either language. */
    const expectToldOfCustomer = async () => {
      for (const [language, toCustomer] of [
        ['fr', /\b(vous|votre|vos)\b/i],
        ['en', /\b(you|your)\b/i],
      ] as const) {
        await elise.call('PUT', '/user/me', { language })
        await page.reload()
        for (const name of ['Cup tee', 'Crew tee', 'Tour tee']) {
          await main.getByRole('button', { name: new RegExp(`^${name}`) }).click()
          await main.getByRole('heading', { level: 2, name, exact: true }).waitFor()
          expect(await main.innerText()).not.toMatch(toCustomer)
          for (const said of await main.locator('[aria-label], [alt]').all())
            expect(`${await said.getAttribute('aria-label')} ${await said.getAttribute('alt')}`).not.toMatch(
              toCustomer,
            )
        }
      }
    }

    await expectToldOfCustomer()
    for (const text of ['Waits for the customer', 'Our note to the customer', 'The customer’s answer'])
      await main.getByText(text, { exact: true }).waitFor()
    await main.getByText('The customer sees these designs and prices, and alone can answer.').waitFor()
    expect(await main.getByRole('button', { name: /^(Approve|Ask|Mark)/ }).count()).toBe(0)
    await main.getByRole('button', { name: /^Cup tee.*No answer yet/ }).click()
    await main.getByText('Added by us: the customer did not ask for it.').first().waitFor()

    // Answered, one answer void, a proof that asks again.
    await answer(tour, true)
    await answer(crew, false, 'Navy, please')
    await expectToldOfCustomer()
    await main.getByText('The customer approved this design, today').waitFor()
    await setSizes(50)
    await expectToldOfCustomer()
    await main.getByText('The customer’s approval no longer counts: the quantities changed since.').waitFor()
    await elise.call('POST', '/preorders/admin/proof', { preorderId, tellCustomer: false })
    await expectToldOfCustomer()
    await main
      .getByText(
        'The customer approved this before, and is asked again because the quantities changed since.',
      )
      .waitFor()
    await setSizes(60)
    await expectToldOfCustomer()
    await main.getByText('the customer cannot answer it. Send a new proof.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])

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
