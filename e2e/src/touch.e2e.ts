import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import {
  addArtwork,
  crest,
  hoodie,
  hoodieChest,
  openElement,
  openStudio,
  panelOf,
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

const side = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const isShown = async (page: Page, name: string) => {
  await expect
    .poll(() => page.locator(`[data-side="${name.toLowerCase()}"][aria-checked="true"]`).count())
    .toBe(1)
}

const placeRow = (page: Page, name: string | RegExp) =>
  page.getByRole('radiogroup', { name: /^(Location|Emplacement)$/ }).getByRole('radio', { name })

describe('the garment turns', () => {
  it('to where a change is undone and done again', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    await addArtwork(page, crest)
    await panelOf(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await placeRow(page, 'Full back').click()
    await isShown(page, 'Back')
    await saved(page)
    await side(page, 'Left').click()
    await page.keyboard.press('Control+z')
    await isShown(page, 'Front')
    await page.keyboard.press('Control+Shift+z')
    await isShown(page, 'Back')
    expect(problems).toEqual([])
  })

  it('to where another kind has its place, and stays where it has the same', async () => {
    const socks = { family: 'socks', product: 'sportSocks' }
    const { page, state, problems } = await openStudio(browser, server.url, { product: socks })
    await addArtwork(page, crest)
    const kinds = page.getByRole('radiogroup', { name: 'Type', exact: true })
    await kinds.getByRole('radio', { name: /^Knitted in/ }).click()
    await isShown(page, 'Left')
    await saved(page)
    const placed = async () => (await state()).decorations[0]?.location.selectedLocation.positionName
    expect(await placed()).toBe('legsKnit')
    await placeRow(page, 'Left leg, knitted in').click()
    await saved(page)
    await side(page, 'Right').click()
    await kinds.getByRole('radio', { name: /^Screen print/ }).click()
    await isShown(page, 'Left')
    await side(page, 'Right').click()
    await kinds.getByRole('radio', { name: /^Detailed print/ }).click()
    await saved(page)
    await isShown(page, 'Right')
    expect(problems).toEqual([])
  })

  it('to where a new style shows, and stays where that is seen', async () => {
    const { page, problems } = await openStudio(browser, server.url)
    await openElement(page, 'Pocket')
    await side(page, 'Back').click()
    await isShown(page, 'Back')
    await page.getByRole('radio', { name: /^Patch pocket/ }).click()
    await isShown(page, 'Front')
    await side(page, 'Back').click()
    await page.keyboard.press('Control+z')
    await isShown(page, 'Front')
    await openElement(page, 'Sleeves', 'Sleeve hems')
    await side(page, 'Left').click()
    await page.getByRole('radio', { name: /^Rib band/ }).click()
    await saved(page)
    await isShown(page, 'Left')
    expect(problems).toEqual([])
  })
})

type Spot = { readonly x: number; readonly y: number }

const middleOf = async (locator: Locator): Promise<Spot> => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Someone new with a crest on the chest of a hoodie, taken up. */
async function openPrinted(options: Parameters<typeof openStudio>[2] = {}) {
  const studio = await openStudio(browser, server.url, { product: hoodie, ...options })
  const { page, state } = studio
  await addArtwork(page, crest)
  await panelOf(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
  await saved(page, options.locale === 'fr' ? 'Enregistré' : 'Saved')
  const grip = page.getByRole('group', { name: /^wolves-crest/ })
  await grip.waitFor()
  const placed = async () => {
    const [decoration] = (await state()).decorations
    return {
      place: decoration?.location.selectedLocation.positionName,
      width: decoration?.assetSize.selectedSize?.widthInInches,
    }
  }
  return { ...studio, grip, placed }
}

/** Where a spot of the garment's picture, 1200 x 1400, is in the window. */
async function onGarment(page: Page, x: number, y: number): Promise<Spot> {
  const box = await page.locator('canvas[data-status]').first().boundingBox()
  if (!box) throw new Error('the garment is not shown')
  return { x: box.x + (box.width * x) / 1200, y: box.y + (box.height * y) / 1400 }
}

async function carry(page: Page, from: Spot, ...stops: readonly Spot[]): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of stops) await page.mouse.move(x, y, { steps: 8 })
}

const carriedTo = (page: Page, place: string) => page.locator(`[data-carried-to="${place}"]`).waitFor()

describe('a decoration that is carried', () => {
  const leftChest = { x: 768, y: 345 }

  it('goes to the free place under the pointer, by one call, and back by one undo', async () => {
    const { page, grip, state, placed, problems } = await openPrinted()
    const { revision } = await state()
    await carry(page, await middleOf(grip), await onGarment(page, leftChest.x, leftChest.y))
    await carriedTo(page, 'leftChest')
    await page.getByText('Was here: Centre chest').waitFor()
    await page.getByRole('main').getByText('Right chest', { exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Back 3 free' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect((await state()).revision).toBe(revision)
    await page.mouse.up()
    await saved(page)
    expect((await placed()).place).toBe('leftChest')
    expect((await state()).revision).toBe(revision + 1)
    await page
      .getByRole('status')
      .getByText(/^Left chest, 2 3\/4/)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Control+z')
    await expect.poll(placed).toEqual({ place: 'centerChest', width: 3.25 })
    expect(problems).toEqual([])
  })

  it('shows how far it would lie from the seams, and what keys do, which do it', async () => {
    const { page, grip, placed, problems } = await openPrinted()
    await carry(page, await middleOf(grip), await onGarment(page, leftChest.x, leftChest.y))
    await carriedTo(page, 'leftChest')
    await page.locator('[data-guides="2"]').waitFor()
    for (const row of ['Shoulder seam to top', 'Centre to middle', 'Edge to armhole seam']) {
      await panelOf(page).getByText(row).waitFor()
    }
    await page.getByText('next place').waitFor()
    await page.keyboard.press('Alt+ArrowLeft')
    await carriedTo(page, 'centerChest')
    await page.locator('[data-guides="1"]').waitFor()
    await page.keyboard.press('Shift+Minus')
    await page.keyboard.press('Shift+Minus')
    await page.mouse.up()
    await saved(page)
    expect(await placed()).toEqual({ place: 'centerChest', width: 3 })
    await panelOf(page).getByText('Neck seam to top').waitFor()
    await page.locator('[data-guides="1"]').waitFor()
    expect(problems).toEqual([])
  })

  it('has its names stand clear of one another', async () => {
    const { page, grip, problems } = await openPrinted()
    const kinds = page.getByRole('radiogroup', { name: 'Type', exact: true })
    await kinds.getByRole('radio', { name: /^Embroidered patch/ }).click()
    await saved(page)
    await carry(page, await middleOf(grip), await onGarment(page, hoodieChest.x, hoodieChest.y))
    await carriedTo(page, 'centerChestPatch')
    await page.getByText('Was here: Left chest patch').waitFor()
    const boxes = await page
      .getByRole('main')
      .locator('span[data-kind]')
      .evaluateAll(spans =>
        spans.map(span => {
          const { left, right, top, bottom } = span.getBoundingClientRect()
          return { name: span.textContent, left, right, top, bottom }
        }),
      )
    expect(boxes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Centre', 'Was here: Left chest patch']),
    )
    const onEachOther = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(b => `${a.name} on ${b.name}`),
    )
    expect(onEachOther).toEqual([])
    expect(problems).toEqual([])
  })

  it('is put back with the reason where nothing is free, and by Escape', async () => {
    const { page, grip, state, placed } = await openPrinted()
    const { revision } = await state()
    await carry(page, await middleOf(grip), await onGarment(page, 1000, 900))
    await carriedTo(page, '')
    await page.mouse.up()
    await page.getByText('There is no place for it there, so it was put back.').waitFor()
    await carry(page, await middleOf(grip), await onGarment(page, leftChest.x, leftChest.y))
    await carriedTo(page, 'leftChest')
    await page.keyboard.press('Escape')
    await page.locator('[data-carried-to]').waitFor({ state: 'detached' })
    await page.mouse.up()
    await grip.waitFor()
    expect((await placed()).place).toBe('centerChest')
    expect((await state()).revision).toBe(revision)
  })

  it('is put back from a place that another has, which is named', async () => {
    const { page, placed } = await openPrinted()
    await panelOf(page).getByRole('button', { name: 'Duplicate decoration' }).click()
    await saved(page)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^wolves-crest/ })
      .first()
      .click()
    await isShown(page, 'Front')
    const grip = page.getByRole('group', { name: 'wolves-crest, Centre chest' })
    await carry(page, await middleOf(grip), await middleOf(side(page, 'Back')))
    await isShown(page, 'Back')
    // Above the place for a number, which is free.
    const back = await onGarment(page, 600, 520)
    await page.mouse.move(back.x, back.y, { steps: 8 })
    await page.mouse.up()
    await page.getByText('Full back is taken, so it was put back.').waitFor()
    expect((await placed()).place).toBe('centerChest')
  })

  it('turns the garment where it rests on a side, and is let go there', async () => {
    const { page, grip, placed } = await openPrinted()
    await carry(page, await middleOf(grip), await middleOf(side(page, 'Back')))
    await isShown(page, 'Back')
    const back = await onGarment(page, 600, 700)
    await page.mouse.move(back.x, back.y, { steps: 8 })
    await carriedTo(page, 'fullBack')
    await page.mouse.up()
    await saved(page)
    expect((await placed()).place).toBe('fullBack')
  })

  it('is taken by its middle, however small it is', async () => {
    const { page, grip, placed } = await openPrinted()
    const kinds = page.getByRole('radiogroup', { name: 'Type', exact: true })
    await kinds.getByRole('radio', { name: /^Embroidered patch/ }).click()
    await page.getByRole('radio', { name: /^Square/ }).waitFor()
    await placeRow(page, /^Left chest patch/).click()
    await expect.poll(placed).toEqual({ place: 'leftChestPatch', width: 3 })
    await grip.focus()
    for (const width of [2.5, 2]) {
      await page.keyboard.press('Minus')
      await expect.poll(placed).toEqual({ place: 'leftChestPatch', width })
    }
    await expect.poll(async () => (await grip.boundingBox())?.width ?? 0).toBeLessThan(40)
    const { x, y } = await middleOf(grip)
    const { width = 0 } = (await grip.boundingBox()) ?? {}
    const amid = { x: x + width / 5, y: y + width / 5 }
    await carry(page, amid, await onGarment(page, 600, 420))
    await carriedTo(page, 'centerChestPatch')
    await page.mouse.up()
    await saved(page)
    expect((await placed()).place).toBe('centerChestPatch')
  })

  it('is resized at a corner in the steps that there are', async () => {
    const { page, placed } = await openPrinted()
    const corner = page.locator('[data-corner="bottomRight"]')
    const box = await corner.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    const from = await middleOf(corner)
    await carry(page, from, { x: from.x - 12, y: from.y - 14 })
    await page.mouse.up()
    await saved(page)
    const { width = 0 } = await placed()
    expect(width).toBeLessThan(3.25)
    expect((width * 8) % 1).toBe(0)
  })
})

describe('keys on a decoration', () => {
  it('move it to its neighbours and resize it, told in words', async () => {
    const { page, grip, placed, problems } = await openPrinted()
    await grip.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await placed()).place).toBe('leftChest')
    await page
      .getByRole('status')
      .getByText(/^Left chest/)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Minus')
    await expect.poll(async () => (await placed()).width).toBe(2.75)
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(async () => (await placed()).width).toBe(2.625)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await placed()).place).toBe('centerChest')
    await page.keyboard.press('Delete')
    await page.getByText('wolves-crest was removed.').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(placed).toEqual({ place: 'centerChest', width: 2.625 })
    expect(problems).toEqual([])
  })

  it('give back the width that a small place took, when it fits again', async () => {
    const { page, grip, placed } = await openPrinted()
    await grip.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(placed).toEqual({ place: 'leftChest', width: 2.875 })
    await page.keyboard.press('ArrowLeft')
    await expect.poll(placed).toEqual({ place: 'centerChest', width: 3.25 })
  })

  it('are told in French', async () => {
    const { page, grip } = await openPrinted({ locale: 'fr' })
    await grip.focus()
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('status')
      .getByText(/^Poitrine gauche, 2 3\/4/)
      .waitFor({ state: 'attached' })
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe('the list of places', () => {
  it('shows the decoration where the pointer or the focus is, and turns the garment for it', async () => {
    const { page, placed, state, problems } = await openPrinted()
    const { revision } = await state()
    await placeRow(page, /^Full back/).hover()
    await isShown(page, 'Back')
    await page.getByRole('heading', { name: 'wolves-crest' }).hover()
    await isShown(page, 'Front')
    await placeRow(page, /^Centre chest/).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await isShown(page, 'Front')
    expect((await state()).revision).toBe(revision)
    expect(await seriousFindings(page)).toEqual([])
    await placeRow(page, /^Full back/).hover()
    await isShown(page, 'Back')
    await placeRow(page, /^Full back/).click()
    await saved(page)
    expect(await placed()).toEqual({ place: 'fullBack', width: 3.25 })
    // What was chosen stays in view when the pointer leaves the list.
    await page.getByRole('heading', { name: 'wolves-crest' }).hover()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await isShown(page, 'Back')
    expect(problems).toEqual([])
  })

  it('offers what is usual at a far larger place, in one click, and says what a small one took', async () => {
    const { page, placed } = await openPrinted()
    await placeRow(page, /^Full back/).click()
    await page.getByRole('button', { name: 'Use 7 1/2 in, usual here' }).click()
    await expect.poll(placed).toEqual({ place: 'fullBack', width: 8 })
    await expect.poll(() => page.getByRole('button', { name: /usual here$/ }).count()).toBe(0)
    await placeRow(page, /^Left chest/).click()
    await page.getByText(/^7 1\/2.in does not fit here, so it comes down to 2 3\/4.in\./).waitFor()
    await placeRow(page, /^Full back/).click()
    await expect.poll(placed).toEqual({ place: 'fullBack', width: 8 })
  })
})
