import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, signUp, teamOf } from './shop.ts'
import { addArtwork, crest, drawn, openElement, openStudio, saved } from './studio-page.ts'

let browser: Browser
const server = sharedServer()
let customer: Customer
let page: Page
let designId: string

const withheld = [
  'canUpdateDesignStyles',
  'canUpdateDesignColors',
  'canAddArtwork',
  'canDeleteArtwork',
  'canUpdateArtworkPosition',
  'canUpdateArtworkColor',
  'canAddDesign',
  'canRenameDesign',
  'canMoveDesign',
  'canDeleteDesign',
  'canRenameProject',
  'canDeleteProject',
  'canAddProject',
  'canRenameTeam',
  'canDeleteTeam',
  'canAddTeam',
]

/** The title's menu has both, neither to be used. */
async function cannotRenameOrDelete(thing: 'project' | 'team') {
  await page.getByRole('button', { name: new RegExp(`^Actions for the ${thing}`) }).click()
  for (const name of ['Rename', 'Delete']) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${name}.* Not with your account$`) })
    expect(await item.isDisabled()).toBe(true)
  }
  await page.keyboard.press('Escape')
}

beforeAll(async () => {
  browser = await openBrowser()
  const studio = await openStudio(browser, server.url)
  ;({ customer, designId, page } = studio)
  await addArtwork(page, crest)
  await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
  await saved(page)
  operate(server, customer, 'withhold', ...withheld)
})
afterAll(() => browser.close())

describe('what is withheld from an account is seen with the reason, and cannot be used (AC4)', () => {
  it('in the studio', async () => {
    await page.goto(`/design/${designId}`)
    await drawn(page)
    const panel = page.getByRole('complementary')
    await openElement(page, 'Collar')
    await panel.getByText('Your account cannot change styles.').waitFor()
    await panel.getByText('Your account cannot change colours.').waitFor()
    expect(await panel.getByRole('radio').first().isDisabled()).toBe(true)
    expect(await panel.getByRole('radio').last().isDisabled()).toBe(true)

    await page
      .getByRole('navigation', { name: 'Parts' })
      .getByRole('button', { name: /wolves-crest/ })
      .click()
    for (const reason of ['move or resize artwork.', 'change the look of artwork.'])
      await panel.getByText(`Your account cannot ${reason}`).first().waitFor()
    const sliders = panel.locator('[role=slider]')
    for (const name of ['Width', 'Number of colours'])
      expect(await sliders.and(page.getByLabel(name)).getAttribute('aria-disabled')).toBe('true')
    for (const name of [/^Replace/, /^Remove$/, /Forest/])
      expect(await panel.getByRole('button', { name }).isDisabled()).toBe(true)
    expect(await panel.getByRole('radio', { name: /^Left chest/ }).isDisabled()).toBe(true)
    for (const name of ['Duplicate decoration', 'Remove decoration'])
      expect(await panel.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Delete')
    await page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .getByText('Your account cannot remove artwork.')
      .first()
      .waitFor()
    expect(await panel.getByRole('heading', { name: 'wolves-crest' }).isVisible()).toBe(true)
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Add decoration' }).click()
    await panel.getByText('Your account cannot add artwork.').waitFor()
    expect(await page.getByRole('link', { name: 'New design' }).count()).toBe(0)
  })

  it('on the pages of a project and a team', async () => {
    await page.goto(`/projects/${customer.projectId}/designs`)
    await page.getByRole('button', { name: 'Actions for Training tee' }).first().click()
    for (const name of ['Rename', 'Duplicate', 'Move', 'Delete'])
      expect(await page.getByRole('menuitem', { name: `${name} Not with your account` }).isDisabled()).toBe(
        true,
      )
    await page.keyboard.press('Escape')
    expect(await page.getByRole('link', { name: 'New design' }).count()).toBe(0)
    await cannotRenameOrDelete('project')
    expect(await page.getByRole('button', { name: /^(New|Create a) team|^Add a project/ }).count()).toBe(0)

    await page.goto(`/team/${await teamOf(customer)}/projects`)
    await cannotRenameOrDelete('team')
    expect(await page.getByRole('link', { name: /Invite/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /New project/ }).count()).toBe(0)

    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: /^(New|Create a) team|^Add a project/ }).count()).toBe(0)
  })

  it('in French', async () => {
    const french = await signUp(server.url, { language: 'fr' })
    const id = await makeDesign(french, 'Maillot')
    operate(server, french, 'withhold', 'canUpdateDesignColors')
    const visitor = await openVisitor(browser, server.url, { locale: 'fr', width: 1024 })
    await logIn(visitor.context, french)
    await visitor.page.goto(`/design/${id}`)
    await drawn(visitor.page)
    await visitor.page.getByRole('button', { name: 'Parties' }).click()
    await openElement(visitor.page, 'Corps')
    await visitor.page.getByText('Votre compte ne permet pas de changer les couleurs.').waitFor()
    expect(visitor.problems).toEqual([])
  })
})
