import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import {
  type Customer,
  canadianAddress,
  logIn,
  makeDesign,
  placeRequest,
  putIntoCart,
  readCart,
  signUp,
} from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Kept = { organization: string; phone: string; address: Record<string, string | null> }
type Placed = {
  readonly preorder: { readonly id: string }
  readonly shipping: Kept
  readonly promoCode: string | null
  readonly locale: string
  readonly invoice: { readonly currency: string; readonly total: number; readonly customer: Kept }
}

const placedBy = ({ call }: Customer) => call<readonly Placed[]>('GET', '/preorders')

async function openDelivery(
  options: {
    locale?: Locale
    quantities?: Record<string, number>
    before?: (customer: Customer) => Promise<void>
  } = {},
) {
  const { locale = 'en', quantities = { M: 30 }, before } = options
  const customer = await signUp(server.url, { language: locale })
  await before?.(customer)
  const designId = await makeDesign(customer, 'Tour tee')
  await putIntoCart(customer, designId, quantities)
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto('/cart/address')
  return { page, context, problems, customer, designId }
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.getByRole('button', { name: 'Continue to pre-order' })
const total = (page: Page) => page.getByTestId('cart-total').innerText()
/** What stands below a field, as a screen reader has it. */
const faultOf = (page: Page, name: string) =>
  field(page, name).evaluate(input =>
    input.getAttribute('aria-invalid') === 'true'
      ? (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map(id => document.getElementById(id)?.textContent)
          .at(-1)
      : undefined,
  )

async function fillIn(page: Page, section = 'shipping', changes: Record<string, string> = {}) {
  const { country, state, ...rest } = { ...canadianAddress, phone: '5145550199', ...changes }
  await field(page, `${section}.country`).selectOption(country)
  await field(page, `${section}.state`).selectOption(state)
  for (const [name, text] of Object.entries(rest)) await field(page, `${section}.${name}`).fill(text)
}

async function confirm(page: Page) {
  await field(page, 'final').check()
  await field(page, 'terms').check()
}

describe('placing a request', () => {
  it('in Canada: the form, the confirmations, the request, its acknowledgement', async () => {
    const { page, problems, customer } = await openDelivery()
    await field(page, 'shipping.firstName').waitFor()
    expect(await field(page, 'shipping.firstName').inputValue()).toBe('Maya')
    expect(await field(page, 'shipping.organization').inputValue()).toBe('Wolves Rowing')
    expect(await field(page, 'shipping.email').inputValue()).toBe(customer.email)
    expect(await send(page).isDisabled()).toBe(true)
    await page
      .getByText(
        'Complete the delivery address, confirm that your designs are final and accept the terms to continue.',
      )
      .waitFor()
    await fillIn(page)
    await page.getByText('Confirm that your designs are final and accept the terms to continue.').waitFor()
    await confirm(page)
    await field(page, 'promoCode').fill('  Row-27 été  ')
    await field(page, 'promoCode').blur()
    await page.getByText(/^We do not know this code/).waitFor()
    expect(await send(page).isDisabled()).toBe(false)
    // 30 x 22.90 + 30 x 1.80 - 50.
    expect(await total(page)).toBe('$691.00')
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    await page.getByText('Your order request is in').waitFor()

    const [placed] = await placedBy(customer)
    expect(page.url()).toBe(`${server.url}/orders/request/${placed?.preorder.id}`)
    expect(placed).toMatchObject({
      promoCode: 'Row-27 été',
      locale: 'en',
      invoice: { currency: 'cad', total: 69_100, customer: placed?.shipping },
      shipping: {
        organization: 'Wolves Rowing Club',
        phone: '+15145550199',
        address: { postal_code: 'H3K 1A5' },
      },
    })
    expect(await readCart(customer)).toEqual({})
    await page.getByRole('link', { name: 'Cart', exact: true }).click()
    await page.getByText('Your cart is empty').waitFor()
    // The form of a request that is placed is not gone back to.
    await page.goBack()
    await page.waitForURL('**/orders/request/*')
    expect(await page.evaluate(() => sessionStorage.getItem('teamloom-checkout'))).toBeNull()
    // The code that nobody knows was asked about once.
    expect(problems).toEqual([expect.stringContaining('422')])
  })

  it('in the United States: states, zip code, US dollars', async () => {
    const { page, customer } = await openDelivery()
    await field(page, 'shipping.country').selectOption('US')
    await page.getByText('Prices are now in US dollars.').waitFor()
    expect(await field(page, 'shipping.state').inputValue()).toBe('AL')
    await page.getByLabel('State', { exact: true }).waitFor()
    await page.getByLabel('Zip code').fill('H3K 1A5')
    await page.getByLabel('Zip code').blur()
    await expect.poll(() => faultOf(page, 'shipping.zipcode')).toBe('Enter a US zip code, such as 05401.')
    await expect.poll(() => total(page)).toBe('US$518.50')
    await fillIn(page, 'shipping', {
      country: 'US',
      state: 'VT',
      zipcode: '05401',
      city: 'Burlington',
      phone: '8025550123',
    })
    await confirm(page)
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    const [placed] = await placedBy(customer)
    expect(placed).toMatchObject({
      invoice: { currency: 'usd', total: 51_850 },
      shipping: { phone: '+18025550123', address: { country: 'US', state: 'VT', postal_code: '05401' } },
    })
    expect(await customer.call('GET', '/user/me')).toMatchObject({ currency: 'usd' })
  })

  it('switches back to Canadian dollars and the first province with Canada', async () => {
    const { page } = await openDelivery()
    await field(page, 'shipping.country').selectOption('US')
    await expect.poll(() => total(page)).toMatch(/^US/)
    await field(page, 'shipping.country').selectOption('CA')
    await page.getByText('Prices are now in Canadian dollars.').waitFor()
    expect(await field(page, 'shipping.state').inputValue()).toBe('AB')
    await expect.poll(() => total(page)).toBe('$691.00')
    await page.getByLabel('Postal code').waitFor()
  })

  it('bills elsewhere when that is asked for', async () => {
    const { page, customer } = await openDelivery()
    await fillIn(page)
    expect(await field(page, 'billing.city').count()).toBe(0)
    await page.getByLabel('Same as delivery').uncheck()
    expect(await field(page, 'billing.city').inputValue()).toBe('Montréal')
    await field(page, 'billing.organization').fill('')
    await field(page, 'billing.organization').blur()
    await expect.poll(() => faultOf(page, 'billing.organization')).toBe('This field is required.')
    await confirm(page)
    await page.getByText('Complete the billing address to continue.').waitFor()
    await field(page, 'billing.organization').fill('Treasurer of the Wolves')
    await field(page, 'billing.country').selectOption('US')
    await field(page, 'billing.zipcode').fill('05401')
    // Only the delivery decides the currency.
    expect(await total(page)).toBe('$691.00')
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    const [placed] = await placedBy(customer)
    expect(placed?.shipping.organization).toBe('Wolves Rowing Club')
    expect(placed?.invoice.customer).toMatchObject({
      organization: 'Treasurer of the Wolves',
      address: { country: 'US', state: 'AL' },
    })
  })

  it('places one request however often the button is pressed', async () => {
    const { page, customer } = await openDelivery()
    await fillIn(page)
    await confirm(page)
    let sent = 0
    await page.route('**/api/v1/preorders', async route => {
      if (route.request().method() === 'PUT') sent += 1
      await route.continue()
    })
    await send(page).dblclick()
    await page.waitForURL('**/orders/request/*')
    expect(sent).toBe(1)
    expect(await placedBy(customer)).toHaveLength(1)
  })

  it('places one request although its answer was lost', async () => {
    const { page, customer } = await openDelivery()
    await fillIn(page)
    await confirm(page)
    const keys: (string | undefined)[] = []
    await page.route('**/api/v1/preorders', async route => {
      if (route.request().method() !== 'PUT') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await send(page).click()
    await page.getByRole('button', { name: 'Completing…' }).waitFor()
    await page.waitForURL('**/orders/request/*')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(await placedBy(customer)).toHaveLength(1)
  })

  it('says when it could not be sent, and keeps everything for another try', async () => {
    const { page, customer } = await openDelivery()
    await fillIn(page)
    await confirm(page)
    let isAway = true
    await page.route('**/api/v1/preorders', route => (isAway ? route.abort() : route.continue()))
    await send(page).click()
    await page.getByText('Your request was not sent. Nothing is lost, try again.').waitFor()
    expect(await field(page, 'shipping.city').inputValue()).toBe('Montréal')
    expect(await field(page, 'terms').isChecked()).toBe(true)
    isAway = false
    await send(page).click()
    await page.waitForURL('**/orders/request/*')
    expect(await placedBy(customer)).toHaveLength(1)
  })
})

describe('the form', () => {
  it('finds fault when a field is left, not while it is being typed', async () => {
    const { page } = await openDelivery()
    const code = field(page, 'shipping.zipcode')
    await code.pressSequentially('H3')
    expect(await faultOf(page, 'shipping.zipcode')).toBeUndefined()
    await code.blur()
    await expect
      .poll(() => faultOf(page, 'shipping.zipcode'))
      .toBe('Enter a Canadian postal code, such as H3K 1A5.')
    await code.fill('h3k1a5')
    expect(await faultOf(page, 'shipping.zipcode')).toBeUndefined()
    await field(page, 'shipping.email').fill('maya@')
    await field(page, 'shipping.email').blur()
    await expect
      .poll(() => faultOf(page, 'shipping.email'))
      .toBe('Enter a full email address, such as name@club.ca.')
  })

  it('spaces a phone number as it is typed, knows whose it is, and says what is wrong with it', async () => {
    const { page } = await openDelivery()
    const phone = field(page, 'shipping.phone')
    const country = page.getByLabel('Country of the phone number')
    await phone.pressSequentially('514555')
    expect(await phone.inputValue()).toBe('(514) 555')
    await phone.blur()
    await expect.poll(() => faultOf(page, 'shipping.phone')).toBe('This phone number is too short.')
    await phone.press('End')
    await phone.pressSequentially('0199')
    expect(await faultOf(page, 'shipping.phone')).toBeUndefined()
    await phone.blur()
    await expect.poll(() => phone.inputValue()).toBe('+1 514 555 0199')
    expect(await country.inputValue()).toBe('CA')
    await phone.fill('802 555 0123')
    expect(await country.inputValue()).toBe('US')
    await phone.fill('+33 1 23 45 67 89')
    await phone.blur()
    await expect
      .poll(() => faultOf(page, 'shipping.phone'))
      .toBe('This is not a Canadian or US phone number.')
    await country.selectOption('CA')
    expect(await country.inputValue()).toBe('CA')
  })

  it('shows every fault when it is sent too early, beginning at the first', async () => {
    const { page } = await openDelivery()
    await field(page, 'shipping.firstName').fill('')
    await field(page, 'shipping.organization').fill('')
    await send(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => faultOf(page, 'shipping.organization')).toBe('This field is required.')
    expect(await faultOf(page, 'shipping.firstName')).toBe('This field is required.')
    await expect.poll(() => isFocused(field(page, 'shipping.organization'))).toBe(true)
  })

  it('shows what only the server finds, at its field', async () => {
    const { page } = await openDelivery()
    await fillIn(page)
    await confirm(page)
    await page.route('**/api/v1/preorders', route =>
      route.fulfill({
        status: 422,
        json: {
          status: 'error',
          errorKey: 'invalid_address',
          issues: [{ path: 'shippingAddress.zipcode', message: 'invalid_postal_code' }],
        },
      }),
    )
    await send(page).click()
    await expect
      .poll(() => faultOf(page, 'shipping.zipcode'))
      .toBe('Enter a Canadian postal code, such as H3K 1A5.')
    await expect.poll(() => isFocused(field(page, 'shipping.zipcode'))).toBe(true)
    await page.getByText('Correct the postal code to continue.').waitFor()
    await field(page, 'shipping.zipcode').fill('H2X 1Y4')
    await expect.poll(() => faultOf(page, 'shipping.zipcode')).toBeUndefined()
    expect(await send(page).isDisabled()).toBe(false)
  })

  it('keeps what was typed over a reload and while the terms are read in a tab of their own', async () => {
    const { page, context } = await openDelivery()
    await fillIn(page, 'shipping', { organization: 'Les Loups' })
    await field(page, 'promoCode').fill('ROW27')
    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /terms and conditions/ }).click(),
    ])
    await terms.waitForURL('**/terms')
    await page.reload()
    await field(page, 'shipping.organization').waitFor()
    expect(await field(page, 'shipping.organization').inputValue()).toBe('Les Loups')
    expect(await field(page, 'shipping.state').inputValue()).toBe('QC')
    expect(await field(page, 'promoCode').inputValue()).toBe('ROW27')
  })

  it('begins with the addresses of the last request, and no longer grants the first order’s discount', async () => {
    const { page } = await openDelivery({
      before: async customer => {
        const designId = await makeDesign(customer, 'Earlier')
        await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 20 }] }], {
          shippingAddress: { ...canadianAddress, organization: 'Les Loups', appartment: '4B' },
        })
      },
    })
    await field(page, 'shipping.organization').waitFor()
    expect(await field(page, 'shipping.organization').inputValue()).toBe('Les Loups')
    expect(await field(page, 'shipping.appartment').inputValue()).toBe('4B')
    expect(await field(page, 'shipping.phone').inputValue()).toBe('+1 514 555 0199')
    await page.getByText('Confirm that your designs are final and accept the terms to continue.').waitFor()
    expect(await total(page)).toBe('$741.00')
  })

  it('does not send a cart below its minimum, nor an empty one', async () => {
    const { page } = await openDelivery({ quantities: { M: 19 } })
    await fillIn(page)
    await confirm(page)
    expect(await send(page).isDisabled()).toBe(true)
    // A neutral sentence, until sending was tried.
    const short = 'At least one of the products does not meet the minimum quantity.'
    await page.getByText(short).first().waitFor()
    const fault = page.getByRole('alert').filter({ hasText: short })
    expect(await fault.count()).toBe(0)
    await send(page).focus()
    await page.keyboard.press('Enter')
    await fault.waitFor()
    await page.getByRole('link', { name: 'Complete the quantities' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('button', { name: 'Remove Tour tee from the cart' }).click()
    await page.getByText('Your cart is empty').waitFor()
    await page.goto('/cart/address')
    await page.getByText('There is nothing to deliver yet.').waitFor()
  })

  it('speaks French, and has nothing serious against its accessibility, wide and narrow', async () => {
    const { page, problems } = await openDelivery({ locale: 'fr' })
    await page.getByRole('heading', { name: 'Adresse de livraison' }).waitFor()
    expect(await page.title()).toBe('Livraison · Teamloom')
    await page
      .getByText(
        'Remplissez l’adresse de livraison, confirmez que vos designs sont finaux et acceptez les conditions pour continuer.',
      )
      .waitFor()
    expect(await total(page)).toMatch(/^691,00\s\$$/)
    await page.getByLabel('Identique à la livraison').uncheck()
    await page.getByRole('button', { name: 'Continuer vers la précommande' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => faultOf(page, 'shipping.address')).toBe('Ce champ est obligatoire.')
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
