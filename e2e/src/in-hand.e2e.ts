import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { addArtwork, crest, hoodie, openStudio, saved } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

type Told = { readonly held: boolean[]; readonly mostOpen: Record<string, number> }

/** From now on: whether workers were told to wait, and how many of each question waited for an answer at once. */
async function watchWorkers(page: Page): Promise<() => Promise<Told>> {
  await page.evaluate(() => {
    const told: Told = { held: [], mostOpen: {} }
    Object.assign(window, { told })
    const open: Record<string, number> = {}
    const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const [{ id, path, argumentList }] = args as [
        { id: string; path?: string[]; argumentList?: { value: unknown }[] },
      ]
      const name = path?.[0] ?? ''
      const isHeld = argumentList?.[0]?.value === true
      // Several workers are told the same.
      if (name === 'hold' && told.held.at(-1) !== isHeld) told.held.push(isHeld)
      // The page hears an answer before this does, and asks again at once: by then both are counted.
      setTimeout(() => {
        open[name] = (open[name] ?? 0) + 1
        told.mostOpen[name] = Math.max(told.mostOpen[name] ?? 0, open[name])
      })
      const answered = ({ data }: MessageEvent<{ id?: string }>) => {
        if (data.id !== id) return
        open[name] = (open[name] ?? 0) - 1
        this.removeEventListener('message', answered)
      }
      this.addEventListener('message', answered)
      post.apply(this, args)
    }
  })
  return () => page.evaluate(() => (window as unknown as { told: Told }).told)
}

async function openPrinted() {
  const { page, problems } = await openStudio(browser, server.url, { product: hoodie })
  await addArtwork(page, crest)
  await saved(page)
  const grip = page.getByRole('group', { name: /^wolves-crest/ })
  await grip.waitFor()
  return { page, problems, grip }
}

async function press(page: Page, taken: Locator) {
  await taken.scrollIntoViewIfNeeded()
  const box = await taken.boundingBox()
  if (!box) throw new Error('nothing to take')
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  return spot
}

describe('what is in the hand', () => {
  it('has what can wait wait from the press on, and go on after a click', async () => {
    const { page, grip, problems } = await openPrinted()
    const told = await watchWorkers(page)
    await press(page, grip)
    await expect.poll(async () => (await told()).held).toEqual([true])
    await page.mouse.up()
    await expect.poll(async () => (await told()).held).toEqual([true, false])
    expect(problems).toEqual([])
  })

  it('is let go wherever its pointer ends', async () => {
    const { page, grip, problems } = await openPrinted()
    const told = await watchWorkers(page)
    await press(page, grip)
    await expect.poll(async () => (await told()).held).toEqual([true])
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointercancel')))
    await expect.poll(async () => (await told()).held).toEqual([true, false])
    expect(problems).toEqual([])
  })

  it('is looked for once at a time while its width is pulled, so that its picture does not wait', async () => {
    const { page, problems } = await openPrinted()
    const slider = page.getByRole('slider', { name: 'Width' })
    const told = await watchWorkers(page)
    const { x, y } = await press(page, slider)
    const before = await slider.getAttribute('aria-valuenow')
    for (let step = 1; step <= 40; step++) await page.mouse.move(x + 3 * step, y)
    await page.mouse.up()
    expect(await slider.getAttribute('aria-valuenow')).not.toBe(before)
    expect((await told()).mostOpen.frameDecoration).toBe(1)
    expect(problems).toEqual([])
  })
})
