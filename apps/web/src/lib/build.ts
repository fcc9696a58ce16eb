/** Which builds of the web app this tab has been told of: each is offered once. */
const key = 'teamloom-builds'

const buildOf = (address: string | undefined) => /-([\w-]{8})\.js$/.exec(address ?? '')?.[1]

/** By its own script's name; undefined while it is developed. */
const ownBuild = () => buildOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src)

let newer: string | undefined
const listeners = new Set<() => void>()

/**
 * What the server says that it serves. One that this tab was told of before is no newer one: while the server's
 * processes change one by one, answers come from both.
 */
export function hearBuild(build: string | null): void {
  if (!build || build === newer) return
  const own = ownBuild()
  if (!own || build === own) return
  const told = new Set(readTold()).add(own)
  if (told.has(build)) return
  sessionStorage.setItem(key, JSON.stringify([...told, build]))
  newer = build
  for (const listener of listeners) listener()
}

export function onNewerBuild(listener: () => void): void {
  listeners.add(listener)
}

/** Whether a newer build is there, and leaving the page would lose nothing. */
export function mayChangeBuild(): boolean {
  return newer !== undefined && !hasUnsaved()
}

/** Whatever warns of leaving is asked as the browser would ask it. */
export function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

function readTold(): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}
