import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { invitationTo, logIn, signUp, teamOf } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const old = 'Correct-horse-1'
const next = 'Another-horse-2'

async function logInThrough(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

describe('a forgotten password', () => {
  it('is replaced with the link that was mailed, once', async () => {
    const maya = await signUp(server.url)
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/login')
    await page.getByLabel('Email').fill(maya.email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    expect(await page.title()).toBe('Forgot your password? · Teamloom')
    expect(await page.getByLabel('Email').inputValue()).toBe(maya.email)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('status').filter({ hasText: maya.email }).waitFor()
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to log in' }).waitFor()

    const link = linkIn(await readMail(server, maya.email, 'Set a new password'))
    await page.goto(link)
    const field = page.getByLabel('New password')
    const unmet = page.getByRole('listitem').filter({ hasText: 'not met yet' })
    await field.fill('short')
    expect(await unmet.count()).toBe(3)
    await page.keyboard.press('Enter')
    await page.getByText('The password does not meet every rule yet.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await field.fill(next)
    expect(await unmet.count()).toBe(0)
    await page.getByRole('button', { name: 'Update password' }).click()
    await page.getByRole('heading', { name: 'Your password is updated' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Log in' }).click()
    await logInThrough(page, maya.email, next)
    await page.waitForURL('**/home')
    expect(problems).toEqual([])
    await expect(maya.call('GET', '/user/me')).rejects.toThrow('401')

    await page.goto(link)
    await field.fill(next)
    await page.keyboard.press('Enter')
    await page.getByText('Either you updated the password or the link has expired.').waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.waitForURL('**/resetpassword')
  })

  it('keeps the invitation that one came with, in the tab that the mail opens', async () => {
    const [maya, jonas] = await Promise.all([signUp(server.url), signUp(server.url)])
    const teamId = await teamOf(maya)
    const { page, context } = await openVisitor(browser, server.url)
    await page.goto(`/login/${await invitationTo(maya, teamId)}`)
    await page.getByLabel('Email').fill(jonas.email)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByRole('status').filter({ hasText: jonas.email }).waitFor()

    const mailed = await context.newPage()
    await mailed.goto(linkIn(await readMail(server, jonas.email, 'Set a new password')))
    await mailed.getByLabel('New password').fill(next)
    await mailed.keyboard.press('Enter')
    await mailed.getByRole('link', { name: 'Log in' }).click()
    await mailed.getByText('Maya Tremblay invited you to Wolves Rowing').waitFor()
    await logInThrough(mailed, jonas.email, next)
    await mailed.waitForURL(`**/team/${teamId}/projects`)
    const [team] = await maya.call<{ teammates: unknown[] }[]>('GET', '/teams/')
    expect(team?.teammates).toHaveLength(2)
  })

  it('of nobody’s email is said to be of an invalid one, in both languages', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.goto('/resetpassword')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Invalid Email', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByText('Aucun compte n’utilise ce courriel.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('is asked for and replaced in French', async () => {
    const maya = await signUp(server.url, { language: 'fr' })
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/fr/resetpassword')
    await page.getByRole('heading', { name: 'Mot de passe oublié?' }).waitFor()
    await page.getByLabel('Courriel').fill(maya.email)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Consultez vos courriels' }).waitFor()
    const text = await readMail(server, maya.email, 'Choisissez un nouveau mot de passe')
    await page.goto(`/fr${linkIn(text)}`)
    await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor()
    await page.getByLabel('Nouveau mot de passe').fill(next)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Votre mot de passe est à jour' }).waitFor()
    expect(problems).toEqual([])
  })
})

describe('a session', () => {
  it('that runs out leads to the login with a word, and back to where one was', async () => {
    const maya = await signUp(server.url)
    const { page, context } = await openVisitor(browser, server.url)
    await logIn(context, maya)
    await page.goto(`/projects/${maya.projectId}/designs`)
    await page.getByText('No designs yet', { exact: true }).waitFor()
    // As the clock would make it, seven days on.
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('teamloom-session') ?? '{}')
      localStorage.setItem('teamloom-session', JSON.stringify({ ...session, exp: Date.now() / 1000 + 2 }))
    })
    await page.reload()
    await page.waitForURL('**/login?from=*')
    await page.getByRole('alert').filter({ hasText: 'Your session has ended. Log in again.' }).waitFor()
    await logInThrough(page, maya.email, old)
    await page.waitForURL(`**/projects/${maya.projectId}/designs`)
    await page.getByRole('heading', { level: 1, name: 'project (1)' }).waitFor()
    expect(await page.title()).toBe('project (1) · Teamloom')
  })

  it('that was ended elsewhere is told of at the next call', async () => {
    const maya = await signUp(server.url)
    const { page, context } = await openVisitor(browser, server.url)
    await logIn(context, maya)
    await page.goto('/home')
    await page.getByRole('heading', { name: 'Welcome, Maya Tremblay' }).waitFor()
    await maya.call('POST', '/user/logout')
    await page.getByRole('navigation').getByRole('link', { name: 'project (1)' }).click()
    await page.waitForURL('**/login?from=*')
    await page.getByRole('alert').filter({ hasText: 'Your session has ended. Log in again.' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
  })
})
