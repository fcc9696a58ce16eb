import type { Page } from 'playwright'

/** Makes a page's line as slow as a phone's in a gymnasium: 1.6 Mbit/s, 150 ms for each answer. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}
