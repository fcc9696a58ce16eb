import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { logIn } from '@teamloom/e2e/shop.ts'
import pg from 'pg'
import type { Page } from 'playwright'
import { type Figure, median, percentile, timeRuns } from './figure.ts'
import { processorMsOf } from './processes.ts'
import { type Account, ask, makeDesign, type Product, placeRequest, signUp } from './product.ts'

const manyItems = 30
const manyRequests = 500
const runs = 60

/** A request of thirty designs, opened and changed by staff; and what a change of one of its lines costs. Linux. */
export async function benchOrderDesk(product: Product): Promise<Figure[]> {
  const { url, connection } = product
  const staff = await signUp(url)
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`insert into user_roles (user_id, role) values ($1, 'designer')`, [staff.userId])
  await client.end()
  const many = await placeRequest(url, staff, await makeDesigns(url, staff, manyItems))
  const few = await placeRequest(url, staff, await makeDesigns(url, staff, 3))

  await untilIdle(product.pid)
  const reading = await timeRuns(runs, () => read(url, staff, many))
  const saveOf = async (preorderId: string) => {
    const { purchasedItems } = await read(url, staff, preorderId)
    let turn = 0
    return () => {
      turn += 1
      return ask(url, staff.token, 'POST', '/preorders/admin/design/sizes', {
        preorderId,
        designId: purchasedItems[0]?.design_id,
        sizes: [{ name: 'M', qty: 30 + (turn % 50) }],
      })
    }
  }
  const saving = await timeRuns(runs, await saveOf(many))
  await ask(url, staff.token, 'POST', '/preorders/admin/proof', { preorderId: many, tellCustomer: false })
  await untilIdle(product.pid)
  const savingProofed = await timeRuns(runs, await saveOf(many))
  const saveFew = await saveOf(few)
  const before = processorMsOf(product.pid)
  await timeRuns(runs, saveFew, 0)
  const msPerChange = (processorMsOf(product.pid) - before) / runs
  const opened = await openings(url, staff, many)
  const customer = await signUp(url)
  const designIds = await makeDesigns(url, customer, 1)
  for (let placed = 0; placed < manyRequests; placed += 10)
    await Promise.all(Array.from({ length: 10 }, () => placeRequest(url, customer, designIds)))
  await untilIdle(product.pid)
  const listed = await listings(url, customer)
  return [
    {
      name: 'a request of 30 designs, opened from the list in a browser, median',
      value: median(opened),
      unit: 'ms',
      most: 500,
      detail: { answer95: percentile(reading, 0.95) },
    },
    {
      name: 'a quantity of a request of 30 designs saved, 95 of 100',
      value: percentile(saving, 0.95),
      unit: 'ms',
      most: 150,
      detail: { median: median(saving) },
    },
    {
      name: 'the same with a proof that waits for its answer, 95 of 100',
      value: percentile(savingProofed, 0.95),
      unit: 'ms',
      most: 150,
      detail: { median: median(savingProofed) },
    },
    {
      name: 'my orders with 500 entries, from the address to the first of them, median',
      value: median(listed),
      unit: 'ms',
      most: 1000,
    },
    // On the machine where this took 7.8, Vendure 3.7.3 on PostgreSQL took 48 for `modifyOrder` of a placed order of three
    // lines, 84 with opening it for changes and closing it, and 32 for `adjustOrderLine` of one that is not placed yet.
    {
      name: 'processor time of one order-line change, server and database',
      value: msPerChange,
      unit: 'ms',
    },
  ]
}

/** Pictures of what was just ordered are drawn and mails are sent meanwhile. */
async function untilIdle(pid: number): Promise<void> {
  for (;;) {
    const before = processorMsOf(pid)
    await new Promise(resolve => setTimeout(resolve, 1000))
    if (processorMsOf(pid) - before < 50) return
  }
}

type Detail = { readonly purchasedItems: readonly { readonly design_id: string }[] }

const read = (url: string, { token }: Account, preorderId: string) =>
  ask<Detail>(url, token, 'POST', '/preorders/admin/purchasedpreorder', { preorderId })

async function makeDesigns(url: string, account: Account, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await makeDesign(url, account))
  return ids
}

/** From the click in the list to all of its designs on the screen. */
function openings(url: string, staff: Account, preorderId: string): Promise<number[]> {
  return inBrowser(url, staff, async page => {
    await page.goto('/purchased/orders')
    const link = page.locator(`a[href$="/purchased/preorder/${preorderId}"]`).first()
    await link.waitFor()
    await page.waitForLoadState('networkidle')
    return link.evaluate((element: HTMLElement, items) => {
      const start = performance.now()
      element.click()
      return new Promise<number>(resolve => {
        const look = () =>
          document.querySelectorAll('main article').length >= items
            ? resolve(performance.now() - start)
            : requestAnimationFrame(look)
        look()
      })
    }, manyItems)
  })
}

/** From the page's address to the first of its cards. */
function listings(url: string, customer: Account): Promise<number[]> {
  return inBrowser(url, customer, async page => {
    await page.goto('/orders', { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() =>
      document.querySelector('main article') ? performance.now() : undefined,
    )
    return Number(await seen.jsonValue())
  })
}

/** Five times; before them once, for the code to load. */
async function inBrowser(
  url: string,
  { token }: Account,
  work: (page: Page) => Promise<number>,
): Promise<number[]> {
  const browser = await openBrowser()
  try {
    const { page, context } = await openVisitor(browser, url)
    await logIn(context, { token, email: 'bench@example.com' })
    const times: number[] = []
    for (let turn = 0; turn < 6; turn++) times.push(await work(page))
    return times.slice(1)
  } finally {
    await browser.close()
  }
}
