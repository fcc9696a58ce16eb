import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, type Locale, openVisitor } from './driver.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { logIn, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const crest = fileURLToPath(new URL('../fixtures/wolves-crest.svg', import.meta.url))

async function openProfile(locale: Locale = 'en') {
  const maya = await signUp(server.url, { language: locale })
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  await logIn(context, maya)
  await page.goto('/profile')
  await page.getByRole('region', { name: locale === 'en' ? 'Password' : 'Mot de passe' }).waitFor()
  return { maya, page, context, problems }
}

const region = (page: Page, name: string) => page.getByRole('region', { name })

describe('the profile', () => {
  it('is reached from the menu, and gives another name', async () => {
    const { maya, page, problems } = await openProfile()
    await page.goto('/home')
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).click()
    await page.getByRole('menuitem', { name: 'My profile' }).click()
    await page.waitForURL('**/profile')
    await expect.poll(() => page.title()).toBe('My profile · Teamloom')
    const person = region(page, 'Name and email')
    expect(await person.getByLabel('Email').inputValue()).toBe(maya.email)
    await person.getByLabel('First name').fill(' ')
    await person.getByRole('button', { name: 'Save' }).click()
    await person.getByText('This field is required.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await person.getByLabel('First name').fill('Maïa')
    await page.keyboard.press('Enter')
    await person.getByText('Saved').waitFor()
    await page.getByRole('button', { name: 'Profile of Maïa Tremblay' }).waitFor()
    expect(await maya.call('GET', '/user/me')).toMatchObject({ firstName: 'Maïa' })
    expect(problems).toEqual([])
  })

  it('keeps language, currency and newsletter as soon as they are chosen', async () => {
    const { maya, page, problems } = await openProfile()
    await page.getByText('US dollars').click()
    await page.getByRole('checkbox', { name: /newsletter/ }).uncheck()
    await page.getByText('Français').click()
    await page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()
    const me = () => maya.call<Record<string, unknown>>('GET', '/user/me')
    await expect.poll(async () => (await me()).language).toBe('fr')
    expect(await me()).toMatchObject({ currency: 'usd', optNewsletter: false })
    await page.reload()
    await page.getByText('Dollars américains').waitFor()
    expect(await page.getByRole('radio', { name: 'Dollars américains' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: /infolettre/ }).isChecked()).toBe(false)
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('shows a picture instead of the initial, and takes it away again', async () => {
    const { maya, page, problems } = await openProfile()
    const picture = region(page, 'Picture')
    const file = picture.getByLabel('Picture file')
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await picture.getByRole('alert').filter({ hasText: 'The file format was not detected.' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await file.setInputFiles(crest)
    await picture.getByRole('button', { name: 'Replace the picture' }).waitFor()
    for (const shown of [picture, page.getByRole('banner')]) {
      const width = () => shown.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
    }
    await picture.getByRole('button', { name: 'Remove' }).click()
    await picture.getByRole('button', { name: 'Choose a picture' }).waitFor()
    expect(await maya.call('GET', '/user/me')).toMatchObject({ imageUrl: null })
    expect(problems).toEqual([])
  })

  it('changes the password for whoever knows it, and ends the other sessions', async () => {
    const { maya, page, problems } = await openProfile()
    const login = await fetch(`${server.url}/api/v1/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: maya.email, password: 'Correct-horse-1' }),
    })
    const elsewhere = String(login.headers.get('access-token'))
    const form = region(page, 'Password')
    const current = form.getByLabel('Current password')
    const next = form.getByLabel('New password')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect.poll(() => form.getByText('This field is required.').count()).toBe(2)
    await current.fill('Wrong-horse-1')
    await next.fill('Another-horse-2')
    await page.keyboard.press('Enter')
    await form.getByText('This is not your current password.').waitFor()
    await expect.poll(() => isFocused(current)).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
    await current.fill('Correct-horse-1')
    await page.keyboard.press('Enter')
    await form.getByText('Password changed').waitFor()
    await expect.poll(() => next.inputValue()).toBe('')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor()
    const there = await fetch(`${server.url}/api/v1/user/me`, { headers: { 'access-token': elsewhere } })
    expect(there.status).toBe(401)
    expect(problems.filter(problem => !problem.includes('status of 422'))).toEqual([])
  })

  it('mails a link to one’s own data, which downloads it', async () => {
    const { maya, page, problems } = await openProfile()
    const data = region(page, 'My data')
    await data.getByRole('button', { name: 'Email me a link' }).click()
    await data.getByText(`Sent to ${maya.email}`).waitFor()
    await page.goto(linkIn(await readMail(server, maya.email, 'Your data')))
    const download = page.waitForEvent('download')
    await data.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toBe('my-data.zip')
    await page.goto('/profile?data=1.forged')
    await data.getByRole('button', { name: 'Download my data' }).click()
    await data.getByText('This link has expired, or is for another account.').waitFor()
    await data.getByRole('button', { name: 'Email me a link' }).waitFor()
    expect(problems.filter(problem => !problem.includes('status of 404'))).toEqual([])
  })

  it('deletes the account for whoever knows its password, who may come back', async () => {
    const { maya, page, problems } = await openProfile()
    await region(page, 'Delete my account').getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const password = dialog.getByLabel('Current password')
    await password.fill('Wrong-horse-1')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not your current password.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await password.fill('Correct-horse-1')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/login/)
    await page.getByText('Your account is being deleted.').waitFor()
    await page.getByLabel('Email').fill(maya.email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/leaving')
    await page.getByText(/is gone for good/).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).waitFor()
    expect(problems.filter(problem => !/status of (403|422)/.test(problem))).toEqual([])
  })

  it('is told in French, on a smaller screen too', async () => {
    const { page, problems } = await openProfile('fr')
    await page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
    expect(problems).toEqual([])
  })
})
