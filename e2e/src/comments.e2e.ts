import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused, type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, invitationTo, logIn, makeDesign, signUp, teamOf } from './shop.ts'
import { addArtwork, belly, clickGarment, crest, drawn, openElement, panelOf } from './studio-page.ts'
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

async function sit(url: string, customer: Customer, designId: string, locale: Locale) {
  const { page, context, problems } = await openVisitor(browser, url, { locale })
  await logIn(context, customer)
  await page.goto(`/design/${designId}`)
  await drawn(page)
  return { page, problems }
}

/** Maya, in English, and Jonas, in French, each at a process of their own. */
async function openTogether() {
  const { one, other } = processes
  const maya = await signUp(one.url)
  const inviteToken = await invitationTo(maya, await teamOf(maya))
  const jonas = await signUp(other.url, { firstName: 'Jonas', language: 'fr', inviteToken })
  const designId = await makeDesign(maya, 'Tour tee')
  const english = await sit(one.url, maya, designId, 'en')
  const french = await sit(other.url, jonas, designId, 'fr')
  return { english, french, designId, maya, jonas }
}

const chip = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Comments|Commentaires)/ })
const pins = (page: Page) => page.getByRole('group', { name: /^(Comments on|Commentaires sur)/ })
const pin = (page: Page, number: number) =>
  pins(page).getByRole('button', { name: new RegExp(`^(Comment|Commentaire) ${number},`) })
const thread = (page: Page) => panelOf(page).getByRole('article')

describe('two people about one design', () => {
  it('say something on the very place, answer, resolve, and see it at once', async () => {
    const { english, french, designId } = await openTogether()
    await addArtwork(english.page, crest)
    await panelOf(english.page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await chip(english.page).click()
    await panelOf(english.page).getByText('Nothing is said yet').waitFor()

    // Left with Escape, nothing was begun.
    await english.page.keyboard.press('c')
    const toSay = english.page.getByText('Click the garment to say something there')
    await toSay.waitFor()
    await english.page.keyboard.press('Escape')
    await toSay.waitFor({ state: 'detached' })

    await english.page.keyboard.press('c')
    await clickGarment(english.page, belly)
    const field = panelOf(english.page).getByRole('textbox', { name: 'Your comment' })
    await field.fill('Could it sit higher? @jon')
    await english.page.getByRole('option', { name: 'Jonas Tremblay' }).click()
    await expect.poll(() => field.inputValue()).toBe('Could it sit higher? @Jonas Tremblay ')
    await english.page
      .getByRole('region', { name: 'Your comment' })
      .getByRole('button', { name: 'Comment' })
      .click()
    await pin(english.page, 1).waitFor()
    await field.waitFor({ state: 'detached' })

    // Read out to the other, and on the garment: from the pin to the thread.
    await french.page.getByText('Commentaire de Maya Tremblay\u00a0: Could it sit higher?').waitFor({
      state: 'attached',
    })
    await pin(french.page, 1).focus()
    await french.page.keyboard.press('Enter')
    await thread(french.page).getByText('Could it sit higher?').waitFor()
    const answer = thread(french.page).getByRole('textbox', { name: 'Votre réponse' })
    await answer.fill('Oui, d’un pouce. https://exemple.test')
    await french.page.keyboard.press('Control+Enter')
    await thread(english.page).getByText('Oui, d’un pouce.').waitFor()
    await thread(english.page).getByRole('link', { name: 'https://exemple.test' }).waitFor()
    expect(await seriousFindings(english.page)).toEqual([])
    expect(await seriousFindings(french.page)).toEqual([])

    // While something is tried or another part is open the pins stay, in hand they would not.
    await openElement(english.page, 'Body')
    await pin(english.page, 1).click()
    await thread(english.page).waitFor()
    // From the thread to its place and back, by keys.
    await thread(english.page).getByRole('button', { name: 'To its place' }).press('Enter')
    await expect.poll(() => isFocused(pin(english.page, 1))).toBe(true)
    await english.page.keyboard.press('Enter')
    await expect.poll(() => isFocused(thread(english.page).getByRole('button', { name: /^1/ }))).toBe(true)

    await thread(french.page).getByRole('button', { name: 'Régler' }).click()
    await thread(english.page).getByText('Resolved by Jonas Tremblay').waitFor()
    await thread(english.page).getByRole('button', { name: 'Open again' }).click()
    await thread(french.page).getByRole('button', { name: 'Régler' }).waitFor()

    // By its address.
    const threadId = await panelOf(english.page).locator('[data-thread]').getAttribute('data-thread')
    await english.page.goto(`/design/${designId}?comment=${threadId}`)
    await thread(english.page).getByText('Could it sit higher?').waitFor()
    expect([...english.problems, ...french.problems]).toEqual([])
  })

  it('keep what they write without a connection, and go through threads by keys', async () => {
    const { english, designId, jonas } = await openTogether()
    for (const text of ['First', 'Second'])
      await jonas.call('POST', '/designs/comment', {
        designId,
        anchor: { side: text === 'First' ? 'front' : 'back', x: 12, y: 12 },
        text,
        key: text,
      })
    const { page } = english
    await chip(page).click()
    await page.getByRole('heading', { name: 'Comments' }).waitFor()
    await expect.poll(() => isFocused(page.getByRole('heading', { name: 'Comments' }))).toBe(true)
    await page.keyboard.press('j')
    await thread(page).getByText('Second').waitFor()
    await expect.poll(() => page.getByRole('radio', { name: /^Back/ }).isChecked()).toBe(true)
    await page.keyboard.press('j')
    await thread(page).getByText('First').waitFor()
    await expect.poll(() => page.getByRole('radio', { name: /^Front/ }).isChecked()).toBe(true)

    await page.context().setOffline(true)
    const field = thread(page).getByRole('textbox', { name: 'Your answer' })
    await field.fill('Kept')
    await thread(page).getByRole('button', { name: 'Answer' }).click()
    await thread(page).getByText('It waits for the connection').waitFor()
    expect(await field.inputValue()).toBe('Kept')
    await page.context().setOffline(false)
    await expect.poll(() => field.inputValue()).toBe('')
    await thread(page).getByText('Kept', { exact: true }).waitFor()
    const [, first] = await jonas.call<{ answers: { text: string }[] }[]>(
      'GET',
      `/designs/design/${designId}/comments`,
    )
    expect(first?.answers.map(({ text }) => text)).toEqual(['Kept'])
  })
})
