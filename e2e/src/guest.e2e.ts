import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { except, newEmail, password } from './account-page.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { invitationTo, signUp, teamOf } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const words = {
  en: {
    kept: /is kept in this browser for 30 days/,
    team: 'Add to team',
    dialog: 'Keep this design',
    reason: 'To collect sizes we need to know whose team it is.',
    email: 'Email',
    go: 'Continue',
    first: 'First name',
    last: 'Last name',
    password: 'Password',
    student: 'Student group',
    start: 'Get started',
    undo: 'Undo',
  },
  fr: {
    kept: /sont conservées dans ce navigateur 30 jours/,
    team: 'Proposer à l’équipe',
    dialog: 'Conserver ce design',
    reason: 'Pour recueillir les tailles, nous devons savoir à qui est l’équipe.',
    email: 'Courriel',
    go: 'Continuer',
    first: 'Prénom',
    last: 'Nom',
    password: 'Mot de passe',
    student: 'Groupe étudiant',
    start: 'Commencer',
    undo: 'Annuler',
  },
} as const

const studioPath = /\/design\/[\w-]{36}$/
const idIn = (page: Page) => /[\w-]{36}/.exec(page.url())?.[0] ?? ''
const sessionOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('teamloom-session') ?? 'null') as {
        token: string
        userId: string
        isGuest?: true
      } | null,
  )

/** What the server has of a design, for whoever is logged in on the page. */
const recordOf = (page: Page, id: string) =>
  page.evaluate(async design => {
    const { token } = JSON.parse(localStorage.getItem('teamloom-session') ?? '{}') as { token: string }
    const answer = await fetch(`/api/v1/generator/record/${design}`, { headers: { 'access-token': token } })
    return JSON.stringify(((await answer.json()) as { data: unknown }).data)
  }, id)

/** From a public page's button to the studio. */
async function begin(page: Page, address = '/start/hoodie/hoodie?color=maroon'): Promise<string> {
  await page.goto(address)
  await page.waitForURL(studioPath)
  await page.getByRole('banner').waitFor()
  return idIn(page)
}

async function askForSizes(page: Page, locale: 'en' | 'fr' = 'en') {
  const say = words[locale]
  await page.getByRole('button', { name: say.team }).click()
  const dialog = page.getByRole('dialog', { name: say.dialog })
  await dialog.getByText(say.reason).waitFor()
  return dialog
}

describe.each(['en', 'fr'] as const)('a guest in %s', locale => {
  it('designs at once, is asked who they are where it matters, and keeps all of it', async () => {
    const { page, problems } = await openVisitor(browser, server.url, { locale })
    const say = words[locale]
    const designId = await begin(page)
    await page.getByText(say.kept).waitFor()
    expect(await recordOf(page, designId)).toContain('"1023"')
    const guest = await sessionOf(page)
    expect(guest?.isGuest).toBe(true)

    const dialog = await askForSizes(page, locale)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(idIn(page)).toBe(designId)

    await askForSizes(page, locale)
    await dialog.getByLabel(say.email).fill(newEmail())
    await dialog.getByRole('button', { name: say.go }).click()
    await page.getByLabel(say.first).fill('Zoé')
    await page.getByLabel(say.last, { exact: true }).fill('Lévesque')
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText(say.student).click()
    await page.getByRole('radio', { name: '20–49' }).check()
    await page.getByRole('button', { name: say.start }).click()
    await page.waitForURL(/\/sizesadmin\/[\w-]{36}/)
    const owner = await sessionOf(page)
    expect([owner?.userId, owner?.isGuest]).toEqual([guest?.userId, undefined])
    await page.goto(`/design/${designId}`)
    await page.getByRole('button', { name: say.undo }).and(page.locator(':enabled')).waitFor()
    expect(await recordOf(page, designId)).toContain('"1023"')
    expect(except(problems, 403)).toEqual([])
  })
})

describe('a guest', () => {
  it('who has an account logs in over the design, and chooses where it goes', async () => {
    const maya = await signUp(server.url)
    const { page, problems } = await openVisitor(browser, server.url)
    const designId = await begin(page)
    const dialog = await askForSizes(page)
    await dialog.getByLabel('Email').fill(maya.email)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await dialog.getByRole('heading', { name: 'Where do they go?' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('combobox', { name: 'Project' }).click()
    await page.getByRole('option', { name: 'project (1)', exact: true }).click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`**/sizesadmin/${maya.projectId}`)
    const designs = await maya.call<{ id: string; project_id: string }[]>('GET', '/designs/')
    expect(designs.map(({ id, project_id }) => [id, project_id])).toEqual([[designId, maya.projectId]])
    expect(await maya.call<unknown[]>('GET', '/projects/')).toHaveLength(1)
    expect(except(problems, 403)).toEqual([])
  })

  it('is led to the sign-up from a page that takes an account, and comes to it after', async () => {
    const { page } = await openVisitor(browser, server.url)
    await begin(page)
    await page.goto('/orders')
    await page.waitForURL('**/signup?from=%2Forders')
    await page.getByText('What you designed comes along.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('who comes again finds their designs; whoever clears the browser leaves none', async () => {
    const { page } = await openVisitor(browser, server.url)
    await begin(page)
    const first = await sessionOf(page)
    await begin(page, '/start/shirt/tshirt')
    expect((await sessionOf(page))?.userId).toBe(first?.userId)
    await page.goto('/home')
    await page.getByRole('heading', { level: 1, name: 'Your designs' }).waitFor()
    await page.getByText('2 designs').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Profile of Without an account' }).click()
    await page.getByText(/^Kept in this browser until /).waitFor()
    await page.getByRole('menuitem', { name: 'Clear this browser' }).click()
    await page.getByRole('button', { name: 'Clear it all' }).click()
    await expect.poll(() => sessionOf(page)).toBeNull()
    await begin(page)
    expect((await sessionOf(page))?.userId).not.toBe(first?.userId)
  })

  it('at an invitation joins that team, and keeps what they designed', async () => {
    const maya = await signUp(server.url)
    const teamId = await teamOf(maya)
    const token = await invitationTo(maya, teamId)
    const { page } = await openVisitor(browser, server.url)
    const designId = await begin(page)
    await page.goto(`/join/${token}`)
    await page.getByLabel('Email').fill(newEmail())
    await page.keyboard.press('Enter')
    await page.getByLabel('First name').fill('Zoé')
    await page.getByLabel('Last name').fill('Lévesque')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/team/${teamId}/projects`)
    expect(await recordOf(page, designId)).toContain('"1023"')
  })

  it('whose browser keeps nothing designs for as long as the tab is open, and is told so', async () => {
    const { page, context, problems } = await openVisitor(browser, server.url)
    await context.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, kind, {
          configurable: true,
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await begin(page)
    await page.getByText(/This browser keeps nothing for us/).waitFor()
    await askForSizes(page)
    expect(except(problems, 403)).toEqual([])
  })

  it('of too many at one address waits, or signs up; a product that is not made is said to be none', async () => {
    const { page } = await openVisitor(browser, server.url)
    await page.route('**/user/guest', route =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '1200' },
        json: { status: 'fail', errorKey: 'too_many_requests' },
      }),
    )
    await page.goto('/start/hoodie/hoodie')
    await page.getByText(/Try again in 20 minutes, or sign up/).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute('**/user/guest')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(studioPath)
    await page.goto('/start/hoodie/cape')
    await page.getByText('This product is not offered. Choose another.').waitFor()
  })
})
