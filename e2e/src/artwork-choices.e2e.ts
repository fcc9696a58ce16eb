import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { addArtwork, hoodie, openStudio, panelOf, saved, sendArtwork } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

/** A red artboard and a blue one, as Illustrator saves them. */
const artboards = {
  name: 'crests.ai',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >> endobj
${['0.9 0.2 0.2', '0.1 0.3 0.8']
  .map((color, index) => {
    const [own, content] = [3 + 2 * index, `${color} rg 20 20 260 160 re f`]
    return `${own} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${own + 1} 0 R /Resources << >> >> endobj
${own + 1} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`
  })
  .join('\n')}
trailer << /Size 7 /Root 1 0 R >>
%%EOF
`,
  ),
}

const texts = {
  en: {
    question: /^Which page\?/,
    page: 'Page 2',
    use: 'Use page 2',
    chosen: 'Choose the place',
    cropped: /^flower\.svg: the drawing fills \d+ % of its file/,
    menu: 'More about flower.svg',
    whole: 'Show with its margins',
    crop: 'Crop to what is drawn',
    undo: 'Undo',
    new: 'flower.svg has a new version.',
    back: 'Back to the artwork',
    saved: 'Saved',
  },
  fr: {
    question: /^Quelle page\?/,
    page: 'Page 2',
    use: 'Utiliser la page 2',
    chosen: 'Choisir l’emplacement',
    cropped: /^flower\.svg\s: le dessin remplit \d+\s% de son fichier/,
    menu: 'Plus sur flower.svg',
    whole: 'Montrer avec ses marges',
    crop: 'Recadrer sur le dessin',
    undo: 'Annuler l’action',
    new: 'flower.svg a une nouvelle version.',
    back: 'Retour au visuel',
    saved: 'Enregistré',
  },
} as const

describe.each(['en', 'fr'] as const)('a file of several artboards in %s', locale => {
  const say = texts[locale]

  it('asks which, with their pictures, by keyboard too (AC53)', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await sendArtwork(page, artboards)
    const question = panelOf(page).getByRole('group', { name: say.question })
    await question.waitFor()
    const pictures = question.locator('img')
    expect(await pictures.count()).toBe(2)
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(256)
    expect(await seriousFindings(page)).toEqual([])
    const radios = question.getByRole('radio')
    expect(await radios.first().isChecked()).toBe(true)
    await radios.first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await question.getByRole('radio', { name: say.page }).isChecked()).toBe(true)
    const read = page.waitForResponse(answer => answer.url().endsWith('/assets/create_asset'))
    await page.keyboard.press('Enter')
    const { data } = await (await read).json()
    expect(data.pages).toMatchObject({ count: 2, shown: 2 })
    await page.getByRole('button', { name: say.chosen }).waitFor()
    await saved(page, say.saved)
    expect((await state()).decorations).toMatchObject([{ assetVersionId: data.assetVersionId }])
    expect(problems).toEqual([])
  })
})

/** Less than a tenth of its page. */
const flower = {
  name: 'flower.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle cx="200" cy="150" r="50" fill="#c21a2b"/><circle cx="200" cy="150" r="20" fill="#ffcc00"/></svg>',
  ),
}

describe.each(['en', 'fr'] as const)('a drawing with wide margins in %s', locale => {
  const say = texts[locale]

  it('is cropped to what is drawn, says so, and is shown with its margins again (AC54)', async () => {
    const { page, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    const arrived = page.waitForResponse(answer => answer.url().endsWith('/assets/create_asset'))
    await sendArtwork(page, flower)
    const cropped = (await (await arrived).json()).data
    expect(cropped).toMatchObject({ width: 101, height: 101, margins: { isCropped: true } })
    await page.getByText(say.cropped).waitFor()
    await page.getByRole('button', { name: say.chosen }).waitFor()
    await page.getByRole('button', { name: say.back }).click()
    await page.getByRole('button', { name: say.menu }).click()
    await page.getByRole('menuitem', { name: say.whole }).click()
    expect(await seriousFindings(page)).toEqual([])
    const read = page.waitForResponse(answer => answer.url().endsWith('/assets/create_asset'))
    await page.getByRole('button', { name: say.whole }).click()
    const whole = (await (await read).json()).data
    expect(whole).toMatchObject({ assetId: cropped.assetId, width: 400, margins: { isCropped: false } })
    await page.getByText(say.new).waitFor()
    expect(problems).toEqual([])
  })
})

/** A bar in the middle of a clear picture. */
const bar = async () => ({
  name: 'bar.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 1200, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      {
        input: { create: { width: 600, height: 300, channels: 4, background: '#c21a2b' } },
        left: 300,
        top: 300,
      },
    ])
    .png()
    .toBuffer(),
})

describe.each(['en', 'fr'] as const)('a picture with wide clear margins in %s', locale => {
  const say = texts[locale]

  it('is cropped, shown with its margins from its own panel, and undo takes that back (AC54)', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await addArtwork(page, await bar())
    await saved(page, say.saved)
    const widthOf = async () => (await state()).decorations[0]?.imageData?.width
    expect(await widthOf()).toBeLessThan(610)
    const whole = panelOf(page).getByRole('button', { name: say.whole })
    await whole.click()
    await expect.poll(widthOf).toBe(1200)
    await panelOf(page).getByRole('button', { name: say.crop }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: say.undo }).first().click()
    await whole.waitFor()
    await expect.poll(widthOf).toBeLessThan(610)
    expect(problems).toEqual([])
  })
})
