import { readFileSync } from 'node:fs'
import { openBrowser } from '@teamloom/e2e/browser.ts'
import { crest, drawn, openStudio, saved } from '@teamloom/e2e/studio-page.ts'
import type { Browser, Page } from 'playwright'
import { type Figure, median } from './figure.ts'
import type { Product } from './product.ts'

const runs = 3
/** A person takes longer than this to find a file, or to look at a design: the panel makes itself ready meanwhile. */
const [choosingMs, lookingMs] = [3000, 3000]
const product = { family: 'hoodie', product: 'hoodie' }

/**
 * From the panel of an artwork's kinds to its first picture and to the last: of artwork that nobody has seen before, in a
 * browser of its own each time, and of a decoration that is clicked when its design was looked at.
 */
export async function kindPictures({ url }: Product): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const fresh: Seen[] = []
    const opened: Seen[] = []
    for (let run = 0; run < runs; run++) {
      const both = await seeOnce(browser, url, run)
      fresh.push(both.fresh)
      opened.push(both.opened)
    }
    const of = (seen: readonly Seen[], what: keyof Seen) => median(seen.map(one => one[what]))
    return [
      {
        name: 'fresh artwork’s kinds, from their panel to the picture of the chosen one, median',
        value: of(fresh, 'first'),
        unit: 'ms',
        most: 300,
      },
      {
        name: 'to the pictures of all, median',
        value: of(fresh, 'last'),
        unit: 'ms',
        most: 1500,
        detail: { kinds: of(fresh, 'count'), readingBeforeMs: of(fresh, 'before') },
      },
      {
        name: 'a decoration’s click to the pictures of all of its kinds, median',
        value: of(opened, 'last') + of(opened, 'before'),
        unit: 'ms',
        most: 1500,
        detail: { firstMs: of(opened, 'first') + of(opened, 'before') },
      },
    ]
  } finally {
    await browser.close()
  }
}

type Seen = {
  /** Milliseconds from what was done to the panel. */
  readonly before: number
  /** From there. */
  readonly first: number
  readonly last: number
  readonly count: number
}

async function seeOnce(browser: Browser, url: string, run: number): Promise<{ fresh: Seen; opened: Seen }> {
  const { page } = await openStudio(browser, url, { product })
  await page.waitForLoadState('networkidle')
  const buffer = Buffer.concat([readFileSync(crest), Buffer.from(`<!-- ${run} -->`)])
  const file = { name: 'wolves-crest.svg', mimeType: 'image/svg+xml', buffer }
  await page.getByRole('button', { name: 'Add decoration', exact: true }).click()
  await page.waitForTimeout(choosingMs)
  const fresh = await watch(page, () => page.getByTestId('artwork-file').setInputFiles(file))
  await saved(page)
  await page.reload()
  await drawn(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(lookingMs)
  const opened = await watch(page, () =>
    page
      .getByRole('button', { name: /^wolves-crest/ })
      .first()
      .click(),
  )
  await page.context().close()
  return { fresh, opened }
}

type Times = { done: number; panel: number; drawn: number[] }

/** `act` ends with the last thing that is done by hand. */
async function watch(page: Page, act: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => {
    const times: Times = { done: 0, panel: 0, drawn: [] }
    Object.assign(window, { times })
    const kinds = '[role=radiogroup][aria-label=Type]'
    const prototype = CanvasRenderingContext2D.prototype
    const draw = prototype.drawImage
    prototype.drawImage = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
      Reflect.apply(draw, this, given)
      if (this.canvas.closest(kinds)) times.drawn.push(performance.now())
    } as typeof draw
    for (const done of ['click', 'change'])
      document.addEventListener(done, () => (times.done = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (times.panel === 0 && document.querySelector(kinds)) times.panel = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await act()
  const pictures = page
    .getByRole('radiogroup', { name: 'Type' })
    .locator('canvas, [data-testid=flat-artwork]')
  await pictures.first().waitFor()
  const count = await pictures.count()
  await page.waitForFunction(
    wanted => (window as unknown as { times: Times }).times.drawn.length >= wanted,
    count,
  )
  const { done, panel, drawn: all } = await page.evaluate(() => (window as unknown as { times: Times }).times)
  return {
    before: panel - done,
    first: (all[0] ?? 0) - panel,
    last: (all[count - 1] ?? 0) - panel,
    count,
  }
}
