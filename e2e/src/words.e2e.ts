import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { drawn, hoodie, openStudio, panelOf, passSteps, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const texts = {
  en: {
    saved: 'Saved',
    add: 'Add decoration',
    write: /^Write text/,
    words: 'Words',
    bend: 'Bend the words on the garment',
    outline: 'Outline',
    size: 'Size',
    put: 'Choose the kind',
    back: 'Back to the artwork',
    edit: 'Edit the text',
    missing: /does not have “狼”/,
    font: 'Font',
    lacks: 'No “#”',
    undo: 'Undo',
  },
  fr: {
    saved: 'Enregistré',
    add: 'Ajouter une décoration',
    write: /^Écrire un texte/,
    words: 'Texte',
    bend: 'Courber le texte sur le vêtement',
    outline: 'Contour',
    size: 'Taille',
    put: 'Choisir le procédé',
    back: 'Retour au visuel',
    edit: 'Modifier le texte',
    missing: /n’a pas de «\s狼\s»/,
    font: 'Police',
    lacks: /Sans «\s#\s»/,
    undo: 'Annuler l’action',
  },
} as const

/** The stage's picture, without what is drawn over it. */
async function pictureOf(page: Page): Promise<Uint8Array> {
  const url = await page.locator('canvas[data-status="drawn"]').evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    copy.getContext('2d')?.drawImage(canvas as HTMLCanvasElement, 0, 0)
    return copy.toDataURL()
  })
  return sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** How many of two pictures' pixels are plainly another colour. */
function unlike(a: Uint8Array, b: Uint8Array): number {
  let count = 0
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some(channel => Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)) > 48)) count += 1
  return count
}

/** The picture once nothing is being drawn any more: the same time after time. */
async function restingPicture(page: Page): Promise<Uint8Array> {
  let last = await pictureOf(page)
  let times = 0
  const seen = async () => {
    const next = await pictureOf(page)
    times = unlike(last, next) === 0 ? times + 1 : 0
    last = next
    return times
  }
  await expect.poll(seen, { interval: 400, timeout: 20_000 }).toBeGreaterThan(2)
  return last
}

describe.each(['en', 'fr'] as const)('words in %s', locale => {
  const say = texts[locale]
  const field = (page: Page) => page.getByRole('textbox', { name: say.words })
  const handle = (page: Page) => page.getByRole('slider', { name: say.bend })
  const write = async (page: Page) => {
    await page.getByRole('button', { name: say.add, exact: true }).click()
    await page.getByRole('button', { name: say.write }).click()
  }
  const arc = async (page: Page) => Number(await handle(page).getAttribute('aria-valuenow'))

  it('are seen on the garment while they are written, as they are when they are kept', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    const { revision } = await state()
    const bare = await pictureOf(page)
    await write(page)
    await field(page).pressSequentially('WOLVES')
    await handle(page).waitFor()
    await expect.poll(async () => unlike(bare, await pictureOf(page))).toBeGreaterThan(300)
    await page.getByRole('switch', { name: say.outline, exact: true }).click()
    await page.getByRole('slider', { name: say.size, exact: true }).press('End')
    const straight = await restingPicture(page)

    // A reload, a way back or a crash loses none of it.
    await page.reload()
    await drawn(page)
    await write(page)
    expect(await field(page).inputValue()).toBe('WOLVES')
    await handle(page).waitFor()
    await page.getByRole('slider', { name: say.size, exact: true }).press('End')
    await expect.poll(async () => unlike(straight, await pictureOf(page))).toBeLessThan(40)

    const spot = await handle(page).boundingBox()
    if (!spot) throw new Error('there is no handle')
    const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 12, { steps: 3 })
    await page.mouse.up()
    const pulled = await arc(page)
    expect(pulled).toBeGreaterThan(20)
    expect(await page.getByRole('slider', { name: 'Arc', exact: true }).getAttribute('aria-valuenow')).toBe(
      String(pulled),
    )
    await handle(page).press('ArrowUp')
    await handle(page).press('Shift+ArrowDown')
    expect(await arc(page)).toBe(pulled + 4)
    await expect.poll(async () => unlike(straight, await pictureOf(page))).toBeGreaterThan(300)
    expect(await seriousFindings(page)).toEqual([])
    expect(await state()).toMatchObject({ revision, decorations: [] })

    const written = await restingPicture(page)
    await page.getByRole('button', { name: say.put }).click()
    await passSteps(page)
    await saved(page, say.saved)
    await page.reload()
    await drawn(page)
    await expect.poll(async () => unlike(written, await pictureOf(page))).toBeLessThan(40)
    expect((await state()).decorations).toMatchObject([{ name: 'WOLVES' }])
    expect(problems).toEqual([])
  })

  it('are taken off by Escape and the way back, and put there by one step', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    const { revision } = await state()
    const bare = await pictureOf(page)
    const isBare = async () => {
      await expect.poll(async () => unlike(bare, await pictureOf(page))).toBe(0)
    }
    await write(page)
    await field(page).fill('WOLVES')
    await handle(page).waitFor()
    await field(page).press('Escape')
    await handle(page).waitFor({ state: 'detached' })
    await isBare()
    await page.getByRole('button', { name: say.write }).click()
    await field(page).fill('ROWING')
    await handle(page).waitFor()
    await panelOf(page).getByRole('button', { name: say.back }).click()
    await isBare()
    expect(await state()).toMatchObject({ revision, decorations: [] })

    await page.getByRole('button', { name: say.write }).click()
    await field(page).fill('ROWING')
    await handle(page).waitFor()
    await page.getByRole('slider', { name: say.size, exact: true }).press('Home')
    await page.getByRole('button', { name: say.put }).click()
    await passSteps(page)
    await saved(page, say.saved)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await saved(page, say.saved)
    await expect.poll(async () => (await state()).decorations).toEqual([])
    expect(problems).toEqual([])
  })

  it('are gone back to as they were written, from their kind', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await write(page)
    await field(page).fill('ROWING')
    await handle(page).waitFor()
    await page.getByRole('button', { name: say.put }).click()
    const back = panelOf(page).getByRole('button', { name: say.back })
    await field(page).waitFor({ state: 'detached' })
    await back.click()
    await expect.poll(() => field(page).inputValue()).toBe('ROWING')
    await field(page).fill('ROWING 87')
    await page.getByRole('button', { name: say.put }).click()
    await passSteps(page)
    await saved(page, say.saved)
    expect((await state()).decorations.map(({ name }) => name)).toEqual(['ROWING 87'])
    expect(problems).toEqual([])
  })

  it('name the letter that a font lacks, and are changed where they are', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    await write(page)
    await field(page).fill('狼')
    await page.getByRole('alert').filter({ hasText: say.missing }).waitFor()
    // One of the fonts has no such sign, which its tile says.
    await field(page).fill('NO #7')
    const tile = page
      .getByRole('radiogroup', { name: say.font, exact: true })
      .getByRole('radio')
      .filter({ hasText: say.lacks })
    await tile.waitFor()
    expect(await tile.getAttribute('aria-disabled')).toBe('true')
    expect(await seriousFindings(page)).toEqual([])
    await field(page).fill('WOLVES')
    await handle(page).waitFor()
    await page.getByRole('button', { name: say.put }).click()
    await passSteps(page)
    await saved(page, say.saved)
    const { revision } = await state()
    const before = await restingPicture(page)
    await page.getByRole('button', { name: say.edit }).click()
    await handle(page).press('End')
    await field(page).fill('LOUPS')
    await expect.poll(async () => unlike(before, await pictureOf(page))).toBeGreaterThan(300)
    await field(page).press('Escape')
    await expect.poll(async () => unlike(before, await pictureOf(page))).toBe(0)
    expect((await state()).revision).toBe(revision)
    expect(problems).toEqual([])
  })
})
