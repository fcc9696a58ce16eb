import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'
import { drawn, openElement, openStudio, partOf, pickColor, type State, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Versions' })
const rowOf = (page: Page, name: RegExp) => panelOf(page).getByRole('button', { name })

async function openFromTitle(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Design menu|Menu du design)$/ }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
}

/** A white tee that was kept as it was, and is black now. */
async function openChanged(locale: 'en' | 'fr' = 'en', width = 1440) {
  const studio = await openStudio(browser, server.url, { locale, width })
  const { customer, designId, page } = studio
  await customer.call('POST', '/designs/version', { designId, name: 'For the board' })
  await customer.call('POST', '/generator/design', {
    designId,
    action: 'setColor',
    partName: 'body',
    elementName: 'body',
    layerName: 'body',
    color: '1008',
  })
  await page.reload()
  await page.locator('canvas[data-status="drawn"]').waitFor()
  const color = async () => partOf(await studio.state(), 'body', 'body')?.layers[0]?.colorName
  return { ...studio, color }
}

describe('the versions', () => {
  it('are looked at and compared without changing anything', async () => {
    const { page, state, problems } = await openChanged()
    const { revision } = await state()
    await page.keyboard.press('v')
    await rowOf(page, /^Now .*Body: White → Black\.$/).waitFor()
    // Each with its own picture.
    const pictureIn = (name: RegExp) =>
      rowOf(page, name)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc)
    await expect.poll(() => pictureIn(/For the board/)).toMatch(/^http/)
    await expect.poll(() => pictureIn(/^Now/)).toMatch(/^http/)
    expect(await pictureIn(/For the board/)).not.toBe(await pictureIn(/^Now/))
    await rowOf(page, /For the board/).click()
    await panelOf(page).getByText('Since then, 1 change').waitFor()
    const picked = panelOf(page).getByRole('region', { name: 'What is picked' })
    await picked
      .getByRole('listitem')
      .filter({ hasText: /^BodyWhite → Black$/ })
      .waitFor()
    await picked.getByText(/^\$\d+\.\d\d each, for \d+$/).waitFor()
    const parts = page.getByRole('navigation', { name: 'Parts' })
    await parts.getByText('White → Black', { exact: true }).waitFor()
    await parts.getByText('Same in both').first().waitFor()
    expect(await parts.getByRole('button', { name: 'Add decoration' }).isDisabled()).toBe(true)
    const stage = page.getByTestId('versions-stage')
    await stage.getByRole('img', { name: 'For the board' }).waitFor()
    await rowOf(page, /^Now/).click()
    await panelOf(page).getByText('A to B, 1 change').waitFor()
    await stage.getByText(/Today, \d\d:\d\d, you$/).waitFor()
    const divider = stage.getByRole('slider', { name: 'Divider' })
    await divider.press('End')
    expect(await divider.getAttribute('aria-valuenow')).toBe('100')
    await divider.press('ArrowLeft')
    expect(await divider.getAttribute('aria-valuenow')).toBe('98')
    await stage.getByRole('radio', { name: 'Side by side' }).click()
    await expect.poll(() => stage.getByRole('slider').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Close the versions' }).click()
    await stage.waitFor({ state: 'detached' })
    expect((await state()).revision).toBe(revision)
    expect(problems).toEqual([])
  })

  it('are named, restored and undone', async () => {
    const { page, color } = await openChanged()
    await openFromTitle(page)
    await page.getByRole('button', { name: 'Name this one' }).click()
    await page.getByLabel('Keep the design as it is now, as').fill('All black')
    await page.keyboard.press('Enter')
    await rowOf(page, /All black/).waitFor()
    await rowOf(page, /For the board/).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByText('The version was restored.').waitFor()
    await expect.poll(color).toBe('1001')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(color).toBe('1008')
    await saved(page)
  })

  it('tell how the design began, which can be looked at and restored, and what was ordered', async () => {
    const { page, customer, designId, color } = await openChanged()
    await placeRequest(customer, [
      {
        designId,
        sizes: [
          { name: 'M', qty: 40 },
          { name: 'L', qty: 24 },
        ],
      },
    ])
    await page.keyboard.press('v')
    await rowOf(page, /Ordered.*Request \d+, 64 pieces\./).waitFor()
    await rowOf(page, /By Maya.*Started from the T-shirt\.$/).click()
    await panelOf(page).getByText('Since then, 1 change').waitFor()
    await page.getByTestId('versions-stage').getByRole('img', { name: 'Started from the T-shirt' }).waitFor()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect.poll(color).toBe('1001')
  })

  it('let the parts be opened where the window is narrow', async () => {
    const { page } = await openChanged('fr', 1024)
    await page.keyboard.press('v')
    await page.getByRole('button', { name: /^For the board/ }).click()
    await page.getByText('Depuis, 1 changement').waitFor()
    await page.getByRole('button', { name: 'Parties' }).click()
    const parts = page.getByRole('dialog', { name: 'Parties' })
    await parts.getByText('Blanc → Noir', { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('are duplicated as a design of their own', async () => {
    const { page, designId } = await openChanged('fr')
    await openFromTitle(page)
    await page.getByRole('button', { name: /^For the board/ }).click()
    await page.getByText('Depuis, 1 changement').waitFor()
    await page.getByRole('button', { name: 'Dupliquer', exact: true }).click()
    await page.waitForURL(url => /\/design\//.test(url.pathname) && !url.pathname.includes(designId))
    const copy = page.getByRole('heading', { name: 'Training tee, For the board', level: 1 })
    await expect.poll(() => copy.count()).toBe(1)
  })
})

it('staff restore what an ordered design was, in its own studio', async () => {
  const customer = await signUp(server.url)
  const staff = await signUp(server.url, { firstName: 'Sam' })
  operate(server, staff, 'grant', 'designer')
  const original = await makeDesign(customer, 'Tour tee')
  const preorderId = await placeRequest(customer, [{ designId: original, sizes: [{ name: 'M', qty: 40 }] }])
  const request = await staff.call<{ purchasedItems: { design_id: string }[] }>(
    'POST',
    '/preorders/admin/purchasedpreorder',
    { preorderId },
  )
  const designId = request.purchasedItems[0]?.design_id
  const { page, context, problems } = await openVisitor(browser, server.url)
  await logIn(context, staff)
  await page.goto(`/purchased/preorder/${preorderId}/design/${designId}/from/preorder`)
  await drawn(page)
  await openElement(page, 'Body')
  await pickColor(page, 'Black')
  await saved(page)
  await openFromTitle(page)
  await rowOf(page, /^Now .*Body: White → Black\.$/).waitFor()
  await rowOf(page, /As it was ordered\. Request \d+, 40 pieces\.$/).click()
  const picked = panelOf(page).getByRole('region', { name: 'What is picked' })
  await picked
    .getByRole('listitem')
    .filter({ hasText: /^BodyWhite → Black$/ })
    .waitFor()
  // It is in no project that a copy could be put into.
  expect(await picked.getByRole('button').allInnerTexts()).toEqual(['Restore'])
  await picked.getByRole('button', { name: 'Restore' }).click()
  const color = async () =>
    partOf(await staff.call<State>('GET', `/generator/design/${designId}`), 'body', 'body')?.layers[0]
  await expect.poll(async () => (await color())?.colorName).toBe('1001')
  expect(problems).toEqual([])
})
