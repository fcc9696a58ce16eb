import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { makeMatchShirt } from '@teamloom/e2e/match-shirt.ts'
import { signUp } from '@teamloom/e2e/shop.ts'
import type { CDPSession, Page } from 'playwright'
import type { Figure } from './figure.ts'
import type { Product } from './product.ts'

/** Nobody waits for them to choose a size and write a name. */
const shownLater = ['Font', 'Image']

/** What the page where sizes, names and numbers are written loads until it can be used, by somebody who has kept nothing of it. */
export async function benchSizePage({ url }: Product): Promise<Figure[]> {
  const customer = await signUp(url)
  const designId = await makeMatchShirt(customer)
  await customer.call('PUT', '/designs/design/collectable', { designId, collectable: true })
  const { project } = await customer.call<{ project: { token: string } }>(
    'GET',
    `/projects/collection/${customer.projectId}`,
  )
  const browser = await openBrowser()
  try {
    const { page, context } = await openVisitor(browser, url, { width: 360, height: 740 })
    const loaded = await listen(await context.newCDPSession(page))
    await page.goto(`/sizes/${project.token}`, { waitUntil: 'commit' })
    await isUsable(page)
    const kilobytes = Object.fromEntries(
      Object.entries(loaded()).map(([kind, bytes]) => [kind, bytes / 1000]),
    )
    const awaited = Object.entries(kilobytes).filter(([kind]) => !shownLater.includes(kind))
    if (!kilobytes.Script) throw new Error('the page has loaded no script')
    return [
      {
        name: 'what the page where sizes and words are written loads until it can be used, compressed',
        value: awaited.reduce((sum, [, each]) => sum + each, 0),
        unit: 'kB',
        most: 130,
        detail: kilobytes,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Bytes by kind that have come over the line so far, headers too. */
async function listen(session: CDPSession): Promise<() => Record<string, number>> {
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...bytes })
}

/** A size can be chosen, a name written, and the garment is seen. */
async function isUsable(page: Page): Promise<void> {
  await page.locator('select').first().waitFor()
  await page.waitForFunction(() => {
    const garment = document.querySelector<HTMLImageElement>('img[src*="front.webp"], img[src*="back.webp"]')
    return garment?.complete && garment.naturalWidth > 0
  })
}
