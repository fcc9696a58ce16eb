import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, openVisitor } from './driver.ts'
import { type Server, startServer } from './server.ts'
import { type Customer, logIn, signUp } from './shop.ts'

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ FAILED_LOGINS_PER_15_MINUTES: '3' }), openBrowser()])
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const password = 'Correct-horse-1'
const newEmail = () => `zoe-${randomUUID()}@example.com`
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const projectPage = /\/projects\/[\w-]{36}\/designs$/
const pathOf = (page: Page) => new URL(page.url()).pathname

/** What a browser writes of an answer that is not a success: here it was asked for. */
const except = (problems: readonly string[], status: number) =>
  problems.filter(problem => !problem.includes(`status of ${status}`))

async function enterEmail(page: Page, email: string, label = 'Email'): Promise<void> {
  await page.getByLabel(label).fill(email)
  await page.keyboard.press('Enter')
}

async function logInThrough(page: Page, { email }: Customer): Promise<void> {
  await enterEmail(page, email)
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Zoé')
  await page.getByLabel('Last name').fill('Lévesque')
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
}

async function openMember() {
  const customer = await signUp(server.url)
  const { page, context, problems } = await openVisitor(browser, server.url)
  await logIn(context, customer)
  return { customer, page, context, problems }
}

const words = {
  en: {
    email: 'Email',
    create: 'Create your account',
    first: 'First name',
    last: 'Last name',
    password: 'Password',
    unmet: 'not met yet',
    go: 'Continue',
    team: 'Team name',
    student: 'Student group',
    start: 'Get started',
    missing: 'Still to fill in: estimated size.',
    date: /^Event date/,
    next: 'Next month',
    project: 'project (1)',
    empty: 'No designs yet',
  },
  fr: {
    email: 'Courriel',
    create: 'Créez votre compte',
    first: 'Prénom',
    last: 'Nom',
    password: 'Mot de passe',
    unmet: 'pas encore respecté',
    go: 'Continuer',
    team: 'Nom de l’équipe',
    student: 'Groupe étudiant',
    start: 'Commencer',
    missing: 'Encore à remplir\u00a0: taille estimée.',
    date: /^Date de l’évènement/,
    next: 'Mois suivant',
    project: 'projet (1)',
    empty: 'Aucun design pour l’instant',
  },
} as const

describe.each(['en', 'fr'] as const)('signing up in %s', locale => {
  it('leads from the email to the new project, with what was answered', async () => {
    const { page, problems } = await openVisitor(browser, server.url, { locale })
    const say = words[locale]
    const email = newEmail()
    await page.goto('/signup?campaign=spring')
    await enterEmail(page, email, say.email)

    await page.getByRole('heading', { name: say.create }).waitFor()
    await page.getByText(email).waitFor()
    await page.getByLabel(say.first).fill('Zoé')
    await page.getByLabel(say.last, { exact: true }).fill('Lévesque')
    const unmet = page.getByRole('listitem').filter({ hasText: say.unmet })
    expect(await unmet.count()).toBe(4)
    await page.getByLabel(say.password, { exact: true }).fill('Correct')
    expect(await unmet.count()).toBe(2)
    await page.getByRole('button', { name: say.go }).click()
    expect(await page.getByLabel(say.password, { exact: true }).getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel(say.password, { exact: true }).fill(password)
    expect(await unmet.count()).toBe(0)
    await page.keyboard.press('Enter')

    const start = page.getByRole('button', { name: say.start })
    await page.getByLabel(say.team).fill('Génies en herbe')
    await page.getByText(say.student).click()
    expect(await start.isDisabled()).toBe(true)
    await page.getByText(say.missing).waitFor()
    await page.getByRole('radio', { name: '20–49' }).check()
    expect(await start.isDisabled()).toBe(false)

    await page.getByRole('button', { name: say.date }).click()
    await page.getByRole('button', { name: say.next }).click()
    await page.getByRole('dialog').getByRole('button', { name: '15', exact: false }).first().click()
    const [request] = await Promise.all([page.waitForRequest('**/user/signup'), start.click()])
    expect(request.postDataJSON()).toMatchObject({
      email,
      firstName: 'Zoé',
      lastName: 'Lévesque',
      optNewsletter: true,
      language: locale,
      campaign: 'spring',
      teamName: 'Génies en herbe',
      forWho: 'student',
      projectSize: '20-49',
      eventDate: expect.stringMatching(/^\d{4}-\d\d-15$/),
    })

    await page.waitForURL(projectPage)
    await page.getByRole('heading', { level: 1, name: say.project }).waitFor()
    await page.getByText(say.empty, { exact: true }).waitFor()
    expect(await page.title()).toBe(`${say.project} · Teamloom`)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    expect(problems).toEqual([])
  })
})

describe('signing up', () => {
  it('goes on with the keyboard alone', async () => {
    const { page } = await openVisitor(browser, server.url)
    const { keyboard } = page
    await page.goto('/signup')
    await page.getByLabel('Email').waitFor()
    await keyboard.type(newEmail())
    await keyboard.press('Enter')
    await page.getByLabel('First name').waitFor()
    await keyboard.type('Zoé')
    await keyboard.press('Tab')
    await keyboard.type('Lévesque')
    await keyboard.press('Tab')
    await keyboard.type(password)
    await keyboard.press('Tab')
    await keyboard.press('Space')
    expect(await passwordField(page).getAttribute('type')).toBe('text')
    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    await page.getByLabel('Team name').waitFor()
    await keyboard.type('Wolves')
    await keyboard.press('Tab')
    await keyboard.press('ArrowRight')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.waitForURL(projectPage)
  })

  it('asks for an email that can be one, and for every field', async () => {
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/signup')
    await enterEmail(page, 'zoe@nowhere')
    const email = page.getByLabel('Email')
    await page.getByText('Enter an email address, such as you@example.com.').waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => isFocused(email)).toBe(true)
    await enterEmail(page, newEmail())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => page.getByText('This field is required.').count()).toBe(3)
    await expect.poll(() => isFocused(page.getByLabel('First name'))).toBe(true)
    expect(problems).toEqual([])
  })

  it('offers no day before today for the event', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.clock.setFixedTime('2026-03-18T15:00:00Z')
    await page.goto('/signup')
    await enterEmail(page, newEmail())
    await fillPerson(page)
    await page.getByRole('button', { name: /^Event date/ }).click()
    const day = (name: string) => page.getByRole('button', { name, exact: true })
    expect(await day('17 March 2026').isDisabled()).toBe(true)
    expect(await day('18 March 2026').isDisabled()).toBe(false)
    await day('18 March 2026').click()
    await page.getByRole('button', { name: 'Event date, Optional: March 18, 2026' }).waitFor()
  })

  it('keeps each step in the history, with what was typed', async () => {
    const { page } = await openVisitor(browser, server.url)
    const email = newEmail()
    await page.goto('/login')
    await enterEmail(page, email)
    await fillPerson(page)
    await page.getByLabel('Team name').fill('Wolves')
    await page.goBack()
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoé')
    expect(await passwordField(page).inputValue()).toBe(password)
    await page.goForward()
    expect(await page.getByLabel('Team name').inputValue()).toBe('Wolves')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Back to email' }).click()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })

  it('asks for the password again after a reload, which must not keep it', async () => {
    const { page } = await openVisitor(browser, server.url)
    const email = newEmail()
    await page.goto('/signup')
    await enterEmail(page, email)
    await fillPerson(page)
    await page.getByLabel('Team name').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    await page.getByText(email).waitFor()
    expect(await passwordField(page).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Back to email' }).click()
    await page.getByLabel('Email').waitFor()
  })

  it('leads to the login when the account has come to be meanwhile', async () => {
    const { page, problems } = await openVisitor(browser, server.url)
    const email = newEmail()
    await page.goto('/signup')
    await enterEmail(page, email)
    await fillPerson(page)
    await signUp(server.url, { email })
    await page.getByLabel('Team name').fill('Wolves')
    await page.getByText('Company or work').click()
    await page.getByText('Under 20').click()
    await page.getByRole('button', { name: 'Get started' }).click()
    await page.getByRole('alert').filter({ hasText: 'This email already has an account.' }).waitFor()
    await page.getByRole('button', { name: 'Log in instead' }).click()
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    expect(except(problems, 409)).toEqual([])
  })
})

describe('logging in', () => {
  it('says what is wrong at the field, then leads home', async () => {
    const customer = await signUp(server.url)
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await enterEmail(page, customer.email.toUpperCase())
    await passwordField(page).fill('Wrong-horse-1')
    await page.getByRole('button', { name: 'Log in' }).click()
    const fault = page.getByText('Invalid email or password')
    await fault.waitFor()
    const describedBy = await passwordField(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toContain('Invalid email or password')
    await passwordField(page).fill(password)
    expect(await fault.count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Welcome, Maya Tremblay' }).waitFor()
    expect(except(problems, 401)).toEqual([])
  })

  it('says how long to wait after too many attempts', async () => {
    const customer = await signUp(server.url)
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await enterEmail(page, customer.email)
    for (const attempt of ['Wrong-horse-1', 'Wrong-horse-2', 'Wrong-horse-3']) {
      await passwordField(page).fill(attempt)
      await page.keyboard.press('Enter')
      await page.getByText('Invalid email or password').waitFor()
    }
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Too many attempts. Try again in 1 minute.').waitFor()
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByText('Trop de tentatives. Réessayez dans 1 minute.').waitFor()
    expect(pathOf(page)).toBe('/login')
  })

  it('leads to where one wanted to go, and never off the site', async () => {
    const customer = await signUp(server.url)
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/orders')
    await page.waitForURL('**/login?from=%2Forders')
    await logInThrough(page, customer)
    await page.waitForURL('**/orders')
    for (const from of ['//example.org/x', '/\\example.org', 'https://example.org']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/login?from=${encodeURIComponent(from)}`)
      await logInThrough(page, customer)
      await page.waitForURL('**/home')
      await page.goto(`/login?from=${encodeURIComponent(from)}`)
      await page.waitForURL('**/home')
      expect(page.url()).toBe(`${server.url}/home`)
    }
  })

  it('tells when the servers cannot be reached', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await page.getByLabel('Email').waitFor()
    await page.route('**/user/exists', route => route.abort())
    await enterEmail(page, newEmail())
    await page.getByText('We cannot reach our servers.').waitFor()
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('is not asked of someone who is logged in', async () => {
    const { page, problems } = await openMember()
    await page.goto('/login')
    await page.waitForURL('**/home')
    await page.goto('/nowhere/at/all')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Welcome, Maya Tremblay' }).waitFor()
    expect(problems).toEqual([])
  })
})

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
    const { customer, page, problems } = await openMember()
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

describe('logging out', () => {
  it('ends the session in every tab; the others come back to where they were', async () => {
    const { customer, page, context } = await openMember()
    await page.goto('/home')
    const other = await context.newPage()
    await other.goto(`/projects/${customer.projectId}/designs`)
    await other.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByLabel('Email').waitFor()
    expect(`${pathOf(page)}${new URL(page.url()).search}`).toBe('/login')
    await other.waitForURL('**/login?from=*')
    await expect(customer.call('GET', '/user/me')).rejects.toThrow('401')
    await logInThrough(other, customer)
    await other.waitForURL(`**/projects/${customer.projectId}/designs`)
  })

  it('elsewhere is noticed at the next call: log in, and go on', async () => {
    const { customer, page, problems } = await openMember()
    await page.goto(`/projects/${customer.projectId}/designs`)
    await page.getByText('No designs yet', { exact: true }).waitFor()
    await customer.call('POST', '/user/logout')
    await page.getByRole('link', { name: 'New design' }).click()
    await page.waitForURL('**/login?from=*')
    await logInThrough(page, customer)
    await page.waitForURL(`**/projects/${customer.projectId}/newdesign`)
    await page.getByRole('dialog', { name: 'Choose a product' }).waitFor()
    expect(except(problems, 401)).toEqual([])
  })
})

describe('everyone can use', () => {
  it.each(['en', 'fr'] as const)('every step of the account, in %s', async locale => {
    const { page } = await openVisitor(browser, server.url, { locale })
    const say = words[locale]
    const { email } = await signUp(server.url)
    await page.goto('/login')
    await page.getByLabel(say.email).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await enterEmail(page, email, say.email)
    await page.getByLabel(say.password, { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.goBack()
    await enterEmail(page, newEmail(), say.email)
    await page.getByLabel(say.first).waitFor()
    await page.getByRole('button', { name: say.go }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel(say.first).fill('Zoé')
    await page.getByLabel(say.last, { exact: true }).fill('Lévesque')
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByLabel(say.team).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: say.date }).click()
    await page.getByRole('button', { name: say.next }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('the account on a phone, without sideways scrolling', async () => {
    const { page } = await openVisitor(browser, server.url, { locale: 'fr', width: 360, height: 740 })
    await page.goto('/signup')
    await enterEmail(page, newEmail(), 'Courriel')
    await page.getByLabel('Prénom').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

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
})
