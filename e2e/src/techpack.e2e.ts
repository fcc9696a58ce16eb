import fs from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { type Locale, openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp, teamOf } from './shop.ts'
import { unzip } from './unzip.ts'

const server = sharedServer()
/** Milliseconds: of a busy machine that cuts, draws and sets all of it for the first time. */
const patience = 120_000
const crest =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="240" viewBox="0 0 200 240"><path d="M10 10h180v150l-90 70-90-70z" fill="#1a2a23"/><circle cx="100" cy="100" r="50" fill="#e0a526"/></svg>'
const browser = await journeyBrowser()
let sam: Customer
let maya: Customer
let preorderId: string

beforeAll(async () => {
  sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(server, sam, 'grant', 'designer')
  maya = await signUp(server.url)
  const designId = await makeDesign(maya, 'Tour tee')
  await addCrest(maya, designId)
  preorderId = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
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
    asset_type: 'screenprint',
    etag: sent.headers.get('etag'),
  })
  await customer.call('POST', '/generator/design', {
    action: 'addDecoration',
    designId,
    type: 'screenprint',
    positionName: 'centerChest',
    assetId,
    assetVersionId,
  })
}

async function openAs(customer: Customer, path: string, locale: Locale = 'en') {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

const svgFile = (name: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(crest) })

it('staff make a techpack, say what a workshop needs, release it and find all of it in the archive', {
  timeout: 3 * patience,
}, async () => {
  const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
  await page.getByRole('button', { name: 'Make techpack' }).click()
  await page.waitForURL(`**/techpack/preorder/${preorderId}`)
  const sheet = page.getByRole('article', { name: 'Tour tee' })
  await sheet.waitFor()
  const saved = page.getByRole('status').filter({ hasText: 'Saved' })

  await page.getByLabel('Project', { exact: true }).fill('Regatta 2027')
  await page.getByLabel('Project number').fill('27-0418')
  await page.getByLabel('Customer', { exact: true }).fill('Wolves Rowing Club Inc.')
  await page.getByLabel('Customer number').fill('C-118')
  await sheet.getByLabel('Version').fill('1.2')
  await sheet.getByLabel('QC, M').fill('2')
  await sheet.getByRole('button', { name: 'Accept the suggestions' }).click()
  await sheet.getByRole('button', { name: 'Accept the suggestions' }).waitFor({ state: 'detached' })

  const artwork = sheet.getByRole('region', { name: 'Artwork 1, crest.svg' })
  const dark = artwork
    .getByRole('radiogroup', { name: 'Background of the production file' })
    .getByRole('radio', { name: 'Dark' })
  await dark.click()
  await expect.poll(() => dark.getAttribute('aria-checked')).toBe('true')
  await artwork.getByRole('button', { name: 'Add a colour' }).click()
  await artwork.getByLabel('Name of colour 1').fill('Old gold')
  await artwork.getByLabel('Colour 1', { exact: true }).fill('#E0A526')
  for (const name of ['crest-v1.svg', 'crest-v2.svg']) {
    const choosing = page.waitForEvent('filechooser')
    await artwork.getByRole('button', { name: /production file$/ }).click()
    await (await choosing).setFiles(svgFile(name))
    await artwork.getByText(name).first().waitFor()
  }
  await artwork.getByText('2 versions').waitFor()
  await artwork.getByText('Films and screens').waitFor({ timeout: patience })
  await saved.waitFor()
  expect(await seriousFindings(page)).toEqual([])

  await page.reload()
  await sheet.waitFor()
  expect(await page.getByLabel('Project', { exact: true }).inputValue()).toBe('Regatta 2027')
  expect(await sheet.getByLabel('Version').inputValue()).toBe('1.2')
  expect(await artwork.getByLabel('Name of colour 1').inputValue()).toBe('Old gold')
  expect(await sheet.getByLabel('QC, M').inputValue()).toBe('2')

  const release = async (reason?: string) => {
    const downloading = page.waitForEvent('download', { timeout: patience })
    await page.getByRole('button', { name: 'Generate PDF' }).click()
    // Of the second it is asked why; that no proof was approved is told each time.
    if (reason) await page.getByLabel('What is new since release 1, and why').fill(reason)
    await page.getByRole('button', { name: 'Generate with the stamp' }).click()
    const download = await downloading
    return { name: download.suggestedFilename(), entries: unzip(fs.readFileSync(await download.path())) }
  }
  const { name, entries } = await release()
  expect(name).toBe('techpack_27-0418.zip')
  const names = [...entries.keys()]
  for (const wanted of [
    name.replace('.zip', '.pdf'),
    'quantities.csv',
    'materials.csv',
    'placements.csv',
    'measurements.csv',
  ])
    expect(names).toContain(wanted)
  const like = (pattern: RegExp) => names.filter(each => pattern.test(each))
  expect(like(/^artwork\/.*_1_centerChest_screenprint_.*_production\.svg$/)).toHaveLength(1)
  expect(like(/^pictures\/1_Tour-tee_(front|back|left|right)\.webp$/)).toHaveLength(4)
  expect(like(/^patterns\/1_Tour-tee_M\.svg$/)).toHaveLength(1)
  expect(entries.get('quantities.csv')?.toString()).toMatch(/^1,Tour tee,M,30,.*,33,pieces\r?$/m)
  const content = JSON.parse(entries.get('techpack.json')?.toString() ?? '') as {
    customerName: string
    customerNumber: string
  }
  expect([content.customerName, content.customerNumber]).toEqual(['Wolves Rowing Club Inc.', 'C-118'])

  // What changes afterwards is the next release, beside the first.
  await sheet.getByLabel('Marketing, M').fill('5')
  await page.getByText('1 change since release 1').waitFor()
  await saved.waitFor()
  const next = await release('Five more for marketing')
  expect(next.entries.get('quantities.csv')?.toString()).toMatch(/^1,Tour tee,M,30,.*,38,pieces\r?$/m)
  await page.getByText('2 releases').click()
  await page.getByText('Five more for marketing').waitFor()
  const again = page.waitForEvent('download', { timeout: patience })
  await page.getByRole('button', { name: 'Download release 1, EN, Letter' }).click()
  expect((await again).suggestedFilename()).toBe(name)
  await page.getByRole('button', { name: 'Compare releases' }).click()
  const dialog = page.getByRole('dialog', { name: 'What changed between releases' })
  expect(await dialog.getByRole('row', { name: 'Marketing, M' }).innerText()).toMatch(/none\s+5/)
  expect(await seriousFindings(page)).toEqual([])
  expect(problems).toEqual([])
})

it('leads from a request to its techpack, from an item into the studio, and back', async () => {
  const designId = await makeDesign(maya, 'Dock tee')
  const id = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
  await sam.call('POST', '/preorders/admin/techpack', { preorderId: id })
  const { page, problems } = await openAs(sam, `/purchased/preorder/${id}`)
  await page.getByRole('link', { name: 'Go to techpack' }).click()
  await page.waitForURL(`**/techpack/preorder/${id}`)
  // The request has a link of that name, too, and stands there until the techpack has come.
  const open = page.getByRole('link', { name: 'Open Dock tee in the studio' })
  await open.and(page.locator('[href$="/from/techpack"]')).click()
  await page.waitForURL(`**/purchased/preorder/${id}/design/*/from/techpack`)
  await page.getByRole('link', { name: 'Techpack', exact: true }).click()
  await page.waitForURL(`**/techpack/preorder/${id}`)
  await page.getByRole('article', { name: 'Dock tee' }).waitFor()
  expect(problems).toEqual([])
})

it('shows what a colleague wrote meanwhile in the place of one’s own, and what did not load can be asked for again', async () => {
  const designId = await makeDesign(maya, 'Bank tee')
  const id = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
  const { id: techpackId } = await sam.call<{ id: string }>('POST', '/preorders/admin/techpack', {
    preorderId: id,
  })
  const { page } = await openAs(sam, '/purchased/orders')
  // News of what the colleague wrote would come before one's own words: here the save tells it.
  await page.routeWebSocket(/\/collaboration\?/, () => {})
  await page.route('**/preorders/techpack', route => route.abort())
  await page.goto(`/techpack/preorder/${id}`)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor({ timeout: 30_000 })
  await page.unroute('**/preorders/techpack')
  await again.click()
  await page.getByRole('article', { name: 'Bank tee' }).waitFor()

  const customer = page.getByLabel('Customer', { exact: true })
  const kim = await signUp(server.url, { firstName: 'Kim', lastName: 'Roy' })
  operate(server, kim, 'grant', 'designer')
  await kim.call('PUT', '/techpacks/techpack/customer', { techpackId, customerName: 'Wolves by a colleague' })
  await customer.fill('Wolves by me')
  await page.getByText('A colleague changed this field at the same time. Theirs stands now.').waitFor()
  await expect.poll(() => customer.inputValue()).toBe('Wolves by a colleague')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => customer.inputValue()).toBe('Wolves by me')
})

it('whoever is no staff is led to log in, and told nothing', async () => {
  const { page } = await openAs(maya, `/techpack/preorder/${preorderId}`)
  await page.waitForURL('**/login?*')
  await expect(maya.call('POST', '/preorders/techpack', { preorderId })).rejects.toThrow('403')
  await expect(maya.call('POST', '/preorders/admin/techpack', { preorderId })).rejects.toThrow('403')
})

it('speaks French of an order without a techpack, and makes it from there', async () => {
  const designId = await makeDesign(maya, 'Chandail d’équipe')
  const id = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
  const elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: 'fr' })
  operate(server, elise, 'grant', 'designer')
  const { page, problems } = await openAs(elise, `/techpack/preorder/${id}`, 'fr')
  await page.getByText('Fiche technique introuvable').waitFor()
  await page.getByRole('button', { name: 'Préparer la fiche technique' }).click()
  await page.getByRole('article', { name: 'Chandail d’équipe' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect(problems.filter(problem => !problem.includes('404'))).toEqual([])
})
