import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, operate, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openAs(customer: Customer, path: string, locale: Locale = 'en') {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, context, problems }
}

describe('referring', () => {
  it('shows my code to copy, how it works and the terms', async () => {
    const maya = await signUp(server.url)
    const code = await maya.call<string>('GET', '/user/referral_code')
    const { page, context, problems } = await openAs(maya, '/home')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).click()
    await page.getByRole('menuitem', { name: 'Refer a friend' }).click()
    await page.waitForURL('**/referralprogram')
    await expect.poll(() => page.title()).toBe('Refer a friend · Teamloom')
    const card = page.getByRole('region', { name: 'Your referral code' })
    await card.getByText(code).waitFor()
    await card.getByRole('button', { name: 'Copy', exact: true }).click()
    await card.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await card.getByRole('button', { name: 'Copy the link' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(new URL(`/signup?ref=${code}`, server.url).href)
    expect(
      await page.getByRole('region', { name: 'How it works' }).getByRole('listitem').allInnerTexts(),
    ).toHaveLength(3)
    const terms = await page.getByRole('region', { name: 'Terms' }).getByRole('paragraph').allInnerTexts()
    expect(terms).toHaveLength(4)
    expect(terms.join(' ')).toMatch(/\$100[\s\S]*\$1,500[\s\S]*18 months[\s\S]*not transferable/)
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('speaks French, and says when the code did not come', async () => {
    const jonas = await signUp(server.url, { language: 'fr' })
    const { page } = await openAs(jonas, '/home', 'fr')
    let isBroken = true
    await page.route('**/api/v1/user/referral_code', route =>
      isBroken ? route.fulfill({ status: 500, json: { errorKey: 'internalError' } }) : route.continue(),
    )
    await page.goto('/referralprogram')
    await page.getByText('Impossible de charger votre code.').waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    const code = await jonas.call<string>('GET', '/user/referral_code')
    await page.getByText(code).waitFor()
    expect(await page.getByText('dans les 18 mois').count()).toBe(1)
  })

  it('lets staff find whose code it is', async () => {
    const maya = await signUp(server.url)
    const code = await maya.call<string>('GET', '/user/referral_code')
    const sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
    operate(server, sam, 'grant', 'designer')
    const { page, problems } = await openAs(sam, '/home')
    await page.getByRole('button', { name: 'Profile of Sam Keller' }).click()
    await page.getByRole('menuitem', { name: 'Validate a referral code' }).click()
    await page.waitForURL('**/validate/referralcode')
    const field = page.getByLabel('Referral code')
    await field.press('Enter')
    await page.getByText('Enter the referral code.').waitFor()
    await field.fill('ABC')
    await page.keyboard.press('Enter')
    await page.getByText('A referral code has exactly 4 characters.').waitFor()
    await field.fill(` ${code.toLowerCase()} `)
    await page.keyboard.press('Enter')
    await page.getByRole('row').filter({ hasText: 'Maya Tremblay' }).getByText(maya.email).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    // Letters that no code has.
    await field.fill('OOII')
    await page.keyboard.press('Enter')
    await page.getByText('No user has the code OOII.').waitFor()
    expect(problems).toEqual([])
    await page.route('**/api/v1/user/from_referral_code', route =>
      route.fulfill({ status: 500, json: { errorKey: 'internalError' } }),
    )
    await page.keyboard.press('Enter')
    await page.getByText('The code could not be looked up. Try again.').waitFor()
  })

  it('leads whoever is no staff to log in as one, and back', async () => {
    const maya = await signUp(server.url)
    const sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
    operate(server, sam, 'grant', 'admin')
    const { page, problems } = await openAs(maya, '/validate/referralcode')
    await page.getByText('This page is for our staff. Log in with a staff account.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel('Email').fill(sam.email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Validate a referral code' }).waitFor()
    expect(problems).toEqual([])
  })
})
