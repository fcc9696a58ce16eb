import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { enterEmail, newEmail, password } from './account-page.ts'
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

/** Maya's team, and the token of its invitation. */
async function openTeam() {
  const maya = await signUp(server.url)
  const teamId = await teamOf(maya)
  return { maya, teamId, token: await invitationTo(maya, teamId) }
}

const isMember = async ({ call }: { call: Awaited<ReturnType<typeof signUp>>['call'] }, teamId: string) =>
  (await call<{ id: string }[]>('GET', '/teams/')).some(({ id }) => id === teamId)

describe('an invitation', () => {
  it('is copied and mailed from the team’s page, and leads someone new into the team', async () => {
    const { maya, teamId, token } = await openTeam()
    const { page, context, problems } = await openVisitor(browser, server.url)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn(context, maya)
    await page.goto(`/team/${teamId}/projects`)
    await page.getByRole('link', { name: 'Invite', exact: true }).click()
    await page.waitForURL('**/invite')
    const dialog = page.getByRole('dialog', { name: 'Invite teammates to Wolves Rowing' })
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/join/${token}`)
    expect(await seriousFindings(page)).toEqual([])

    await dialog.getByText('Confirm your email to invite by mail').waitFor()
    await dialog.getByRole('button', { name: 'Send me the link again' }).click()
    await dialog.getByText(`We sent the link again to ${maya.email}.`).waitFor()
    const other = await context.newPage()
    await other.goto(linkIn(await readMail(server, maya.email, 'Confirm your email')))
    await other.getByRole('heading', { name: 'Your email is confirmed' }).waitFor()
    expect(await seriousFindings(other)).toEqual([])
    await other.close()
    await page.reload()

    const email = newEmail()
    const field = dialog.getByLabel('Or send it by email')
    await field.fill(`${email}, zoe@nowhere`)
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await dialog.getByText('Not an email address: zoe@nowhere.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill(email)
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await dialog.getByText('1 invitation sent').waitFor()
    expect(await field.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await page.waitForURL('**/projects')
    expect(problems).toEqual([])

    const visitor = await openVisitor(browser, server.url)
    await visitor.page.goto(linkIn(await readMail(server, email, 'Join Wolves Rowing')))
    await visitor.page.waitForURL(`**/login/${token}*`)
    await visitor.page.getByText('Maya Tremblay invited you to Wolves Rowing').waitFor()
    await enterEmail(visitor.page, email)
    await visitor.page.getByText('You join the team as soon as your account is created.').waitFor()
    expect(await seriousFindings(visitor.page)).toEqual([])
    await visitor.page.getByLabel('First name').fill('Zoé')
    await visitor.page.getByLabel('Last name').fill('Lévesque')
    await visitor.page.getByLabel('Password', { exact: true }).fill(password)
    await visitor.page.keyboard.press('Enter')
    await visitor.page.waitForURL(`**/team/${teamId}/projects`)
    const people = visitor.page.getByRole('region', { name: 'Team members' }).getByRole('listitem')
    await expect.poll(() => people.count()).toBe(2)
    expect(await people.filter({ hasText: 'You' }).innerText()).toContain('Zoé Lévesque')
    expect(visitor.problems).toEqual([])
  })

  it('is accepted by logging in', async () => {
    const { teamId, token } = await openTeam()
    const jonas = await signUp(server.url)
    const { page } = await openVisitor(browser, server.url)
    await page.goto(`/signup/${token}`)
    await enterEmail(page, jonas.email)
    await page.getByText('You join the team as soon as you log in.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/team/${teamId}/projects`)
    expect(await isMember(jonas, teamId)).toBe(true)
  })

  it('is accepted at once by someone who is logged in, a member already or not', async () => {
    const { maya, teamId, token } = await openTeam()
    const jonas = await signUp(server.url)
    for (const customer of [jonas, jonas, maya]) {
      const { page, context, problems } = await openVisitor(browser, server.url)
      await logIn(context, customer)
      await page.goto(`/join/${token}`)
      await page.waitForURL(`**/team/${teamId}/projects`)
      await page.getByText('2 members, 1 project').waitFor()
      expect(problems).toEqual([])
    }
    const { page, context } = await openVisitor(browser, server.url)
    await logIn(context, jonas)
    await page.goto(`/login/${token}`)
    await page.waitForURL(`**/team/${teamId}/projects`)
  })

  it('is kept when the session ends on the way', async () => {
    const { teamId, token } = await openTeam()
    const jonas = await signUp(server.url)
    const { page, context } = await openVisitor(browser, server.url)
    await logIn(context, jonas)
    await jonas.call('POST', '/user/logout')
    await page.goto(`/join/${token}`)
    await page.waitForURL(`**/login/${token}`)
    await enterEmail(page, jonas.email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(jonas.email)
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await page.waitForURL(`**/login/${token}`)
    await page.getByRole('heading', { name: 'Design for your team' }).waitFor()
    await enterEmail(page, jonas.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/team/${teamId}/projects`)
  })

  it('to a team that is gone says so, and one can go on without it', async () => {
    const { maya, teamId, token } = await openTeam()
    const jonas = await signUp(server.url)
    await maya.call('DELETE', `/teams/team/${teamId}`)
    const { page } = await openVisitor(browser, server.url)
    await page.goto(`/login/${token}`)
    const notice = page.getByRole('alert').filter({ hasText: 'The invite link is invalid or expired.' })
    await notice.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await enterEmail(page, newEmail())
    await page.getByLabel('First name').waitFor()
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Back to email' }).click()
    await enterEmail(page, jonas.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    await page.goto(`/join/${token}`)
    await page.getByRole('alert').filter({ hasText: 'The invite link is invalid or expired.' }).waitFor()
    await page.waitForURL('**/home')
  })

  it('that ends while one logs in is told, and the next try goes without it', async () => {
    const { maya, teamId, token } = await openTeam()
    const jonas = await signUp(server.url)
    const { page } = await openVisitor(browser, server.url)
    await page.goto(`/login/${token}`)
    await enterEmail(page, jonas.email)
    await page.getByText('You join the team as soon as you log in.').waitFor()
    await maya.call('DELETE', `/teams/team/${teamId}`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'The invite link is invalid or expired.' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/home')
    expect(await isMember(jonas, teamId)).toBe(false)
  })

  it('is worded in French below /fr/, whatever the browser speaks', async () => {
    const { token } = await openTeam()
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto(`/fr/signup/${token}?campaign=spring`)
    await page.waitForURL(`**/signup/${token}?campaign=spring&lang=fr`)
    await page.getByText('Maya Tremblay vous invite à rejoindre Wolves Rowing').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await enterEmail(page, newEmail(), 'Courriel')
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByLabel('Nom', { exact: true }).fill('Lévesque')
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    expect(await seriousFindings(page)).toEqual([])
    const [request] = await Promise.all([
      page.waitForRequest('**/user/signup'),
      page.getByRole('button', { name: 'Créer le compte et rejoindre' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({ language: 'fr', campaign: 'spring', inviteToken: token })
    await page.getByText('2 membres, 1 projet').waitFor()
    expect(problems).toEqual([])
    await page.goto('/fr/nowhere')
    await page.waitForURL('**/home')
  })

  it('can be accepted on a phone', async () => {
    const { token } = await openTeam()
    const { page } = await openVisitor(browser, server.url, { width: 360, height: 740 })
    await page.goto(`/join/${token}`)
    await page.getByText('Maya Tremblay invited you to Wolves Rowing').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await enterEmail(page, newEmail())
    await page.getByLabel('First name').fill('Zoé')
    await page.getByLabel('Last name').fill('Lévesque')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Wolves Rowing' }).waitFor()
  })
})
