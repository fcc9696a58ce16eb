import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { crest, hoodie, openStudio, panelOf, saved, sendArtwork } from './studio-page.ts'

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

const words = {
  en: {
    saved: 'Saved',
    add: 'Add decoration',
    steps: 'Steps',
    artwork: 'Artwork',
    kind: 'Kind',
    place: 'Place',
    heading: /^On this design, [\d /]+\sin wide$/,
    embroidery: /^Embroidery/,
    close: /^Close up, 1 3\/8\sin$/,
    choose: 'Choose the place',
    done: 'Done',
    before: /before$/,
    back: 'Back to the artwork',
    backSide: 'Back',
    fullBack: /^Full back/,
    use: 'wolves-crest.svg',
    tried: /^wolves-crest [\d /]+\sin, Centre chest$/,
  },
  fr: {
    saved: 'Enregistré',
    add: 'Ajouter une décoration',
    steps: 'Étapes',
    artwork: 'Visuel',
    kind: 'Procédé',
    place: 'Emplacement',
    heading: /^Sur ce design, [\d /]+\spo de large$/,
    embroidery: /^Broderie/,
    close: /^De près, 1 3\/8\spo$/,
    choose: 'Choisir l’emplacement',
    done: 'Terminé',
    before: /avant$/,
    back: 'Retour au visuel',
    backSide: 'Dos',
    fullBack: /^Dos complet/,
    use: 'wolves-crest.svg',
    tried: /^wolves-crest [\d /]+\spo, Centre de la poitrine$/,
  },
} as const

const step = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('list', { name: /^(Steps|Étapes)$/ })
    .getByRole('button', { name, exact: true })
const isHere = async (page: Page, name: string) => {
  await expect.poll(() => step(page, name).getAttribute('aria-current')).toBe('step')
}

describe.each(['en', 'fr'] as const)('new artwork in %s', locale => {
  const say = words[locale]

  it('has its kind chosen, then its place, with what each costs', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await sendArtwork(page, crest)
    await isHere(page, say.kind)
    const panel = panelOf(page)
    await panel.getByRole('heading', { name: say.heading }).waitFor()
    await page.getByRole('figure', { name: say.close }).locator('canvas').waitFor()
    await panel.getByRole('radio', { name: say.embroidery }).click()
    await panel.getByText(say.before).waitFor()
    expect(await seriousFindings(page)).toEqual([])

    await panel.getByRole('button', { name: say.choose }).click()
    await isHere(page, say.place)
    await panel.getByRole('radio', { name: say.fullBack }).click()
    expect(await seriousFindings(page)).toEqual([])
    await panel.getByRole('button', { name: say.done, exact: true }).click()
    await panel.getByRole('list', { name: say.steps }).waitFor({ state: 'detached' })
    await panel.getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await saved(page, say.saved)
    expect((await state()).decorations).toMatchObject([
      { type: 'embroidery', location: { selectedLocation: { positionName: 'fullBack' } } },
    ])
    expect(problems).toEqual([])
  })

  it('goes where one looks', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await page.getByRole('radio', { name: say.backSide, exact: true }).click()
    await sendArtwork(page, crest)
    await isHere(page, say.kind)
    expect(
      await page.getByRole('radio', { name: say.backSide, exact: true }).getAttribute('aria-checked'),
    ).toBe('true')
    await saved(page, say.saved)
    expect((await state()).decorations).toMatchObject([
      { location: { selectedLocation: { positionName: 'upperBack' } } },
    ])
    expect(problems).toEqual([])
  })

  it('gives way to other artwork while its kind is chosen', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await sendArtwork(page, crest)
    await isHere(page, say.kind)
    await panelOf(page).getByRole('button', { name: say.back }).click()
    await isHere(page, say.artwork)
    await page.getByTestId('artwork-file').setInputFiles(shield)
    await isHere(page, say.kind)
    await saved(page, say.saved)
    const { decorations } = await state()
    expect(decorations).toMatchObject([{ imageData: { filename: 'wolves-shield.eps' } }])
    expect(problems).toEqual([])
  })

  it('of the library is seen on the garment while it is pointed at, and changes nothing', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await sendArtwork(page, crest)
    await isHere(page, say.kind)
    await page.keyboard.press('Delete')
    await saved(page, say.saved)
    const { revision } = await state()
    await page.getByRole('button', { name: say.add, exact: true }).click()
    const tile = page.getByTestId('team-library').getByRole('button', { name: say.use }).first()
    await tile.hover()
    await page.getByText(say.tried).waitFor()
    await page.getByRole('banner').hover()
    await page.getByText(say.tried).waitFor({ state: 'detached' })
    expect(await state()).toMatchObject({ revision, decorations: [] })
    expect(problems).toEqual([])
  })
})
