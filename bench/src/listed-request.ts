import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { logIn, placeRequest } from '@teamloom/e2e/shop.ts'
import pg from 'pg'
import type { Page } from 'playwright'
import { type Figure, median, timeRuns } from './figure.ts'
import { listShirt } from './listed-shirt.ts'
import { rest } from './processes.ts'
import { ask, type Product, signUp } from './product.ts'

const people = 200
const openings = 7

/** A request of a design for two hundred people, as staff open it, and the list of it. */
export async function benchListedRequest({ url, connection, pid }: Product): Promise<Figure[]> {
  const staff = await signUp(url)
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`insert into user_roles (user_id, role) values ($1, 'designer')`, [staff.userId])
  await client.end()
  const { customer, designId, lines } = await listShirt(url, people)
  const pieces = Map.groupBy(lines, ({ size }) => size)
  const sizes = [...pieces].map(([name, each]) => ({ name, qty: each.length }))
  const preorderId = await placeRequest(customer, [{ designId, sizes }])
  await rest(pid)
  const read = () => ask(url, staff.token, 'POST', '/preorders/admin/purchasedpreorder', { preorderId })
  const serverMs = median(await timeRuns(20, read))
  const browser = await openBrowser()
  try {
    const { page, context } = await openVisitor(browser, url)
    await logIn(context, { token: staff.token, email: 'bench@example.com' })
    const [requests, lists]: [number[], number[]] = [[], []]
    for (let turn = 0; turn <= openings; turn++) {
      await page.goto('/purchased/orders')
      await page.locator(`a[href$="/purchased/preorder/${preorderId}"]`).first().waitFor()
      await page.waitForLoadState('networkidle')
      const request = await opened(page, `$="/purchased/preorder/${preorderId}"`, 'main article')
      await page.waitForLoadState('networkidle')
      const list = await opened(page, `*="/${preorderId}/list/"`, '[role="grid"] [data-row]')
      // The first time its code comes too.
      if (turn > 0) requests.push(request)
      if (turn > 0) lists.push(list)
    }
    return [
      {
        name: `a request of ${people} lines, opened from the list in a browser, median`,
        value: median(requests),
        unit: 'ms',
        most: 500,
        detail: { serverMs },
      },
      {
        name: `the list of a request of ${people} lines, opened from it in a browser, median`,
        value: median(lists),
        unit: 'ms',
        most: 500,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** From the click on a link until something stands on the screen that it leads to. */
function opened(page: Page, address: string, selector: string): Promise<number> {
  return page
    .locator(`a[href${address}]`)
    .first()
    .evaluate((element: HTMLElement, awaited) => {
      const start = performance.now()
      element.click()
      return new Promise<number>(resolve => {
        const look = () =>
          document.querySelector(awaited) ? resolve(performance.now() - start) : requestAnimationFrame(look)
        look()
      })
    }, selector)
}
