import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { isFocused } from './driver.ts'
import { sharedServer } from './server.ts'
import {
  colorAt,
  colorsOf,
  hoodie,
  hoodieChest,
  openElement,
  openStudio,
  panelOf,
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

const red = '1022'
const forest = '1014'
const white = '3001'

describe('the colour of the whole garment', () => {
  it('is one click, one revision and one undo; what has a colour of its own keeps it', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { product: hoodie })
    const panel = panelOf(page)
    await panel.getByText('1 part keeps its own colour: drawstring.').waitFor()
    await pickColor(page, 'Red')
    await expect
      .poll(() => colorAt(page, hoodieChest.x, hoodieChest.y))
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
    await panel.getByText('Every part takes the colour.').waitFor()
    await page.keyboard.press('Control+z')
    await panel.getByText('2 parts keep their own colour: drawstring, pocket.').waitFor()
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
    await expect.poll(() => colorAt(page, hoodieChest.x, hoodieChest.y)).toSatisfy(isRed)
    await panel.getByText('Red', { exact: true }).first().waitFor()
    await page.mouse.move(700, 20)
    await expect.poll(() => colorAt(page, hoodieChest.x, hoodieChest.y)).toSatisfy(color => !isRed(color))
    const worn = panel.getByRole('radio', { name: 'Forest' })
    await worn.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => colorAt(page, hoodieChest.x, hoodieChest.y)).toSatisfy(isRed)
    await page.keyboard.press('Escape')
    await expect.poll(() => colorAt(page, hoodieChest.x, hoodieChest.y)).toSatisfy(color => !isRed(color))
    expect(await isFocused(worn)).toBe(true)
    expect((await state()).revision).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await saved(page)
    expect(colorsOf(await state())).toMatchObject({ body: red })
  })

  it('is not tried where more colours open under a pointer at rest, until it moves', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie })
    const panel = panelOf(page)
    const named = panel
      .getByRole('heading', { name: 'Colour of the whole garment' })
      .locator('xpath=following-sibling::*')
    const more = await panel.getByRole('button', { name: 'All 32' }).boundingBox()
    if (!more) throw new Error('no more colours')
    await page.mouse.click(more.x + 10, more.y + more.height / 2)
    const under = String(await panel.locator('[role="radio"]:hover').getAttribute('aria-label'))
    expect(await named.innerText()).toBe('Forest')
    await panel.getByRole('radio', { name: under, exact: true }).hover()
    await expect.poll(() => named.innerText()).toBe(under)
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
      .poll(() => colorAt(page, hoodieChest.x, hoodieChest.y))
      .toSatisfy(({ red: r, green }) => r > 90 && green < 60)
  })
})
it('without a part picked the panel says what to do next, in words that all can use', async () => {
  const { page } = await openStudio(browser, server.url, { product: hoodie })
  const panel = panelOf(page)
  expect(await seriousFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Upload artwork SVG, EPS, AI, PDF, PNG, JPG' }).click()
  await page.getByTestId('artwork-file').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Team library What your team has' }).click()
  await expect.poll(() => isFocused(page.getByTestId('team-library'))).toBe(true)
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: /^Write text Many fonts/ }).click()
  await panel.getByRole('heading', { name: 'Text', exact: true }).waitFor()
  // Back to where artwork comes from, then to the whole garment.
  await page.keyboard.press('Escape')
  await panel.getByRole('heading', { name: 'Text', exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Sizes 2XS to 4XL' }).click()
  await page.getByRole('dialog').getByRole('table').first().waitFor()
})
