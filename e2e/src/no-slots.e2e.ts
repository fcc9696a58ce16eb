import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { makeMatchShirt } from './match-shirt.ts'
import { sharedServer } from './server.ts'
import { logIn, makeDesign, signUp } from './shop.ts'
import { codeCame, drawn } from './studio-page.ts'

const server = sharedServer()
const browser = await journeyBrowser()

/** Code and words that are each person's: the panels, the tool over the stage, their texts, the letters' own worker. */
const ofSlots = /\/assets\/(personal|names-way|try-anyone|slot-|lettering-worker)[^/]*$/

/** What a page asks for until what comes later is there too. */
async function filesOf(page: Page, designId: string): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(`/design/${designId}`)
  await drawn(page)
  // The panels are the last: a studio opens with nothing selected.
  await codeCame(page, 'selection-panel')
  return asked
}

it('a studio without words of each person’s own loads nothing of them, one with them does', async () => {
  const customer = await signUp(server.url)
  const plain = await makeDesign(customer, 'Training tee')
  const personal = await makeMatchShirt(customer)
  const { page, context, problems } = await openVisitor(browser, server.url)
  await logIn(context, customer)
  expect((await filesOf(page, plain)).filter(file => ofSlots.test(file))).toEqual([])
  expect((await filesOf(page, personal)).filter(file => ofSlots.test(file)).length).toBeGreaterThan(1)
  expect(problems).toEqual([])
})
