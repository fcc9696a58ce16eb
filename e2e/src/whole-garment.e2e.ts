import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused } from './driver.ts'
import { type Server, startServer } from './server.ts'
import {
  addArtwork,
  colorAt,
  crest,
  openElement,
  openStudio,
  pickColor,
  type State,
  saved,
} from './studio-page.ts'

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const hoodie = { family: 'hoodie', product: 'hoodie' }
/** On a hoodie's picture, clear of its pocket. */
const chest = { x: 600, y: 560 } as const

const red = '1022'
const forest = '1014'
const white = '3001'

const panelOf = (page: Page) => page.getByRole('complementary')

/** The colours of parts, in one word each. */
function colorsOf({ design }: State): Record<string, string | undefined> {
  return Object.fromEntries(
    design.parts.flatMap(part =>
      part.elements.map(element => [element.name, element.style.layers[0]?.colorName] as const),
    ),
  )
}

describe('the colour of the whole garment', () => {
  it('is one click, one revision and one undo; what has a colour of its own keeps it', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { product: hoodie })
    const panel = panelOf(page)
    await panel.getByText('1 part keeps its own colour: drawstring.').waitFor()
    await pickColor(page, 'Red')
    await expect
      .poll(() => colorAt(page, chest.x, chest.y))
      .toSatisfy(({ red: r, green }) => r > 90 && green < 60)
    await saved(page)
    const painted = await state()
    expect(painted.revision).toBe(2)
    expect(colorsOf(painted)).toMatchObject({
      ...Object.fromEntries(
        ['hood', 'lining', 'body', 'hem', 'sleeves', 'cuffs', 'pocket'].map(name => [name, red]),
      ),
      drawstring: white,
    })
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await state()).revision).toBe(3)
    expect(colorsOf(await state())).toMatchObject({ body: forest, hood: forest, drawstring: white })
    expect(problems).toEqual([])
  })

  it('leaves out a part that was coloured by hand, also when it passes through its colour, and takes it in when asked', async () => {
    const { page, state } = await openStudio(browser, server.url, { product: hoodie })
    await openElement(page, 'Pocket')
    await pickColor(page, 'Gold')
    await page.getByRole('button', { name: 'Whole garment' }).click()
    const panel = panelOf(page)
    await panel.getByText('2 parts keep their own colour: drawstring, pocket.').waitFor()
    await pickColor(page, 'Gold')
    await pickColor(page, 'Red')
    await saved(page)
    expect(colorsOf(await state())).toMatchObject({ body: red, hood: red, pocket: '1018' })
    await panel.getByRole('button', { name: 'Include them' }).click()
    await saved(page)
    expect(colorsOf(await state())).toMatchObject({ body: red, pocket: red, drawstring: '3010' })
    await pickColor(page, 'Navy')
    await saved(page)
    expect(colorsOf(await state())).toMatchObject({ body: '1010', pocket: '1010', drawstring: '3006' })
    await panel.getByRole('button', { name: 'Keep 2 apart' }).click()
    await pickColor(page, 'Red')
    await saved(page)
    expect(colorsOf(await state())).toMatchObject({ body: red, pocket: '1010', drawstring: '3006' })
  })

  it('is tried under the pointer and with arrows, and kept only when it is taken', async () => {
    const { page, state } = await openStudio(browser, server.url, { product: hoodie })
    const panel = panelOf(page)
    const isRed = ({ red: r, green }: { red: number; green: number }) => r > 90 && green < 60
    await panel.getByRole('radio', { name: 'Red' }).hover()
    await expect.poll(() => colorAt(page, chest.x, chest.y)).toSatisfy(isRed)
    await panel.getByText('Red', { exact: true }).first().waitFor()
    await page.mouse.move(700, 20)
    await expect.poll(() => colorAt(page, chest.x, chest.y)).toSatisfy(color => !isRed(color))
    const worn = panel.getByRole('radio', { name: 'Forest' })
    await worn.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => colorAt(page, chest.x, chest.y)).toSatisfy(isRed)
    await page.keyboard.press('Escape')
    await expect.poll(() => colorAt(page, chest.x, chest.y)).toSatisfy(color => !isRed(color))
    expect(await isFocused(worn)).toBe(true)
    expect((await state()).revision).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await saved(page)
    expect(colorsOf(await state())).toMatchObject({ body: red })
  })

  it('gives way slowly to the next one, unless motion is unwanted', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const fades = page.evaluate(
      () =>
        new Promise<unknown>(resolve => {
          const look = () => {
            const [fade] = document.getAnimations().filter(({ effect }) => {
              const target = effect instanceof KeyframeEffect ? effect.target : null
              return target instanceof HTMLCanvasElement && effect?.getTiming().duration === 180
            })
            if (fade) resolve(fade.finished.then(() => 'faded'))
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await pickColor(page, 'Red')
    expect(await fades).toBe('faded')
    await expect
      .poll(() => colorAt(page, chest.x, chest.y))
      .toSatisfy(({ red: r, green }) => r > 90 && green < 60)
  })
})

describe('while colours are tried', () => {
  it('nothing lies on the cloth, and nothing on the chips', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie })
    await openElement(page, 'Pocket')
    const outline = page.getByRole('main').locator('svg[viewBox^="0 0 1200"] path')
    await outline.first().waitFor()
    await panelOf(page).getByRole('radio', { name: 'Gold' }).hover()
    await expect.poll(() => outline.count()).toBe(0)
    await panelOf(page).getByText('Gold', { exact: true }).first().waitFor()
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.mouse.move(700, 20)
    await outline.first().waitFor()
  })

  it.each([1440, 1024])('names of chips are whole at %i', async width => {
    const { page } = await openStudio(browser, server.url, { product: hoodie, locale: 'fr', width })
    await page.getByRole('button', { name: /^Les \d+$/ }).click()
    await pickColor(page, 'Bordeaux')
    const cut = await page
      .getByRole('radiogroup', { name: 'Couleur de tout le vêtement' })
      .locator('span:last-child')
      .evaluateAll(names =>
        names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
      )
    expect(cut).toEqual([])
  })
})

describe('colourways', () => {
  it('are made of the colours that a team chooses once, tried under the pointer and taken by one click', async () => {
    const { page, customer, state, problems } = await openStudio(browser, server.url, { product: hoodie })
    const panel = panelOf(page)
    await panel.getByText('Choose your team’s colours with the pencil', { exact: false }).waitFor()
    await panel.getByRole('button', { name: 'Choose the team colours' }).click()
    const form = page.getByRole('dialog', { name: 'Team colours' })
    await form.getByRole('button', { name: 'Red', exact: true }).click()
    await form.getByRole('textbox', { name: 'Another colour, as a code' }).fill('#1c2946')
    await form.getByRole('button', { name: 'Add' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    const [team] = await customer.call<{ colors: string[] }[]>('GET', '/teams/')
    expect(team?.colors).toEqual(['#BB1D2B', '#1C2946'])

    const tiles = page.getByRole('radiogroup', { name: 'Colourways' }).getByRole('radio')
    await expect.poll(() => tiles.count()).toBe(6)
    const names = await tiles.allInnerTexts()
    expect(names.slice(0, 2)).toEqual(['Red and navy', 'Navy and red'])
    await expect
      .poll(() =>
        tiles
          .last()
          .locator('canvas')
          .evaluate(each => (each as HTMLCanvasElement).width),
      )
      .toBe(208)
    const isRed = ({ red: r, green }: { red: number; green: number }) => r > 90 && green < 60
    await tiles.first().hover()
    await expect.poll(() => colorAt(page, chest.x, chest.y)).toSatisfy(isRed)
    expect((await state()).revision).toBe(1)
    await tiles.nth(1).click()
    await saved(page)
    const taken = await state()
    expect(taken.revision).toBe(2)
    expect(colorsOf(taken)).toMatchObject({ body: '1010', sleeves: red, hood: red })
    await expect.poll(() => tiles.nth(1).getAttribute('aria-checked')).toBe('true')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => colorsOf(await state()).body).toBe(forest)

    await panel.getByRole('radio', { name: 'Forest', exact: true }).focus()
    const chips = page.getByRole('radiogroup', { name: 'Colour of the whole garment' }).getByRole('radio')
    expect(await chips.first().getAttribute('aria-label')).toBe('Red')
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('are read from the artwork as long as the team chose none, and it reads well on all of them', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie, locale: 'fr', width: 1024 })
    await page.getByRole('button', { name: /^Pièces/ }).click()
    await addArtwork(page, crest)
    await panelOf(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.keyboard.press('Escape')
    await panelOf(page).getByText('Le visuel se lit bien sur les 6.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})

it('without a part picked the panel says what to do next, in words that all can use', async () => {
  const { page } = await openStudio(browser, server.url, { product: hoodie })
  const panel = panelOf(page)
  expect(await seriousFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Upload artwork SVG, PNG, JPG' }).click()
  await page.getByTestId('artwork-file').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Sizes 2XS to 4XL' }).click()
  await page.getByRole('dialog').getByRole('table').first().waitFor()
})
