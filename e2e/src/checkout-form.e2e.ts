import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { confirm, faultOf, field, fillIn, openDelivery, send, total } from './checkout-page.ts'
import { isFocused } from './driver.ts'
import { canadianAddress, makeDesign, placeRequest } from './shop.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the form of the addresses', () => {
  it('finds fault when a field is left, not while it is being typed', async () => {
    const { page } = await openDelivery(browser)
    const code = field(page, 'shipping.zipcode')
    await code.pressSequentially('H3')
    expect(await faultOf(page, 'shipping.zipcode')).toBeUndefined()
    await code.blur()
    await expect
      .poll(() => faultOf(page, 'shipping.zipcode'))
      .toBe('Enter a Canadian postal code, such as H3K 1A5.')
    await code.fill('h3k1a5')
    expect(await faultOf(page, 'shipping.zipcode')).toBeUndefined()
    await code.blur()
    await expect.poll(() => code.inputValue()).toBe('H3K 1A5')
    await field(page, 'shipping.email').fill('maya@')
    await field(page, 'shipping.email').blur()
    await expect
      .poll(() => faultOf(page, 'shipping.email'))
      .toBe('Enter a full email address, such as name@club.ca.')
  })

  it('spaces a phone number as it is typed, knows whose it is, and says what is wrong with it', async () => {
    const { page } = await openDelivery(browser)
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
    const { page } = await openDelivery(browser)
    await field(page, 'shipping.firstName').fill('')
    await field(page, 'shipping.organization').fill('')
    await send(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => faultOf(page, 'shipping.organization')).toBe('This field is required.')
    expect(await faultOf(page, 'shipping.firstName')).toBe('This field is required.')
    await expect.poll(() => isFocused(field(page, 'shipping.organization'))).toBe(true)
  })

  it('shows what only the server finds, at its field', async () => {
    const { page } = await openDelivery(browser)
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
    const { page, context } = await openDelivery(browser)
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
    const { page } = await openDelivery(browser, {
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
    const { page } = await openDelivery(browser, { quantities: { M: 19 } })
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
    const { page, problems } = await openDelivery(browser, { locale: 'fr' })
    await page.getByRole('heading', { name: 'Adresse de livraison' }).waitFor()
    expect(await page.title()).toBe('Livraison · Teamloom')
    await page
      .getByText(
        'Remplissez l’adresse de livraison, confirmez que vos designs sont définitifs et acceptez les conditions pour continuer.',
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
