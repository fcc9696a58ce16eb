import type { Browser, Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { addArtwork, crest, hoodie, openStudio, panelOf, sendArtwork } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const words = {
  en: {
    own: /^Detailed print/,
    inked: /^Screen print/,
    toned: /^One-colour screen print/,
    none: 'No picture right now',
    place: 'Choose the place',
    back: 'Kind',
  },
  fr: {
    own: /^Impression détaillée/,
    inked: /^Sérigraphie/,
    toned: /^Sérigraphie à une couleur/,
    none: 'Sans image pour l’instant',
    place: 'Choisir l’emplacement',
    back: 'Procédé',
  },
} as const

/** Artwork in its own colours, which some kinds are made of. */
const ownColors = /\/artwork\/[^/]+\/pixels/

const kindsOf = (page: Page) => page.getByRole('radiogroup', { name: /^(Type|Procédé)$/ })
const flatIn = (page: Page) => kindsOf(page).getByTestId('flat-artwork')

describe.each(['en', 'fr'] as const)('kinds of artwork in %s', locale => {
  const say = words[locale]
  const kind = (page: Page, name: RegExp) => kindsOf(page).getByRole('radio', { name }).first()
  const open = () => openStudio(browser, server.url, { locale, product: hoodie })

  it('show it flat on the cloth until each is drawn, and are there at once for who comes back', async () => {
    const { page, problems } = await open()
    const held: Route[] = []
    await page.route(ownColors, route => void held.push(route))
    await sendArtwork(page, crest)
    await kind(page, say.inked).locator('canvas').waitFor()
    const awaited = kind(page, say.own)
    await awaited.getByTestId('flat-artwork').locator('img').waitFor()
    const filterOf = (name: RegExp) =>
      kind(page, name)
        .getByTestId('flat-artwork')
        .locator('img')
        .evaluate(image => getComputedStyle(image).filter)
    expect([await filterOf(say.own), await filterOf(say.toned)]).toEqual(['none', 'grayscale(1)'])
    const before = await awaited.boundingBox()
    for (const route of held) await route.continue()
    await awaited.locator('canvas').waitFor()
    expect(await awaited.boundingBox()).toEqual(before)
    await expect.poll(() => flatIn(page).count()).toBe(0)
    const count = await kindsOf(page).locator('canvas').count()

    await panelOf(page).getByRole('button', { name: say.place }).click()
    await kindsOf(page).waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const seen = { flat: 0 }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        seen.flat += document.querySelectorAll('[data-testid=flat-artwork]').length
      }).observe(document.body, { childList: true, subtree: true })
    })
    await panelOf(page).getByRole('button', { name: say.back, exact: true }).click()
    await expect.poll(() => kindsOf(page).locator('canvas').count()).toBe(count)
    expect(await page.evaluate(() => (window as unknown as { seen: { flat: number } }).seen.flat)).toBe(0)
    expect(problems).toEqual([])
  })

  it('say so where one has no picture, and keep the artwork and the others', async () => {
    const { page } = await open()
    await page.route(ownColors, route => route.abort())
    await sendArtwork(page, crest)
    const without = kind(page, say.own)
    await without.getByText(say.none).waitFor()
    await without.getByTestId('flat-artwork').waitFor()
    await kind(page, say.inked).locator('canvas').waitFor()
    expect(await kind(page, say.inked).getByText(say.none).count()).toBe(0)
    await without.click()
    await expect.poll(() => without.getAttribute('aria-checked')).toBe('true')
  })
})

it('one ink is offered for artwork of one colour, where it looks the same and costs less', async () => {
  const { page, state, problems } = await openStudio(browser, server.url, { product: hoodie })
  const mark = (fill: string) => ({
    name: `mark-${fill.slice(1)}.svg`,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><circle cx="200" cy="150" r="140" fill="${fill}"/></svg>`,
    ),
  })
  // It is all included in the price: nothing costs less.
  await addArtwork(page, mark('#ffffff'))
  await page.getByText('with this included').waitFor()
  expect(await page.getByRole('button', { name: 'Use one ink' }).count()).toBe(0)
  await sendArtwork(page, mark('#f4c430'))
  await page.getByText(/^In one ink it looks the same, for \$\d+\.\d\d less a piece\./).waitFor()
  expect((await state()).decorations.map(({ type }) => type)).toEqual(['screenprint', 'screenprint'])
  await page.getByRole('button', { name: 'Use one ink' }).click()
  await page.getByRole('button', { name: 'Use one ink' }).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await state()).decorations.map(({ type }) => type))
    .toEqual(['screenprint', 'singlecolorscreenprint'])
  expect(problems).toEqual([])
})
