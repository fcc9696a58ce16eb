import { createHmac } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { enterEmail, except, newEmail, password, passwordField } from './account-page.ts'
import { openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { logIn, operate, signUp } from './shop.ts'

const server = sharedServer()
// A passkey is of a name: an address of numbers has none.
const site = server.url.replace('127.0.0.1', 'localhost')
const browser = await journeyBrowser()

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238, as an authenticator reckons it. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map(letter => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const hash = createHmac('sha1', key).update(step).digest()
  const from = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function openAdmin(path: string, locale: 'en' | 'fr' = 'en', width = 1440) {
  const admin = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: locale })
  operate(server, admin, 'grant', 'admin')
  const visitor = await openVisitor(browser, site, { locale, width })
  await logIn(visitor.context, admin)
  await visitor.page.goto(path)
  return { admin, ...visitor }
}

/** The browser makes and shows passkeys by itself, as one whose owner says yes. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

describe('people of the shop', () => {
  it('are invited, begin with an account of their own, and may what they were given', async () => {
    const { page, problems } = await openAdmin('/settings/people')
    await page.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = page.getByRole('dialog')
    const email = newEmail()
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Designer').check()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText(email).first().waitFor()
    const invited = await openVisitor(browser, site)
    await invited.page.goto(linkIn(await readMail(server, email, 'Join the staff')))
    await invited.page.getByLabel('First name').fill('Sam')
    await invited.page.getByLabel('Last name').fill('Keller')
    await passwordField(invited.page).fill(password)
    expect(await seriousFindings(invited.page)).toEqual([])
    await invited.page.getByRole('button', { name: 'Create the account and accept' }).click()
    await invited.page.waitForURL('**/home')
    await page.reload()
    const row = page.getByRole('button', { name: email })
    await row.click()
    await page.getByLabel('Edit orders').uncheck()
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await row.getByText('2 of 6 abilities').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByText('Sam Keller', { exact: false }).first().waitFor()
    await page.goto(`/settings/activity?search=${encodeURIComponent(email)}`)
    await page.getByText('set what Sam Keller may: Designer').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect([...problems, ...invited.problems]).toEqual([])
  })

  it('are shown in French on a telephone', async () => {
    const { page } = await openAdmin('/settings/people', 'fr', 390)
    await page.getByRole('heading', { name: 'Personnes' }).waitFor()
    await page.getByText('vous', { exact: true }).waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe('a second step', () => {
  it('is set up with an authenticator, and asked for at the next login', async () => {
    const maya = await signUp(server.url)
    const { page, context, problems } = await openVisitor(browser, site)
    await logIn(context, maya)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Set up codes' }).click()
    const dialog = page.getByRole('dialog')
    const secret = await dialog.locator('code').innerText()
    await dialog.getByRole('img', { name: 'The secret for your authenticator' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, Date.now()))
    await dialog.getByRole('button', { name: 'Set up' }).click()
    await page.getByText('Keep these codes.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    const code = await page.locator('li code').first().innerText()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await enterEmail(page, maya.email)
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    expect(except(problems, 401)).toEqual([])
  })

  it('is a passkey, which signs in alone', async () => {
    const maya = await signUp(server.url)
    const { page, context, problems } = await openVisitor(browser, site)
    await logIn(context, maya)
    await page.goto('/profile')
    await withAuthenticator(page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('Keep these codes.').waitFor()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await enterEmail(page, maya.email)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await page.waitForURL('**/home')
    expect(problems).toEqual([])
  })
})
