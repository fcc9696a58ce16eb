import type { Browser } from 'playwright'
import { afterEach } from 'vitest'
import { openBrowser } from './browser.ts'

let opened: Browser | undefined

/**
 * The browser that the journeys of a process share; each has contexts of its own in it, which are closed when it ends.
 * Whoever asks is a file of journeys, before its first.
 */
export async function journeyBrowser(): Promise<Browser> {
  if (!opened?.isConnected()) opened = await openBrowser()
  const browser = opened
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  return browser
}
