import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { openVisitor } from './driver.ts'
import { logIn, signUp } from './shop.ts'

/** The one that `signUp` gives, too. */
export const password = 'Correct-horse-1'
export const newEmail = () => `zoe-${randomUUID()}@example.com`
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** What a browser writes of an answer that is not a success: here it was asked for. */
export const except = (problems: readonly string[], status: number) =>
  problems.filter(problem => !problem.includes(`status of ${status}`))

export async function enterEmail(page: Page, email: string, label = 'Email'): Promise<void> {
  await page.getByLabel(label).fill(email)
  await page.keyboard.press('Enter')
}

/** Someone who is logged in; the page is still empty. */
export async function openMember(browser: Browser, url: string) {
  const customer = await signUp(url)
  const { page, context, problems } = await openVisitor(browser, url)
  await logIn(context, customer)
  return { customer, page, context, problems }
}
