import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { card, size } from './cart-page.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { sharedServer } from './server.ts'
import { addArtwork, crest, openStudio, panelOf, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

describe('one price', () => {
  it('is set for a quantity in the header, and is the same in the panel, the cart and the request', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    const header = page.getByRole('banner')
    const pieces = header.getByRole('textbox', { name: 'Pieces to price' })
    await expect.poll(() => pieces.inputValue()).toBe('50')
    await header.getByText('$20.10 CAD').waitFor()

    await pieces.fill('24')
    await header.getByText('$24.70 CAD').waitFor()
    expect(await header.getByRole('button', { name: /^Calculate price/ }).innerText()).toContain(
      'each, for 24 = $592.80',
    )
    await pieces.fill('no')
    await pieces.blur()
    await expect.poll(() => pieces.inputValue()).toBe('24')

    await page.getByRole('button', { name: /^Calculate price/ }).click()
    const panel = page.getByRole('dialog', { name: 'Price' })
    await panel.getByText('$24.70', { exact: true }).first().waitFor()
    await panel.getByText('$592.80', { exact: true }).waitFor()
    await panel
      .getByText(/^Credits measure the work in artwork and styles\. Each past those included adds \$/)
      .waitFor()
    expect(await panel.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('24')
    expect(await seriousFindings(page)).toEqual([])
    await panel.getByRole('button', { name: 'Size chart' }).click()
    const chart = page.getByRole('dialog', { name: 'Size chart' })
    await chart.getByRole('table').first().waitFor()
    await expect.poll(() => panel.isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await chart.waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => pieces.inputValue()).toBe('24')

    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const item = page.getByRole('article').first()
    await item.getByText('$24.70 each for 24').waitFor()
    await item.getByText('At least 20 pieces. Enter how many of each size.').waitFor()
    expect(await item.locator('[data-kind="error"]').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])

    await item.getByRole('button', { name: 'Spread over sizes' }).click()
    await item.getByText('24 × $24.70').waitFor()
    await item.getByText('$592.80').waitFor()
    const summary = page.getByRole('region', { name: 'Order summary' })
    await expect.poll(() => summary.innerText()).toMatch(/24 × \$24\.70\s+\$592\.80/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await item.getByText('$24.70 each for 24').waitFor()

    await item.getByRole('button', { name: 'Spread over sizes' }).click()
    const told = page.getByText('24 pieces are spread over the sizes of Training tee.')
    // Under the pointer it does not end by itself.
    await told.hover()
    const goOn = page.getByRole('button', { name: 'Continue to shipping' })
    await expect.poll(() => goOn.isEnabled()).toBe(true)
    await goOn.press('Enter')
    await page.waitForURL('**/cart/address')
    await told.waitFor({ state: 'detached' })
    await expect.poll(() => summary.innerText()).toMatch(/24 × \$24\.70\s+\$592\.80/)
    expect(problems).toEqual([])
  })

  it('is at fault only after too few sizes were entered and left', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    const item = page.getByRole('article').first()
    const name = String(await item.getByRole('heading').innerText())
    await size(page, name, 'M').fill('16')
    const short = item.getByText('16 of at least 20 pieces. Add 4 more.')
    await short.waitFor()
    expect(await item.locator('[data-kind="error"]').count()).toBe(0)
    await card(page, name).getByRole('heading').getByRole('link').focus()
    await expect.poll(() => item.locator('[data-kind="error"]').innerText()).toContain('16 of at least 20')
  })
})

describe('artwork', () => {
  it('for preview only says what follows, in the panel, the cart and the request, and holds nothing up', async () => {
    const { page, problems } = await openStudio(browser, server.url, { locale: 'fr' })
    const buffer = await sharp(crest).resize(900).png().toBuffer()
    await addArtwork(page, { name: 'ecusson.png', mimeType: 'image/png', buffer })
    const panel = panelOf(page)
    await panel.getByText('Pas d’autre fichier? Nos designers le redessinent').waitFor()
    const help = panel.getByRole('link', { name: /^Demander à un designer/ })
    expect(await help.getAttribute('href')).toMatch(/^https?:/)
    await saved(page, 'Enregistré')
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.waitForURL('**/cart')
    const note = page.getByRole('group', { name: 'À propos du visuel' })
    const line = note.getByRole('button', { name: /^\d points? à regarder dans le visuel$/ })
    expect(await line.getAttribute('aria-expanded')).toBe('false')
    expect(await note.getByText('ecusson.png').count()).toBe(0)
    await line.press('Enter')
    expect(await line.getAttribute('aria-expanded')).toBe('true')
    await note.getByText('Nos designers redessineront ecusson.png').waitFor()
    await note.getByText('Vous approuvez le dessin avant la production.').waitFor()
    await note.getByRole('link', { name: /^Demander à un designer/ }).waitFor()
    expect(
      await note.getByRole('link', { name: 'Envoyer un fichier vectoriel' }).getAttribute('href'),
    ).toMatch(/^\/design\//)
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'print' })
    expect(await note.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Répartir les tailles' }).click()
    await page.getByRole('button', { name: 'Continuer vers la livraison' }).click()
    await page.waitForURL('**/cart/address')
    await line.click()
    await note.getByText('Nos designers redessineront ecusson.png').waitFor()
    expect(problems).toEqual([])
  })

  it('begins as what suits it, and says why, and what another way would cost and look like', async () => {
    const { page, state, problems } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    const panel = panelOf(page)
    const type = (name: string) => panel.getByRole('radio', { name: new RegExp(`^${name}`) })
    await expect.poll(() => type('Screen print').first().getAttribute('aria-checked')).toBe('true')
    await type('Screen print').first().getByText('Suits flat artwork').waitFor()
    expect(await type('Detailed print').innerText()).toMatch(/Same price|[+−].\$\d+\.\d\d$/m)
    const isDrawn = () =>
      type('Detailed print')
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
          return data.some((byte, index) => index % 4 === 3 && byte === 255)
        })
    await expect.poll(isDrawn).toBe(true)

    const shade = `<linearGradient id="a"><stop stop-color="#163e2d"/><stop offset="1" stop-color="#fbe9b0"/></linearGradient>`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${shade}<rect width="400" height="300" fill="url(#a)"/></svg>`
    await addArtwork(page, { name: 'sunset.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
    await type('Detailed print').getByText('Suits artwork with tones').waitFor()
    expect(await type('Detailed print').getAttribute('aria-checked')).toBe('true')
    await saved(page)
    expect((await state()).decorations.map(decoration => decoration.type)).toEqual([
      'screenprint',
      'detailedprint',
    ])
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
