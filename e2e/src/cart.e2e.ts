import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { card, goOn, openCart, saved, size } from './cart-page.ts'
import { gate, isFocused } from './driver.ts'
import { sharedServer } from './server.ts'
import { readCart } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const textOf = (page: Page, name: string) => card(page, name).innerText()

describe('quantities', () => {
  it('are priced and judged at once, before the server has answered, and confirmed by it', async () => {
    const { page, problems, customer, ids } = await openCart(browser, server.url, {
      'Crew tee': { S: 4, M: 6, L: 5, XL: 1 },
    })
    await card(page, 'Crew tee').getByText('16 of at least 20 pieces. Add 4 more.').waitFor()
    await page.getByText('At least one of the products does not meet the minimum quantity.').waitFor()
    expect(await goOn(page).isDisabled()).toBe(true)

    const { open, opened } = gate()
    await page.route('**/cart/items/sizes', async route => {
      await opened
      await route.continue()
    })
    await size(page, 'Crew tee', 'M').fill('40')
    await card(page, 'Crew tee').getByText('$1,005.00').waitFor()
    expect(await textOf(page, 'Crew tee')).toContain('50 × $20.10')
    expect(await textOf(page, 'Crew tee')).not.toContain('at least 20')
    await page.getByRole('status').filter({ hasText: 'Saving…' }).waitFor()
    expect(await goOn(page).isDisabled()).toBe(true)
    expect(await readCart(customer)).toEqual({ [ids['Crew tee']!]: { S: 4, M: 6, L: 5, XL: 1 } })

    open()
    await saved(page)
    expect(await readCart(customer)).toEqual({ [ids['Crew tee']!]: { S: 4, M: 40, L: 5, XL: 1 } })
    // 50 x 18.90, shipping 50 x 1.20, 50 off the first order.
    await expect.poll(() => page.getByTestId('cart-total').innerText()).toBe('$955.00')
    await goOn(page).click()
    await page.waitForURL('**/cart/address')
    expect(problems).toEqual([])
  })

  it('add what extra sizes cost', async () => {
    const { page } = await openCart(browser, server.url, { 'Tour tee': { M: 48 } })
    await size(page, 'Tour tee', '3XL').fill('1')
    await card(page, 'Tour tee').getByText('1 piece in 3XL costs $2.00 more').waitFor()
    await size(page, 'Tour tee', '4XL').fill('2')
    await card(page, 'Tour tee').getByText('3 pieces in 3XL and 4XL cost $2.00 more each').waitFor()
    await expect
      .poll(() => page.getByRole('region', { name: 'Order summary' }).innerText())
      .toMatch(/Extra sizes, 3 × \$2\.00\s+\$6\.00/)
  })

  it('say when more pieces cost less in all', async () => {
    const { page } = await openCart(browser, server.url, { 'Tour tee': { M: 48 } })
    const lower = card(page, 'Tour tee').getByText(/more lowers? all to \$20\.10/)
    await expect
      .poll(() => lower.innerText())
      .toMatch(/^2 more lower all to \$20\.10: 50 cost \$[\d.]+ less than 48\.$/)
    await size(page, 'Tour tee', 'M').fill('21')
    await expect.poll(() => lower.innerText()).toMatch(/^29 more lower all to \$20\.10\.$/)
  })

  it('have no price past the maximum, but a way to ask for one, and can be ordered', async () => {
    const { page } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    await size(page, 'Tour tee', 'M').fill('1000')
    await card(page, 'Tour tee').getByText('Price to be determined').waitFor()
    const contact = card(page, 'Tour tee').getByRole('link', { name: 'Contact us for a tailored price' })
    expect(await contact.getAttribute('href')).toMatch(/^mailto:sales@/)
    expect(await page.getByTestId('cart-total').innerText()).toBe('To be determined')
    await saved(page)
    await expect.poll(() => goOn(page).isDisabled()).toBe(false)
  })

  it('keep what is no quantity in its field, say so, and go on with the last good one', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    for (const [typed, words] of [
      ['-3', 'Enter a whole number, 0 or more. M stays at 20.'],
      ['2.5', 'Enter a whole number, 0 or more. M stays at 20.'],
      ['1000001', 'At most 1,000,000 of a size. M stays at 20.'],
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
    await expect.poll(() => size(page, 'Tour tee', 'M').inputValue()).toBe('20')
    await expect.poll(() => goOn(page).isDisabled()).toBe(false)
  })

  it('are walked and changed with the keyboard, and filled by pasting a row of a sheet', async () => {
    const { page, customer, ids } = await openCart(browser, server.url, { 'Tour tee': {} })
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('id')?.split('-').at(-1))
    await size(page, 'Tour tee', 'S').focus()
    await page.keyboard.press('Tab')
    await expect.poll(at).toBe('M')
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBe('L')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBe('M')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => size(page, 'Tour tee', 'M').inputValue()).toBe('0')
    await page.keyboard.press('PageUp')
    await expect.poll(() => size(page, 'Tour tee', 'M').inputValue()).toBe('10')
    await page.keyboard.press('Enter')
    await expect.poll(at).toBe('L')
    await page.keyboard.type('7')
    await size(page, 'Tour tee', 'XL').evaluate(input => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '3\t4\t5')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await saved(page)
    await expect
      .poll(() => readCart(customer))
      .toEqual({ [ids['Tour tee']!]: { M: 10, L: 7, XL: 3, '2XL': 4, '3XL': 5 } })
  })
})

describe('the rest of the cart', () => {
  it('removes a design and puts it back with its quantities', async () => {
    const { page, problems, customer, ids } = await openCart(browser, server.url, {
      'Tour tee': { M: 20 },
      'Crew tee': { S: 21 },
    })
    await page.getByRole('button', { name: 'Remove Tour tee from the cart' }).click()
    await page.getByText('Tour tee was removed from your cart.').waitFor()
    await expect.poll(() => readCart(customer)).toEqual({ [ids['Crew tee']!]: { S: 21 } })
    await expect.poll(() => isFocused(page.getByRole('button', { name: 'Undo' }))).toBe(true)
    await page.keyboard.press('Enter')
    await card(page, 'Tour tee').waitFor()
    expect(await size(page, 'Tour tee', 'M').inputValue()).toBe('20')
    await expect
      .poll(() => page.getByRole('article').allInnerTexts())
      .toEqual([expect.stringContaining('Tour tee'), expect.stringContaining('Crew tee')])
    await expect
      .poll(() => readCart(customer))
      .toEqual({ [ids['Tour tee']!]: { M: 20 }, [ids['Crew tee']!]: { S: 21 } })
    expect(problems).toEqual([])
  })

  it('tells which sizes cost more, how large they are, and leaves by Escape', async () => {
    const { page, problems } = await openCart(browser, server.url, { 'Tour tee': { M: 20, '4XL': 2 } })
    const about = card(page, 'Tour tee').getByRole('button', { name: 'About larger sizes' })
    await about.click()
    const dialog = page.getByRole('dialog', { name: 'Larger sizes: T-shirt' })
    await dialog.getByText('2XS to 2XL are in the price.').waitFor()
    expect(await dialog.getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Half chest'),
      expect.stringMatching(/^3XL.*in.*cm.*\+ \$\d\.\d\d$/s),
      expect.stringMatching(/^4XL.*in.*cm.*\+ \$\d\.\d\d$/s),
      expect.stringMatching(/^5XL.*in.*cm.*\+ \$\d\.\d\d$/s),
    ])
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(about)).toBe(true)
    expect(problems).toEqual([])
  })

  it('shows US dollars when they are chosen', async () => {
    const { page } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    await card(page, 'Tour tee').getByText('$494.00').waitFor()
    await page.getByRole('button', { name: /Maya/ }).click()
    await page.getByRole('menuitemradio', { name: /USD/ }).click()
    await card(page, 'Tour tee').getByText('US$379.00').waitFor()
    // 20 x 17.00 + 20 x 1.95 - 50.
    await expect.poll(() => page.getByTestId('cart-total').innerText()).toBe('US$329.00')
    await page.getByText('USD, before taxes').waitFor()
  })

  it('speaks French', async () => {
    const { page, problems } = await openCart(
      browser,
      server.url,
      { 'T-shirt d’équipage': { S: 4, XL: 12, '3XL': 2 } },
      { locale: 'fr' },
    )
    await page.getByRole('heading', { name: 'Mon panier' }).waitFor()
    await expect.poll(() => page.title()).toBe('Mon panier · Teamloom')
    const text = await textOf(page, 'T-shirt d’équipage')
    expect(text).toContain('18 sur un minimum de 20 pièces. Ajoutez-en 2.')
    expect(text).toMatch(/18 × 24,70\s\$ \+ 2 × 2,00\s\$/)
    expect(text).toMatch(/2 pièces en 3TG coûtent 2,00\s\$ de plus chacune/)
    expect(await size(page, 'T-shirt d’équipage', 'TG').inputValue()).toBe('12')
    await page.getByText('Fabrication en 3 à 10 semaines').waitFor()
    expect(problems).toEqual([])
  })

  it('marks a design with something that is no longer offered, and leads to the studio', async () => {
    const { page, ids } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } }, { path: '/orders' })
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
    await expect.poll(() => goOn(page).isDisabled()).toBe(false)
  })

  it('shows the sides that carry artwork: the front whole, the back small in its corner', async () => {
    const { page, problems } = await openCart(
      browser,
      server.url,
      { 'Tour tee': { M: 20 }, 'Plain tee': { M: 20 } },
      { path: '/orders' },
    )
    await page.route('**/cart/items', async route => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: { items: { decoratedSides: string[] }[] } }
      json.data.items[0]!.decoratedSides = ['front', 'back']
      await route.fulfill({ response, json })
    })
    await page.goto('/cart')
    const shown = (name: string) =>
      card(page, name)
        .locator('img')
        .evaluateAll(images =>
          images.map(image => new URL((image as HTMLImageElement).src).pathname.split('/').at(-1)),
        )
    await expect.poll(() => shown('Tour tee')).toEqual(['front.webp', 'back.webp'])
    expect(await shown('Plain tee')).toEqual(['front.webp'])
    const [whole, small] = await Promise.all(
      [0, 1].map(nth => card(page, 'Tour tee').locator('img').nth(nth).boundingBox()),
    )
    expect(small!.width).toBeLessThan(whole!.width / 2)
    expect(small!.y + small!.height).toBeLessThanOrEqual(whole!.y + whole!.height)
    expect(problems).toEqual([])
  })

  it('shows what each size measures', async () => {
    const { page, problems } = await openCart(browser, server.url, { 'Tour tee': { M: 20 } })
    await page.getByRole('button', { name: 'View sizes' }).click()
    const chart = page.getByRole('dialog', { name: 'Size chart' })
    const row = chart
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'L', exact: true }) })
    await expect
      .poll(() => row.innerText())
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
    const { page, problems } = await openCart(browser, server.url, {})
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
    const { page } = await openCart(browser, server.url, {}, { path: '/home' })
    const reports: { id: string; name: string }[] = []
    page.on('request', request => {
      if (request.url().endsWith('/analytics/event')) reports.push(request.postDataJSON())
    })
    for (const visit of [1, 2]) {
      await page.getByRole('link', { name: 'Cart', exact: true }).click()
      await page.getByText('Your cart is empty').waitFor()
      await expect.poll(() => reports.length).toBe(visit)
      await page.goBack()
      await page.waitForURL('**/home')
    }
    expect(reports.map(({ name }) => name)).toEqual(['Cart Viewed', 'Cart Viewed'])
    expect(new Set(reports.map(({ id }) => id)).size).toBe(2)
  })

  it('has nothing serious against its accessibility, wide and narrow', async () => {
    const { page } = await openCart(browser, server.url, { 'Tour tee': { M: 16, '3XL': 2 }, 'Crew tee': {} })
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

describe('a quotation', () => {
  it('is the cart on one page, with when it arrives for the event', async () => {
    const { page, problems } = await openCart(
      browser,
      server.url,
      { 'Tour tee': { M: 48 }, 'Crew tee': { M: 20, '3XL': 2 }, 'Coach tee': { L: 24 } },
      { profile: { eventDate: '2099-05-03' } },
    )
    await page.getByText(/^Arrives at least [\d,]+ days before your event on May 3, 2099\.$/).waitFor()
    await page.getByRole('button', { name: 'Print a quotation' }).waitFor()
    const summary = page.getByRole('region', { name: 'Order summary' })
    await summary.getByText('With the invoice').waitFor()
    await summary.getByLabel('Delivered to, for the taxes').selectOption({ label: 'Québec' })
    await expect
      .poll(() => summary.innerText())
      .toMatch(/GST 5%\s+\$[\d.,]+\s+QST 9\.975%\s+\$[\d.,]+\s+With taxes, an estimate\s+\$/)
    expect(await seriousFindings(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Prices as of this date; taxes are an estimate, the invoice says them.').waitFor()
    await page.getByText(/^Quotation \d{8}-[0-9A-F]{4}$/).waitFor()
    await page.getByText(/^Valid until \w+ \d+, \d{4}$/).waitFor()
    await page.getByText('For', { exact: true }).waitFor()
    expect(await page.getByText('With taxes, an estimate').isVisible()).toBe(true)
    expect(await textOf(page, 'Tour tee')).toMatch(/M\s48/)
    expect(await page.locator('input:visible, select:visible, [data-kind="info"]:visible').count()).toBe(0)
    expect(await goOn(page).isVisible()).toBe(false)
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await textOf(page, 'Tour tee')).toContain('48 × $')
    expect(await page.getByText('Subtotal').isVisible()).toBe(true)
    // Portrait, however the printer stands: in landscape the sums would be on a second page.
    for (const landscape of [false, true]) {
      const pdf = (await page.pdf({ format: 'Letter', landscape })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    }
    expect(problems).toEqual([])
  })

  it('says so when it may come after the event', async () => {
    const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
    const { page, problems } = await openCart(
      browser,
      server.url,
      { 'Tour tee': { M: 48 } },
      { locale: 'fr', profile: { eventDate: soon } },
    )
    await page.getByText(/^Pourrait arriver après votre évènement du /).waitFor()
    expect(problems).toEqual([])
  })
})
