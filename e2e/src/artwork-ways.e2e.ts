import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import {
  addArtwork,
  clickGarment,
  crest,
  hoodie,
  hoodieChest,
  hoodieLining,
  openStudio,
  panelOf,
  passSteps,
  saved,
} from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const shield = path.join(import.meta.dirname, '../fixtures/wolves-shield.eps')

/** How opaque the middle of a picture is. */
const drawnOn = (element: Element) => {
  const canvas = element as HTMLCanvasElement
  const pixels = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
  return pixels?.data[3]
}

const words = {
  en: {
    saved: 'Saved',
    add: 'Add decoration',
    patch: /^Embroidered patch/,
    diamond: /^Diamond/,
    long: /^Long rectangle\s*Too large for this place$/,
    felt: 'Felt',
    write: /^Write text/,
    words: 'Words',
    outline: 'Outline',
    arc: 'Arc',
    bend: 'Bend the words on the garment',
    put: 'Choose the kind',
    edit: 'Edit the text',
    change: 'Save the change',
    knit: /^Knitted/,
    capitals: /^capitals [\d /]+\sin, [\d.]+\scm high$/,
    lining: /^Repeating lining print/,
    grid: 'Grid',
    across: 'Space between, across',
    simple: /^Simple art/,
    use: 'Use Wolf',
    library: 'Team library',
    more: 'More about preview.png',
    version: 'New version',
    replace: 'Replace it in 1 design',
    replaced: 'Replaced in 1 design.',
  },
  fr: {
    saved: 'Enregistré',
    add: 'Ajouter une décoration',
    patch: /^Écusson brodé/,
    diamond: /^Losange/,
    long: /^Rectangle long\s*Trop grand pour cet emplacement$/,
    felt: 'Feutre',
    write: /^Écrire un texte/,
    words: 'Texte',
    outline: 'Contour',
    arc: 'Arc',
    bend: 'Courber le texte sur le vêtement',
    put: 'Choisir le procédé',
    edit: 'Modifier le texte',
    change: 'Le changer',
    knit: /^Tricot/,
    capitals: /^majuscules de [\d /]+\spo, [\d,]+\scm$/,
    lining: /motif répété/,
    grid: 'Grille',
    across: 'Espace horizontal',
    simple: /^Motifs simples/,
    use: 'Utiliser Loup',
    library: 'Visuels de l’équipe',
    more: 'Plus sur preview.png',
    version: 'Nouvelle version',
    replace: 'Le remplacer dans 1 design',
    replaced: 'Remplacé dans 1 design.',
  },
} as const

const openNew = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByTestId('artwork-file').waitFor({ state: 'attached' })
}

describe.each(['en', 'fr'] as const)('artwork in %s', locale => {
  const say = words[locale]
  const typesOf = (page: Page) => page.getByRole('radiogroup', { name: /^(Type|Procédé)$/ })

  it('of an EPS file becomes a patch of felt', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await addArtwork(page, shield)
    await typesOf(page).getByRole('radio', { name: say.patch }).click()
    const panel = panelOf(page)
    expect(await panel.getByRole('radio', { name: say.long }).getAttribute('aria-disabled')).toBe('true')
    const diamond = panel.getByRole('radio', { name: say.diamond })
    await expect.poll(() => diamond.locator('canvas').evaluate(drawnOn)).toBe(255)
    await diamond.click()
    await panel.getByRole('radio', { name: say.felt, exact: true }).click()
    await saved(page, say.saved)
    expect((await state()).decorations).toMatchObject([
      {
        type: 'embroiderypatch',
        imageData: { isVector: true, format: 'eps' },
        embroideryPatchDetails: { tagName: 'diamond', textureName: 'felt' },
      },
    ])
    expect(problems).toEqual([])
  })

  it('is written, bent and edited again, and knitted into a sock', async () => {
    const product = { family: 'socks', product: 'casualSocks' }
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product })
    await openNew(page, say.add)
    await page.getByRole('button', { name: say.write }).click()
    await page.getByRole('textbox', { name: say.words }).fill('WOLVES')
    await page.getByRole('slider', { name: say.bend }).waitFor()
    await page.getByRole('slider', { name: say.arc }).press('End')
    await page.getByRole('button', { name: say.put }).click()
    await typesOf(page).getByRole('radio', { name: say.knit }).first().click()
    await passSteps(page)
    await saved(page, say.saved)
    const [first] = (await state()).decorations
    expect(first).toMatchObject({ type: 'socksknitting', name: 'WOLVES' })
    await panelOf(page).getByText(say.capitals).waitFor()
    await page.getByRole('button', { name: say.edit }).click()
    await page.getByRole('textbox', { name: say.words }).fill('WOLVES 27')
    await page.getByRole('button', { name: say.change }).click()
    await page.getByRole('button', { name: say.edit }).waitFor()
    await saved(page, say.saved)
    const [second] = (await state()).decorations
    expect(second).toMatchObject({ type: 'socksknitting', imageData: { filename: 'WOLVES 27.svg' } })
    expect(problems).toEqual([])
  })

  it('of ours is repeated over a lining', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await openNew(page, say.add)
    await page.getByRole('button', { name: say.simple }).click()
    await page.getByRole('button', { name: say.use, exact: true }).click()
    await typesOf(page).getByRole('radio', { name: say.lining }).first().click()
    await passSteps(page)
    const panel = panelOf(page)
    await panel.getByRole('radio', { name: say.grid, exact: true }).click()
    await panel.getByRole('slider', { name: say.across }).press('ArrowRight')
    await saved(page, say.saved)
    expect((await state()).decorations).toMatchObject([
      {
        type: 'hoodliningrepeatingscreenprint',
        repeatingDetails: { patternName: 'line', horizontalSpacingInches: 0.625 },
      },
    ])
    const grip = page.locator('[data-grip]')
    await grip.waitFor()
    await clickGarment(page, hoodieChest)
    await grip.waitFor({ state: 'detached' })
    await clickGarment(page, hoodieLining)
    await grip.waitFor()
    // Its tile shows the lining: a canvas that was never drawn on is clear.
    const tile = typesOf(page).getByRole('radio', { name: say.lining }).first().locator('canvas')
    await expect.poll(() => tile.evaluate(drawnOn)).toBe(255)
    expect(problems).toEqual([])
  })

  it('for preview only is replaced everywhere by its vector', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale })
    const buffer = await sharp(crest).resize({ width: 1200 }).png().toBuffer()
    await addArtwork(page, { name: 'preview.png', mimeType: 'image/png', buffer })
    await typesOf(page).waitFor()
    await saved(page, say.saved)
    // Cut letters take no pixels (DS62).
    expect((await state()).decorations[0]).toMatchObject({ warningMessages: ['pngUsed', 'fileTypeLimited'] })
    await openNew(page, say.add)
    const library = page.getByRole('region', { name: say.library })
    await library.getByRole('button', { name: say.more }).click()
    await page.getByRole('menuitem', { name: say.version }).click()
    await library.getByTestId('artwork-file').setInputFiles(crest)
    await library.getByRole('button', { name: say.replace }).click()
    await page.getByText(say.replaced).waitFor()
    expect((await state()).decorations[0]).toMatchObject({
      warningMessages: [],
      imageData: { isVector: true, filename: 'wolves-crest.svg' },
    })
    expect(problems).toEqual([])
  })
})
