import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { type Locale, openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, placeRequest, readCart, signUp } from './shop.ts'

const server = sharedServer()
const browser = await journeyBrowser()

async function openAs(customer: Customer, path: string, locale: Locale = 'en') {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

const sizes = (...pairs: [string, number][]) => pairs.map(([name, qty]) => ({ name, qty }))
const entries = (page: Page) => page.getByRole('article')
const line = (page: Page, number: number) =>
  entries(page).nth(number).getByRole('heading', { level: 2 }).getByRole('button')

describe('my orders', () => {
  it('acknowledge a request that was just placed, open at all there is to know of it', async () => {
    const customer = await signUp(server.url)
    const tour = await makeDesign(customer, 'Tour tee')
    await customer.call('POST', '/generator/design', {
      action: 'setStyle',
      designId: tour,
      partName: 'pocket',
      elementName: 'pocket',
      styleName: 'patch',
    })
    const crew = await makeDesign(customer, 'Crew tee')
    const id = await placeRequest(
      customer,
      [
        { designId: tour, sizes: sizes(['S', 8], ['M', 40], ['3XL', 2]) },
        { designId: crew, sizes: sizes(['M', 24]) },
      ],
      { promoCode: 'ROW27' },
    )
    const { page, problems } = await openAs(customer, `/orders/request/${id}`)
    await page.getByText('Your order request is in').waitFor()
    expect(await page.title()).toBe('My orders · Teamloom')
    await page
      .getByText(`Our designers check your 2 designs, then send payment instructions to ${customer.email}`)
      .waitFor()
    await page.getByRole('button', { name: 'What happens next' }).click()
    await page.getByText('You receive the invoice with payment instructions by email').waitFor()

    expect(await line(page, 0).getAttribute('aria-expanded')).toBe('true')
    const text = await entries(page).first().innerText()
    for (const words of [
      '74 items',
      'Sent',
      'White',
      'S 8, M 40, 3XL 2',
      '2 credits, included',
      'once it is approved and paid: delivered on',
      '$1,009.00',
      '50 × $20.10 + 2 × $2.00',
      '$592.80',
      '24 × $24.70',
      'Bank transfer or Interac',
      'ROW27',
      'GST 81234 5678 RT0001',
      'QST 1234567890 TQ0001',
      'Wolves Rowing Club',
    ]) {
      expect(text).toContain(words)
    }
    for (const [label, value] of [
      ['Invoice number', 'To come'],
      ['Subtotal', '\\$1,498.60'],
      ['Shipping, in each price', '\\$103.20'],
      ['Discount, first order', '−\\s\\$50.00'],
      ['GST 5%', '\\$77.59'],
      ['QST 9.975%', '\\$154.79'],
      ['With taxes, an estimate', '\\$1,784.18'],
      ['Total before taxes', '\\$1,551.80'],
    ] as const) {
      expect(text).toMatch(new RegExp(`${label}\\s+${value}`))
    }
    expect(await page.locator('[aria-current="step"]').innerText()).toBe('Sent')
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('print a request as a quotation on one page', async () => {
    const customer = await signUp(server.url, { eventDate: '2099-05-03' })
    const asked = ['Tour tee', 'Crew tee', 'Coach tee']
    const items = []
    for (const name of asked)
      items.push({ designId: await makeDesign(customer, name), sizes: sizes(['M', 40]) })
    await placeRequest(customer, items.slice(1))
    const id = await placeRequest(customer, items)
    const { page, problems } = await openAs(customer, `/orders/request/${id}`)
    await page.getByText(/^Arrives at least [\d,]+ days before your event on May 3, 2099\.$/).waitFor()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-print-asked', '')
    })
    const pages = async () => {
      const pdf = (await page.pdf({ format: 'Letter', landscape: true })).toString('latin1')
      return pdf.match(/\/Type\s*\/Page\b/g)?.length
    }
    // By the browser's own menu: what is open, and nothing around it.
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/^Quotation, request \d+$/).waitFor()
    for (const around of ['banner', 'navigation'] as const)
      expect(await page.getByRole(around).first().isVisible()).toBe(false)
    expect(await page.getByText('Your order request is in').isVisible()).toBe(false)
    expect(await pages()).toBe(1)

    await page.emulateMedia({ media: 'screen' })
    await entries(page).nth(1).getByRole('button').first().click()
    await entries(page).nth(1).getByText('Coach tee').waitFor()
    await entries(page).first().getByRole('button', { name: 'Print a quotation' }).click()
    await page.locator('[data-print-asked]').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await entries(page).nth(1).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Order again' }).first().isVisible()).toBe(false)
    const text = await entries(page).first().innerText()
    for (const words of [...asked, 'M 40', '40 × $', 'Wolves Rowing Club', 'Total'])
      expect(text).toContain(words)
    expect(await pages()).toBe(1)

    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await entries(page)
      .nth(1)
      .getByText(/^Quotation, request \d+$/)
      .waitFor()
    expect(await pages()).toBe(2)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Order again' }).first().waitFor()
    expect(problems).toEqual([])
  })

  it('show the designs as they were ordered, whatever became of them', async () => {
    const customer = await signUp(server.url)
    const paint = (designId: string, color: string) =>
      customer.call('POST', '/generator/design', {
        action: 'setColor',
        designId,
        partName: 'body',
        elementName: 'body',
        layerName: 'body',
        color,
      })
    const designId = await makeDesign(customer, 'Tour tee')
    await paint(designId, '1022')
    const id = await placeRequest(customer, [{ designId, sizes: sizes(['M', 20]) }])
    const { page, problems } = await openAs(customer, `/orders/request/${id}`)
    const picture = entries(page).first().getByRole('listitem').filter({ hasText: 'Tour tee' }).locator('img')
    const look = () =>
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const canvas = document.createElement('canvas')
        const [width, height] = [image.naturalWidth, image.naturalHeight]
        Object.assign(canvas, { width, height })
        const context = canvas.getContext('2d')!
        context.drawImage(image, 0, 0)
        const [red, green, blue] = context.getImageData(width / 2, height / 2, 1, 1).data
        return { isRed: red! > 110 && green! < 70 && blue! < 80 }
      })
    expect(await look()).toEqual({ isRed: true })

    await paint(designId, '1010')
    await customer.call('DELETE', `/designs/design/${designId}`)
    await page.reload()
    expect(await look()).toEqual({ isRed: true })
    await page.getByText('Tour tee').waitFor()
    expect(problems).toEqual([])
  })

  it('are one list, newest first, each opened and closed with the keyboard', async () => {
    const customer = await signUp(server.url)
    const designId = await makeDesign(customer, 'Tour tee')
    await placeRequest(customer, [{ designId, sizes: sizes(['M', 20]) }])
    await placeRequest(customer, [{ designId, sizes: sizes(['M', 1000]) }], { currency: 'usd' })
    const { page } = await openAs(customer, '/orders')
    await entries(page).nth(1).waitFor()
    expect(await page.getByText('Your order request is in').count()).toBe(0)
    const [newer, older] = await entries(page).allInnerTexts()
    expect(newer).toMatch(/1,000 items[\s\S]*To be determined[\s\S]*USD, before taxes/)
    expect(older).toMatch(/20 items[\s\S]*\$444\.00[\s\S]*CAD, before taxes/)

    expect(await line(page, 0).getAttribute('aria-expanded')).toBe('false')
    await line(page, 0).focus()
    await page.keyboard.press('Enter')
    expect(await line(page, 0).getAttribute('aria-expanded')).toBe('true')
    const contact = entries(page)
      .first()
      .getByRole('link', { name: /^sales@/ })
    expect(await contact.getAttribute('href')).toMatch(/^mailto:sales@/)
    await page.keyboard.press('Space')
    expect(await line(page, 0).getAttribute('aria-expanded')).toBe('false')
    expect(await seriousFindings(page)).toEqual([])
  })

  it('speak French, sizes too', async () => {
    const customer = await signUp(server.url, { language: 'fr' })
    const designId = await makeDesign(customer, 'T-shirt de tournée')
    const id = await placeRequest(customer, [{ designId, sizes: sizes(['S', 8], ['XL', 12]) }], {
      locale: 'fr',
    })
    const { page, problems } = await openAs(customer, `/orders/request/${id}`, 'fr')
    await page.getByText('Votre demande est reçue').waitFor()
    await page.getByText('P 8, TG 12').waitFor()
    const text = await entries(page).first().innerText()
    for (const words of [
      '20 pièces',
      'Envoyée',
      'Virement ou Interac',
      'À venir',
      'TPS',
      'TVQ',
      'CAD, avant taxes',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/444,00\s\$/)
    expect(problems).toEqual([])
  })

  it('are ordered again once it is said what has changed since', async () => {
    const customer = await signUp(server.url)
    const [tour, gone] = [await makeDesign(customer, 'Tour tee'), await makeDesign(customer, 'Gone tee')]
    await placeRequest(
      customer,
      [tour, gone].map(designId => ({ designId, sizes: sizes(['M', 20]) })),
    )
    await customer.call('DELETE', `/designs/design/${gone}`)
    await customer.call('POST', '/generator/design', {
      action: 'setColor',
      designId: tour,
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color: '1022',
    })
    const { page, problems } = await openAs(customer, '/orders')
    await line(page, 0).click()
    await page.getByRole('button', { name: 'Order again' }).click()
    const dialog = page.getByRole('dialog', { name: 'What is otherwise than it was ordered' })
    const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await item('Tour tee').getByText('→').waitFor()
    await item('Gone tee').getByText('It no longer exists, and is left out.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await readCart(customer)).toEqual({})
    await page.getByRole('button', { name: 'Order again' }).click()
    await dialog.getByRole('button', { name: 'Put it into the cart' }).click()
    await page.waitForURL('**/cart')
    expect(await readCart(customer)).toEqual({ [tour]: { M: 20 } })
    expect(problems).toEqual([])
  })

  it('do not know every request, and say so over the list', async () => {
    const customer = await signUp(server.url)
    const designId = await makeDesign(customer, 'Tour tee')
    await placeRequest(customer, [{ designId, sizes: sizes(['M', 20]) }])
    const { page } = await openAs(customer, '/orders/request/00000000-0000-4000-8000-000000000000')
    await page.getByText('We cannot find this order request. Here are your orders.').waitFor()
    await page.waitForURL('**/orders')
    await expect.poll(() => entries(page).count()).toBe(1)
  })

  it('say that there are none, and that they did not load', async () => {
    const customer = await signUp(server.url)
    const { page, problems } = await openAs(customer, '/orders')
    await page.getByText('No orders yet').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
    let isBroken = true
    await page.route('**/api/v1/preorders', route =>
      isBroken ? route.fulfill({ status: 500, json: { errorKey: 'internalError' } }) : route.continue(),
    )
    await page.reload()
    await page.getByText('We cannot show your orders right now').waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('No orders yet').waitFor()
  })
})
