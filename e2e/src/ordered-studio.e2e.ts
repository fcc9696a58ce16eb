import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'
import { hoodie, openElement, panelOf, pickColor, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('OR59: an invoiced design says what a change does, and asks before the first; what is not wanted is taken back', async () => {
  const [maya, sam] = [await signUp(server.url), await signUp(server.url)]
  operate(server, sam, 'grant', 'designer')
  const designId = await makeDesign(maya, 'Tour hoodie', hoodie)
  const preorderId = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
  const read = () =>
    sam.call<{ order: { number: number } | null; purchasedItems: { design_id: string }[] }>(
      'POST',
      '/preorders/admin/purchasedpreorder',
      { preorderId },
    )
  await sam.call('POST', '/preorders/admin/status', { preorderId, status: 'purchased' })
  const { order, purchasedItems } = await read()
  const copy = purchasedItems[0]!.design_id
  const revision = async () =>
    (await sam.call<{ revision: number }>('GET', `/generator/design/${copy}`)).revision
  const before = await revision()

  const { page, context, problems } = await openVisitor(browser, server.url)
  await logIn(context, sam)
  await page.goto(`/purchased/preorder/${preorderId}/design/${copy}/from/preorder`)
  await panelOf(page).getByText(`What you change here changes ${order?.number}`).waitFor()
  await panelOf(page).getByText(`Invoice ${order?.number} is issued`, { exact: false }).waitFor()
  expect(await seriousFindings(page)).toEqual([])

  await openElement(page, 'Body')
  const red = page.getByRole('radio', { name: 'Red', exact: true })
  await red.click()
  const question = page.getByRole('dialog', { name: `Change what ${order?.number} has?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => red.getAttribute('aria-checked')).toBe('false')
  expect(await revision()).toBe(before)

  await red.click()
  await question.getByRole('button', { name: 'Change it' }).click()
  await expect.poll(revision).toBe(before + 1)
  await pickColor(page, 'Navy')
  await expect.poll(revision).toBe(before + 2)
  await saved(page)
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  expect(problems).toEqual([])
})
