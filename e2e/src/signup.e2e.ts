import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { enterEmail, except, newEmail, password, passwordField } from './account-page.ts'
import { openBrowser } from './browser.ts'
import { isFocused, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const projectPage = /\/projects\/[\w-]{36}\/designs$/

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Zoé')
  await page.getByLabel('Last name').fill('Lévesque')
  await passwordField(page).fill(password)
  await page.keyboard.press('Enter')
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
    firstTeam: 'Team 1',
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
    firstTeam: 'Équipe 1',
    student: 'Groupe étudiant',
    start: 'Commencer',
    missing: 'Encore à remplir\u00a0: quantité estimée.',
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
    expect(await page.getByLabel(say.team).inputValue()).toBe(say.firstTeam)
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
    // The button of the step before has the same name.
    await page.getByLabel('First name').waitFor()
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
    await page.getByText('Company / work').click()
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
})
