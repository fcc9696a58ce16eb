const kinds = ['localStorage', 'sessionStorage'] as const

let isRefused = false

/** Whether what is kept here is gone with the tab: the browser refuses to keep anything, or has no room. */
export const keepsNothing = (): boolean => isRefused

/**
 * Where a browser refuses to keep anything (cookies off) or has no room left, the tab keeps it: nothing that reads or
 * writes needs to know, and a session lasts as long as the tab.
 */
export function keepInTabWhereRefused(): void {
  for (const kind of kinds) {
    const kept = readAll(kind)
    if (!kept) continue
    if (kind === 'localStorage') isRefused = true
    Object.defineProperty(window, kind, { value: openTabStorage(kept), configurable: true })
  }
}

/** What was kept, where no more can be; undefined where all is well. */
function readAll(kind: (typeof kinds)[number]): [string, string][] | undefined {
  const probe = 'teamloom-probe'
  let kept: [string, string][] = []
  try {
    const storage = window[kind]
    kept = Object.entries(storage)
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return undefined
  } catch {
    return kept
  }
}

/** The names that are kept are its own keys, as of the browser's own. */
function openTabStorage(kept: readonly [string, string][]): Storage {
  const values: Record<string, string> = Object.fromEntries(kept)
  const methods = {
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, value: string) => {
      values[name] = String(value)
    },
    removeItem: (name: string) => {
      delete values[name]
    },
    clear: () => {
      for (const name of Object.keys(values)) delete values[name]
    },
    key: (index: number) => Object.keys(values)[index] ?? null,
  }
  return new Proxy(values, {
    get: (_, name) => {
      if (name === 'length') return Object.keys(values).length
      return methods[name as keyof typeof methods] ?? values[String(name)]
    },
  }) as unknown as Storage
}
