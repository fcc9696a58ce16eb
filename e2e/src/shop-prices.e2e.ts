import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, placeRequest, signUp } from './shop.ts'
import { startTwo, type TwoProcesses } from './two-processes.ts'

let browser: Browser
let two: TwoProcesses
let sam: Customer
let maya: Customer

beforeAll(async () => {
  browser = await openBrowser()
  two = await startTwo(sharedServer())
  sam = await signUp(two.one.url, { firstName: 'Sam', lastName: 'Keller' })
  await two.makeAdmin(sam)
  maya = await signUp(two.one.url)
})
afterAll(async () => {
  await browser.close()
  await two.stop()
})

async function openAs(customer: Customer, url: string, path: string, options: { width?: number } = {}) {
  const { page, context, problems } = await openVisitor(browser, url, options)
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

it('a price is set on its screen, reaches a studio that is open on another process, and leaves what is ordered', async () => {
  const designId = await makeDesign(maya, 'Tour tee')
  const preorderId = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 50 }] }])
  const studio = await openAs(maya, two.other.url, `/design/${designId}`)
  const header = studio.page.getByRole('banner')
  await header.getByText('$20.10 CAD').waitFor()

  const { page, problems } = await openAs(sam, two.one.url, '/settings/prices?product=tshirt')
  const price = page.getByRole('textbox', { name: 'Piece from 50, CAD', exact: true })
  const before = Number(await price.inputValue())
  await price.fill((before + 1.5).toFixed(2))
  await page.getByText(`was ${before.toFixed(2)}`).waitFor()
  await page.getByText('1 request or order stays as it is').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  // It comes back as it was left.
  await page.reload()
  await page.getByText('1 change, not set yet').waitFor()
  await page.getByRole('textbox', { name: 'Note for the history' }).fill('Fleece costs more')
  await page.getByRole('button', { name: 'Set now' }).click()
  await page.getByText('It is set.').waitFor()
  await page
    .getByRole('region', { name: 'History' })
    .getByText(/Sam Keller.*Fleece costs more/)
    .waitFor()

  await studio.page.getByText('Prices were changed. Yours is now $21.60, it was $20.10.').waitFor()
  await header.getByText('$21.60 CAD').waitFor()
  const requests = await maya.call<{ preorder: { id: string }; invoice: { subtotal: number } }[]>(
    'GET',
    '/preorders',
  )
  const ordered = requests.find(({ preorder }) => preorder.id === preorderId)
  expect(JSON.stringify(ordered)).not.toContain('2160')

  await page.getByRole('button', { name: 'take back' }).click()
  await header.getByText('$20.10 CAD').waitFor()
  expect([...problems, ...studio.problems]).toEqual([])
})

it('the screen fits a phone, in French too', async () => {
  const lea = await signUp(two.one.url, { firstName: 'Léa', language: 'fr' })
  await two.makeAdmin(lea)
  const { page } = await openAs(lea, two.one.url, '/settings/prices?product=hoodie', { width: 390 })
  await page.getByRole('textbox', { name: 'Pièce à partir de 50, CAD', exact: true }).waitFor()
  // Sizes have their French names.
  await page.getByText('Tailles hors de 2TP à 2TG, en plus').waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
})
