import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { sharedServer } from './server.ts'
import { logIn, makeDesign, signUp } from './shop.ts'
import { drawn, panelOf } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const phone = { width: 390, height: 844 }

async function openPhone(path: string, locale: 'en' | 'fr' = 'en') {
  const visitor = await openVisitor(browser, server.url, { locale, ...phone })
  await visitor.page.goto(path)
  return visitor
}

const say = async (page: Page, words: string, name?: string) => {
  await page
    .getByRole('textbox', { name: /^(Your words|Vos mots)$/ })
    .first()
    .fill(words)
  if (name) await page.getByRole('textbox', { name: /^(Your first name|Votre prénom)/ }).fill(name)
  await page.getByRole('button', { name: /^(Send my word|Envoyer mon avis)$/ }).click()
  await page.getByText(/^(Sent. Thank you.|C’est envoyé. Merci.)$/).waitFor()
}

it('a coach asks parents by a link: they look, vote and say what they think on phones, the team sees it at once', async () => {
  const maya = await signUp(server.url)
  const forest = await makeDesign(maya, 'Forest')
  await makeDesign(maya, 'Cream')
  const { page, context, problems } = await openVisitor(browser, server.url)
  await logIn(context, maya)
  await page.goto(`/design/${forest}`)
  await drawn(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Comments/ })
    .click()
  await panelOf(page).getByRole('button', { name: 'Ask others' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask others' })
  await dialog.getByRole('checkbox', { name: 'Cream' }).check()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await dialog.getByRole('textbox', { name: /^Whoever has this link/ }).inputValue()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  const path = new URL(link).pathname

  const camille = await openPhone(path)
  await camille.page.getByText('Maya asks what you think. No account needed.').waitFor()
  expect(await sidewaysScroll(camille.page)).toBe(0)
  expect(await smallTargets(camille.page)).toEqual([])
  expect(await seriousFindings(camille.page)).toEqual([])
  // The name is asked once, at the first word; here that is a heart.
  await camille.page.getByRole('button', { name: 'Like Forest, 0 so far' }).click()
  const asked = camille.page.getByRole('dialog', { name: 'Who are you?' })
  await asked.getByRole('textbox', { name: 'Your first name' }).fill('Camille')
  await asked.getByRole('button', { name: 'Go on' }).click()
  await camille.page.getByRole('button', { name: 'Liked Forest, 1 so far' }).waitFor()
  await camille.page.getByRole('button', { name: 'Look near at Forest' }).first().click()
  await camille.page.getByRole('button', { name: 'Put a pin here' }).click({ position: { x: 180, y: 260 } })
  await camille.page.getByText('Pin on the front').waitFor()
  await camille.page.getByRole('button', { name: 'Move it' }).click()
  await camille.page.getByRole('button', { name: 'Put a pin here' }).click({ position: { x: 200, y: 300 } })
  await say(camille.page, 'A bit smaller? https://spam.example')
  expect(await camille.page.getByRole('link', { name: 'https://spam.example' }).count()).toBe(0)
  await camille.page.reload()
  await camille.page.getByRole('button', { name: 'Liked Forest, 1 so far' }).waitFor()

  const noe = await openPhone(path, 'fr')
  await noe.page.getByText('Maya vous demande votre avis.').waitFor()
  await noe.page.getByRole('button', { name: 'Aimer Forest, 1 jusqu’ici' }).waitFor()
  // Where others said something is shown from near.
  await noe.page.getByRole('button', { name: 'Voir l’endroit\u00a0: devant' }).click()
  await noe.page.getByRole('img', { name: 'Ce que vous lisez concerne cet endroit' }).waitFor()
  expect(await smallTargets(noe.page)).toEqual([])
  await noe.page.getByRole('button', { name: 'Fermer' }).click()
  await say(noe.page, 'J’aime les deux', 'Noé')
  expect(await seriousFindings(noe.page)).toEqual([])

  // In the studio both are there, marked as by link; an answer reaches who asked.
  const first = panelOf(page).getByRole('button', { name: /Camille.*by link/ })
  await first.click()
  await panelOf(page).getByRole('article').getByRole('textbox', { name: 'Your answer' }).fill('Yes, an inch')
  await panelOf(page).getByRole('article').getByRole('button', { name: 'Answer' }).click()
  await panelOf(page).getByRole('article').getByText('Yes, an inch').waitFor()
  await camille.page.reload()
  await camille.page.getByText('Yes, an inch').waitFor()
  await camille.page.getByRole('link', { name: 'https://spam.example' }).waitFor()

  // A browser tells of each refusal that comes from here on.
  expect([...problems, ...camille.problems, ...noe.problems]).toEqual([])

  // Withdrawn, it says whom to ask, and what is being typed stays.
  await camille.page.getByRole('textbox', { name: 'Your words' }).first().fill('One more thing')
  await panelOf(page).getByRole('button', { name: 'Ask others' }).click()
  await dialog.getByRole('link', { name: /^Who said what so far \(votes: 1, / }).waitFor()
  await dialog.getByRole('button', { name: 'Close the link' }).click()
  await dialog.getByRole('button', { name: 'Make the link' }).waitFor()
  await camille.page.getByRole('button', { name: 'Send my word' }).click()
  await camille.page.getByText('Ask Maya, who sent it, for another one.').waitFor()
  expect(await seriousFindings(camille.page)).toEqual([])
  const nowhere = await openPhone('/review/unknown')
  await nowhere.page.getByText('This link leads nowhere').waitFor()
})
