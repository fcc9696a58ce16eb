import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { type Customer, logIn } from '@teamloom/e2e/shop.ts'
import type { Page } from 'playwright'
import { type Figure, median, percentile, timeRuns } from './figure.ts'
import { listShirt, nameOf } from './listed-shirt.ts'
import type { Product } from './product.ts'

const many = 3000
const cells = 60
/** The pause between two keys of somebody who types fast. */
const pauseMs = 70
/** After the last change, before it is sent. */
const restMs = 1000
const savings = 10

type Kind = 'first' | 'letter' | 'Enter' | 'arrow'

/** A list of three thousand lines in a cart: each key until it is painted, and a change until it is with the server. */
export async function benchList({ url }: Product): Promise<Figure[]> {
  const { customer, itemId } = await listShirt(url, many)
  const save = await savingOf(customer, itemId)
  const server = median(await timeRuns(savings, save.change, 3))
  const whole = median(await timeRuns(savings, save.whole, 3))
  const browser = await openBrowser()
  try {
    const { page, context } = await openVisitor(browser, url, { width: 1440, height: 900 })
    await logIn(context, customer)
    await page.addInitScript(watchKeys)
    await page.goto(`/cart/${itemId}/list`)
    await page.getByRole('gridcell').first().click()
    await typeIntoCells(page, 10)
    await page.waitForTimeout(2 * restMs)
    await page.evaluate(() => Object.assign(window, { keyTimes: [] }))
    await typeIntoCells(page, cells)
    const keys = await page.evaluate(() => window.keyTimes)
    const typed = keys.filter(({ kind }) => kind !== 'arrow').map(({ ms }) => ms)
    await page.waitForTimeout(2 * restMs)
    const saved: Saved[] = []
    for (let run = 0; run < savings; run++) saved.push(await saveOnce(page))
    const shown = median(saved.map(({ ms }) => ms))
    const request = median(saved.map(({ requestMs }) => requestMs))
    return [
      {
        name: `a key in a list of ${many} lines until it is painted, 95 of 100`,
        value: percentile(typed, 0.95),
        unit: 'ms',
        most: 50,
        detail: Object.fromEntries(
          (['first', 'letter', 'Enter', 'arrow'] as const).flatMap(kind => {
            const times = keys.filter(each => each.kind === kind).map(({ ms }) => ms)
            return [
              [`${kind} p50`, median(times)],
              [`${kind} p95`, percentile(times, 0.95)],
            ]
          }),
        ),
      },
      {
        name: `a change in a list of ${many} lines until it is saved, from when it is sent, median`,
        value: shown,
        unit: 'ms',
        most: 300,
        detail: { request, browser: shown - request, server, whole },
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Saves the list with one line of it otherwise each time, as a change and as a whole. */
async function savingOf({ call }: Customer, itemId: string) {
  type Line = { readonly qty: number; readonly problems?: unknown }
  const address = `/cart/item/${itemId}/lines`
  const { lines } = await call<{ lines: Line[] }>('GET', address)
  const bare = lines.map(({ problems: _, ...line }) => line)
  let qty = 1
  const changed = () => {
    qty += 1
    return bare.slice(1, 2).map(line => ({ ...line, qty }))
  }
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  return {
    change: () => call('POST', address, { lines: changed() }, key()),
    whole: () =>
      call('PUT', address, { lines: [...bare.slice(0, 1), ...changed(), ...bare.slice(2)] }, key()),
  }
}

type KeyTime = { readonly kind: Kind; readonly ms: number }
type Saved = { readonly ms: number; readonly requestMs: number }

declare global {
  interface Window {
    keyTimes: KeyTime[]
    savedAt: number
    sentAt: number
  }
}

/** Runs in the page before all else: each key from when it was pressed until the frame that it made was painted. */
function watchKeys(): void {
  window.keyTimes = []
  document.addEventListener(
    'keydown',
    event => {
      const isIn = document.activeElement instanceof HTMLInputElement
      const kind = event.key === 'Enter' ? 'Enter' : event.key.startsWith('Arrow') ? 'arrow' : undefined
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          window.keyTimes.push({
            kind: kind ?? (isIn ? 'letter' : 'first'),
            ms: performance.now() - event.timeStamp,
          }),
        )
        port1.start()
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** Down the column of names, each name anew, then a step back and forth. */
async function typeIntoCells(page: Page, count: number): Promise<void> {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.waitForTimeout(pauseMs)
  }
  await press('ArrowRight')
  await press('ArrowRight')
  for (let at = 0; at < count; at++) {
    for (const letter of `NEW${nameOf(at).toUpperCase()}`) await press(letter)
    await press('Enter')
    await press('ArrowUp')
    await press('ArrowDown')
  }
  await press('ArrowLeft')
  await press('ArrowLeft')
}

/** One more number is written; the milliseconds until the page says that it is saved, without its rest before. */
async function saveOnce(page: Page): Promise<Saved> {
  const before = await page.evaluate(() => {
    performance.clearResourceTimings()
    const told = document.querySelector('[role="status"][data-state]') ?? document.body
    const watch = new MutationObserver(() => {
      if (told.getAttribute('data-state') !== 'saved') return
      window.savedAt = performance.now()
      watch.disconnect()
    })
    watch.observe(told, { attributes: true, attributeFilter: ['data-state'] })
    window.savedAt = 0
    document.addEventListener(
      'keydown',
      event => {
        if (event.key === 'Enter') window.sentAt = performance.now()
      },
      { capture: true },
    )
    return performance.now()
  })
  for (const key of [...`LATE${String.fromCharCode(65 + (Math.floor(before) % 26))}`, 'Enter'])
    await page.keyboard.press(key)
  await page.waitForFunction(() => window.savedAt > 0)
  return page.evaluate(rest => {
    const sent = performance
      .getEntriesByType('resource')
      .findLast(entry => entry.name.endsWith('/lines')) as PerformanceResourceTiming
    return { ms: window.savedAt - window.sentAt - rest, requestMs: sent.responseEnd - sent.startTime }
  }, restMs)
}
