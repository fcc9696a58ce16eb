import { openBrowser } from '@teamloom/e2e/browser.ts'
import { invitationTo, signUp, teamOf } from '@teamloom/e2e/shop.ts'
import { type OpenStudio, openStudio } from '@teamloom/e2e/studio-page.ts'
import type { Page } from 'playwright'
import { type Figure, median } from './figure.ts'
import type { Product } from './product.ts'
import { clickColors, turns } from './studio-speed.ts'

const pins = 100
const clicks = 16
const rounds = 2

/** Turning and colours with a hundred pins on a design, beside the same design without: turn by turn, so that what else the machine does meets both. */
export async function benchPins({ url }: Product): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const product = { family: 'hoodie', product: 'hoodie' }
    const without = await openStudio(browser, url, { product })
    const pinned = await openStudio(browser, url, { product })
    await pinAll(pinned, url)
    await pinned.page.reload()
    await pinned.page.locator('canvas[data-status="drawn"]').waitFor()
    await pinned.page
      .getByRole('button', { name: /^Comment 1(,|\b)/ })
      .first()
      .waitFor()
    const seen = { without: measuring(), pinned: measuring() }
    for (let round = 0; round < rounds; round++) {
      await measure(without.page, seen.without)
      await measure(pinned.page, seen.pinned)
    }
    const figure = (name: string, of: (seen: Measured) => number[]): Figure => ({
      name: `${name} with ${pins} pins, against none`,
      value: median(of(seen.pinned)) / median(of(seen.without)),
      unit: 'ratio',
      most: 1.1,
      peer: { name: 'without pins, ms', value: median(of(seen.without)) },
      detail: { withPins: median(of(seen.pinned)) },
    })
    return [
      figure('turn to another side', ({ turned }) => turned),
      figure('colour click to painted garment', ({ painted }) => painted),
      figure('of it on the main thread', ({ main }) => main),
    ]
  } finally {
    await browser.close()
  }
}

/** All over the front, by two of a team: one account says no more than sixty things in a minute. */
async function pinAll({ customer, designId }: OpenStudio, url: string): Promise<void> {
  const mate = await signUp(url)
  const token = await invitationTo(customer, await teamOf(customer))
  await mate.call('POST', '/teams/join', { token })
  for (let index = 0; index < pins; index++)
    await (index % 2 ? mate : customer).call('POST', '/designs/comment', {
      designId,
      anchor: { side: 'front', x: 4 + 2.2 * (index % 10), y: 6 + 2.2 * Math.floor(index / 10) },
      text: `Pin ${index}`,
      key: `pin ${index}`,
    })
}

type Measured = { readonly turned: number[]; readonly painted: number[]; readonly main: number[] }

const measuring = (): Measured => ({ turned: [], painted: [], main: [] })

async function measure(page: Page, { turned, painted, main }: Measured): Promise<void> {
  await page.bringToFront()
  turned.push(...(await turns(page)))
  await page
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('button', { name: 'Body', exact: true })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Navy', exact: true }).waitFor()
  const clicked = await page.evaluate(clickColors, clicks)
  painted.push(...clicked.painted)
  main.push(...clicked.main)
}
