import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { makeMatchShirt } from '@teamloom/e2e/match-shirt.ts'
import { signUp } from '@teamloom/e2e/shop.ts'
import type { CDPSession, Page } from 'playwright'
import { type Figure, median } from './figure.ts'
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
    const waits = await typeNames(page)
    return [
      {
        name: 'what the page where sizes and words are written loads until it can be used, compressed',
        value: awaited.reduce((sum, [, each]) => sum + each, 0),
        unit: 'kB',
        most: 130,
        detail: kilobytes,
      },
      {
        name: 'from when somebody types no more until the garment on that page has their name',
        value: median(waits),
        unit: 'ms',
        most: 200,
        detail: { slowest: Math.max(...waits), idle: idleMs },
      },
    ]
  } finally {
    await browser.close()
  }
}

/** So long after a letter nobody types any more: `use-persons-picture.ts`. */
const idleMs = 150
const names = [
  'ROY',
  'CÔTÉ',
  'O’NEILL',
  'TREMBLAY',
  'ST-PIERRE',
  'DIALLO',
  'LÉVESQUE',
  'LI',
  'GAGNON',
  'OSEI',
]

/** Milliseconds until the picture is another, for each of these names; the first, for which the garment is opened, is left out. */
async function typeNames(page: Page): Promise<number[]> {
  await page.locator('select').first().selectOption('M')
  const field = page.getByRole('textbox', { name: /^Name/ })
  await page.evaluate(() => {
    const times = { typed: 0, shown: 0 }
    Object.assign(window, { times })
    document.addEventListener('input', () => Object.assign(times, { typed: performance.now(), shown: 0 }))
    const watch = new MutationObserver(() => {
      times.shown = performance.now()
    })
    watch.observe(document.body, { subtree: true, attributeFilter: ['src'] })
  })
  const waits: number[] = []
  for (const name of ['RIVERA', ...names]) {
    await field.fill(name)
    const wait = await page.waitForFunction(() => {
      const { times } = window as never as { times: { typed: number; shown: number } }
      return times.shown > 0 && times.shown - times.typed
    })
    waits.push(Number(await wait.jsonValue()) - idleMs)
  }
  return waits.slice(1)
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
