import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, invitationTo, logIn, makeDesign, signUp, teamOf } from './shop.ts'
import {
  addArtwork,
  codeCame,
  crest,
  drawn,
  openElement,
  panelOf,
  partOf,
  pickColor,
  type State,
  saved,
} from './studio-page.ts'
import { startTwo, type TwoProcesses } from './two-processes.ts'

let browser: Browser
let processes: TwoProcesses

beforeAll(async () => {
  browser = await openBrowser()
  processes = await startTwo(sharedServer())
}, 120_000)
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(async () => {
  await browser.close()
  await processes.stop()
})

type Seat = { readonly page: Page; readonly customer: Customer; readonly problems: string[] }

async function sit(url: string, customer: Customer, designId: string, locale: Locale): Promise<Seat> {
  const { page, context, problems } = await openVisitor(browser, url, { locale })
  await logIn(context, customer)
  await page.goto(`/design/${designId}`)
  await drawn(page)
  return { page, customer, problems }
}

/** Maya, in English, and Jonas, in French, each at a process of their own, in one design; each sees the other. */
async function openTogether() {
  const { one, other } = processes
  const maya = await signUp(one.url)
  const inviteToken = await invitationTo(maya, await teamOf(maya))
  const jonas = await signUp(other.url, { firstName: 'Jonas', language: 'fr', inviteToken })
  const designId = await makeDesign(maya, 'Tour tee')
  const english = await sit(one.url, maya, designId, 'en')
  const french = await sit(other.url, jonas, designId, 'fr')
  await follower(english.page, 'Jonas').waitFor()
  await follower(french.page, 'Maya').waitFor()
  const state = () => maya.call<State>('GET', `/generator/design/${designId}`)
  return { english, french, designId, state }
}

const follower = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Follow|Suivre) ${name}$`) })
const colorOf = async (state: () => Promise<State>, part: string) =>
  partOf(await state(), part, part)?.layers[0]?.colorName
const cursorOf = (page: Page, name: string) => page.locator(`[data-person="${name}"]`)
const news = (page: Page) => page.getByTestId('live-news')
const undo = (page: Page) => page.getByRole('button', { name: /^(Undo|Annuler l’action)$/ })
const row = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^(Parts|Parties)$/ })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()

/** Someone whose browser shows nothing, until the test ends. */
async function lookIn(url: string, { token }: Customer, designId: string): Promise<void> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string }
  const address = `${url.replace('http', 'ws')}/api/v1/collaboration?userId=${claims.id}&designId=${designId}`
  const socket = new WebSocket(address, ['teamloom.v2', `access-token.${token}`])
  onTestFinished(() => socket.close())
  await new Promise(resolve => {
    socket.addEventListener('message', resolve, { once: true })
  })
}

describe('two people in one design', () => {
  it('see each other’s changes, pointers, selections and sides', async () => {
    const { english, french, state } = await openTogether()
    await openElement(english.page, 'Body')
    await row(french.page, 'Corps').locator('[data-name="Maya"]').waitFor()
    await pickColor(english.page, 'Black')
    await expect.poll(() => news(french.page).innerText()).toBe('Maya a modifié\u00a0: Corps')
    await saved(english.page)
    expect(await colorOf(state, 'body')).toBe('1008')
    await openElement(french.page, 'Corps')
    await expect
      .poll(() => french.page.getByRole('radio', { name: 'Noir', exact: true }).isChecked())
      .toBe(true)

    const stage = await english.page.getByRole('main').boundingBox()
    if (!stage) throw new Error('no stage')
    await english.page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2)
    await cursorOf(french.page, 'Maya').waitFor()
    expect(await seriousFindings(french.page)).toEqual([])
    await english.page.keyboard.press('2')
    await cursorOf(french.page, 'Maya').waitFor({ state: 'detached' })
    await french.page.getByRole('radio', { name: 'Dos' }).locator('[data-name="Maya"]').waitFor()
    expect([...english.problems, ...french.problems]).toEqual([])
  })

  it('keep what they hold and have open, whatever the other changes meanwhile', async () => {
    const { english, french, state } = await openTogether()
    const panel = panelOf(english.page)
    await addArtwork(english.page, crest)
    await panel.getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await saved(english.page)
    const slider = panel.getByRole('slider', { name: 'Width' })
    const before = await slider.getAttribute('aria-valuetext')
    await slider.scrollIntoViewIfNeeded()
    const thumb = await slider.boundingBox()
    if (!thumb) throw new Error('no slider')
    const at = { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 }
    await english.page.mouse.move(at.x, at.y)
    await english.page.mouse.down()
    await english.page.mouse.move(at.x + 40, at.y, { steps: 4 })
    await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe(before)
    const held = await slider.getAttribute('aria-valuetext')
    const heightOf = async () => (await slider.boundingBox())?.y ?? Number.NaN
    const lies = await heightOf()

    await openElement(french.page, 'Corps')
    await pickColor(french.page, 'Noir')
    await expect.poll(() => news(english.page).innerText()).toBe('Jonas changed: Body')
    expect(await slider.getAttribute('aria-valuetext')).toBe(held)
    expect(Math.abs((await heightOf()) - lies)).toBeLessThan(2)
    await panel.getByRole('heading', { name: 'wolves-crest' }).waitFor()

    await english.page.mouse.up()
    const width = async () => (await state()).decorations[0]?.assetSize.selectedSize?.widthInInches
    await expect.poll(width).toBe(3.75)
    expect(await slider.getAttribute('aria-valuetext')).toBe(held)
    expect(await colorOf(state, 'body')).toBe('1008')
    expect([...english.problems, ...french.problems]).toEqual([])
  })

  it('follow one another until they act', async () => {
    const { english, french } = await openTogether()
    await follower(french.page, 'Maya').click()
    await french.page.getByText('Vous suivez Maya').waitFor()
    await english.page.keyboard.press('2')
    const back = french.page.getByRole('radio', { name: 'Dos' })
    await expect.poll(() => back.isChecked()).toBe(true)
    await english.page.keyboard.press('+')
    await expect.poll(() => french.page.getByRole('button', { name: /125 %/ }).count()).toBe(1)
    await french.page.keyboard.press('Escape')
    await french.page.getByText('Vous suivez Maya').waitFor({ state: 'detached' })
    await english.page.keyboard.press('1')
    await french.page.getByRole('radio', { name: 'Devant' }).locator('[data-name="Maya"]').waitFor()
    expect(await back.isChecked()).toBe(true)
  })

  it('among many: five are shown, and a number that leads to the others', async () => {
    const { one, other } = processes
    const maya = await signUp(one.url)
    const inviteToken = await invitationTo(maya, await teamOf(maya))
    const designId = await makeDesign(maya, 'Tour tee')
    const { page } = await sit(one.url, maya, designId, 'en')
    for (const firstName of ['Ana', 'Bo', 'Cleo', 'Dana', 'Eli', 'Flo', 'Gus'])
      await lookIn(other.url, await signUp(other.url, { firstName, inviteToken }), designId)
    const people = page.getByRole('list', { name: 'People in this design' })
    await people.getByRole('button', { name: '2 more' }).click()
    expect(await follower(page, '\\w+').count()).toBe(5)
    await page.getByRole('menuitem', { name: 'Follow Gus' }).click()
    await page.getByText('Following Gus').waitFor()
  })

  it('undo their own changes only', async () => {
    const { english, french, state } = await openTogether()
    await openElement(english.page, 'Body')
    await pickColor(english.page, 'Black')
    await saved(english.page)
    await openElement(french.page, 'Manches')
    await pickColor(french.page, 'Marine')
    await saved(french.page, 'Enregistré')
    await expect.poll(() => news(english.page).innerText()).toContain('Jonas changed')
    // In a second tab she is no other person, and her steps are the same.
    const tab = await english.page.context().newPage()
    await tab.goto(new URL(english.page.url()).pathname)
    await drawn(tab)
    await follower(tab, 'Jonas').waitFor()
    expect([await follower(tab, 'Maya').count(), await follower(french.page, 'Maya').count()]).toEqual([0, 1])
    await undo(tab).click()
    await expect.poll(() => colorOf(state, 'body')).toBe('1001')
    await tab.close()
    expect(await colorOf(state, 'sleeves')).not.toBe('1001')
    await expect.poll(() => undo(english.page).isDisabled()).toBe(true)
    await undo(french.page).click()
    await expect.poll(() => colorOf(state, 'sleeves')).toBe('1001')
  })

  it('are not undone over: what another has changed since is told', async () => {
    const { english, french, state } = await openTogether()
    await openElement(english.page, 'Body')
    await pickColor(english.page, 'Black')
    await saved(english.page)
    await expect.poll(() => news(french.page).innerText()).toContain('Maya')
    await openElement(french.page, 'Corps')
    await pickColor(french.page, 'Marine')
    await saved(french.page, 'Enregistré')
    const navy = await colorOf(state, 'body')
    await expect.poll(() => news(english.page).innerText()).toContain('Jonas')
    await undo(english.page).click()
    await english.page.getByText('Jonas has changed this since: Body.').waitFor()
    expect(await colorOf(state, 'body')).toBe(navy)
  })
})

describe('without a connection', () => {
  it('changes survive a reload, are sent on return, and can still be undone', async () => {
    const { english, french, designId, state } = await openTogether()
    const { page } = english
    // What the reload needs is served; the API is not reached.
    await page.route('**/api/v1/generator/record', route => route.abort())
    await openElement(page, 'Body')
    await pickColor(page, 'Black')
    await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor()
    await page.getByRole('banner').getByText('1 change kept').waitFor()
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await drawn(page)
    await openElement(page, 'Body')
    await expect.poll(() => page.getByRole('radio', { name: 'Black', exact: true }).isChecked()).toBe(true)
    expect(await colorOf(state, 'body')).toBe('1001')
    await openElement(french.page, 'Manches')
    await pickColor(french.page, 'Marine')
    await saved(french.page, 'Enregistré')
    const sleeves = await colorOf(state, 'sleeves')
    await page.unroute('**/api/v1/generator/record')
    await saved(page)
    expect(await colorOf(state, 'body')).toBe('1008')
    expect(await colorOf(state, 'sleeves')).toBe(sleeves)
    await page.goto(`/design/${designId}`)
    await drawn(page)
    await undo(page).click()
    await expect.poll(() => colorOf(state, 'body')).toBe('1001')
    expect(await colorOf(state, 'sleeves')).toBe(sleeves)
  })

  it('who is away is not shown, and comes back with what was missed', async () => {
    const { english, french, state } = await openTogether()
    await codeCame(english.page, 'selection-panel')
    await english.page.context().setOffline(true)
    await follower(french.page, 'Maya').waitFor({ state: 'detached' })
    await expect.poll(() => news(french.page).innerText()).toBe('Maya a quitté le design.')
    await english.page.getByRole('banner').getByText('Connecting…', { exact: true }).waitFor()
    await openElement(french.page, 'Corps')
    await pickColor(french.page, 'Noir')
    await saved(french.page, 'Enregistré')
    expect(await colorOf(state, 'body')).toBe('1008')
    await english.page.context().setOffline(false)
    await follower(french.page, 'Maya').waitFor()
    await openElement(english.page, 'Body')
    const black = english.page.getByRole('radio', { name: 'Black', exact: true })
    await black.waitFor()
    await expect.poll(() => black.isChecked()).toBe(true)
    await saved(english.page)
  })

  it('a process that is killed takes nothing with it: at the other one works on, and whoever was at it comes back', async () => {
    const { english, french, state } = await openTogether()
    await openElement(english.page, 'Body')
    await openElement(french.page, 'Manches')
    // The code of the panel comes from the process that is killed.
    await english.page.getByRole('radio', { name: 'Black', exact: true }).waitFor()
    await processes.one.kill()
    let isBack = false
    // Those after this one need it too.
    onTestFinished(async () => {
      if (!isBack) await processes.startAgain()
    })
    await pickColor(english.page, 'Black')
    await english.page.getByRole('banner').getByText('1 change kept').waitFor()
    await pickColor(french.page, 'Marine')
    await saved(french.page, 'Enregistré')
    await processes.startAgain()
    isBack = true
    await saved(english.page)
    await follower(english.page, 'Jonas').waitFor()
    expect(await colorOf(state, 'body')).toBe('1008')
    expect(await colorOf(state, 'sleeves')).not.toBe('1001')
    await openElement(french.page, 'Corps')
    await expect
      .poll(() => french.page.getByRole('radio', { name: 'Noir', exact: true }).isChecked())
      .toBe(true)
  })
})

describe('the project’s page', () => {
  it('shows who is in a design, for as long as they are', async () => {
    const { english, french } = await openTogether()
    await english.page.goto(`/projects/${english.customer.projectId}/designs`)
    const there = english.page.getByRole('img', { name: 'Here now: Jonas' })
    await there.waitFor()
    await french.page.close()
    await expect.poll(() => there.count()).toBe(0)
  })
})

describe('losing the design', () => {
  it('a teammate who is removed while in it sees why', async () => {
    const { english, french } = await openTogether()
    const team = await teamOf(english.customer)
    const { id } = await french.customer.call<{ id: string }>('GET', '/user/me')
    await english.customer.call('DELETE', `/teams/team/${team}/member/${id}`)
    await french.page
      .getByText('Vous ne faites plus partie de l’équipe de ce design\u00a0: il a été fermé.')
      .waitFor()
    await french.page.waitForURL(/\/home$/)
    await expect.poll(() => follower(english.page, 'Jonas').count()).toBe(0)
  })
})
