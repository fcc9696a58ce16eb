import type { Browser, BrowserContext, Locator, Page } from 'playwright'

export type Locale = 'en' | 'fr'

/** A fresh visitor: a page that fails the test on any error in its console. */
export async function openVisitor(
  browser: Browser,
  url: string,
  options: {
    readonly locale?: Locale
    readonly width?: number
    readonly height?: number
    /** By touch, as on a phone. */
    readonly hasTouch?: boolean
    readonly javaScriptEnabled?: boolean
  } = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const { locale = 'en', width = 1440, height = 900, ...more } = options
  const context = await browser.newContext({
    ...more,
    baseURL: url,
    locale: locale === 'fr' ? 'fr-CA' : 'en-CA',
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  // It ends what hangs: the usual half a minute is short on a busy machine.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error')
      problems.push(`${message.text()} ${placeOf(message.location().url)}`.trim())
  })
  page.on('pageerror', error => problems.push(String(error)))
  return { page, context, problems }
}

/** What an address asks for, without ids, whose figures may read as a status. */
function placeOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replaceAll(/[\da-f][\da-f-]{6,}/gi, '…') : ''
}

export const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)

/** For what is held back until the test lets it go. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
