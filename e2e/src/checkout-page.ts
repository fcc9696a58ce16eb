import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, canadianAddress, logIn, makeDesign, putIntoCart, signUp } from './shop.ts'

type Kept = { organization: string; phone: string; address: Record<string, string | null> }
type Placed = {
  readonly preorder: { readonly id: string }
  readonly shipping: Kept
  readonly promoCode: string | null
  readonly locale: string
  readonly invoice: { readonly currency: string; readonly total: number; readonly customer: Kept }
}

export const placedBy = ({ call }: Customer) => call<readonly Placed[]>('GET', '/preorders')

/** Someone new whose cart has a design, before the addresses. */
export async function openDelivery(
  browser: Browser,
  options: {
    locale?: Locale
    quantities?: Record<string, number>
    profile?: object
    before?: (customer: Customer) => Promise<void>
  } = {},
) {
  const { url } = sharedServer()
  const { locale = 'en', quantities = { M: 30 }, profile = {}, before } = options
  const customer = await signUp(url, { language: locale, ...profile })
  await before?.(customer)
  const designId = await makeDesign(customer, 'Tour tee')
  await putIntoCart(customer, designId, quantities)
  const { page, context, problems } = await openVisitor(browser, url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto('/cart/address')
  return { page, context, problems, customer, designId }
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const send = (page: Page) => page.getByRole('button', { name: 'Continue to pre-order' })
export const total = (page: Page) => page.getByTestId('cart-total').innerText()
/** What stands below a field, as a screen reader has it. */
export const faultOf = (page: Page, name: string) =>
  field(page, name).evaluate(input =>
    input.getAttribute('aria-invalid') === 'true'
      ? (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map(id => document.getElementById(id)?.textContent)
          .at(-1)
      : undefined,
  )

export async function fillIn(page: Page, section = 'shipping', changes: Record<string, string> = {}) {
  const { country, state, ...rest } = { ...canadianAddress, phone: '5145550199', ...changes }
  await field(page, `${section}.country`).selectOption(country)
  await field(page, `${section}.state`).selectOption(state)
  for (const [name, text] of Object.entries(rest)) await field(page, `${section}.${name}`).fill(text)
}

export async function confirm(page: Page) {
  await field(page, 'final').check()
  await field(page, 'terms').check()
}
