import type { Locator, Page } from 'playwright'

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'
type Spot = { readonly x: number; readonly y: number }

/** Fingers on the screen, as the browser's own input: each event comes after the page has drawn the one before. */
export type Fingers = {
  readonly down: (...at: readonly Spot[]) => Promise<void>
  readonly move: (...to: readonly Spot[]) => Promise<void>
  readonly up: (...left: readonly Spot[]) => Promise<void>
  readonly cancel: () => Promise<void>
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const input = await page.context().newCDPSession(page)
  const send = async (type: TouchType, spots: readonly Spot[]) => {
    const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }))
    await input.send('Input.dispatchTouchEvent', { type, touchPoints })
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(drawn)))
  }
  return {
    down: (...at) => send('touchStart', at),
    move: (...to) => send('touchMove', to),
    up: (...left) => send('touchEnd', left),
    cancel: () => send('touchCancel', []),
  }
}

/** Drags one finger, in steps as a hand makes them. */
export async function dragFinger(fingers: Fingers, from: Spot, to: Spot, steps = 6): Promise<void> {
  await fingers.down(from)
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await fingers.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
}

export async function middleOf(locator: Locator): Promise<Spot> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
