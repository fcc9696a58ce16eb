import fs from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { type Locale, openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp, teamOf } from './shop.ts'

const server = sharedServer()
/** Milliseconds: of a busy machine that sews for the first time. */
const patience = 120_000
const crest =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240" viewBox="0 0 200 240"><path d="M10 10h180v150l-90 70-90-70z" fill="#1a2a23"/><circle cx="100" cy="100" r="50" fill="#e0a526"/></svg>'
const browser = await journeyBrowser()
let sam: Customer
let preorderId: string

beforeAll(async () => {
  sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(server, sam, 'grant', 'designer')
  const maya = await signUp(server.url)
  const designId = await makeDesign(maya, 'Tour tee')
  await addCrest(maya, designId)
  preorderId = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
  await sam.call('POST', '/preorders/admin/techpack', { preorderId })
})

async function addCrest(customer: Customer, designId: string): Promise<void> {
  const { url, assetId } = await customer.call<{ url: string; assetId: string }>(
    'POST',
    '/assets/upload_url',
    { filename: 'crest.svg', team_id: await teamOf(customer), public: false },
  )
  const sent = await fetch(url, { method: 'PUT', body: crest })
  const { assetVersionId } = await customer.call<{ assetVersionId: string }>('POST', '/assets/create_asset', {
    asset_id: assetId,
    asset_type: 'embroidery',
    etag: sent.headers.get('etag'),
  })
  const decoration = { designId, type: 'embroidery', positionName: 'centerChest', assetId, assetVersionId }
  await customer.call('POST', '/generator/design', { action: 'addDecoration', ...decoration })
}

async function openFiles(customer: Customer, locale: Locale) {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  await logIn(context, customer)
  await page.goto(`/techpack/preorder/${preorderId}`)
  const sheet = page.getByRole('article', { name: 'Tour tee' })
  const title = locale === 'en' ? 'Machine files' : 'Fichiers machine'
  await sheet.getByText(title, { exact: true }).click()
  return { page, sheet, problems }
}

it('staff see an embroidery as it is sewn, set how, and fetch its files (MF12)', {
  timeout: 3 * patience,
}, async () => {
  const { page, sheet, problems } = await openFiles(sam, 'en')
  const file = sheet.getByRole('region', { name: 'crest.svg, Centre chest' })
  const slider = file.getByRole('slider', { name: 'How far it is sewn' })
  await slider.waitFor({ timeout: patience })
  const stitches = async () =>
    Number((await slider.getAttribute('aria-valuetext'))!.match(/of ([\d,]+)/)![1]!.replace(',', ''))
  const usual = await stitches()
  expect(usual).toBeGreaterThan(1000)
  await file.getByText('No stitch under 0.3 or over 12.1 mm').waitFor()
  await file.getByRole('row', { name: /^2 / }).waitFor()

  await file.getByRole('button', { name: 'To the thread before' }).click()
  await file.getByText(/^\d of \d, /).waitFor()
  const before = await slider.getAttribute('aria-valuenow')
  await slider.press('ArrowLeft')
  expect(Number(await slider.getAttribute('aria-valuenow'))).toBe(Number(before) - 1)
  await file.getByRole('button', { name: 'Play' }).click()
  await expect
    .poll(async () => Number(await slider.getAttribute('aria-valuenow')))
    .toBeGreaterThan(Number(before))
  await file
    .getByRole('button', { name: 'Pause' })
    .or(file.getByRole('button', { name: 'Play' }))
    .click()
  expect(await seriousFindings(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await file.getByRole('link', { name: /^DST, download .*\.dst$/ }).click()
  const download = await downloading
  expect(
    fs
      .readFileSync(await download.path())
      .subarray(0, 3)
      .toString(),
  ).toBe('LA:')

  await file.getByLabel('Density').selectOption('80')
  await expect.poll(stitches, { timeout: patience }).toBeLessThan(0.95 * usual)
  expect(problems).toEqual([])
})

it('staff read of machine files in French', { timeout: 2 * patience }, async () => {
  const elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: 'fr' })
  operate(server, elise, 'grant', 'designer')
  const { page, sheet, problems } = await openFiles(elise, 'fr')
  await sheet.getByText('Fils, dans l’ordre de broderie').first().waitFor({ timeout: patience })
  expect(await seriousFindings(page)).toEqual([])
  expect(problems).toEqual([])
})
