import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { logIn, makeDesign, signUp } from '@teamloom/e2e/shop.ts'
import type { Browser, Page } from 'playwright'
import { type Figure, median } from './figure.ts'
import type { Product } from './product.ts'
import { slowDown } from './slow-line.ts'

/** Products that are clicked one after another, each for the first time. */
const clicked = ['tshirt', 'hoodie', 'longsleeve', 'sweatpants', 'beanie']

/** In a real browser: from a product's click to its garment on the stage, and a garment on a slow line. */
export async function benchOpenings({ url }: Product): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const clicks = await productClicks(browser, url)
    const slow = await slowLine(browser, url)
    return [
      {
        name: 'product click to its garment on the stage, median',
        value: median(clicks.map(({ seen }) => seen)),
        unit: 'ms',
        most: 600,
        detail: { drawnByPage: median(clicks.map(({ drawn }) => drawn)), products: clicks.length },
      },
      {
        name: 'white or empty screen after a product click, longest',
        value: Math.max(...clicks.map(({ empty }) => empty)),
        unit: 'ms',
        most: 100,
      },
      {
        name: 'garment on the stage at 1.6 Mbit/s and 150 ms, nothing kept',
        value: slow,
        unit: 'ms',
        most: 5000,
      },
    ]
  } finally {
    await browser.close()
  }
}

type Click = { readonly seen: number; readonly drawn: number; readonly empty: number }

async function productClicks(browser: Browser, url: string): Promise<Click[]> {
  const customer = await signUp(url)
  const { page, context } = await openVisitor(browser, url)
  await logIn(context, customer)
  const times: Click[] = []
  for (const name of clicked) {
    await page.goto(`/projects/${customer.projectId}/newdesign`)
    const card = page.locator(`[data-product=${name}]`)
    await card.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await watchStage(page)
    await card.click()
    times.push(await page.evaluate(() => (window as unknown as { click: Promise<Click> }).click))
  }
  await context.close()
  return times
}

/** From the click on: when a garment is seen on the studio's stage, when the page has drawn it, how long neither was. */
function watchStage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isSeen = (picture: Element | null) => {
      const { width = 0 } = picture?.getBoundingClientRect() ?? {}
      return (
        width > 200 &&
        (picture instanceof HTMLImageElement ? picture.complete && picture.naturalWidth > 0 : true)
      )
    }
    const click = new Promise(resolve => {
      const onClick = () => {
        const from = performance.now()
        let [last, empty, seen] = [from, 0, 0]
        const look = () => {
          const now = performance.now() - from
          const drawn = document.querySelector('canvas[data-status="drawn"]')
          const isPicture = [...document.querySelectorAll('img[src*="front.webp"]')].some(isSeen)
          if (isPicture || drawn) last = now + from
          else empty = Math.max(empty, now + from - last)
          const stage = document.querySelector('canvas[data-status]')?.closest('main')
          if (!seen && (drawn || [...(stage?.querySelectorAll('img') ?? [])].some(isSeen))) seen = now
          if (drawn) resolve({ seen, drawn: now, empty })
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      document.addEventListener('click', onClick, { capture: true, once: true })
    })
    Object.assign(window, { click })
  })
}

async function slowLine(browser: Browser, url: string): Promise<number> {
  const customer = await signUp(url)
  const designId = await makeDesign(customer, 'Training tee')
  const { page, context } = await openVisitor(browser, url)
  await logIn(context, customer)
  await slowDown(page)
  await page.goto(`/design/${designId}`, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(() => {
    const canvas = document.querySelector('canvas[data-status="drawn"]')
    const image = document.querySelector<HTMLImageElement>('main img[src*="front.webp"]')
    return canvas || (image?.complete && image.naturalWidth > 0) ? performance.now() : undefined
  })
  const time = Number(await seen.jsonValue())
  await context.close()
  return time
}
