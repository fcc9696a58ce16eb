import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, invitationTo, logIn, makeDesign, operate, signUp, teamOf } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

type Options = {
  readonly locale?: Locale
  readonly as?: Customer
  readonly prepare?: (page: Page) => Promise<void>
}

/** Maya, or someone else, in front of Maya's team. */
async function openTeam({ locale = 'en', as, prepare }: Options = {}) {
  const maya = as ?? (await signUp(server.url, { language: locale }))
  const teamId = await teamOf(maya)
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  await logIn(context, maya)
  await prepare?.(page)
  await page.goto(`/team/${teamId}/projects`)
  await page.getByRole('heading', { level: 1, name: 'Wolves Rowing' }).waitFor()
  return { maya, teamId, page, context, problems }
}

async function joinTeam(owner: Customer, teamId: string, profile: Record<string, unknown>) {
  return signUp(server.url, { ...profile, inviteToken: await invitationTo(owner, teamId) })
}

const people = (page: Page) => page.getByRole('region', { name: 'Team members' }).getByRole('listitem')
const person = (page: Page, name: string) => people(page).filter({ hasText: name })

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for the team Wolves Rowing' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('a team', () => {
  it('shows its projects with pictures, and its people with their tags', async () => {
    const maya = await signUp(server.url)
    await makeDesign(maya, 'Tour tee')
    const teamId = await teamOf(maya)
    await joinTeam(maya, teamId, { firstName: 'Jonas', lastName: 'Roy' })
    const expert = await joinTeam(maya, teamId, { firstName: 'Camille', lastName: 'Côté' })
    operate(server, expert, 'grant', 'designer')
    const { page, problems } = await openTeam({ as: maya })
    await page.getByText('3 members, 1 project').waitFor()
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'project (1)' })
    const width = () => tile.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    expect(await person(page, 'Maya Tremblay').innerText()).toContain('You')
    expect(await person(page, 'Maya Tremblay').innerText()).toContain(maya.email)
    expect(await person(page, 'Jonas Roy').innerText()).not.toContain('@')
    expect(await person(page, 'Camille Côté').innerText()).toContain('Provider')
    expect(await page.title()).toBe('Wolves Rowing · Teamloom')
    expect(await seriousFindings(page)).toEqual([])
    const teams = page.getByRole('navigation', { name: 'Teams and projects' })
    expect(await teams.getByRole('link', { name: 'Wolves Rowing' }).getAttribute('aria-current')).toBe('page')
    expect(problems).toEqual([])
  })

  it('is told in French, and on a smaller screen', async () => {
    const { page, teamId, problems } = await openTeam({ locale: 'fr' })
    await page.getByText('1 membre, 1 projet').waitFor()
    await page.getByText('aucun design', { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
    await page.goto(`/team/${teamId}/invite`)
    await page.getByRole('dialog', { name: 'Inviter des coéquipiers dans Wolves Rowing' }).waitFor()
    await page.getByText('Il est valide 30 jours.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('is renamed in its place; an empty name and a refusal are told at the field', async () => {
    const { maya, page } = await openTeam()
    const field = page.getByRole('textbox', { name: 'Team name' })
    await choose(page, 'Rename')
    await expect.poll(() => isFocused(field)).toBe(true)
    await page.keyboard.press('Escape')
    const menu = page.getByRole('button', { name: 'Actions for the team Wolves Rowing' })
    await expect.poll(() => isFocused(menu)).toBe(true)

    await choose(page, 'Rename')
    await field.fill('  ')
    await page.keyboard.press('Enter')
    await page.getByText('This field is required.').waitFor()
    await page.route('**/teams/team/name', route => route.abort())
    await field.fill('Lynx <b>Rowing</b> 🚣')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('An error occurred. Try again.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute('**/teams/team/name')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Lynx <b>Rowing</b> 🚣' }).waitFor()
    await page.getByRole('navigation').getByRole('heading', { name: 'Lynx <b>Rowing</b> 🚣' }).waitFor()
    const [team] = await maya.call<{ name: string }[]>('GET', '/teams/')
    expect(team?.name).toBe('Lynx <b>Rowing</b> 🚣')
  })

  it('is deleted once that is confirmed, and leads home without a warning', async () => {
    const { maya, page, problems } = await openTeam()
    await choose(page, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete Wolves Rowing?' })
    await dialog.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await choose(page, 'Delete')
    await dialog.getByRole('button', { name: 'Delete team' }).click()
    await page.waitForURL('**/home')
    await page.getByText('No projects yet').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await maya.call('GET', '/teams/')).toEqual([])
    expect(problems).toEqual([])
  })

  it('that cannot be deleted says so', async () => {
    const { page } = await openTeam()
    await page.route('**/teams/team/*', route => route.fulfill({ status: 500, json: {} }))
    await choose(page, 'Delete')
    await page.getByRole('button', { name: 'Delete team' }).click()
    await page.getByRole('alert').filter({ hasText: 'An internal issue kept the team' }).waitFor()
    expect(page.url()).toContain('/team/')
  })

  it('that is not mine, or that another deletes, leads home with a word', async () => {
    const { maya, teamId, page } = await openTeam()
    const word = page.getByRole('alert').filter({ hasText: 'We cannot find this team.' })
    await page.goto(`/team/${randomUUID()}/projects`)
    await word.waitFor()
    await page.waitForURL('**/home')

    await page.goto(`/projects/${maya.projectId}/designs`)
    await page.getByText('No designs yet', { exact: true }).waitFor()
    await maya.call('DELETE', `/teams/team/${teamId}`)
    await page.getByRole('button', { name: 'Actions for the project project (1)' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Project name' }).fill('2027 kit')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'We cannot find this project.' }).waitFor()
    await page.waitForURL('**/home')
    await page.getByRole('navigation').getByText('Wolves Rowing').waitFor({ state: 'detached' })
    expect(await maya.call('GET', '/teams/')).toEqual([])
  })

  it('without projects takes a first one', async () => {
    const { maya, page } = await openTeam()
    await maya.call('DELETE', `/projects/project/${maya.projectId}`)
    await page.reload()
    await page.getByText('Create one for your designs.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'New project' }).click()
    await page.getByRole('textbox', { name: 'Project name' }).press('Enter')
    await page.waitForURL(/\/projects\/[\w-]{36}\/designs$/)
    await page.getByRole('heading', { level: 1, name: 'project (1)' }).waitFor()
  })

  it('that does not load offers another try', async () => {
    const { page } = await openTeam()
    await page.route('**/api/v1/teams/', route => route.abort())
    await page.reload()
    await page.getByText('Your projects did not load').waitFor({ timeout: 20_000 })
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute('**/api/v1/teams/')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wolves Rowing' }).waitFor()
  })

  it('is where /teams leads', async () => {
    const { page, teamId } = await openTeam()
    await page.goto('/teams')
    await page.waitForURL(`**/team/${teamId}/projects`)
    await page.goto(`/team/${teamId}`)
    await page.waitForURL(`**/team/${teamId}/projects`)
    await expect.poll(() => page.title()).toBe('Wolves Rowing · Teamloom')
  })
})

describe('a teammate', () => {
  it('is taken out by another, who goes on; alone nobody can be', async () => {
    const { maya, teamId, page } = await openTeam()
    expect(await page.getByRole('button', { name: /^(Remove|Leave)/ }).count()).toBe(0)
    const jonas = await joinTeam(maya, teamId, { firstName: 'Jonas', lastName: 'Roy' })
    await page.reload()
    const remove = page.getByRole('button', { name: 'Remove Jonas Roy from the team' })
    await remove.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Remove Jonas Roy from Wolves Rowing?' })
    await dialog.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(remove)).toBe(true)
    expect(await page.getByRole('button', { name: /^Leave/ }).count()).toBe(0)
    await remove.click()
    await dialog.getByRole('button', { name: 'Remove from the team' }).click()
    await person(page, 'Jonas Roy').waitFor({ state: 'detached' })
    await page.getByText('1 member, 1 project').waitFor()
    expect(await jonas.call('GET', '/teams/')).toEqual([])
  })

  it('who is a designer sees emails, finds any team, joins it and leaves it again', async () => {
    const owner = await signUp(server.url, { teamName: `Lynx ${randomUUID().slice(0, 8)}` })
    const [team] = await owner.call<{ id: string; name: string }[]>('GET', '/teams/')
    const expert = await signUp(server.url)
    operate(server, expert, 'grant', 'designer')
    const { page, problems } = await openTeam({ as: expert })
    await page.getByRole('button', { name: 'Search teams' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search teams' })
    const search = dialog.getByRole('searchbox', { name: 'Team name' })
    await expect.poll(() => isFocused(search)).toBe(true)
    const add = dialog.getByRole('button', { name: 'Add me to the team' })
    expect(await add.isDisabled()).toBe(true)
    await search.fill('wolves')
    await dialog.getByText('Already a member').waitFor()
    await dialog.getByRole('status').filter({ hasText: 'found' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await search.fill('no such team at all')
    await dialog.getByText('No team matches “no such team at all”').waitFor()
    await search.fill(team?.name ?? '')
    await dialog.getByRole('radio', { name: new RegExp(`^${team?.name}`) }).check()
    await add.click()
    await page.waitForURL(`**/team/${team?.id}/projects`)
    await page.getByText('2 members, 1 project').waitFor()
    expect(await person(page, 'Maya Tremblay').filter({ hasText: owner.email }).count()).toBe(1)

    await page.getByRole('button', { name: `Leave ${team?.name}` }).click()
    await page.getByRole('button', { name: 'Leave the team' }).click()
    await page.waitForURL('**/home')
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('who is no designer has no search and no staff entries', async () => {
    const { page } = await openTeam()
    expect(await page.getByRole('button', { name: 'Search teams' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Profile of Maya Tremblay' }).click()
    await page.getByRole('menu').waitFor()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
      'My orders',
      'My profile',
      'Refer a friend',
      'Help\n, opens in a new tab',
      'Log out',
    ])
  })
})
