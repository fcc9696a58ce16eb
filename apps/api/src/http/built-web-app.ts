import fs from 'node:fs'
import path from 'node:path'

/** Where `npm start` builds it. */
export const webFolder = path.join(import.meta.dirname, '../../../web/dist')

/** The studio's, that of people without an account, and the shell of the public pages. */
type WebPage = 'index.html' | 'sizes.html' | 'front.html'

/** A page's bytes in memory, as they are on the disk: it may be built anew under a running server. */
export type BuiltWebApp = {
  /** Undefined: it is not built. */
  readonly page: (name: WebPage) => Buffer | undefined
  /** By what differs from one build to the next: the name of the script that all others hang on. */
  readonly buildId: () => string
}

/** So long a page is served without looking whether it was built anew. */
const lookMs = 1000

type Kept = { readonly bytes: Buffer | undefined; readonly mtimeMs: number | undefined; lookedAt: number }

export function openBuiltWebApp(folder: string, now = () => performance.now()): BuiltWebApp {
  const pages = new Map<string, Kept>()
  const page = (name: WebPage) => {
    const kept = pages.get(name)
    if (kept && now() - kept.lookedAt < lookMs) return kept.bytes
    const file = path.join(folder, name)
    const mtimeMs = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
    const isSame = kept !== undefined && mtimeMs === kept.mtimeMs
    // While it is being built it is gone for a moment: what was served last still is.
    const bytes = isSame || mtimeMs === undefined ? kept?.bytes : fs.readFileSync(file)
    pages.set(name, { bytes, mtimeMs, lookedAt: now() })
    return bytes
  }
  // Every answer names it: it is looked for once a page.
  let named: { readonly of: Buffer | undefined; readonly id: string } | undefined
  return {
    page,
    buildId: () => {
      const of = page('index.html')
      if (!named || named.of !== of) named = { of, id: idIn(of) }
      return named.id
    },
  }
}

function idIn(page: Buffer | undefined): string {
  return /src="\/assets\/[\w.-]*-([\w-]{8})\.js"/.exec(page?.toString() ?? '')?.[1] ?? 'dev'
}
