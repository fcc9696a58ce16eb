import { describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { enterEmail, newEmail, openMember } from './account-page.ts'
import { openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()
const browser = await journeyBrowser()

describe('the language', () => {
  it('is what the address asks for, until another is chosen by hand', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/login?lang=fr&from=%2Forders')
    await page.getByRole('heading', { name: 'Créez pour votre équipe' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Design for your team' }).waitFor()
    await page.waitForURL(url => url.search === '?from=%2Forders')
    await page.reload()
    await page.getByRole('heading', { name: 'Design for your team' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  it('keeps the step and what was typed when it changes', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/signup')
    await enterEmail(page, newEmail())
    await page.getByLabel('First name').fill('Zoé')
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { name: 'Créez votre compte' }).waitFor()
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Zoé')
  })

  it('and the currency are chosen in the profile menu and kept with the account', async () => {
    const { customer, page, problems } = await openMember(browser, server.url)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).click()
    expect(await page.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await page.getByRole('heading', { name: 'Bienvenue, Maya Tremblay' }).waitFor()
    const dollars = page.getByRole('menuitemradio', { name: /^USD/ })
    await Promise.all([page.waitForResponse('**/user/currency'), dollars.click()])
    await page.reload()
    await page.getByRole('button', { name: 'Profil de Maya Tremblay' }).click()
    expect(await dollars.getAttribute('aria-checked')).toBe('true')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await customer.call('GET', '/user/me')).toMatchObject({ language: 'fr', currency: 'usd' })
    expect(problems).toEqual([])
  })
})

describe('everyone can use', () => {
  it('the terms, without an account and in both languages', async () => {
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/terms')
    await page.getByRole('heading', { level: 1, name: 'Terms of order requests' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Payment' }).click()
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Conditions des demandes de commande' }).waitFor()
    expect(problems).toEqual([])
  })

  it('what is kept about them, in both languages', async () => {
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/privacy')
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
    await page.getByText('180 days after it closed').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('heading', { level: 1, name: 'Confidentialité' }).waitFor()
    expect(problems).toEqual([])
  })
})
