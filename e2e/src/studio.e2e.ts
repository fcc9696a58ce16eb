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
  belly,
  colorAt,
  crest,
  drawn,
  openElement,
  openStudio,
  pickColor,
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

const partOf = (
  state: {
    design: {
      parts: readonly {
        name: string
        elements: readonly {
          name: string
          style: { name: string; layers: readonly { colorName: string; active: boolean }[] }
        }[]
      }[]
    }
  },
  part: string,
  element: string,
) =>
  state.design.parts.find(({ name }) => name === part)?.elements.find(({ name }) => name === element)?.style

describe('colours and styles', () => {
  it('show at once, are kept, and are undone and done again', async () => {
    const { page, state, problems } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await pickColor(page, 'Red')
    await expect
      .poll(() => colorAt(page, belly.x, belly.y))
      .toSatisfy(({ red, blue }) => red > 120 && blue < 90)
    await saved(page)
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1022')

    await page.keyboard.press('Control+z')
    await expect.poll(() => colorAt(page, belly.x, belly.y)).toSatisfy(({ blue }) => blue > 180)
    await page.getByRole('button', { name: 'Redo' }).click()
    await saved(page)
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1022')

    await page.reload()
    await drawn(page)
    expect((await colorAt(page, belly.x, belly.y)).red).toBeGreaterThan(120)
    expect(problems).toEqual([])
  })

  it('of another style are taken over, and its picture is another', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await openElement(page, 'Collar')
    await pickColor(page, 'Navy')
    await page.getByRole('radio', { name: 'V-neck' }).click()
    await saved(page)
    expect(partOf(await state(), 'collar', 'collar')).toMatchObject({
      name: 'v',
      layers: [{ colorName: '1010' }],
    })
    expect(await page.getByRole('radio', { name: 'V-neck' }).getAttribute('aria-checked')).toBe('true')
  })

  it('of a layer that is not required can be left out, and come back', async () => {
    const { page, state } = await openStudio(browser, server.url, {
      product: { family: 'beanie', product: 'beanie' },
    })
    const stripes = async () => partOf(await state(), 'crown', 'stripes')?.layers.map(({ active }) => active)
    await openElement(page, 'Crown', 'Crown stripes')
    await page.getByRole('radio', { name: /^Double/ }).click()
    await page.getByRole('switch', { name: 'Show upper stripe' }).click()
    await saved(page)
    expect(await stripes()).toEqual([true, false])
    await page.keyboard.press('Control+z')
    await expect.poll(stripes).toEqual([true, true])
  })

  it('can be chosen by the keyboard alone', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await page.getByRole('radio', { name: 'White', exact: true }).focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'ArrowDown', 'Space'])
      await page.keyboard.press(key)
    await saved(page)
    // One row of seven below the first.
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1010')
  })
})

describe('the garment', () => {
  it('is there as the server drew it until it is drawn here, and its side comes before all others', async () => {
    const { page } = await openStudio(browser, server.url)
    const bakes = gate()
    const asked: string[] = []
    await page.route('**/layers/**/*.bake*', async route => {
      asked.push(route.request().url())
      await bakes.opened
      await route.continue()
    })
    await page.reload()
    const picture = page.getByRole('main').locator('img[src*="/front.webp"]')
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.filter(url => !/front/.test(url))).toEqual([])
    bakes.open()
    await drawn(page)
    await picture.waitFor({ state: 'detached' })
    await expect.poll(() => asked.some(url => /back/.test(url))).toBe(true)
  })

  it('opens the element that is clicked, and shows the side that is asked for', async () => {
    const { page } = await openStudio(browser, server.url)
    const box = await page.locator('canvas[data-status]').first().boundingBox()
    if (!box) throw new Error('no picture')
    await page.mouse.click(box.x + (box.width * belly.x) / 1200, box.y + (box.height * belly.y) / 1400)
    await page.getByRole('complementary').getByRole('heading', { name: 'Body' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('2')
    expect(await page.getByRole('radio', { name: 'Back' }).getAttribute('aria-checked')).toBe('true')
    await page.getByRole('img', { name: /^T-shirt, Back\. Body White/ }).waitFor()
  })

  it('zooms in and out by keys and buttons', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.keyboard.press('+')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Fit to the stage, 156 %' }).waitFor()
    await page.keyboard.press('0')
    await expect
      .poll(() => page.getByRole('button', { name: 'Fit to the stage, 100 %' }).isVisible())
      .toBe(true)
  })
})

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

    await panel.getByRole('button', { name: /^Location/ }).click()
    await page.getByRole('option', { name: 'Left chest' }).click()
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

  it('has its original for staff alone', async () => {
    const { page, customer } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    await page.getByRole('button', { name: 'Replace' }).waitFor()
    await saved(page)
    const original = page.getByRole('button', { name: 'Download the original' })
    expect(await original.count()).toBe(0)

    operate(server, customer, 'grant', 'designer')
    await page.reload()
    await drawn(page)
    await page.getByRole('button', { name: 'wolves-crest' }).first().click()
    const [file] = await Promise.all([page.waitForEvent('download'), original.click()])
    expect(file.suggestedFilename()).toBe('wolves-crest.svg')
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
    await panel.getByRole('button', { name: /^Location/ }).click()
    await page.getByRole('option', { name: /Centre chest.*Spot taken/ }).waitFor()
    await page.getByRole('option', { name: /Centre chest.*Spot taken/ }).click({ force: true })
    expect((await state()).decorations.map(({ location }) => location.selectedLocation.positionName)).toEqual(
      positions,
    )
  })
})

describe('a file that cannot be artwork', () => {
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${body}</svg>`)

  it.each([
    [
      'of another kind',
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
      'The file format is not supported.',
    ],
    [
      'that is empty',
      { name: 'empty.svg', mimeType: 'image/svg+xml', buffer: Buffer.alloc(0) },
      'A file must be specified',
    ],
    [
      'that lies about its kind',
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
      'The file format was not detected.',
    ],
    [
      'that draws nothing',
      { name: 'nothing.svg', mimeType: 'image/svg+xml', buffer: svg('') },
      'We were not able to treat your image',
    ],
  ])('%s is refused in words, and the design stays as it was', async (_, file, message) => {
    const { page, state } = await openStudio(browser, server.url)
    const { revision } = await state()
    await addArtwork(page, file)
    await page.getByRole('alert').getByText(message).waitFor()
    expect((await state()).revision).toBe(revision)
  })

  it('because it is small says so; a large enough picture is for preview only', async () => {
    const { page } = await openStudio(browser, server.url)
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#c21a2b' } })
        .png()
        .toBuffer()
    await addArtwork(page, { name: 'small.png', mimeType: 'image/png', buffer: await png(200, 39) })
    await page.getByRole('alert').getByText('One side must exceed 300 px and the other 40 px.').waitFor()
    await page.getByTestId('artwork-file').setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: await png(600, 600),
    })
    await page.getByText('This image is for preview only').waitFor()
    await expect.poll(() => page.getByText(/^4\s+in max with this file$/).isVisible()).toBe(true)
  })
})

describe('the price', () => {
  it('is for the least that can be ordered, where that is more than usual', async () => {
    const { page } = await openStudio(browser, server.url, {
      product: { family: 'socks', product: 'casualSocks' },
    })
    expect(await page.getByRole('button', { name: 'Calculate price' }).innerText()).toContain('each, for 60')
  })

  it('follows the quantity and what is in the design', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.keyboard.press('p')
    const price = page.getByRole('dialog', { name: 'Price' })
    await price.getByText('$20.10', { exact: true }).first().waitFor()
    await price.getByRole('radio', { name: '250–499' }).click()
    await price.getByText('$15.35', { exact: true }).first().waitFor()
    await price.getByRole('radio', { name: '1,000 and more' }).click()
    await price.getByText('Price to be determined').waitFor()
    await price.getByRole('textbox', { name: 'Quantity' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await addArtwork(page, crest)
    await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.getByRole('button', { name: /^Calculate price/ }).click()
    await price.getByRole('radio', { name: '50–99' }).click()
    await price.getByText('$21.40', { exact: true }).first().waitFor()
    await expect.poll(() => price.getByText('Delivered in 3 to 10 weeks').isVisible()).toBe(true)
  })
})

describe('without a connection', () => {
  it('a change is kept and sent when it is back', async () => {
    const { page, state } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await page.context().setOffline(true)
    await pickColor(page, 'Black')
    await page.getByRole('banner').getByText('Offline', { exact: true }).waitFor()
    await expect.poll(() => colorAt(page, belly.x, belly.y)).toSatisfy(({ red }) => red < 70)
    await page.context().setOffline(false)
    await saved(page)
    expect(partOf(await state(), 'body', 'body')?.layers[0]?.colorName).toBe('1008')
  })

  it('the price and a new decoration’s panel open, as their code came after the first load', async () => {
    const { page } = await openStudio(browser, server.url)
    for (const panel of ['price-panel', 'decoration-panels'])
      await page.waitForFunction(
        name => performance.getEntriesByType('resource').some(entry => entry.name.includes(name)),
        panel,
      )
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Calculate price/ }).click()
    await page.getByRole('dialog', { name: 'Price' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add decoration' }).click()
    await expect.poll(() => page.getByTestId('artwork-file').count()).toBe(1)
  })

  it('code that does not come is told, and asked for again', async () => {
    const { page } = await openStudio(browser, server.url)
    const code = /\/price-panel-[^/]*\.js/
    await page.route(code, route => route.abort())
    // It may have been there already.
    await page.reload()
    const price = page.getByRole('button', { name: /^Calculate price/ })
    await price.click()
    await page.getByText('Something went wrong. Refresh the page.').waitFor()
    const panel = page.getByRole('dialog', { name: 'Price' })
    expect(await panel.count()).toBe(0)
    await page.unroute(code)
    await price.click()
    await price.click()
    await expect.poll(() => panel.isVisible()).toBe(true)
  })
})

describe('the way in and out', () => {
  it('renames, leads back to the project, and puts the design into the cart', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    await page.getByRole('button', { name: /Training tee/ }).click()
    await page.getByRole('textbox', { name: 'Design name' }).fill('Tour tee')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Tour tee', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'project (1)' }).click()
    await page.waitForURL(/\/projects\/.+\/designs$/)
    await page.goBack()
    await drawn(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL(/\/cart$/)
    await page.getByText('Tour tee').first().waitFor()
    expect(problems).toEqual([])
  })

  it('of a design that is deleted meanwhile leads home at the next change', async () => {
    const { page, customer, designId } = await openStudio(browser, server.url)
    await openElement(page, 'Body')
    await customer.call('DELETE', `/designs/design/${designId}`)
    await pickColor(page, 'Black')
    await page.waitForURL(/\/home$/)
    await expect.poll(() => page.getByText('This design does not exist, or is not yours.').count()).toBe(1)
  })

  it('of a design that is not there leads home, and says so', async () => {
    const { page } = await openStudio(browser, server.url)
    await page.goto('/design/00000000-0000-4000-8000-000000000000')
    await page.waitForURL(/\/home$/)
    await expect
      .poll(() => page.getByText('This design does not exist, or is not yours.').isVisible())
      .toBe(true)
  })
})

describe.each([
  ['en', 1440, 'Add decoration'],
  ['fr', 1440, 'Ajouter une décoration'],
  ['fr', 1024, 'Ajouter une décoration'],
] as const)('in %s at %i', (locale, width, add) => {
  it('nothing keeps anybody from using it', async () => {
    const { page, problems } = await openStudio(browser, server.url, { locale, width, height: 768 })
    if (width < 1200) await page.getByRole('button', { name: /^Pièces/ }).click()
    await page.getByRole('button', { name: add }).click()
    await page.getByTestId('artwork-file').setInputFiles(crest)
    await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('p')
    await page.getByRole('dialog').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })
})
