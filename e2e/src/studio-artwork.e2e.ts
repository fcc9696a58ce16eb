import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { gate } from './driver.ts'
import { sharedServer } from './server.ts'
import { operate } from './shop.ts'
import {
  addArtwork,
  colorAt,
  crest,
  drawn,
  openStudio,
  panelOf,
  passSteps,
  pickColor,
  saved,
  sendArtwork,
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

describe('a decoration', () => {
  it('is put on the chest, moved, sized, printed in other colours, made in another way and removed', async () => {
    const { page, state, problems } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    const panel = page.getByRole('complementary')
    await panel.getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await saved(page)
    const [first] = (await state()).decorations
    expect(first).toMatchObject({
      type: 'screenprint',
      location: { selectedLocation: { positionName: 'centerChest' } },
    })
    expect(first?.imageData?.selectedColors.map(color => color.chartColor.name)).toEqual(
      expect.arrayContaining(['PT067', 'PT001', 'PT022']),
    )

    const slider = panel.getByRole('slider', { name: 'Width' })
    const before = first?.assetSize.selectedSize?.widthInInches ?? 0
    await slider.press('PageUp')
    await saved(page)
    const wider = (await state()).decorations[0]?.assetSize.selectedSize?.widthInInches ?? 0
    expect(wider).toBeGreaterThan(before)
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/in, [\d.]+.cm$/)

    await panel.getByRole('radio', { name: 'Left chest' }).click()
    await saved(page)
    const moved = (await state()).decorations[0]
    expect(moved?.location.selectedLocation.positionName).toBe('leftChest')

    await panel.getByRole('button', { name: /Forest/ }).click()
    await pickColor(page, 'Royal')
    await pickColor(page, 'Clear')
    await saved(page)
    expect((await state()).decorations[0]?.imageData?.selectedColors[0]).toMatchObject({ transparent: true })

    await panel.getByRole('radio', { name: /Detailed print/ }).click()
    await saved(page)
    expect((await state()).decorations[0]?.type).toBe('detailedprint')

    await panel.getByRole('button', { name: 'Remove decoration' }).click()
    await saved(page)
    expect((await state()).decorations).toEqual([])
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await saved(page)
    expect((await state()).decorations[0]).toMatchObject({ type: 'detailedprint', name: 'wolves-crest' })
    expect(problems).toEqual([])
  })

  it.each([
    ['en', 1440],
    ['en', 1024],
    ['fr', 1440],
    ['fr', 1024],
  ] as const)('is listed by its whole name, type and size, in %s at %i', async (locale, width) => {
    const { page, problems } = await openStudio(browser, server.url, { locale, width })
    const openParts = async () => {
      if (width < 1200) await page.getByRole('button', { name: /^(Parts|Parties)$/ }).click()
    }
    await openParts()
    await addArtwork(page, {
      name: 'wolves-rowing-club-championship-crest-of-2027.svg',
      mimeType: 'image/svg+xml',
      buffer: await readFile(crest),
    })
    const kind = { en: /^Detailed print/, fr: /^Impression détaillée/ }[locale]
    await panelOf(page).getByRole('radio', { name: kind }).click()
    await saved(page, { en: 'Saved', fr: 'Enregistré' }[locale])
    await openParts()
    const list = page.getByRole('navigation', { name: /^(Parts|Parties)$/ })
    const row = list.getByRole('button', { name: /^wolves-rowing/ })
    await row.getByText(/^[\d /]+\s(in|po)$/).waitFor()
    const cut = await row.evaluate(element =>
      [...element.querySelectorAll('span')].flatMap(({ scrollWidth, clientWidth, textContent }) =>
        clientWidth > 0 && scrollWidth > clientWidth ? [textContent] : [],
      ),
    )
    expect(cut).toEqual([])
    expect(problems).toEqual([])
  })

  it('has its original for staff alone, whom no designer is offered', async () => {
    const { page, customer } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    await page.getByRole('button', { name: 'Replace' }).waitFor()
    await saved(page)
    const original = page.getByRole('button', { name: 'Download the original' })
    expect(await original.count()).toBe(0)
    const designer = page.getByRole('heading', { name: 'Meet a designer' })
    expect(await designer.count()).toBe(1)

    operate(server, customer, 'grant', 'designer')
    await page.reload()
    await drawn(page)
    await page.getByRole('button', { name: 'wolves-crest' }).first().click()
    const [file] = await Promise.all([page.waitForEvent('download'), original.click()])
    expect(file.suggestedFilename()).toBe('wolves-crest.svg')
    expect(await designer.count()).toBe(0)
  })

  it('is shown on the cloth, where it is', async () => {
    const { page } = await openStudio(browser, server.url)
    const chest = { x: 600, y: 470 }
    const bare = await colorAt(page, chest.x, chest.y)
    await addArtwork(page, crest)
    await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => colorAt(page, chest.x, chest.y))
      .toSatisfy(({ red, green }) => Math.abs(red - bare.red) + Math.abs(green - bare.green) > 60)
  })

  it('knows the places that are taken, and moves to a free one by keys', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    const panel = page.getByRole('complementary')
    await panel.getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await panel.getByRole('button', { name: 'Duplicate decoration' }).click()
    await saved(page)
    const positions = (await state()).decorations.map(
      ({ location }) => location.selectedLocation.positionName,
    )
    expect(new Set(positions).size).toBe(2)
    await panel.getByRole('radio', { name: /Centre chest.*wolves-crest.*Spot taken/ }).click({ force: true })
    expect((await state()).decorations.map(({ location }) => location.selectedLocation.positionName)).toEqual(
      positions,
    )
  })
})

describe('a file that cannot be artwork', () => {
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`)

  it('is refused in words, whatever is wrong with it, and the design stays as it was', async () => {
    const { page, state } = await openStudio(browser, server.url)
    const { revision } = await state()
    await page.getByRole('button', { name: 'Add decoration' }).click()
    for (const [name, mimeType, buffer, message] of [
      ['notes.txt', 'text/plain', Buffer.from('words'), 'The file format was not detected.'],
      ['empty.svg', 'image/svg+xml', Buffer.alloc(0), 'A file must be specified'],
      ['page.png', 'image/png', Buffer.from('<html></html>'), 'This is a web page, not a picture.'],
      ['IMG_0042.jpg', 'image/jpeg', Buffer.from('\0\0\0\u0024ftypheic'), 'This is a HEIC picture'],
      ['nothing.svg', 'image/svg+xml', svg(''), 'The file shows nothing.'],
      ['broken.svg', 'image/svg+xml', Buffer.from('<svg><rect'), 'We were not able to treat your image'],
    ] as const) {
      await page.getByTestId('artwork-file').setInputFiles({ name, mimeType, buffer })
      await page.getByRole('alert').getByText(message).waitFor()
      expect((await state()).revision).toBe(revision)
    }
  })

  it('because it is small says so; a large enough picture is for preview only', async () => {
    const { page } = await openStudio(browser, server.url)
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c21a2b' } })
        .png()
        .toBuffer()
    await sendArtwork(page, { name: 'small.png', mimeType: 'image/png', buffer: await png(200, 39) })
    await page.getByRole('alert').getByText('One side must exceed 300 px and the other 40 px.').waitFor()
    await page.getByTestId('artwork-file').setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: await png(600, 600),
    })
    await passSteps(page)
    await page.getByText('This image is for preview only').waitFor()
    await expect.poll(() => page.getByText(/^4\s+in max with this file$/).isVisible()).toBe(true)
  })
})

describe('the inks of artwork', () => {
  it('are lowered by one slider, in one step for undo', async () => {
    const { page, state, problems } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    const inks = async () => {
      const colors = (await state()).decorations[0]?.imageData?.selectedColors ?? []
      return new Set(colors.map(({ chartColor }) => chartColor.name)).size
    }
    const slider = panelOf(page).getByRole('slider', { name: 'Number of colours' })
    await slider.waitFor()
    await expect.poll(inks).toBeGreaterThan(2)
    const before = await inks()
    await slider.press('Home')
    await panelOf(page).getByText('1 of 8', { exact: true }).waitFor()
    await expect.poll(inks).toBe(1)
    const rows = panelOf(page)
      .getByRole('button')
      .filter({ has: page.getByRole('img', { name: /^Colour \d of the file$/ }) })
    // The panel follows once the garment has.
    await expect.poll(() => rows.count()).toBe(1)
    await rows.click()
    await page.getByRole('button', { name: 'Print colour 2 of the file in an ink of its own' }).click()
    await expect.poll(inks).toBe(2)
    await expect.poll(() => rows.count()).toBe(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(inks).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await panelOf(page).getByText(`${before} of 8`, { exact: true }).waitFor()
    await expect.poll(inks).toBe(before)
    expect(problems).toEqual([])
  })
})

describe('several files', () => {
  const drawing = (name: string, fill: string) => ({
    name,
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><circle cx="200" cy="200" r="180" fill="${fill}"/></svg>`,
    ),
  })

  it('come together, each is used when it is wanted, and one that fails keeps none of the others', async () => {
    const { page, state, problems } = await openStudio(browser, server.url)
    await page.getByRole('button', { name: 'Add decoration' }).click()
    await page
      .getByTestId('artwork-file')
      .setInputFiles([
        drawing('red.svg', '#c21a2b'),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
        drawing('gold.svg', '#e5a21b'),
      ])
    const panel = panelOf(page)
    const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
    await row('gold.svg').getByRole('button', { name: 'Use it' }).waitFor()
    await row('notes.txt').getByText('notes.txt: The file format was not detected.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await row('notes.txt').getByRole('button', { name: 'Take notes.txt off the list' }).click()
    await row('red.svg').getByRole('button', { name: 'Use it' }).click()
    await panel.getByRole('heading', { name: 'red' }).waitFor()
    await page.getByRole('button', { name: 'Add decoration' }).click()
    await row('gold.svg').getByRole('button', { name: 'Use it' }).click()
    await panel.getByRole('heading', { name: 'gold' }).waitFor()
    await saved(page)
    expect((await state()).decorations.map(({ name }) => name)).toEqual(['red', 'gold'])
    expect(problems).toEqual([])
  })

  it('dropped anywhere on the window are taken', async () => {
    const { page, state } = await openStudio(browser, server.url)
    const { buffer } = drawing('red.svg', '#c21a2b')
    const dataTransfer = await page.evaluateHandle(text => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'red.svg', { type: 'image/svg+xml' }))
      return transfer
    }, buffer.toString())
    await page.dispatchEvent('header', 'dragover', { dataTransfer })
    await page.getByTestId('window-drop').waitFor()
    await page.dispatchEvent('header', 'drop', { dataTransfer })
    await panelOf(page).getByRole('heading', { name: 'red' }).waitFor()
    expect(await page.getByTestId('window-drop').count()).toBe(0)
    await saved(page)
    expect((await state()).decorations).toHaveLength(1)
  })

  it('go on while something else is done, and are told when they have come', async () => {
    const { page, state } = await openStudio(browser, server.url)
    const { opened, open } = gate()
    await page.route('**/assets/create_asset', async route => {
      await opened
      await route.continue()
    })
    await page.getByRole('button', { name: 'Add decoration' }).click()
    await page.getByTestId('artwork-file').setInputFiles(drawing('red.svg', '#c21a2b'))
    await panelOf(page).getByText('Reading red.svg').last().waitFor()
    await panelOf(page).getByRole('button', { name: 'Close panel' }).click()
    open()
    await page.getByText('red.svg is in the team library.').waitFor()
    expect((await state()).decorations).toEqual([])
    await page.getByRole('button', { name: 'Add decoration' }).click()
    await panelOf(page).getByRole('button', { name: 'Use it' }).click()
    await panelOf(page).getByRole('heading', { name: 'red' }).waitFor()
  })
})
