import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import type { Page } from 'playwright'
import { type Figure, median } from './figure.ts'
import { ask, makeDesign, type Product, signUp } from './product.ts'
import { slowDown } from './slow-line.ts'

const visits = 3

/** What a link to look and say loads on a phone, and when its garment is seen on a slow line, by somebody who has kept nothing of it. */
export async function benchReviewPage({ url }: Product): Promise<Figure[]> {
  const coach = await signUp(url)
  const designId = await makeDesign(url, coach)
  const { token } = await ask<{ token: string }>(url, coach.token, 'POST', '/projects/review', {
    projectId: coach.projectId,
    designIds: [designId],
    showPrice: true,
  })
  const browser = await openBrowser()
  try {
    // Its pictures are drawn once, by whoever comes first.
    await visit(`/review/${token}`)
    const { kilobytes } = await visit(`/review/${token}`)
    const seen: number[] = []
    for (let times = 0; times < visits; times++) seen.push((await visit(`/review/${token}`, slowDown)).seenMs)
    return [
      { name: 'JavaScript of a review link, compressed', value: kilobytes, unit: 'kB', most: 130 },
      {
        name: 'from a review link to its garment at 1.6 Mbit/s, 150 ms for each answer, median',
        value: median(seen),
        unit: 'ms',
        most: 1500,
      },
    ]
  } finally {
    await browser.close()
  }

  async function visit(path: string, prepare: (page: Page) => Promise<void> = async () => {}) {
    const { page, context } = await openVisitor(browser, url, { width: 390, height: 844 })
    await prepare(page)
    await page.goto(path, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => {
      const garment = document.querySelector<HTMLImageElement>('img[src*="front.webp"]')
      return garment?.complete && garment.naturalWidth > 0 ? performance.now() : undefined
    })
    const seenMs = Number(await seen.jsonValue())
    await page.getByRole('textbox').first().waitFor()
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize, 0),
    )
    await context.close()
    return { seenMs, kilobytes: bytes / 1000 }
  }
}
