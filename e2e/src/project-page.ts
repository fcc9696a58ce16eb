import type { Browser, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { type Locale, openVisitor } from './driver.ts'
import { type Customer, logIn, makeDesign, signUp } from './shop.ts'

type Options = {
  readonly locale?: Locale
  readonly width?: number
  readonly designs?: readonly string[]
  /** Below the project's own address. */
  readonly at?: string
  readonly prepare?: (page: Page, customer: Customer) => Promise<void>
}

/** A member in front of the project, whose designs have been made in this order. */
export async function openProject(
  browser: Browser,
  url: string,
  { locale = 'en', width, designs = [], at = 'designs', prepare }: Options = {},
) {
  const customer = await signUp(url, { language: locale })
  const ids: Record<string, string> = {}
  for (const name of designs) ids[name] = await makeDesign(customer, name)
  const { page, context, problems } = await openVisitor(browser, url, {
    locale,
    ...(width && { width }),
  })
  await logIn(context, customer)
  await prepare?.(page, customer)
  await page.goto(`/projects/${customer.projectId}/${at}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { customer, ids, page, problems }
}

export const cards = (page: Page) => page.getByRole('list', { name: /^Designs$/ }).getByRole('listitem')
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
export const namesShown = async (page: Page) =>
  (await cards(page).allInnerTexts()).map(text => text.trim().split('\n')[0])

export async function isDrawn(image: Locator): Promise<void> {
  const width = () => image.evaluate(element => (element as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}
