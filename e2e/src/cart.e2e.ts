import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { type Server, startServer } from './server.ts'
import { type Customer, logIn, makeDesign, putIntoCart, readCart, signUp } from './shop.ts'

/** The machine may be busy. */
const patience = { timeout: 15_000 }

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Opened = { readonly page: Page; readonly problems: string[] }

/** A customer with designs in the cart, in front of a page. */
async function openCart(
  items: Readonly<Record<string, Readonly<Record<string, number>>>>,
  { locale = 'en', path = '/cart' }: { locale?: Locale; path?: string } = {},
): Promise<Opened & { customer: Customer; ids: Record<string, string>; open: () => Promise<Opened> }> {
  const customer = await signUp(server.url, { language: locale })
  const ids: Record<string, string> = {}
  for (const [name, quantities] of Object.entries(items).toReversed()) {
    ids[name] = await makeDesign(customer, name)
    await putIntoCart(customer, ids[name], quantities)
  }
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  const open = async () => {
    const other = await context.newPage()
    await other.goto(path)
    return { page: other, problems }
  }
  return { page, problems, customer, ids, open }
}

const card = (page: Page, name: string) => page.getByRole('article', { name })
const size = (page: Page, name: string, label: string) => card(page, name).getByLabel(label, { exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to shipping' })
const textOf = (page: Page, name: string) => card(page, name).innerText()
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()

describe('quantities', () => {
  it('are priced and judged at once, before the server has answered, and confirmed by it', async () => {
    const { page, problems, customer, ids } = await openCart({ 'Crew tee': { S: 4, M: 6, L: 5, XL: 1 } })
    await card(page, 'Crew tee').getByText('16 of at least 20 pieces. Add 4 more.').waitFor()
    await page.getByText('At least one of the products does not meet the minimum quantity.').waitFor()
    expect(await goOn(page).isDisabled()).toBe(true)

    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/cart/items/sizes', async route => {
      await held
      await route.continue()
    })
    await size(page, 'Crew tee', 'M').fill('40')
    await card(page, 'Crew tee').getByText('$945.00').waitFor()
    expect(await textOf(page, 'Crew tee')).toContain('$18.90 each')
    expect(await textOf(page, 'Crew tee')).not.toContain('at least 20')
    await page.getByRole('status').filter({ hasText: 'Saving…' }).waitFor()
    expect(await goOn(page).isDisabled()).toBe(true)
    expect(await readCart(customer)).toEqual({ [ids['Crew tee']!]: { S: 4, M: 6, L: 5, XL: 1 } })

    answer()
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Crew tee']!]: { S: 4, M: 40, L: 5, XL: 1 } })
    // 50 x 18.90, shipping 50 x 1.20, 50 off the first order.
    expect(await page.getByTestId('cart-total').innerText()).toBe('$955.00')
    await goOn(page).click()
    await page.waitForURL('**/cart/address')
    expect(problems).toEqual([])
  })

  it('add what extra sizes cost', async () => {
    const { page } = await openCart({ 'Tour tee': { M: 48 } })
    await size(page, 'Tour tee', '3XL').fill('1')
    await card(page, 'Tour tee').getByText('1 piece in 3XL costs $2.00 more').waitFor()
    await size(page, 'Tour tee', '4XL').fill('2')
    await card(page, 'Tour tee').getByText('3 pieces in 3XL and 4XL cost $2.00 more each').waitFor()
    await page.getByText('Extra sizes').waitFor()
    expect(await page.getByRole('region', { name: 'Order summary' }).innerText()).toMatch(
      /Extra sizes\s+\$6\.00/,
    )
  })

  it('have no price past the maximum, but a way to ask for one, and can be ordered', async () => {
    const { page } = await openCart({ 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'M').fill('1000')
    await card(page, 'Tour tee').getByText('Price to be determined').waitFor()
    const contact = card(page, 'Tour tee').getByRole('link', { name: 'Contact us for a tailored price' })
    expect(await contact.getAttribute('href')).toMatch(/^mailto:sales@/)
    expect(await page.getByTestId('cart-total').innerText()).toBe('To be determined')
    await saved(page)
    await expect.poll(() => goOn(page).isDisabled(), patience).toBe(false)
  })

  it('keep what is no quantity in its field, say so, and go on with the last good one', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 } })
    for (const [typed, words] of [
      ['-3', 'Enter a whole number, 0 or more. M stays at 20.'],
      ['2.5', 'Enter a whole number, 0 or more. M stays at 20.'],
      ['1000001', 'That is more than we can count. M stays at 20.'],
    ] as const) {
      await size(page, 'Tour tee', 'M').fill(typed)
      await card(page, 'Tour tee').getByText(words).waitFor()
      await size(page, 'Tour tee', 'L').focus()
      expect(await size(page, 'Tour tee', 'M').inputValue()).toBe(typed)
      expect(await size(page, 'Tour tee', 'M').getAttribute('aria-invalid')).toBe('true')
    }
    expect(await goOn(page).isDisabled()).toBe(true)
    await page.getByText('Correct the quantities marked in red to continue.').waitFor()
    await size(page, 'Tour tee', 'L').fill('5')
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 5 } })
    await size(page, 'Tour tee', 'M').press('Escape')
    expect(await size(page, 'Tour tee', 'M').inputValue()).toBe('20')
    await expect.poll(() => goOn(page).isDisabled(), patience).toBe(false)
  })

  it('are walked and changed with the keyboard, and filled by pasting a row of a sheet', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': {} })
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('id')?.split('-').at(-1))
    await size(page, 'Tour tee', 'S').focus()
    await page.keyboard.press('Tab')
    expect(await at()).toBe('M')
    await page.keyboard.press('ArrowRight')
    expect(await at()).toBe('L')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await size(page, 'Tour tee', 'M').inputValue()).toBe('0')
    await page.keyboard.press('PageUp')
    expect(await size(page, 'Tour tee', 'M').inputValue()).toBe('10')
    await page.keyboard.press('Enter')
    expect(await at()).toBe('L')
    await page.keyboard.type('7')
    await size(page, 'Tour tee', 'XL').evaluate(input => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '3\t4\t5')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await saved(page)
    await expect
      .poll(() => readCart(customer), patience)
      .toEqual({ [ids['Tour tee']!]: { M: 10, L: 7, XL: 3, '2XL': 4, '3XL': 5 } })
  })
})

describe('saving', () => {
  it('loses nothing when the page is reloaded in the same second', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'L').fill('33')
    await page.reload()
    await saved(page)
    expect(await size(page, 'Tour tee', 'L').inputValue()).toBe('33')
    await expect.poll(() => readCart(customer), patience).toEqual({ [ids['Tour tee']!]: { M: 20, L: 33 } })
  })

  it('loses nothing when the page is closed in the same second', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'L').fill('34')
    await page.close()
    await expect.poll(() => readCart(customer), patience).toEqual({ [ids['Tour tee']!]: { M: 20, L: 34 } })
  })

  it('does not wait for its turn when the screen is left, or the next step is asked for', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 } })
    let isHeld = true
    await page.route('**/cart/items/sizes', route => (isHeld ? route.abort() : route.continue()))
    await size(page, 'Tour tee', 'L').fill('35')
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    isHeld = false
    await goOn(page).click({ force: true })
    await saved(page)
    await size(page, 'Tour tee', 'L').fill('36')
    await page.getByRole('link', { name: 'Back to designs' }).click()
    await page.waitForURL('**/designs')
    await expect.poll(() => readCart(customer), patience).toEqual({ [ids['Tour tee']!]: { M: 20, L: 36 } })
  })

  it('waits for a lost connection, says so, and goes on when it is back', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'L').waitFor()
    await page.context().setOffline(true)
    await size(page, 'Tour tee', 'L').fill('5')
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    await page.getByText('You are offline. Your quantities are kept').waitFor()
    expect(await goOn(page).isDisabled()).toBe(true)
    await size(page, 'Tour tee', 'XL').fill('6')
    await page.context().setOffline(false)
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 5, XL: 6 } })
  })

  it('keeps edits over a reload although the server never had them', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 } })
    let isAway = true
    await page.route('**/cart/items/sizes', route => (isAway ? route.abort() : route.continue()))
    // What is sent while the page goes cannot be intercepted: it is lost in the page itself.
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = (input, init) =>
        init?.keepalive ? Promise.reject(new TypeError('lost')) : fetch(input, init)
    })
    await size(page, 'Tour tee', 'L').fill('8')
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    await page.reload()
    await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor()
    expect(await size(page, 'Tour tee', 'L').inputValue()).toBe('8')
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20 } })
    isAway = false
    await size(page, 'Tour tee', 'XL').fill('1')
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 8, XL: 1 } })
  })

  it('of two tabs keeps what each changed in designs of its own', async () => {
    const { page, customer, ids, open } = await openCart({ 'Tour tee': { M: 20 }, 'Crew tee': { M: 20 } })
    const other = await open()
    await size(other.page, 'Crew tee', 'L').waitFor()
    await size(page, 'Tour tee', 'L').fill('1')
    await saved(page)
    await size(other.page, 'Crew tee', 'L').fill('2')
    await saved(other.page)
    expect(await readCart(customer)).toEqual({
      [ids['Tour tee']!]: { M: 20, L: 1 },
      [ids['Crew tee']!]: { M: 20, L: 2 },
    })
  })

  it('drops what was removed elsewhere and saves the rest', async () => {
    const { page, customer, ids } = await openCart({ 'Tour tee': { M: 20 }, 'Crew tee': { M: 20 } })
    await size(page, 'Tour tee', 'M').waitFor()
    const { items } = await customer.call<{ items: { id: string; design_id: string }[] }>(
      'GET',
      '/cart/items',
    )
    const gone = items.find(item => item.design_id === ids['Crew tee'])!
    await customer.call('DELETE', `/cart/item/${gone.id}`)
    await size(page, 'Crew tee', 'L').fill('2')
    await size(page, 'Tour tee', 'L').fill('3')
    await card(page, 'Crew tee').waitFor({ state: 'detached' })
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20, L: 3 } })
  })
})

describe('the rest of the cart', () => {
  it('removes a design and puts it back with its quantities', async () => {
    const { page, problems, customer, ids } = await openCart({ 'Tour tee': { M: 20 }, 'Crew tee': { S: 21 } })
    await page.getByRole('button', { name: 'Remove Tour tee from the cart' }).click()
    await page.getByText('Tour tee was removed from your cart.').waitFor()
    await expect.poll(() => readCart(customer), patience).toEqual({ [ids['Crew tee']!]: { S: 21 } })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
    await page.keyboard.press('Enter')
    await card(page, 'Tour tee').waitFor()
    expect(await size(page, 'Tour tee', 'M').inputValue()).toBe('20')
    expect(await page.getByRole('article').allInnerTexts()).toEqual([
      expect.stringContaining('Tour tee'),
      expect.stringContaining('Crew tee'),
    ])
    expect(await readCart(customer)).toEqual({ [ids['Tour tee']!]: { M: 20 }, [ids['Crew tee']!]: { S: 21 } })
    expect(problems).toEqual([])
  })

  it('shows US dollars when they are chosen', async () => {
    const { page } = await openCart({ 'Tour tee': { M: 20 } })
    await card(page, 'Tour tee').getByText('$458.00').waitFor()
    await page.getByRole('button', { name: /Maya/ }).click()
    await page.getByRole('menuitemradio', { name: /USD/ }).click()
    await card(page, 'Tour tee').getByText('US$358.00').waitFor()
    // 20 x 17.90 + 20 x 1.95 - 50.
    expect(await page.getByTestId('cart-total').innerText()).toBe('US$347.00')
    await page.getByText('USD, before taxes').waitFor()
  })

  it('speaks French', async () => {
    const { page, problems } = await openCart(
      { 'T-shirt d’équipage': { S: 4, XL: 12, '3XL': 2 } },
      { locale: 'fr' },
    )
    await page.getByRole('heading', { name: 'Mon panier' }).waitFor()
    expect(await page.title()).toBe('Mon panier · Teamloom')
    const text = await textOf(page, 'T-shirt d’équipage')
    expect(text).toContain('18 pièces sur un minimum de 20. Ajoutez-en 2.')
    expect(text).toMatch(/22,90\s\$ l’unité/)
    expect(text).toMatch(/2 pièces en 3TG coûtent 2,00\s\$ de plus chacune/)
    expect(await size(page, 'T-shirt d’équipage', 'TG').inputValue()).toBe('12')
    await page.getByText('Livraison en 3 à 10 semaines').waitFor()
    expect(problems).toEqual([])
  })

  it('marks a design with something that is no longer offered, and leads to the studio', async () => {
    const { page, ids } = await openCart({ 'Tour tee': { M: 20 } }, { path: '/orders' })
    await page.route('**/cart/items', async route => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: { items: { designState: DeprecatedState }[] } }
      const { design } = json.data.items[0]!.designState
      design.deprecated = true
      const layer = design.parts.find(part => part.name === 'collar')!.elements[0]!.style.layers[0]!
      Object.assign(layer, { colorName: '1190', deprecated: true })
      await route.fulfill({ response, json })
    })
    await page.goto('/cart')
    await card(page, 'Tour tee').getByText('Modify to purchase').waitFor()
    await card(page, 'Tour tee').getByText('Collar: the colour “Coral” is no longer available.').waitFor()
    const link = card(page, 'Tour tee').getByRole('link', { name: 'Choose another' })
    expect(await link.getAttribute('href')).toBe(`/design/${ids['Tour tee']}`)
    await expect.poll(() => goOn(page).isDisabled(), patience).toBe(false)
  })

  it('shows what each size measures', async () => {
    const { page, problems } = await openCart({ 'Tour tee': { M: 20 } })
    await page.getByRole('button', { name: 'View sizes' }).click()
    const chart = page.getByRole('dialog', { name: 'Size chart' })
    const row = chart
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'L', exact: true }) })
    await expect
      .poll(() => row.innerText(), patience)
      .toMatch(/22.in\s*55\.9.cm\s*30.in\s*76\.2.cm\s*19 1\/2.in\s*49\.5.cm/)
    expect(await chart.getByRole('columnheader').allInnerTexts()).toEqual([
      'Size',
      expect.stringMatching(/A\s*Half chest/),
      expect.stringMatching(/B\s*Length/),
      expect.stringMatching(/C\s*Sleeve/),
    ])
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await chart.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })

  it('says that it is empty, and that it did not load', async () => {
    const { page, problems } = await openCart({})
    await page.getByText('Your cart is empty').waitFor()
    expect(await goOn(page).count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])

    let isBroken = true
    await page.route('**/cart/items', route =>
      isBroken ? route.fulfill({ status: 500, json: { errorKey: 'internalError' } }) : route.continue(),
    )
    await page.reload()
    await page.getByText('We cannot show your cart right now').waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Your cart is empty').waitFor()
  })

  it('is reported as viewed once each time it is opened', async () => {
    const { page } = await openCart({}, { path: '/home' })
    const reports: { id: string; name: string }[] = []
    page.on('request', request => {
      if (request.url().endsWith('/analytics/event')) reports.push(request.postDataJSON())
    })
    for (const visit of [1, 2]) {
      await page.getByRole('link', { name: 'Cart', exact: true }).click()
      await page.getByText('Your cart is empty').waitFor()
      await expect.poll(() => reports.length, patience).toBe(visit)
      await page.goBack()
      await page.waitForURL('**/home')
    }
    expect(reports.map(({ name }) => name)).toEqual(['Cart Viewed', 'Cart Viewed'])
    expect(new Set(reports.map(({ id }) => id)).size).toBe(2)
  })

  it('has nothing serious against its accessibility, wide and narrow', async () => {
    const { page } = await openCart({ 'Tour tee': { M: 16, '3XL': 2 }, 'Crew tee': {} })
    await card(page, 'Tour tee').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await seriousFindings(page)).toEqual([])
    const foot = await goOn(page).boundingBox()
    expect(foot && foot.y + foot.height).toBeLessThan(768)
  })
})

type DeprecatedState = {
  design: { deprecated: boolean; parts: { name: string; elements: { style: { layers: object[] } }[] }[] }
}
