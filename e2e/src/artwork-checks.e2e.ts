import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused } from './driver.ts'
import { sharedServer } from './server.ts'
import { addArtwork, openStudio, panelOf, saved, sendArtwork } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

/** A badge, with a line below it that thread makes from some width on. */
const badge = (line: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 800">
    <rect x="50" y="50" width="900" height="500" fill="#c21a2b"/>
    <rect x="50" y="650" width="900" height="${line}" fill="#c21a2b"/>
  </svg>`
const fileOf = (line: number) => ({
  name: 'badge.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(badge(line)),
})

const words = {
  en: {
    embroidery: /^Embroidery/,
    checks: 'Checks before production',
    line: 'A line is too thin',
    toLookAt: '1 to look at',
    enlarge: /^Enlarge to/,
    inOrder: 'All in order',
    saved: 'Saved',
    width: 'Width',
    knit: /^Knitted/,
    grid: /^Show the needle grid/,
    piece: /^A piece, for \d+\s+(\$[\d.]+) \(\$[\d.]+ without this\)$/,
    price: 'Calculate price',
    background: 'The picture has a background',
    remove: 'Remove the background',
    undo: 'Undo',
  },
  fr: {
    embroidery: /^Broderie/,
    checks: 'Vérifications avant production',
    line: 'Un trait est trop mince',
    toLookAt: '1 à voir',
    enlarge: /^Agrandir à/,
    inOrder: 'Tout est en règle',
    saved: 'Enregistré',
    width: 'Largeur',
    knit: /^Tricot/,
    grid: /^Montrer la grille/,
    piece: /^La pièce, pour \d+\s+(\d+,\d\d\s\$) \([\d,]+\s\$ sans ceci\)$/,
    price: 'Calculer le prix',
    background: 'L’image a un fond',
    remove: 'Retirer le fond',
    undo: 'Annuler l’action',
  },
} as const

describe.each(['en', 'fr'] as const)('what is too fine, in %s', locale => {
  const say = words[locale]

  it('is listed and marked on the garment, and mended by one click (DS54)', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale })
    await addArtwork(page, fileOf(18))
    const panel = panelOf(page)
    const checks = panel.getByRole('region', { name: say.checks })
    await checks.getByText(say.inOrder).waitFor()
    await panel.getByRole('radio', { name: say.embroidery }).first().click()
    await panel.getByRole('slider', { name: say.width, exact: true }).press('Home')
    const card = checks.getByRole('listitem').filter({ hasText: say.line })
    await card.waitFor()
    const row = page.getByRole('button', { name: /^badge/ }).getByText(say.toLookAt)
    await row.waitFor()
    const mark = page.getByTestId('finding-mark')
    await expect.poll(() => mark.count()).toBe(1)
    const above = async () => {
      const [on, print] = [
        await mark.boundingBox(),
        await page.getByRole('group').and(page.locator('[data-grip]')).boundingBox(),
      ]
      return on && print && on.y + on.height <= print.y
    }
    await expect.poll(above).toBe(true)
    await page.getByTestId('finding-dot').waitFor()
    await panel.getByText(say.checks, { exact: true }).click()
    await page.keyboard.press('n')
    expect(await isFocused(card)).toBe(true)
    await mark.getByText(say.line).waitFor()
    await page.keyboard.press('Shift+N')
    expect(await isFocused(card)).toBe(true)
    const [, piece] = say.piece.exec(await panel.locator('footer').innerText()) ?? []
    const header = await page.getByRole('button', { name: say.price }).innerText()
    expect(header).toContain(piece ?? 'a price')
    expect(await seriousFindings(page)).toEqual([])
    await saved(page, say.saved)
    const [before] = (await state()).decorations
    expect(before?.checks).toMatchObject([
      { key: 'embroideryLimitedDetails' },
      { key: 'lineTooThin', limit: 0.05 },
    ])
    await card.getByRole('button', { name: say.enlarge }).click()
    await checks.getByText(say.inOrder).waitFor()
    await expect.poll(() => mark.count()).toBe(0)
    await expect.poll(() => row.count()).toBe(0)
    await saved(page, say.saved)
    const [after] = (await state()).decorations
    expect(after?.assetSize.selectedSize?.widthInInches).toBeGreaterThan(
      before?.assetSize.selectedSize?.widthInInches ?? 99,
    )
    expect(problems).toEqual([])
  })

  it('of a picture’s background is told beside the kinds, and mended by one press that can be undone', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale })
    const [navy, red] = ['#14204a', '#c21a2b'].map(background => ({
      width: 900,
      height: 700,
      channels: 3,
      background,
    }))
    const spot = sharp({ create: { ...red, width: 500, height: 400 } as never }).png()
    const buffer = await sharp({ create: navy as never })
      .composite([{ input: await spot.toBuffer() }])
      .jpeg()
      .toBuffer()
    await sendArtwork(page, { name: 'spot.jpg', mimeType: 'image/jpeg', buffer })
    const notice = page.getByText(say.background)
    await notice.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: say.remove }).click()
    await notice.waitFor({ state: 'detached' })
    await saved(page, say.saved)
    const width = async () => (await state()).decorations[0]?.imageData?.width
    // A JPEG blurs its edges.
    expect(Math.abs(((await width()) ?? 0) - 500)).toBeLessThan(10)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await notice.waitFor()
    await expect.poll(width).toBe(900)
    expect(problems).toEqual([])
  })

  it('of what is knitted is seen on its needles', async () => {
    const product = { family: 'socks', product: 'casualSocks' }
    const { page, problems } = await openStudio(browser, server.url, { locale, product })
    await addArtwork(page, fileOf(60))
    const panel = panelOf(page)
    await panel.getByRole('radio', { name: say.knit }).first().click()
    const grid = panel.getByRole('switch', { name: say.grid })
    await grid.waitFor()
    expect(await page.getByTestId('needle-grid').count()).toBe(0)
    await grid.click({ force: true })
    await page.getByTestId('needle-grid').waitFor({ state: 'attached' })
    expect(problems).toEqual([])
  })
})
