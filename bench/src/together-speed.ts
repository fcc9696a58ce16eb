import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { invitationTo, logIn, makeDesign, signUp, teamOf } from '@teamloom/e2e/shop.ts'
import { drawn, openElement, saved } from '@teamloom/e2e/studio-page.ts'
import type { Browser, Page } from 'playwright'
import { type Figure, median, percentile } from './figure.ts'
import type { Product } from './product.ts'

const clicks = 30
const colors = ['Black', 'Navy', 'White']

/** Two browsers in one design: from a colour's click in the one to the painted garment in the other. */
export async function benchTogether({ url }: Product): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const maya = await signUp(url)
    const inviteToken = await invitationTo(maya, await teamOf(maya))
    const jonas = await signUp(url, { firstName: 'Jonas', inviteToken })
    const designId = await makeDesign(maya, 'Tour tee')
    const page = await sit(browser, url, maya, designId)
    const other = await sit(browser, url, jonas, designId)
    await page.getByRole('button', { name: 'Follow Jonas' }).waitFor()
    await other.getByRole('button', { name: 'Follow Maya' }).waitFor()
    await openElement(page, 'Body')
    await page.getByRole('radio', { name: 'Black', exact: true }).waitFor()
    const delays: number[] = []
    for (let index = 0; index < clicks; index++) {
      await awaitPicture(other)
      const clickedAt = await page.evaluate(clickColor, colors[index % colors.length] ?? '')
      delays.push((await pictureTime(other)) - clickedAt)
      await saved(page)
      // Colours tried within half a second are one step.
      await page.waitForTimeout(600)
    }
    return [
      {
        name: 'a colour click to the painted garment in another browser, median',
        value: median(delays),
        unit: 'ms',
        most: 150,
        detail: { p90: percentile(delays, 0.9) },
      },
    ]
  } finally {
    await browser.close()
  }
}

async function sit(
  browser: Browser,
  url: string,
  customer: Parameters<typeof logIn>[1],
  designId: string,
): Promise<Page> {
  const { page, context } = await openVisitor(browser, url)
  await logIn(context, customer)
  await page.goto(`/design/${designId}`)
  await drawn(page)
  return page
}

/** Runs in the page: clicks a colour, and answers when, by the clock that all pages have. */
function clickColor(name: string): number {
  const radios = [...document.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = performance.timeOrigin + performance.now()
  radios.find(radio => radio.ariaLabel === name)?.click()
  return at
}

/** The next picture of the whole side. */
function awaitPicture(page: Page): Promise<void> {
  return page.evaluate(() => {
    const prototype = ImageBitmapRenderingContext.prototype
    const show = prototype.transferFromImageBitmap
    const shownAt = new Promise<number>(resolve => {
      prototype.transferFromImageBitmap = function (bitmap: ImageBitmap | null) {
        const isLarge = (bitmap?.width ?? 0) >= 1200
        show.call(this, bitmap)
        if (!isLarge) return
        prototype.transferFromImageBitmap = show
        resolve(performance.timeOrigin + performance.now())
      }
    })
    Object.assign(window, { shownAt })
  })
}

const pictureTime = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shownAt: Promise<number> }).shownAt)
