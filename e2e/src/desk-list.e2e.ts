import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { makeMatchShirt } from './match-shirt.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, operate, placeRequest, putIntoCart, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser
let elise: Customer

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

type Sizes = readonly { readonly name: string; readonly qty: number }[]
type Line = { readonly size: string; readonly words: Readonly<Record<string, string>> }

/** A request of twenty-two: Ana Rivera with the 10, and twenty-one others. */
async function place(): Promise<string> {
  const maya = await signUp(server.url)
  const designId = await makeMatchShirt(maya)
  const itemId = await putIntoCart(maya, designId, {})
  const state = await maya.call<{ decorations: readonly { id: string }[] }>(
    'GET',
    `/generator/design/${designId}`,
  )
  const [nameId = '', numberId = ''] = state.decorations.map(({ id }) => id)
  const line = (first: string, last: string, number: string, size: string) => ({
    size,
    qty: 1,
    person: { first_name: first, last_name: last, email: null },
    words: { [nameId]: last.toUpperCase(), [numberId]: number },
  })
  const others = Array.from({ length: 21 }, (_, at) =>
    line(`Player ${'abcdefghijklmnopqrstu'[at]}`, `Mart${'inoae'[at % 5]}n`, String(40 + at), 'L'),
  )
  const listed = await maya.call<{ sizes: Sizes }>('PUT', `/cart/item/${itemId}/lines`, {
    lines: [line('Ana', 'Rivera', '10', 'M'), ...others],
  })
  return placeRequest(maya, [{ designId, sizes: listed.sizes }])
}

async function linesOf(preorderId: string): Promise<readonly string[]> {
  const { purchasedItems } = await elise.call<{ purchasedItems: readonly { lines: readonly Line[] }[] }>(
    'POST',
    '/preorders/admin/purchasedpreorder',
    { preorderId },
  )
  return (purchasedItems[0]?.lines ?? []).map(({ size, words }) =>
    [size, ...Object.values(words).toSorted()].join(' '),
  )
}

const show = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/desk-list-${name}.png` })
}

const cell = (page: Page, row: RegExp, at: number) =>
  page.getByRole('row', { name: row }).getByRole('gridcell').nth(at)

async function openList(preorderId: string, words: Say, locale: Locale, width: number) {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, width })
  await logIn(context, elise)
  await page.goto(`/purchased/preorder/${preorderId}`)
  await page.getByRole('link', { name: words.list }).click()
  await page.waitForURL('**/list/*')
  await page.getByRole('row', { name: /Rivera/ }).waitFor()
  return { page, problems }
}

const say = {
  en: {
    list: /^List: 22 people/,
    unsaved: 'Not saved yet',
    save: 'Save the list',
    saved: 'Saved',
    clash: 'Ana Rivera, Number: yours 14, theirs 12',
    mine: 'Keep mine',
    back: /^Pre-order/,
    history: [/number of Ana Rivera: 10 → 12/, /number of Ana Rivera: 12 → 14/],
  },
  fr: {
    list: /^Liste\s: 22 personnes/,
    unsaved: 'Pas encore enregistrée',
    save: 'Enregistrer la liste',
    saved: 'Enregistré',
    clash: /Ana Rivera, Numéro\s: la vôtre 14, l’autre 12/,
    mine: 'Garder les miennes',
    back: /^Précommande/,
    history: [/numéro d.{1,2}Ana Rivera\s: 10 → 12/, /numéro d.{1,2}Ana Rivera\s: 12 → 14/],
  },
} as const
type Say = (typeof say)[Locale]

it.each([
  ['en', 1440],
  ['fr', 1024],
] as const)(
  'two of the house change one list, and what they both change is asked, in %s',
  async (locale, width) => {
    const words = say[locale]
    elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: locale })
    operate(server, elise, 'grant', 'designer')
    const preorderId = await place()
    const { page, problems } = await openList(preorderId, words, locale, width)
    const { page: other } = await openList(preorderId, words, locale, width)
    await cell(page, /Rivera/, 3).click()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    const changes = page.getByRole('region', { name: words.unsaved })
    await changes.getByRole('button', { name: words.save }).waitFor()
    await show(page, `${locale}-unsaved`)
    expect([await seriousFindings(page), await sidewaysScroll(page)]).toEqual([[], 0])
    // The other does the same, before the first has saved.
    await cell(other, /Rivera/, 3).click()
    await other.keyboard.type('14')
    await other.keyboard.press('Enter')
    await changes.getByRole('button', { name: words.save }).click()
    await page.getByRole('status').filter({ hasText: words.saved }).waitFor()
    expect((await linesOf(preorderId))[0]).toBe('M 12 RIVERA')
    await other.getByText(words.clash).waitFor()
    await show(other, `${locale}-clash`)
    await other.getByRole('button', { name: words.mine }).click()
    await other.getByRole('button', { name: words.save }).click()
    await other.getByRole('status').filter({ hasText: words.saved }).waitFor()
    expect((await linesOf(preorderId))[0]).toBe('M 14 RIVERA')
    await page.getByRole('link', { name: words.back }).click()
    for (const told of words.history) await page.getByText(told).first().waitFor()
    await show(page, `${locale}-history`)
    expect(problems).toEqual([])
  },
)

it('staff put a number right on a phone, where what it comes to stands above the total', async () => {
  elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie' })
  operate(server, elise, 'grant', 'designer')
  const preorderId = await place()
  const { page, context, problems } = await openVisitor(browser, server.url, { width: 360, height: 740 })
  await logIn(context, elise)
  const { purchasedItems } = await elise.call<{ purchasedItems: readonly { design_id: string }[] }>(
    'POST',
    '/preorders/admin/purchasedpreorder',
    { preorderId },
  )
  await page.goto(`/purchased/preorder/${preorderId}/list/${purchasedItems[0]?.design_id}`)
  const card = page.getByRole('listitem').filter({ hasText: 'Rivera' })
  await card.getByRole('button', { expanded: false }).click()
  await card.getByLabel('Number').fill('12')
  await card.getByLabel('Number').blur()
  const foot = page.getByRole('region', { name: 'Pieces and price' })
  await foot.getByText('22 pieces, 22\u00a0names, 22\u00a0numbers').waitFor()
  expect([await seriousFindings(page), await sidewaysScroll(page), await smallTargets(page)]).toEqual([
    [],
    0,
    [],
  ])
  await show(page, 'phone')
  await foot.getByRole('button', { name: 'Save the list' }).click()
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  expect((await linesOf(preorderId))[0]).toBe('M 12 RIVERA')
  expect(problems).toEqual([])
})
