import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { sharedServer } from './server.ts'
import { type Customer, invitationTo, logIn, makeDesign, putIntoCart, signUp, teamOf } from './shop.ts'
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

async function teammateOf(coach: Customer, firstName: string, language: Locale): Promise<Customer> {
  const person = await signUp(server.url, { firstName, language })
  await person.call('POST', '/teams/join', { token: await invitationTo(coach, await teamOf(coach)) })
  return person
}

async function open(
  person: Customer,
  path: string,
  options: { locale?: Locale; width?: number; height?: number } = {},
) {
  const visitor = await openVisitor(browser, server.url, options)
  await logIn(visitor.context, person)
  await visitor.page.goto(path)
  return visitor
}

/** A parent on a phone: looks, says what they think of a design and votes. */
async function parent(path: string, locale: Locale, name: string, words: string | null, design: string) {
  const fr = locale === 'fr'
  const { page, problems } = await openVisitor(browser, server.url, { locale, ...phone })
  await page.goto(path)
  await page
    .getByRole('radio', { name: fr ? /^Donner un avis sur / : /^Say something on / })
    .first()
    .waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('listitem').filter({ hasText: design }).getByRole('radio').check()
  await page.getByRole('textbox', { name: fr ? /^Votre prénom/ : /^Your first name/ }).fill(name)
  const vote =
    words === null ? (fr ? 'Oui, celui-ci' : 'Yes, this one') : fr ? 'À modifier' : 'Needs a change'
  await page.getByRole('button', { name: vote }).click()
  await page.getByRole('button', { name: vote, pressed: true }).waitFor()
  if (words !== null) {
    await page
      .getByRole('textbox', { name: fr ? 'Vos mots' : 'Your words' })
      .first()
      .fill(words)
    await page.getByRole('button', { name: fr ? 'Envoyer mon avis' : 'Send my word' }).click()
    await page.getByText(fr ? 'C’est envoyé. Merci.' : 'Sent. Thank you.').waitFor()
  }
  expect(problems).toEqual([])
}

it('a coach, two teammates and three parents by link come to one design, with comments, votes and a yes to its version', async () => {
  const maya = await signUp(server.url)
  const jonas = await teammateOf(maya, 'Jonas', 'en')
  const ines = await teammateOf(maya, 'Inès', 'fr')
  const forest = await makeDesign(maya, 'Forest')
  await makeDesign(maya, 'Cream')
  await putIntoCart(maya, forest, { M: 30 })

  // The coach asks: the team for its yes, others by a link.
  const coach = await open(maya, `/projects/${maya.projectId}/designs`)
  await coach.page.getByRole('link', { name: 'Feedback' }).click()
  await coach.page.getByRole('button', { name: 'Ask the team for a yes' }).click()
  const asking = coach.page.getByRole('dialog', { name: 'Ask the team for a yes' })
  await asking.getByRole('radio', { name: 'Members that you choose' }).check()
  await asking.getByRole('checkbox', { name: /^Jonas/ }).check()
  await asking.getByRole('checkbox', { name: /^Inès/ }).check()
  await asking.getByRole('checkbox', { name: /^Do not order without it/ }).check()
  expect(await seriousFindings(coach.page)).toEqual([])
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await coach.page.getByText(/^Maya Tremblay asks for the yes of /).waitFor()
  await coach.page.getByRole('button', { name: 'Ask others by link' }).click()
  const others = coach.page.getByRole('dialog', { name: 'Ask others' })
  for (const design of ['Forest', 'Cream']) await others.getByRole('checkbox', { name: design }).check()
  await others.getByRole('radio', { name: /^An answer/ }).check()
  await others.getByRole('button', { name: 'Make the link' }).click()
  const link = new URL(await others.getByRole('textbox', { name: /^Whoever has this link/ }).inputValue())
  await coach.page.keyboard.press('Escape')

  // Three parents on their phones.
  await parent(link.pathname, 'en', 'Camille', 'Could the body be darker?', 'Forest')
  await parent(link.pathname, 'fr', 'Noé', null, 'Forest')
  await parent(link.pathname, 'en', 'Ana', 'Love it with navy', 'Forest')

  // A teammate on a phone, in French: on the home page, from there to what should change.
  const french = await open(ines, '/home', { locale: 'fr', ...phone })
  await french.page.getByText('Maya Tremblay demande votre accord sur 2 designs').waitFor()
  expect(await seriousFindings(french.page)).toEqual([])
  await french.page.getByRole('link', { name: 'Regarder et répondre' }).click()
  const own = french.page.getByRole('article', { name: 'Forest' })
  await own.getByRole('button', { name: 'À modifier' }).click()
  await own
    .getByRole('textbox', { name: 'Que faudrait-il modifier?' })
    .fill('Plus foncé, comme le demande Camille')
  await own.getByRole('button', { name: 'Envoyer' }).click()
  await own.getByText('demande une modification').waitFor()
  expect(await sidewaysScroll(french.page)).toBe(0)
  expect(await seriousFindings(french.page)).toEqual([])

  // The other says yes; the coach sees all of it, and that it is not enough.
  const english = await open(jonas, `/projects/${maya.projectId}/feedback`, { width: 1024 })
  const his = english.page.getByRole('article', { name: 'Forest' })
  await his.getByRole('button', { name: 'Yes, as it is' }).click()
  await his.getByText('1 of 2 yes').waitFor()
  await coach.page.reload()
  const seen = coach.page.getByRole('article', { name: 'Forest' })
  await seen.getByText('Plus foncé, comme le demande Camille').waitFor()
  await seen.getByText('Yes: 1, to change: 2 · 2 comments').click()
  await seen.getByText('Could the body be darker?').waitFor()
  await coach.page.goto('/cart')
  await coach.page.getByText(/^The team’s yes is missing: 1 of 2\. Not yet: Inès/).waitFor()
  await coach.page.getByText('Ordering waits for the team’s yes. The designs that lack it say so.').waitFor()
  expect(await seriousFindings(coach.page)).toEqual([])

  // She answers on the garment and makes it navy: what was yes is one to an earlier version.
  await coach.page.goto(`/design/${forest}`)
  await drawn(coach.page)
  await coach.page
    .getByRole('main')
    .getByRole('button', { name: /^Comments/ })
    .click()
  await panelOf(coach.page)
    .getByRole('button', { name: /Camille.*by link/ })
    .click()
  const thread = panelOf(coach.page).getByRole('article')
  await thread.getByRole('textbox', { name: 'Your answer' }).fill('Navy it is')
  await thread.getByRole('button', { name: 'Answer', exact: true }).click()
  await thread.getByText('Navy it is').waitFor()
  await maya.call('POST', '/generator/design', {
    action: 'setColor',
    designId: forest,
    partName: 'body',
    elementName: 'body',
    layerName: 'body',
    color: '1010',
  })
  await english.page.reload()
  await his.getByText('said yes to an earlier version').waitFor()
  await his
    .getByText(/^Changed since: Body: .+ → Navy\./)
    .first()
    .waitFor()
  await his.getByRole('button', { name: 'Yes, as it is' }).click()
  await his.getByText('1 of 2 yes').waitFor()
  await french.page.reload()
  await own.getByRole('button', { name: 'Oui, tel quel' }).click()
  await own.getByText('Accords : 2 sur 2').waitFor()

  // Enough: the cart lets it go on.
  await coach.page.goto('/cart')
  await coach.page.getByText('The team’s yes is given.').waitFor()
  await coach.page.getByRole('button', { name: 'Continue to shipping' }).click()
  await coach.page.waitForURL('**/cart/address')
  expect([...coach.problems, ...french.problems, ...english.problems]).toEqual([])
})
