import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { type Locale, openVisitor } from './driver.ts'
import { type Customer, logIn, makeDesign, putIntoCart, signUp } from './shop.ts'

type Opened = { readonly page: Page; readonly problems: string[] }

/** A customer with designs in the cart, in front of a page. */
export async function openCart(
  browser: Browser,
  url: string,
  items: Readonly<Record<string, Readonly<Record<string, number>>>>,
  { locale = 'en', path = '/cart', profile = {} }: { locale?: Locale; path?: string; profile?: object } = {},
): Promise<Opened & { customer: Customer; ids: Record<string, string>; open: () => Promise<Opened> }> {
  const customer = await signUp(url, { language: locale, ...profile })
  const ids: Record<string, string> = {}
  for (const [name, quantities] of Object.entries(items).toReversed()) {
    ids[name] = await makeDesign(customer, name)
    await putIntoCart(customer, ids[name], quantities)
  }
  const { page, context, problems } = await openVisitor(browser, url, { locale })
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

export const card = (page: Page, name: string) => page.getByRole('article', { name })
export const size = (page: Page, name: string, label: string) =>
  card(page, name).getByLabel(label, { exact: true })
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to shipping' })
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
