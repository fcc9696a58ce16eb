import fs from 'node:fs'
import path from 'node:path'
import { openBrowser } from '@teamloom/e2e/browser.ts'
import { addArtwork, crest, openElement, openStudio } from '@teamloom/e2e/studio-page.ts'
import type { Locator, Page } from 'playwright'
import { type Figure, median } from './figure.ts'
import type { Product } from './product.ts'

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist')
const clicks = 30

/** In a real browser: from a colour's click to the painted garment, frames while a slider is held, code loaded. */
export async function benchStudio({ url }: Product): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const { page } = await openStudio(browser, url, { product: { family: 'hoodie', product: 'hoodie' } })
    const kilobytes = await scriptBytes(page, url)
    const opened = await openings(page)
    const turned = await turns(page)
    const styled = await styleChanges(page)
    await addArtwork(page, crest)
    const slider = page.getByRole('slider', { name: 'Width' })
    await slider.waitFor()
    const width = () => slider.getAttribute('aria-valuenow')
    const before = await width()
    const frames = await framesWhileDragging(page, slider, pulled)
    if ((await width()) === before) throw new Error('the slider was not pulled')
    const grip = page.getByRole('group', { name: /^wolves-crest/ })
    const carriedFrames = await framesWhileDragging(page, grip, carriedRound)
    await page
      .getByRole('navigation', { name: 'Parts' })
      .getByRole('button', { name: 'Body', exact: true })
      .first()
      .click()
    await page.getByRole('radio', { name: 'Navy', exact: true }).waitFor()
    const { painted, main } = await page.evaluate(clickColors, clicks)
    return [
      { name: 'reload to a garment on the stage, median', value: median(opened), unit: 'ms', most: 800 },
      { name: 'turn to another side once idle, median', value: median(turned), unit: 'ms', most: 100 },
      {
        name: 'style click to its garment on the stage, median',
        value: median(styled),
        unit: 'ms',
        most: 250,
      },
      { name: 'colour click to painted garment, median', value: median(painted), unit: 'ms', most: 100 },
      { name: 'of it on the main thread, median', value: median(main), unit: 'ms', most: 16 },
      {
        name: 'longest frame while a width slider is dragged',
        value: Math.max(...frames),
        unit: 'ms',
        most: 32,
        detail: { frames: frames.length, median: median(frames) },
      },
      {
        name: 'longest frame while a decoration is carried from place to place',
        value: Math.max(...carriedFrames),
        unit: 'ms',
        most: 34,
        detail: { frames: carriedFrames.length, median: median(carriedFrames) },
      },
      { name: 'JavaScript of the studio’s first load, gzipped', value: kilobytes, unit: 'kB', most: 320 },
    ]
  } finally {
    await browser.close()
  }
}

const visits = 5

/** Milliseconds from a reload until the garment is seen, as the server drew it or as the page did. */
async function openings(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    await page.reload({ waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => {
      const canvas = document.querySelector('canvas[data-status="drawn"]')
      const image = document.querySelector<HTMLImageElement>('main img[src*="front.webp"]')
      return canvas || (image?.complete && image.naturalWidth > 0) ? performance.now() : undefined
    })
    times.push(Number(await seen.jsonValue()))
    await page.locator('canvas[data-status="drawn"]').waitFor()
  }
  return times
}

/** Milliseconds from a side's click to its picture, the sides being ready. */
export async function turns(page: Page): Promise<number[]> {
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (const name of ['Back', 'Left', 'Right', 'Front']) {
    // What is made ready is made ready in the background; the hand rests longer than that takes.
    await page.waitForTimeout(4000)
    await awaitPicture(page)
    // A side with comments says how many.
    await page.getByRole('radio', { name: new RegExp(`^${name}\\b`) }).click()
    times.push(await pictureTime(page))
  }
  return times
}

/** Milliseconds from a style's click to its picture, its tiles being seen. */
async function styleChanges(page: Page): Promise<number[]> {
  await openElement(page, 'Pocket')
  const styles = page.getByRole('radiogroup', { name: 'Style' }).getByRole('radio')
  await styles.first().waitFor()
  const times: number[] = []
  for (const index of [1, 0, 1, 0, 1]) {
    await page.waitForTimeout(4000)
    await awaitPicture(page)
    await styles.nth(index).click()
    times.push(await pictureTime(page))
  }
  return times
}

/** From the next click to the next picture of the whole side. */
function awaitPicture(page: Page): Promise<void> {
  return page.evaluate(() => {
    const prototype = ImageBitmapRenderingContext.prototype
    const show = prototype.transferFromImageBitmap
    const shown = new Promise<number>(resolve => {
      prototype.transferFromImageBitmap = function (bitmap: ImageBitmap | null) {
        const isLarge = (bitmap?.width ?? 0) >= 1200
        show.call(this, bitmap)
        if (isLarge) {
          prototype.transferFromImageBitmap = show
          resolve(performance.now())
        }
      }
    })
    const clicked = new Promise<number>(resolve => {
      document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true })
    })
    Object.assign(window, { picture: Promise.all([clicked, shown]).then(([from = 0, to = 0]) => to - from) })
  })
}

const pictureTime = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { picture: Promise<number> }).picture)

/** Runs in the page: clicks colours one after another and waits for each picture. */
export async function clickColors(count: number): Promise<{ painted: number[]; main: number[] }> {
  const names = ['Navy', 'Red', 'Forest', 'Black', 'Gold', 'Royal', 'Maroon', 'Purple']
  const chips = [...document.querySelectorAll<HTMLElement>('[role=radio]')].filter(chip =>
    names.includes(chip.getAttribute('aria-label') ?? ''),
  )
  const prototype = ImageBitmapRenderingContext.prototype
  const show = prototype.transferFromImageBitmap
  let shown: (() => void) | undefined
  prototype.transferFromImageBitmap = function (bitmap: ImageBitmap | null) {
    const isLarge = (bitmap?.width ?? 0) >= 1200
    show.call(this, bitmap)
    if (isLarge) shown?.()
  }
  let busy = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) busy += entry.duration
  })
  observer.observe({ type: 'longtask' })
  const painted: number[] = []
  const main: number[] = []
  const rest = () => new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
  for (let index = 0; index < count; index++) {
    await rest()
    await new Promise(resolve => setTimeout(resolve, 350))
    busy = 0
    const done = new Promise<void>(resolve => {
      shown = resolve
    })
    const start = performance.now()
    chips[index % chips.length]?.click()
    const clicked = performance.now() - start
    await done
    await new Promise(resolve => requestAnimationFrame(resolve))
    painted.push(performance.now() - start)
    main.push(clicked + busy)
  }
  return { painted, main }
}

/** CSS pixels from where something was taken, step by step. */
type Way = (step: number) => { readonly x: number; readonly y: number }

/** A thumb to and fro along its slider. */
const pulled: Way = step => ({ x: 5 * ((step * 7) % 40) - 100, y: 0 })

/** Over the places of a front and between them, and back. */
const carriedRound: Way = step => ({
  x: 140 * Math.sin((step * Math.PI) / 20),
  y: 150 * (1 - Math.cos((step * Math.PI) / 20)),
})

/** Milliseconds between frames while something is taken and moved about. */
async function framesWhileDragging(page: Page, taken: Locator, way: Way): Promise<number[]> {
  // What is out of sight the pointer does not reach.
  await taken.scrollIntoViewIfNeeded()
  const box = await taken.boundingBox()
  if (!box) throw new Error('nothing to take')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const tick = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      handle = requestAnimationFrame(tick)
    }
    let handle = requestAnimationFrame(tick)
    Object.assign(window, { stopFrames: () => (cancelAnimationFrame(handle), frames) })
  })
  for (let step = 0; step < 40; step++) {
    const by = way(step)
    await page.mouse.move(x + by.x, y + by.y)
  }
  const frames = await page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames())
  await page.mouse.up()
  return frames.slice(2)
}

/**
 * What the page has asked for of scripts until the garment was drawn, workers among them, as it comes compressed.
 * Whether what is asked for then, as the room's code, has come when one looks would be chance.
 */
async function scriptBytes(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('canvas[data-status="drawn"]')) return
      observer.disconnect()
      Object.assign(window, { drawnAt: performance.now() })
    })
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-status'] })
  })
  await page.reload()
  await page.locator('canvas[data-status="drawn"]').waitFor()
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window as unknown as { drawnAt: number }).drawnAt)
      .map(({ name }) => name)
      .filter(name => name.endsWith('.js')),
  )
  const worker = fs.readdirSync(path.join(dist, 'assets')).filter(name => /^garment-worker.*\.js$/.test(name))
  const files = new Set([
    ...names.map(name => name.replace(`${url}/`, '')),
    ...worker.flatMap(name => withImports(`assets/${name}`)),
  ])
  const bytes = [...files].map(file => {
    const packed = path.join(dist, `${file}.gz`)
    return fs.statSync(fs.existsSync(packed) ? packed : path.join(dist, file)).size
  })
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

/** A built script and those that it cannot begin without: what a worker loads the page does not tell. */
function withImports(file: string): string[] {
  const code = fs.readFileSync(path.join(dist, file), 'utf8')
  const imported = [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)]
  return [file, ...imported.flatMap(([, name]) => withImports(`assets/${name}`))]
}
